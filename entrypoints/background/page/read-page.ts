import { writtenAddress } from '../../../lib/detect/addresses/address-form.ts';
import { detect } from '../../../lib/detect/detect.ts';
import type { HomeCountry } from '../../../lib/detect/phones-by-country.ts';
import { readNumber } from '../../../lib/detect/plan/read-number.ts';
import type { LinkReading, NumberOfLink, WrittenNumber } from '../../../lib/detect/typed/read-link.ts';
import { calledInstead, readLink } from '../../../lib/detect/typed/read-link.ts';
import { numberCountry } from '../../../lib/lookup/country/name-country.ts';
import type { PageCountry, PageHints } from '../../../lib/lookup/country/page-country.ts';
import { pageCountry, rungToName } from '../../../lib/lookup/country/page-country.ts';
import { usualRegion } from '../../../lib/lookup/country/reading-country.ts';
import type { FindReason, PageEvidence, PageReading } from '../../../lib/model/page/page-reading.ts';
import { mostCounted, writtenCharacters } from '../../../lib/model/page/page-reading.ts';
import type { SiteLessons } from '../../../lib/model/settings/site.ts';
import type { Find } from '../../../lib/model/subject.ts';
import { subjectKey } from '../../../lib/model/subject.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';
import { asSeen } from '../../../lib/text/clean-text.ts';
import { lessonAbout } from './lesson-about.ts';

/** What is known about a page besides its texts. `seen` is what its earlier texts showed; null with the first batch. */
export type PageKnowledge = {
  hints: Omit<PageHints, 'counts'>;
  seen: PageEvidence | null;
  lessons: SiteLessons;
  /** The kinds of subject that the user wants found. */
  kinds: Record<Subject['kind'], boolean>;
};

/** `again`: the page's country now differs from the one that its earlier texts were read with. */
export type PageAnswer = { finds: Find[][]; seen: PageEvidence; again: boolean };

/** Separates a link's address from its text, in which a line end is the sign that it was cut (`linkQuestion` in lib/page). */
export const linkSign = '\0';
const nothingSeen: PageEvidence = { counts: {}, numbers: [], reread: false };

/**
 * Returns the subjects in a page's texts. National numbers are read with the country of the ladder. If numbers in these
 * texts change that country, the texts are read a second time.
 */
export function readPage(texts: readonly string[], { hints, seen, lessons, kinds }: PageKnowledge): PageAnswer {
  const earlier = seen ?? nothingSeen;
  const before = pageCountry({ ...hints, counts: earlier.counts });
  const read = (page: PageCountry) =>
    texts.map((text) => readText(text, { ...page, certainty: certaintyOf(page, hints.language) }));
  let finds = read(before);
  const { counts, numbers } = countMore(earlier, finds);
  const now = pageCountry({ ...hints, counts });
  const isOther = now.country !== before.country;
  if (isOther) finds = read(now);
  const again = isOther && seen !== null && !earlier.reread;
  const otherwise = now.rung === 'chosen' ? pageCountry({ ...hints, chosen: null, counts }) : null;
  const rung = rungToName(now, { ...hints, counts });
  const rungs = { country: now.country, rung, otherwise: otherwise?.country ? otherwise : null };
  return {
    finds: finds.map((list) =>
      list.filter((find) => kinds[find.subject.kind] && !isTaught(find, lessons)).map((find) => withRungs(find, rungs)),
    ),
    seen: { counts, numbers, reread: earlier.reread || again },
    again,
  };
}

type Certainty = NonNullable<HomeCountry['certainty']>;

/** A language's usual country is only a guess, because content systems write that language in other countries, too. */
function certaintyOf({ country, rung }: PageCountry, language: string | null): Certainty {
  if (rung === 'chosen') return 'chosen';
  return rung === 'language' && language !== null && country === usualRegion(language) ? 'guessed' : 'likely';
}

/**
 * Returns the finds of a text. Each has a reading that does not name a rung yet. The text may show another
 * country than the page, but not than the user's choice for the site.
 */
function readText(text: string, page: PageCountry & { certainty: Certainty }): Find[] {
  const { country, certainty } = page;
  const sign = text.indexOf(linkSign);
  if (sign < 0) {
    return detect(text, { country, certainty }).map(({ reason, ...find }) =>
      find.subject.kind === 'phone'
        ? withReading(find, text.slice(find.start, find.end), { reason: reasonOf(find) })
        : withReading(find, writtenAddress(text, find), { reason: reason ?? 'form' }),
    );
  }
  const address = text.slice(0, sign);
  const shownText = asSeen(text.slice(sign)); // guard link-unseen
  const link = readLink(address, shownText, country);
  if (!link) {
    const [find] = readText(shownText, page);
    return find ? [withUnread(find, calledInstead(address, find.subject, shownText))] : [];
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

/** Adds the rung to a find; numbers with their own country code need none. `country` is the page's. */
function withRungs(
  find: Find,
  { country, rung, otherwise }: Pick<PageReading, 'rung' | 'otherwise'> & Pick<PageCountry, 'country'>,
): Find {
  if (!find.reading) return find;
  const { shown } = find.reading;
  const withShown = { ...find.reading, shown: shown && { ...shown, rung: shown.country === null ? null : rung } };
  if (find.country === null) return { ...find, reading: withShown };
  const shownBy = find.inRow ? ('row' as const) : ('text' as const);
  const named = find.country === country ? { rung, otherwise } : { rung: shownBy, otherwise: null };
  return { ...find, reading: { ...withShown, ...named } };
}

function isTaught({ subject, reading }: Find, lessons: SiteLessons): boolean {
  if (!reading) return false;
  const { written, reason } = reading;
  return lessonAbout({ written, e164: subjectKey(subject), reason }, lessons) !== 'none';
}

/** Counts each number with a country code once, as a page may repeat one in every line and is read in batches. */
function countMore(seen: PageEvidence, finds: readonly Find[][]): Pick<PageEvidence, 'counts' | 'numbers'> {
  const numbers = new Set(seen.numbers);
  const counts = { ...seen.counts };
  for (const { subject, country: readWith } of finds.flat()) {
    if (subject.kind !== 'phone' || readWith !== null || numbers.size >= mostCounted || numbers.has(subject.e164))
      continue;
    numbers.add(subject.e164);
    const country = numberCountry(subject.e164);
    if (country !== null) counts[country] = (counts[country] ?? 0) + 1;
  }
  return { counts, numbers: [...numbers] };
}
