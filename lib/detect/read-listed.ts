import type { ListFind } from '../model/list-find.ts';
import { detect } from './detect.ts';
import { readSubject } from './read-subject.ts';
import { readNumber } from './verdict/read-number.ts';
import { refang } from './verdict/refang.ts';

/**
 * The subjects in a part of a text that a person handed over as a list, in order. `alone`: the part is a whole line or cell
 * of digits and what people put between them; where detection would leave it, it is read as one typed into the popup is,
 * if it is a valid number or carries its own country code.
 */
export function readListed(text: string, { country, alone }: { country: string | null; alone: boolean }): ListFind[] {
  const finds = detect(text, { country }).map(({ start, end, subject, country: readWith }) => {
    const written = text.slice(start, end);
    return { start, end, subject, country: readWith, defanged: refang(written) !== written };
  });
  if (finds.length > 0 || !alone) return finds;
  const read = readSubject(text, country);
  if (read.kind !== 'subject') return [];
  const { subject } = read;
  const isMeant = subject.kind === 'ip' || /^\s*\+/.test(text) || readNumber(subject.e164, null)?.status === 'valid';
  const start = text.length - text.trimStart().length;
  const whole = { start, end: start + text.trim().length };
  return isMeant ? [{ ...whole, subject, country: read.country, defanged: refang(text) !== text }] : [];
}
