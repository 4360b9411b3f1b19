import type { Report } from '../model/report.ts';
import { countryName } from '../words/country-name.ts';
import { language } from '../words/language.ts';
import { say } from '../words/say.ts';
import { answerOf } from './answer-of.ts';
import { headline } from './headline.ts';
import { lineTypeText } from './line-type.ts';
import { localTime } from './local-time.ts';
import { mapCountry } from './map-country.ts';
import { verdict } from './verdict.ts';

/**
 * What a card says, in one breath, for those who hear it: "Mobile, Spain, Vodafone, Tue 14:05 there, valid number". Ready
 * phrases in a row, what is not known left out; `now` in milliseconds since 1970.
 */
export function spokenSentence(report: Report, now: number): string {
  const phrases = report.device.kind === 'phone' ? phonePhrases(report, now) : addressPhrases(report, now);
  const told = new Set(phrases.flatMap((phrase) => phrase || []));
  return new Intl.ListFormat(language(), { type: 'unit' }).format(told);
}

function phonePhrases(report: Report, now: number): (string | null)[] {
  const { device, names } = report;
  if (device.kind !== 'phone') return [];
  const validation = answerOf(report, 'phoneValidation');
  const caller = answerOf(report, 'callerId');
  const type = device.type ?? validation?.lineType ?? null;
  const region = device.region ?? validation?.country ?? null;
  return [
    names[0]?.name ?? caller?.name ?? null,
    type === null ? say('headlineNumber') : lineTypeText(type),
    device.location,
    region === null ? null : countryName(region),
    validation?.carrier ?? caller?.carrier ?? device.carrier,
    timePhrase(device.timeZones, now),
    verdict(report).text,
  ];
}

function addressPhrases(report: Report, now: number): (string | null)[] {
  const { device } = report;
  if (device.kind !== 'ip') return [];
  const country = mapCountry(report);
  return [
    headline(report),
    country === null ? null : countryName(country),
    timePhrase(device.timeZone === null ? [] : [device.timeZone], now),
    verdict(report).text,
  ];
}

function timePhrase(timeZones: readonly string[], now: number): string | null {
  const time = localTime(timeZones, now);
  return time === null ? null : say('timeThere', time);
}
