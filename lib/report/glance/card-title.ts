import type { Report } from '../../model/answer/report.ts';
import type { AddressRange } from '../../model/answer/typed.ts';
import type { CardReading } from '../../model/page/card.ts';
import type { DrawnOtherwise } from '../../model/page/page-reading.ts';
import { say } from '../../words/say.ts';
import type { Title } from '../view/first-line.ts';
import { subjectText } from '../wording/subject-text.ts';
import { leadingPlace } from './place.ts';
import { titleOfRange } from './typed-range.ts';

/** A report's first line on a card, with what belongs to it. */
export type CardTitle = {
  title: Title;
  /** The country of a flag before the title, or before the name below it, if that is a place (ISO 3166-1 alpha-2). */
  flags: { title: string | null; below: string | null };
  /** What the title is of a link, before it in small letters: "Text says". */
  term: string | null;
  /** The number's link may call something else, or people see another number, so nothing vouches for the number. */
  isNotCalled: boolean;
};

/** How a number was read on its page, and how it is drawn there if people see something else. */
export type OnPage = { reading?: CardReading | undefined; drawn?: DrawnOtherwise | undefined };

/** Returns the first line of a report whose own title is `own`. `range` is the range that was typed. */
export function cardTitle(
  report: Report,
  own: Title,
  { reading, drawn, range }: OnPage & { range?: AddressRange | undefined } = {},
): CardTitle {
  const isNotCalled = mayCallElse(reading) || (drawn !== undefined && report.device.kind === 'phone'); // guard drawn-vouches-not
  const country = own.says === 'place' ? leadingPlace(report).country : null;
  if (!isNotCalled) {
    const title = titleOfRange(own, report.device, range);
    return { title, flags: { title: country, below: null }, term: null, isNotCalled };
  }
  const isLink = reading?.reason === 'link';
  const term = isLink || mayCallElse(reading) ? say(isLink ? 'linkCalls' : 'linkTextSays') : null;
  return { title: titleOfNumber(own, report), flags: { title: null, below: country }, term, isNotCalled };
}

/** May the link of a card's number call something else, which cannot be read? Then nothing vouches for the number. */
function mayCallElse(reading: CardReading | undefined): boolean {
  return reading?.mismatch === null && reading.unread !== undefined;
}

/**
 * Returns the first line of a number whose link may call something else: the number itself. A name or place there would
 * vouch for what is called, so it is below.
 */
export function titleOfNumber(title: Title, report: Report): Title {
  if (title.says === 'number') return title;
  const { text, source, note } = title;
  const number = { text: subjectText(report), source: null, says: 'number' as const, tag: null };
  return { ...number, below: { text, source }, ...(note === undefined ? {} : { note }) };
}
