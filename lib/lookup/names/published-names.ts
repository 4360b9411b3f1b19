import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { findSubjects } from '../../detect/typed/read-subject.ts';
import type { Published } from '../../model/page/page-reading.ts';
import { tellingDigits } from '../../model/subject.ts';
import type { Subject } from '../../model/subject-schema.ts';
import { cleanText } from '../../text/clean-text.ts';
import { jsonLdPhones } from './json-ld.ts';

/** Most names to return. */
const mostNames = 3;
/** How much of a text is read (characters, lines): a published number is not longer. */
const longestPhone = 700;
const mostLines = 10;

/**
 * Returns the names that a page's markup gives for a number: cleaned, each once, at most three. `country` is the
 * country with which the number on the page was read, null if it had its own code. A published number without a code is
 * read with the country of the address beside it, otherwise with `country`, otherwise with that of `subject`.
 */
export function publishedNames(published: Published, subject: Subject, country: string | null): string[] {
  if (subject.kind !== 'phone') return [];
  const home = country ?? parsePhoneNumberFromString(subject.e164)?.country ?? null;
  const phones = published.flatMap((item): PublishedPhone[] => {
    return 'jsonLd' in item ? jsonLdPhones(item.jsonLd) : [{ ...item, country: null }];
  });
  const names = new Map<string, string>();
  for (const { phone, name, country: there } of phones) {
    if (names.size >= mostNames) break;
    if (!isNumber(phone, subject.e164, there ?? home)) continue;
    const clean = cleanName(name);
    if (clean !== null && !names.has(clean.toLowerCase())) names.set(clean.toLowerCase(), clean);
  }
  return [...names.values()];
}

/** Does a text of the page contain this number? It may have other words too ("Work +49 …"), and several lines. */
function isNumber(text: string, e164: string, country: string | null): boolean {
  const start = text.slice(0, longestPhone);
  // Parsing costs much more than this check.
  if (!start.replace(/\D+/g, '').includes(tellingDigits(e164))) return false;
  const lines = start.split(/\n+/).slice(0, mostLines);
  return lines.some((line) => {
    return findSubjects(line, country).some(({ subject }) => subject.kind === 'phone' && subject.e164 === e164);
  });
}

/**
 * A number with a name from a page's markup: both are texts of the page's author. `country` is the country of the
 * address beside the number (ISO 3166-1 alpha-2), null if none is given.
 */
export type PublishedPhone = { phone: string; name: string; country: string | null };

/** Longest name (code points). */
const longestName = 120;

/**
 * Returns a page's name in a form that may be shown: clean and bounded. Null without a letter: a number is not a name.
 */
export function cleanName(text: string): string | null {
  const name = cleanText(text, longestName);
  return /\p{L}/u.test(name) ? name : null;
}
