import type { NumberProblem } from '../../model/answer/contact.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import { countryEvidence } from '../country/text-country.ts';
import { mainCountryOf } from '../plan/parse-digits.ts';
import { readNumber, readValid } from '../plan/read-number.ts';
import { plainText } from '../text/plain-text.ts';
import { isLink, readTyped } from './read-subject.ts';
import { shortNumber } from './typed-beginning.ts';

/** Pauses and tones that telephones dial after a number: `,` `;` `p` `w` `*` `#`. */
const dialedAfter = /(\d)\s*[,;pw*#][\d\s,;pw*#]*$/i;

/**
 * Reads a contact's phone field, or a link in it. Returns the numbers in E.164, usually one. `country` is used for
 * national numbers, which must be valid there. A number with a country code must have a possible length: in E.164, a
 * short code would be someone else's number.
 */
export function readContactNumber(text: string, country: string | null): Result<string[], NumberProblem> {
  const plain = isLink(text.trim()) ? text : text.replace(dialedAfter, '$1');
  const read = readTyped(plain, country);
  const numbers = (read.ok ? read.value : []).flatMap(({ subject, country: readWith }) => {
    return subject.kind === 'phone' && isKept(subject.e164, plain, readWith) ? [subject.e164] : [];
  });
  if (numbers.length > 0) return ok([...new Set(numbers)]);
  return failed(!read.ok && read.problem === 'needs-country' ? 'needs-country' : 'not-a-number');
}

/** Is a number kept that was read with `country` (null: with its own code), and is it no short one such as `116117`? */
function isKept(e164: string, written: string, country: string | null): boolean {
  const read = readNumber(e164, null);
  const hasCode = country === null || written.replace(/\D/g, '').endsWith(e164.slice(1));
  // A zero too many is no part of another number: `+1 030 23125001` is none of Delaware.
  if (!hasCode) return read?.status === 'valid' && read.e164 === e164;
  if (read?.status === 'valid') return true;
  return read?.status === 'possible' && shortNumber(written.replace(/^[a-z]+:/i, '')) === null;
}

/** Is this a number of a country, written as people write it there, with its trunk zero? */
export function isWrittenAsIn(text: string, country: string): boolean {
  return readValid(text.replace(/\D/g, ''), country)?.trunkMissing() === false;
}

/** How many more of a file's numbers another country must have, as a share of the national ones. */
const lead = 0.1;

/**
 * Returns the country for which a file of contacts speaks more than for `country` (null if unknown): one that its words,
 * places or calling codes show, and that has clearly more of its national numbers. Null if there is none. `text` is the
 * file's beginning, `numbers` are the first ones as they are written.
 */
export function contactsCountry(
  { text, numbers }: { text: string; numbers: readonly string[] },
  country: string | null,
): string | null {
  const own = numbers.map((number) => ({ number, read: readContactNumber(number, null) }));
  const national = own.flatMap(({ number, read }) => (read.ok ? [] : [number]));
  const codes = own.flatMap(({ read }) => (read.ok ? read.value.flatMap((e164) => mainCountryOf(e164) ?? []) : []));
  const evidence = countryEvidence(plainText(text), { codes, home: null, isRead: false });
  const here = country === null ? 0 : national.filter((number) => readContactNumber(number, country).ok).length;
  const [best] = [...evidence]
    .filter(([each]) => each !== country)
    .map(([each, sum]) => ({ each, sum, there: national.filter((number) => isWrittenAsIn(number, each)).length }))
    .sort((one, other) => other.there - one.there || other.sum - one.sum);
  return best && best.there - here > national.length * lead ? best.each : null;
}
