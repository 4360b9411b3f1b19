import type { HomeCountry } from '../../../lib/detect/phones-by-country.ts';
import { findsOfText } from '../../../lib/detect/typed/text-finds.ts';
import { numberCountry } from '../../../lib/lookup/country/name-country.ts';
import type { PageCountry, PageHints } from '../../../lib/lookup/country/page-country.ts';
import { pageCountry, rungToName } from '../../../lib/lookup/country/page-country.ts';
import { usualRegion } from '../../../lib/lookup/country/reading-country.ts';
import type { PageEvidence, PageReading } from '../../../lib/model/page/page-reading.ts';
import { mostCounted } from '../../../lib/model/page/page-reading.ts';
import type { SiteLessons } from '../../../lib/model/settings/site.ts';
import type { Find } from '../../../lib/model/subject.ts';
import { subjectKey } from '../../../lib/model/subject.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';
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

const nothingSeen: PageEvidence = { counts: {}, numbers: [], reread: false };

/**
 * Returns the subjects in a page's texts. National numbers are read with the country of the ladder. If numbers in these
 * texts change that country, the texts are read a second time.
 */
export function readPage(texts: readonly string[], { hints, seen, lessons, kinds }: PageKnowledge): PageAnswer {
  const earlier = seen ?? nothingSeen;
  const before = pageCountry({ ...hints, counts: earlier.counts });
  const read = (page: PageCountry) =>
    texts.map((text) => findsOfText(text, { ...page, certainty: certaintyOf(page, hints.language) }));
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
