import type { PhoneReport, Report } from '../../model/answer/report.ts';
import { localTime } from '../../words/clocks.ts';
import { countryName } from '../../words/countries.ts';
import { language } from '../../words/language.ts';
import { say } from '../../words/say.ts';
import { leadName } from '../claims/lead.ts';
import { leadingHolder } from '../claims/network.ts';
import { isCountryDisputed, leadingPlace } from '../claims/place.ts';
import { attributed } from '../claims/sources.ts';
import { lineText, typeWord } from './first-line.ts';
import { isValid, verdict, verdictText } from './verdict.ts';

/**
 * Returns a card's sentence for screen readers: "Mobile, Spain, Vodafone, Tue 14:05 there, valid number". What is not
 * known is left out. `now` is in milliseconds since 1970. `isNotCalled`: the number's link may call something else, so
 * that the number is valid is not said.
 */
export function spokenSentence(report: Report, now: number, { isNotCalled = false } = {}): string {
  const { device } = report;
  const phrases =
    device.kind === 'phone' ? phonePhrases(report, device, { now, isNotCalled }) : addressPhrases(report, now);
  const distinct = new Set(phrases.flatMap((phrase) => phrase || []));
  return new Intl.ListFormat(language(), { type: 'unit' }).format(distinct);
}

type Spoken = { now: number; isNotCalled: boolean };

function phonePhrases(report: Report, device: PhoneReport, { now, isNotCalled }: Spoken): (string | null)[] {
  const [name, type, holder] = [leadName(report), typeWord(report, device), leadingHolder(report)];
  // As on the card: place, country and clock have one source.
  const place = leadingPlace(report);
  const { source } = place;
  const judgment = verdict(report);
  return [
    name && attributed(name),
    type === null ? say('headlineNumber') : attributed(type),
    place.name && (place.name === device.location ? place.name : attributed({ text: place.name, source })),
    place.country === null
      ? place.countryText && attributed({ text: place.countryText, source })
      : countryName(place.country),
    holder && attributed(holder),
    timePhrase(place.timeZones, now),
    isNotCalled && isValid(judgment) ? null : verdictText(judgment), // guard link-unread-spoken
    isCountryDisputed(report) ? say('verdictCountryDiffers') : null,
  ];
}

function addressPhrases(report: Report, now: number): (string | null)[] {
  // As on the card: an anycast address has no location; country and clock are from one source.
  const { country, timeZones } = leadingPlace(report);
  return [
    lineText(report),
    country === null ? null : countryName(country),
    timePhrase(timeZones, now),
    verdictText(verdict(report)),
  ];
}

function timePhrase(timeZones: readonly string[], now: number): string | null {
  const time = localTime(timeZones, now);
  return time === null ? null : say('timeThere', time);
}
