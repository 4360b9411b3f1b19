import type { Pin } from '../../model/answer/pin.ts';
import type { IpReport, Report } from '../../model/answer/report.ts';
import { answerOf } from './fact.ts';
import type { Given } from './given.ts';
import { givenByAnswers, leadingGiven } from './given.ts';

/**
 * Returns where an IP address's pin goes: the coordinates of the first answer that has any in the leading country,
 * otherwise the built-in data's. Null for an anycast address. If it is not certain which of the service's two numbers
 * is the latitude, the built-in data's come first.
 */
export function pin(report: Report): Pin | null {
  if (report.device.kind === 'ip' && report.device.anycast !== null) return null;
  const given = pinGiver(report);
  const here = report.device.kind === 'ip' && !isElsewhere(report) ? devicePin(report.device) : null;
  const there = given?.coordinates ?? null;
  return given?.orderInDoubt ? (here ?? there) : (there ?? here);
}

/** Returns the answer that gives the pin: the first with coordinates in the country that the leading answer names. */
function pinGiver(report: Report): Given | null {
  const country = leadingGiven(report)?.country ?? null;
  const isInThatCountry = (given: Given) => country === null || given.country === null || given.country === country;
  return givenByAnswers(report).find((given) => given.coordinates !== null && isInThatCountry(given)) ?? null;
}

/** Does the leading answer name another country than the built-in data, without saying where in it? */
function isElsewhere(report: Report): boolean {
  const given = leadingGiven(report);
  const here = report.device.kind === 'ip' ? report.device.country : null;
  return (
    given !== null && given.country !== null && given.coordinates === null && here !== null && here !== given.country
  );
}

/** Returns an IP address's coordinates in the built-in data; null if it has none. */
export function devicePin(address: IpReport): Pin | null {
  const { latitude, longitude } = address;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Mean radius of the earth (kilometers). */
const earthRadius = 6371;
const radians = Math.PI / 180;

/** Returns the distance between two places in kilometers, along the surface (haversine formula). */
export function distance(one: Pin, other: Pin): number {
  const height = Math.sin(((other.latitude - one.latitude) * radians) / 2) ** 2;
  const width = Math.sin(((other.longitude - one.longitude) * radians) / 2) ** 2;
  const scale = Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians);
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, height + scale * width)));
}

/**
 * Returns the country to tint on the map (ISO 3166-1 alpha-2). For an IP address: the country named by the source of
 * its pin. For a number: the country that all sources agree on; null if they disagree or none is known.
 */
export function mapCountry(report: Report): string | null {
  return report.device.kind === 'ip' ? ofAddress(report, report.device.country) : ofNumber(report);
}

function ofAddress(report: Report, here: string | null): string | null {
  const given = pinGiver(report);
  return given && pin(report) === given.coordinates ? (given.country ?? here) : here;
}

function ofNumber(report: Report): string | null {
  const { device } = report;
  if (device.kind !== 'phone' || device.verdict.kind === 'not-a-number') return null;
  const ofService = [answerOf(report, 'phoneValidation')?.country, answerOf(report, 'callerId')?.country];
  const given = [device.region, ...ofService, ...givenByAnswers(report).map(({ country }) => country)];
  const [only = null, ...others] = new Set(given.filter((code) => code !== null && code !== undefined));
  return others.length === 0 ? only : null;
}
