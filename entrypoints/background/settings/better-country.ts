import { detect } from '../../../lib/detect/detect.ts';
import { isWrittenAsIn, readContactNumber } from '../../../lib/detect/typed/contact-numbers.ts';
import { numberCountry } from '../../../lib/lookup/country/name-country.ts';

/**
 * Returns the country of which a contact's number looks like more than of the one it was read with: `shown`, for which its
 * file speaks, or its own, as `(312) 555-0188` does in Germany. Null if there is none. `read`: its numbers with the user's
 * `country`, E.164; empty if it is none there.
 */
export function betterCountry(
  text: string,
  read: readonly string[],
  { country, shown }: { country: string | null; shown: string | null },
): string | null {
  const there = shown === null ? null : readContactNumber(text, shown);
  const isOther = there?.ok === true && there.value.join() !== read.join();
  if (isOther && shown !== null && (read.length === 0 || isWrittenAsIn(text, shown))) return shown;
  if (read.length > 1) return null;
  // Its field says that it is a phone number, as this word does in a text.
  const [find, ...others] = detect(`Tel.: ${text}`, { country });
  if (find?.subject.kind !== 'phone' || others.length > 0 || read.includes(find.subject.e164)) return null;
  const own = numberCountry(find.subject.e164);
  return own !== null && own !== country && readContactNumber(text, own).ok ? own : null;
}
