import { detect } from '../../lib/detect/detect.ts';
import { readLink } from '../../lib/detect/read-link.ts';
import { lessonAbout } from '../../lib/lookup/lesson-about.ts';
import type { PageHints } from '../../lib/lookup/page-country.ts';
import { pageCountry } from '../../lib/lookup/page-country.ts';
import { numberCountry } from '../../lib/lookup/phone-engine/number-country.ts';
import type { Find } from '../../lib/model/find.ts';
import type { PageEvidence } from '../../lib/model/page-evidence.ts';
import { mostCounted } from '../../lib/model/page-evidence.ts';
import type { FindReason, PageReading } from '../../lib/model/page-reading.ts';
import { writtenCharacters } from '../../lib/model/page-reading.ts';
import type { SiteLessons } from '../../lib/model/site-lessons.ts';
import type { Subject } from '../../lib/model/subject.ts';

/** What is known of a page besides its texts. `seen` is what its earlier texts said, null with the first. */
export type PageKnowledge = {
  hints: Omit<PageHints, 'counts'>;
  seen: PageEvidence | null;
  lessons: SiteLessons;
  /** The kinds that the person wants found. */
  kinds: Record<Subject['kind'], boolean>;
};

/** `again`: the page's country is another than its earlier texts were read with. */
export type PageAnswer = { finds: Find[][]; seen: PageEvidence; again: boolean };

/** Behind it stands the text of a link whose address is before it (`linkQuestion` in lib/page). */
const linkSign = '\0';
const nothingSeen: PageEvidence = { counts: {}, numbers: [], reread: false };

/**
 * The subjects in a page's texts. National numbers are read with the country that the ladder names; where the numbers
 * of these very texts change what it says, they are read once more.
 */
export function readPage(texts: readonly string[], { hints, seen, lessons, kinds }: PageKnowledge): PageAnswer {
  const earlier = seen ?? nothingSeen;
  const before = pageCountry({ ...hints, counts: earlier.counts });
  let finds = texts.map((text) => readText(text, before.country));
  const { counts, numbers } = countMore(earlier, finds);
  const now = pageCountry({ ...hints, counts });
  const isOther = now.country !== before.country;
  if (isOther) finds = texts.map((text) => readText(text, now.country));
  const again = isOther && seen !== null && !earlier.reread;
  const otherwise = now.rung === 'chosen' ? pageCountry({ ...hints, chosen: null, counts }) : null;
  const rungs = { rung: now.rung, otherwise: otherwise?.country ? otherwise : null };
  return {
    finds: finds.map((list) =>
      list.filter((find) => kinds[find.subject.kind] && !isTaught(find, lessons)).map((find) => withRungs(find, rungs)),
    ),
    seen: { counts, numbers, reread: earlier.reread || again },
    again,
  };
}

/** The finds of a text, phone numbers with a reading that names no rung yet. */
function readText(text: string, country: string | null): Find[] {
  const [address = '', shownText] = text.split(linkSign, 2);
  if (shownText === undefined) {
    return detect(text, { country }).map((find) => {
      const reason = find.country === null ? 'code' : find.sure ? 'word' : 'form';
      return withReading(find, text.slice(find.start, find.end), { reason });
    });
  }
  const link = readLink(address, shownText, country);
  // An address that calls nobody (`tel:`): then the text counts.
  if (!link) return readText(shownText, country).slice(0, 1);
  const { target } = link;
  const shown = link.shown && { ...link.shown, rung: null, written: link.shown.written.slice(0, writtenCharacters) };
  const find = { start: 0, end: text.length, subject: target.subject, sure: true, country: target.country };
  return [withReading(find, address, { reason: 'link', shown })];
}

type ReadingOf = { reason: FindReason; shown?: PageReading['shown'] };

function withReading(find: Find, written: string, { reason, shown = null }: ReadingOf): Find {
  if (find.subject.kind !== 'phone') return find;
  const cut = written.slice(0, writtenCharacters);
  return { ...find, reading: { written: cut, reason, rung: null, otherwise: null, shown } };
}

/** Numbers that carry their own country need no rung. */
function withRungs(find: Find, { rung, otherwise }: Pick<PageReading, 'rung' | 'otherwise'>): Find {
  if (!find.reading) return find;
  const { shown } = find.reading;
  const withShown = { ...find.reading, shown: shown && { ...shown, rung: shown.country === null ? null : rung } };
  return { ...find, reading: find.country === null ? withShown : { ...withShown, rung, otherwise } };
}

function isTaught({ subject, reading }: Find, lessons: SiteLessons): boolean {
  if (subject.kind !== 'phone' || !reading) return false;
  return lessonAbout({ written: reading.written, e164: subject.e164, reason: reading.reason }, lessons) !== 'none';
}

/** Each number that carries its country counts once: a page may repeat one in every line, and is read in portions. */
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
