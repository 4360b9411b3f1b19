import type { Report } from '../model/report.ts';
import { answerOf } from './answer-of.ts';
import { pin } from './pin.ts';

/**
 * The country to tint on the map, as an ISO 3166-1 alpha-2 code. Of an address the one of whoever gives its pin; of a number
 * the one that all agree on, null where nobody knows it or they differ.
 */
export function mapCountry(report: Report): string | null {
  return report.device.kind === 'ip' ? ofAddress(report, report.device.country) : ofNumber(report);
}

function ofAddress(report: Report, here: string | null): string | null {
  const answer = answerOf(report, 'ipGeolocation');
  const isService = Boolean(answer?.coordinates) && pin(report) === answer?.coordinates;
  return isService ? (answer?.country ?? here) : here;
}

function ofNumber(report: Report): string | null {
  const { device } = report;
  if (device.kind !== 'phone' || device.verdict.kind === 'not-a-number') return null;
  const told = [device.region, answerOf(report, 'phoneValidation')?.country, answerOf(report, 'callerId')?.country];
  const [only = null, ...others] = new Set(told.filter((code) => code !== null && code !== undefined));
  return others.length === 0 ? only : null;
}
