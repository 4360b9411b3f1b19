import type { Find } from '../../model/subject.ts';
import type { PhoneSubject } from '../../model/subject-schema.ts';
import type { Candidate } from '../candidates/find-candidates.ts';
import { extensionAt } from '../groups/extension.ts';
import { labelBefore } from '../labels/label.ts';
import type { NumberReading } from '../plan/read-number.ts';
import { readNumber } from '../plan/read-number.ts';
import { isOfOneSystem } from '../text/digit-systems.ts';
import { plainText } from '../text/plain-text.ts';
import type { Span } from '../text/spans.ts';

/** A number written with letters. `country` is the one used to read it, null if the number has its own code. */
export type LetteredNumber = { subject: PhoneSubject; country: string | null };

const longest = 40;
/** At least three digits, then letters, with the usual signs of a number between them. */
const shape = /^[+(]*(?:\d[ ().-]*){3,}[a-z][a-z\d ().-]*$/i;
/** The calling code and a separate area code, as North Americans write them. */
const longDistance = '\\(?1[ ).-]+\\(?[2-9]\\d\\d(?!\\d)';
const northAmerican = new RegExp(`^(?:\\+1|001|${longDistance})`);
/**
 * How such numbers start: in North America with any area code, elsewhere with the digits of toll-free, shared-cost and
 * personal numbers. Digits that may be a count must not be followed by a word in lower case (`800 dollars`).
 */
const beginning = new RegExp(
  [
    northAmerican.source,
    '^(?:\\+|00)(?:800|[2-9]\\d{0,2}[ ().-]*(?:[3-9]0[08]|1[38]00))',
    '^0[3-9]0[08]',
    '^\\(?(?:1?8(\\d)\\1|1300)(?=[).-]|[A-Za-z]| [A-Z]{2})',
  ].join('|'),
);
const fewestLetters = 3;
/** Text that may be hexadecimal: part of a network card's address, or of a key. */
const hexadecimal = /^[\da-f]+$/i;
/** `1-800-FDA-1088`. */
const tollFree = /^\+?1[ .-]8\d\d[ .-][A-Z\d-]+$/;
const otherWords = /\b(?:ext|extn|extensions?|x|xt|tel|fax)\b/i;

/** The letters on the keys of a telephone, by digit: `abc` on the 2 (ITU-T E.161). */
const keys = ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/**
 * Digits of a North American number with its calling code, and of an Australian one. Digits after those are ignored
 * when dialed, so words may be longer.
 */
const northAmericanDigits = 11;
const australianDigits = 10;
const australian = /^1[38]00(?!\d)/;
const mostIgnored = 3;

/**
 * Reads a text that is one number written with the letters of a telephone's keys: `1-800-FLOWERS`, `0800 REVERSE`. To
 * rule out words and names, it must start like a number, have at least three letters, and be a valid number. Null
 * otherwise.
 */
export function readLettered(text: string, country: string | null): LetteredNumber | null {
  const trimmed = text.trim();
  if (trimmed.length > longest || !isOfOneSystem(trimmed)) return null;
  const whole = plainText(trimmed);
  const extension = extensionOf(whole);
  const written = extension === null ? whole : whole.slice(0, extension.start);
  if (!isLettered(written)) return null;
  const digits = dialed(written);
  const reading =
    readAsWritten(digits, country) ?? readNorthAmerican(written, digits) ?? readAustralian(written, digits, country);
  if (!reading) return null;
  const kept = extension === null ? {} : { extension: extension.digits };
  return {
    subject: { kind: 'phone', e164: reading.e164, ...kept },
    country: reading.withCode ? null : country,
  };
}

/**
 * Reads the number of a link's address with letters in it: telephones dial the keys, whatever the letters say. Null if
 * that is not a valid number.
 */
export function readLetteredLink(written: string, country: string | null): PhoneSubject | null {
  const lettered = readLettered(written, country);
  if (lettered) return lettered.subject;
  const keyed = plainText(written).replace(/[ ().-]/g, '');
  const reading = /^\+?\d{3,}[a-z\d]*$/i.test(keyed) ? readAsWritten(dialed(keyed), country) : null;
  return reading && { kind: 'phone', e164: reading.e164 };
}

function isLettered(written: string): boolean {
  if (!shape.test(written) || !beginning.test(written) || otherWords.test(written)) return false;
  if (!tollFree.test(written) && hexadecimal.test(written.replace(/[^a-z\d]/gi, ''))) return false;
  return written.replace(/[^a-z]/gi, '').length >= fewestLetters;
}

/** Returns the extension at the end of the text, and the offset where the number before it ends. */
function extensionOf(whole: string): { digits: string; start: number } | null {
  for (const { index } of whole.matchAll(/(?<=[a-z])(?![a-z])/gi)) {
    const extension = extensionAt(whole, index);
    if (extension?.end === whole.length) return { digits: extension.digits, start: index };
  }
  return null;
}

/** Replaces each letter by the digit of its key. Keeps a leading plus. */
function dialed(written: string): string {
  const digits = written
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => String(keys.findIndex((letters) => letters.includes(letter))))
    .replace(/\D/g, '');
  return written.startsWith('+') ? `+${digits}` : digits;
}

function readAsWritten(digits: string, country: string | null): NumberReading | null {
  const reading = readNumber(digits, country);
  return reading?.status === 'valid' && !reading.trunkMissing() ? reading : null;
}

/** Drops surplus letters. Returns null if digits would have to be dropped. */
function readNorthAmerican(written: string, digits: string): NumberReading | null {
  if (!northAmerican.test(written)) return null;
  const whole = withoutSurplus(written, digits.replace(/^(?:\+|00)/, ''), northAmericanDigits);
  return whole === null ? null : readAsWritten(`+${whole}`, null);
}

/** `1300 PLUMBER`. */
function readAustralian(written: string, digits: string, country: string | null): NumberReading | null {
  const whole = country === 'AU' && australian.test(written) ? withoutSurplus(written, digits, australianDigits) : null;
  return whole === null ? null : readAsWritten(whole, country);
}

/** Returns the first digits of a number, as many as it has; null if the others are too many or no letters. */
function withoutSurplus(written: string, digits: string, count: number): string | null {
  const ignored = digits.length - count;
  if (ignored > mostIgnored) return null;
  if (ignored > 0 && /\d/.test(written.replace(/[^a-z\d]/gi, '').slice(-ignored))) return null;
  return digits.slice(0, count);
}

/**
 * A calling code or brackets around the area code, and no blank before the letters: `1-800-GO-FEDEX`. A blank may be
 * after brackets if a dash joins the letters: `(888) GO-FEDEX`.
 */
const writtenPlainly =
  /^(?:\+?1[ .-]|\(|1[38]0(?=0)).*?\d\)?[.-]?(?<! )[A-Z]|^\(\d{3}\) [A-Z]{2,}-[A-Z]{2,}$|^8\d\d-(?:\d{3}|[A-Z]{3})-[A-Z]{4}$/;

/**
 * Returns the numbers that are written with the letters of a telephone's keys among the candidates of a text (`plain`).
 * Without a phone word before them, they must be written as such numbers are.
 */
export function letteredIn(plain: string, candidates: readonly Candidate[], country: string | null): Find[] {
  return candidates.flatMap(({ kind, start, end }) => {
    if (kind !== 'letters') return [];
    const label = labelBefore(plain, start, country);
    const written = plain.slice(start, end);
    if (label === 'id' || label === 'id-if-plain' || (label === null && !writtenPlainly.test(written))) return [];
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
