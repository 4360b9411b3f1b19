import { language } from './language.ts';
import type { MessageKey } from './say.ts';
import { say } from './say.ts';

/** Names of counted sentences: every one has an `_other` form. */
type CountedKey = Extract<MessageKey, `${string}_other`> extends `${infer Base}_other` ? Base : never;

/**
 * A sentence with a count in it, in the plural form that the language asks for (`Intl.PluralRules`: `key_one`, `key_few`
 * … `key_other`). The count is `$1`, written with the language's digits and separators.
 */
export function sayCount(key: CountedKey, count: number): string {
  const number = new Intl.NumberFormat(language()).format(count);
  if (new Intl.PluralRules(language()).select(count) === 'one') return say(`${key}_one`, number);
  return say(`${key}_other`, number);
}
