import type { MessageLink } from '../../model/answer/message.ts';
import type { FindReason, PageReading } from '../../model/page/page-reading.ts';
import { writtenCharacters } from '../../model/page/page-reading.ts';
import type { Find } from '../../model/subject.ts';
import { asSeen } from '../../text/clean-text.ts';
import { writtenAddress } from '../addresses/address-form.ts';
import { detect } from '../detect.ts';
import type { HomeCountry } from '../phones-by-country.ts';
import { readNumber } from '../plan/read-number.ts';
import type { LinkReading, NumberOfLink, WrittenNumber } from './read-link.ts';
import { calledInstead, readLink } from './read-link.ts';

/** Separates a link's address from its text (`linkQuestion` in lib/page). */
export const linkSign = '\0';

/**
 * Returns the finds of a text, or of a link. Each has a reading that does not name a rung yet. The text may show another
 * country than the page, but not than the user's choice for the site.
 */
export function findsOfText(text: string, page: HomeCountry): Find[] {
  const sign = text.indexOf(linkSign);
  if (sign >= 0) return findsOfLink({ href: text.slice(0, sign), text: text.slice(sign + 1) }, page);
  return detect(text, page).map(({ reason, ...find }) =>
    find.subject.kind === 'phone'
      ? withReading(find, text.slice(find.start, find.end), { reason: reasonOf(find) })
      : withReading(find, writtenAddress(text, find), { reason: reason ?? 'form' }),
  );
}

/**
 * Returns the finds of a link: first the number that it calls, otherwise the first one that its text shows. A line end in
 * the text is the sign that it was cut.
 */
export function findsOfLink({ href, text }: MessageLink, page: HomeCountry): Find[] {
  const shownText = asSeen(text); // guard link-unseen
  const link = readLink(href, shownText, page.country);
  if (!link) {
    const [find] = findsOfText(shownText, page);
    return find ? [withUnread(find, calledInstead(href, find.subject, shownText))] : [];
  }
  const { target, several, also } = link;
  // A text of two lines was cut: what was between them may be another number.
  const unread = link.unread ?? (shownText.includes('\n') ? '…' : null); // guard link-text-cut
  if (several.length > 0) {
    const finds = several.map((number) => withUnread(numberOfLink(number, link), unread));
    // What the link calls comes first.
    return [
      ...finds.filter(({ subject }) => subject === target.subject),
      ...finds.filter((find) => find.subject !== target.subject),
    ];
  }
  const find = { start: 0, end: text.length, subject: target.subject, sure: true, country: target.country };
  const shown = (link.shown && otherNumber(link.shown, 'instead')) ?? (also && otherNumber(also, 'also'));
  return [withUnread(withReading(find, target.written, { reason: 'link', shown }), unread)];
}

/**
 * Returns the find of one of several numbers in a link's text. Its `shown` is the number that the link calls; for that
 * number itself, it is another number in the text.
 */
function numberOfLink(number: NumberOfLink, { target, several }: LinkReading): Find {
  const { start, end, isCalled } = number;
  const { subject, country, written } = isCalled ? target : number;
  const other = several.find((each) => !each.isCalled);
  const shown = isCalled ? other && otherNumber(other, 'beside') : otherNumber(target, 'called');
  return withReading({ start, end, subject, sure: true, country }, written, {
    reason: 'link',
    shown: shown ?? null,
  });
}

type ShownInLink = NonNullable<PageReading['shown']>;

function otherNumber({ subject, country, written }: WrittenNumber, role: ShownInLink['role']): ShownInLink {
  return { subject, country, written: written.slice(0, writtenCharacters), rung: null, role };
}

function reasonOf({ subject, sure, country }: Find): FindReason {
  if (subject.kind === 'phone' && readNumber(subject.e164, null)?.status !== 'valid') return 'unassigned';
  return country === null ? 'code' : sure ? 'word' : 'form';
}

type ReadingOf = { reason: FindReason; shown?: PageReading['shown'] };

function withReading(find: Find, written: string, { reason, shown = null }: ReadingOf): Find {
  const cut = written.slice(0, writtenCharacters);
  return { ...find, reading: { written: cut, reason, rung: null, otherwise: null, shown } };
}

/** Adds what else the find's link may call. */
function withUnread(find: Find, unread: string | null): Find {
  return find.reading && unread !== null ? { ...find, reading: { ...find.reading, unread } } : find;
}
