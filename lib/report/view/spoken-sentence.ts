import type { PhoneReport, Report } from '../../model/answer/report.ts';
import { localTime } from '../../words/clocks.ts';
import { countryName } from '../../words/countries.ts';
import { language } from '../../words/language.ts';
import { say } from '../../words/say.ts';
import { attributed } from '../claims/sources.ts';
import { isValid, verdictText } from '../claims/verdict.ts';
import { lineText, typeWord } from './first-line.ts';
import type { ReportView } from './view.ts';

type Spoken = Pick<ReportView, 'name' | 'risk' | 'holder' | 'place' | 'isDisputed' | 'verdict'> & {
  head: Pick<ReportView['head'], 'isNotCalled' | 'banners'>;
};

/**
 * Returns a card's sentence for screen readers: "Mobile, Spain, Vodafone, Tue 2:05 PM there, Only format checked", after the worst
 * warning and the risk. What is not known is left out. The card's article is described by it, so it is heard when a key has opened the card. `now` is in milliseconds since 1970. If the number's link may call something else, that the number is
 * valid is not said.
 */
export function spokenSentence(report: Report, now: number, view: Spoken): string {
  const { device } = report;
  const phrases = device.kind === 'phone' ? phonePhrases(report, device, view) : addressPhrases(report, view);
  const time = localTime(view.place.timeZones, now);
  const [warning] = view.head.banners.filter(({ tone }) => tone !== 'info');
  const distinct = new Set(
    [
      warning?.text,
      view.risk?.text,
      ...phrases,
      time === null ? null : say('timeThere', time),
      ...verdictPhrases(view),
    ].flatMap((each) => each || []),
  );
  return new Intl.ListFormat(language(), { type: 'unit' }).format(distinct);
}

/** As on the card, place and country have one source. */
function phonePhrases(report: Report, device: PhoneReport, { name, holder, place }: Spoken): (string | null)[] {
  const type = typeWord(report, device);
  const { source } = place;
  return [
    name && attributed(name),
    type === null ? say('headlineNumber') : attributed(type),
    place.name && (place.name === device.location ? place.name : attributed({ text: place.name, source })),
    place.country === null
      ? place.countryText && attributed({ text: place.countryText, source })
      : countryName(place.country),
    holder && attributed(holder),
  ];
}

/** As on the card, an anycast address has no location. */
function addressPhrases(report: Report, { place: { country } }: Spoken): (string | null)[] {
  return [lineText(report), country === null ? null : countryName(country)];
}

/** Returns the verdict: of a guess with the country that it rests on. */
function verdictPhrases({ verdict, isDisputed, head }: Spoken): (string | null)[] {
  const { text, inFull = text, aside } = verdict;
  const said = verdictText({ text: head.isNotCalled ? text : inFull, aside });
  return [
    head.isNotCalled && isValid(verdict) ? null : said, // guard link-unread-spoken
    isDisputed ? say('verdictCountryDiffers') : null,
  ];
}
