import type { Find } from '../model/subject.ts';
import type { Candidate } from './candidates/find-candidates.ts';
import { labelBefore } from './labels/label.ts';
import { extensionAt } from './phones/extension.ts';
import type { LetteredNumber } from './read-lettered.ts';
import { readLettered } from './read-lettered.ts';

type Span = { start: number; end: number };

/** A calling code or brackets around the area code, and no blank before the letters: `1-800-GO-FEDEX`. */
const plainly = /^(?:\+?1[ .-]|\(|1[38]00).*?\d\d\d\)?[.-]?(?<! )[A-Z]/;

/**
 * Returns the numbers that are written with the letters of a telephone's keys among the candidates of a text (`plain`).
 * Without a phone word before them, they must be written as such numbers are.
 */
export function letteredIn(plain: string, candidates: readonly Candidate[], country: string | null): Find[] {
  return candidates.flatMap(({ kind, start, end }) => {
    if (kind !== 'letters') return [];
    const label = labelBefore(plain, start, country);
    const written = plain.slice(start, end);
    if (label === 'id' || label === 'id-if-plain' || (label === null && !plainly.test(written))) return [];
    return readFirst(plain, { start, end }, country) ?? [];
  });
}

/** Reads the number without its last word, which may not belong to it; if that is no number, with it. */
function readFirst(plain: string, { start, end }: Span, country: string | null): Find | null {
  const written = plain.slice(start, end);
  for (const part of [withoutLastWord(written), written]) {
    const lettered = part && readLettered(part, country);
    if (lettered) return found(plain, { start, end: start + part.length }, lettered);
  }
  return null;
}

function found(plain: string, span: Span, { subject, country }: LetteredNumber): Find {
  const extension = extensionAt(plain, span.end);
  const whole = extension ? { ...subject, extension: extension.digits } : subject;
  return { ...span, subject: whole, sure: true, country };
}

function withoutLastWord(written: string): string {
  return written.replace(/(?<=[A-Z][A-Z\d-]*) [A-Z]+$/, '').replace(/-+$/, '');
}
