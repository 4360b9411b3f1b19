import type { Candidate } from '../candidates/find-candidates.ts';
import { noCharacter } from '../labels/plain-text.ts';
import { overlapping, sortByStart } from '../spans.ts';
import { readValid } from './read-number.ts';

type Text = { plain: string; candidates: readonly Candidate[] };

/** A line end after a sign that more digits follow, as in `+91-771-` and `8 (7172)`. */
const lineEnd = /^[-)]([ \t]*\r?\n[ \t]*)$/;
const longestGap = 60;
/** An area code in brackets before a line end, and the last digits after a dash and a line end: too short to be found. */
const shortPart =
  /\(0?\d{2,3}(?=\)[ \t]{0,20}\r?\n[ \t]{0,20}\d)|(?<=\d-[ \t]{0,20}\r?\n[ \t]{0,20})\d{3,4}(?![\d.:/-])/g;

/**
 * Joins two candidates with a dash or a bracket and a line end between them, if they are one valid number of `country`
 * and neither is a number alone. In the returned text, the line end is one space. A page shows it so, but a text that
 * somebody pastes keeps it.
 */
export function joinedOverLineEnds(text: Text, country: string | null): Text {
  const { plain } = text;
  if (!plain.includes('\n')) return text;
  const short = shortParts(text);
  const candidates: Candidate[] = [];
  const parts: string[] = [];
  let copied = 0;
  let last = -1;
  for (const candidate of short.length === 0 ? text.candidates : sortByStart([...text.candidates, ...short])) {
    const one = candidates[last];
    const gap = candidate.kind === 'phone' && one ? lineEndBetween(plain, one, candidate) : '';
    if (one && gap !== '' && isOneNumber(dialed(plain, one), dialed(plain, candidate), country)) {
      parts.push(plain.slice(copied, candidate.start - gap.length), ' ', noCharacter.repeat(gap.length - 1));
      copied = candidate.start;
      candidates[last] = { ...one, end: candidate.end };
      continue;
    }
    if (candidate.kind === 'phone') last = candidates.length;
    candidates.push(candidate);
  }
  if (copied === 0) return text;
  const isShort = new Set<Candidate>(short);
  return {
    plain: parts.join('') + plain.slice(copied),
    candidates: candidates.filter((each) => !isShort.has(each)),
  };
}

/** Returns the parts beside line ends that are too short for candidates. */
function shortParts({ plain, candidates }: Text): Candidate[] {
  const phones = candidates.filter(({ kind }) => kind === 'phone');
  const parts = Array.from(plain.matchAll(shortPart), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
    kind: 'phone' as const,
  }));
  return parts.filter((part) => overlapping(phones, part).length === 0);
}

function lineEndBetween(plain: string, one: Candidate, two: Candidate): string {
  if (two.start - one.end > longestGap) return '';
  return lineEnd.exec(plain.slice(one.end, two.start))?.[1] ?? '';
}

function dialed(plain: string, { start, end }: Candidate): string {
  return plain.slice(start, end).replaceAll(/[^+\d]/g, '');
}

function isOneNumber(one: string, two: string, country: string | null): boolean {
  if (two.includes('+') || readValid(one, country) || readValid(two, country)) return false;
  return readValid(one + two, country) !== null;
}
