import type { Report } from '../../model/answer/report.ts';
import type { AddressRange } from '../../model/answer/typed.ts';
import type { CardReading } from '../../model/page/card.ts';
import type { DrawnOtherwise } from '../../model/page/page-reading.ts';
import type { ReadBy } from '../../model/page/read-by.ts';
import { countryName } from '../../words/countries.ts';
import { say } from '../../words/say.ts';
import { nationalText, subjectText } from '../../words/subject-text.ts';
import { foundCountry } from '../claims/country-claim.ts';
import { leadingPlace } from '../claims/place.ts';
import type { Title } from './first-line.ts';
import { rangeAround, reachesOut, titleOfRange } from './typed-range.ts';
import type { GlanceVerdict } from './verdict.ts';
import { glanceVerdict } from './verdict.ts';
import type { Banner } from './warnings.ts';
import { bannersOnPage } from './warnings.ts';

/**
 * What is known of a subject besides its report: how the country of a national number is known, how the number was read on its
 * page, how it is drawn there if people see something else, and the range that was typed.
 */
export type Situation = {
  read?: ReadBy;
  reading?: CardReading | undefined;
  drawn?: DrawnOtherwise | undefined;
  range?: AddressRange | null | undefined;
  /** The country that a national number was read with. */
  country?: string | null;
};

/** What tells two situations apart, of each of their parts. */
const parts: { [Part in keyof Situation]-?: (situation: Situation) => unknown } = {
  read: ({ read }) => read && `${read.country} ${read.rung}`,
  reading: ({ reading }) => reading,
  drawn: ({ drawn }) => drawn,
  range: ({ range }) => range,
  country: ({ country }) => country,
};

/**
 * Is the country that was assumed the user's own, and does nothing speak for another one? Then the assumption is no reason
 * to warn.
 */
export function isOwnCountry({ read = null, reading }: Situation): boolean {
  return read?.rung === 'home' && (reading?.next ?? null) === null;
}

/** Are two situations the same? */
export function isSameSituation(one: Situation, other: Situation): boolean {
  return Object.values(parts).every((part) => part(one) === part(other));
}

/** The top of a report: its warnings, its first line, and the number or address with its verdict. */
export type Head = {
  banners: Banner[];
  title: Title;
  /** The report's own first line, which the details do not repeat. */
  said: Title;
  /** The country of a flag before the title, or before the name below it, if that is a place (ISO 3166-1 alpha-2). */
  flags: { title: string | null; below: string | null };
  /** What the title is of a link, before it in small letters: "Text says". */
  term: string | null;
  /** The number's link may call something else, or people see another number, so nothing vouches for the number. */
  isNotCalled: boolean;
  /** The number in international format, or the address. */
  subject: string;
  /** The number as it is written in its country, if that is another text and the title is a name. */
  national: string | null;
  /** The title, or the field that a range was typed in, has the subject. */
  isSubjectSaid: boolean;
  /** The range of an address's network; null if something else says it. */
  range: string | null;
  /** Null if something else says it. */
  verdict: GlanceVerdict | null;
  /** The country that a national number was read with, in a sentence, if nothing else names it. */
  readAs: string | null;
};

/** Returns the top of a report in a situation. `own`: its first line. */
export function headOf(report: Report, situation: Situation, own: Title): Head {
  const { read = null, reading, drawn, range, country } = situation;
  const isNotCalled = mayNotBeCalled(report, situation);
  const shown = isNotCalled ? titleOfNumber(own, report) : titleOfRange(own, report.device, range ?? undefined);
  const flag = own.says === 'place' ? leadingPlace(report).country : null;
  const subject = subjectText(report);
  const national = shown.says === 'number' ? null : nationalText(report);
  return {
    banners: bannersOnPage(report, reading, drawn),
    title: shown,
    said: isNotCalled ? own : shown,
    flags: isNotCalled ? { title: null, below: flag } : { title: flag, below: null },
    term: isNotCalled ? termOf(reading) : null,
    isNotCalled,
    subject,
    national: national === subject ? null : national,
    isSubjectSaid:
      (range != null && !reachesOut(report.device, range)) || (shown.says === 'number' && shown.text === subject),
    range: rangeBeside(report, shown, range ?? null),
    verdict: glanceVerdict(report, read, { isNotCalled, isOwnCountry: isOwnCountry(situation) }),
    readAs: read === null && country ? say('readAs', countryName(foundCountry(report, country))) : null,
  };
}

/** May a number's link call something else, or do people see another number? Then nothing vouches for the number. */
export function mayNotBeCalled({ device }: Report, { reading, drawn }: Situation): boolean {
  return mayCallElse(reading) || (drawn !== undefined && device.kind === 'phone'); // guard drawn-vouches-not
}

/** May the link of a card's number call something else, which cannot be read? */
function mayCallElse(reading: CardReading | undefined): boolean {
  return reading?.mismatch === null && reading.unread !== undefined;
}

function termOf(reading: CardReading | undefined): string | null {
  const isLink = reading?.reason === 'link';
  return isLink || mayCallElse(reading) ? say(isLink ? 'linkCalls' : 'linkTextSays') : null;
}

/**
 * Returns the first line of a number whose link may call something else: the number itself. A name or place there would
 * vouch for what is called, so it is below.
 */
export function titleOfNumber(own: Title, report: Report): Title {
  if (own.says === 'number') return own;
  const { text, source, note } = own;
  const number = { text: subjectText(report), source: null, says: 'number' as const, tag: null };
  return { ...number, below: { text, source }, note };
}

function rangeBeside({ device }: Report, { below }: Title, typed: AddressRange | null): string | null {
  if (device.kind === 'phone' || device.special || below !== null) return null;
  return typed === null ? device.range : rangeAround(device, typed);
}
