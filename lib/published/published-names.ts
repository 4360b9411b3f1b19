import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { findSubjects } from '../detect/find-subjects.ts';
import type { Published } from '../model/published.ts';
import type { Subject } from '../model/subject.ts';
import { tellingDigits } from '../model/telling-digits.ts';
import { cleanName } from './clean-name.ts';
import { jsonLdPhones } from './json-ld-phones.ts';
import type { PublishedPhone } from './published-phone.ts';

/** Most names given. */
const mostNames = 3;
/** Longer texts hold no number that was published as such. */
const longestPhone = 700;
const mostLines = 10;

/**
 * What a page's markup calls a number: the names that it publishes with it, cleaned, each once, at most three. `country` is
 * the region that the number on the page was read with, null where it carried its own code. A published number without a
 * code is read with the region of the address beside it, else with `country`, else with the number's own.
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

/** Does a text of the page mean this number? It may hold other words too ("Work +49 …"), and several lines. */
function isNumber(text: string, e164: string, country: string | null): boolean {
  const start = text.slice(0, longestPhone);
  // Reading costs much more than this look.
  if (!start.replace(/\D+/g, '').includes(tellingDigits(e164))) return false;
  const lines = start.split(/\n+/).slice(0, mostLines);
  return lines.some((line) => {
    return findSubjects(line, country).some(({ subject }) => subject.kind === 'phone' && subject.e164 === e164);
  });
}
