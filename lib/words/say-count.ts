import { language } from './language.ts';
import type { CountedKey } from './say.ts';
import { say } from './say.ts';

/** Made once for a language: making them takes longer than all else here. */
const made = new Map<string, Intl.PluralRules>();

function rulesOf(tag: string): Intl.PluralRules {
  const rules = made.get(tag) ?? new Intl.PluralRules(tag);
  made.set(tag, rules);
  return rules;
}

/**
 * A sentence with a count in it, in the plural form that the language asks for (`Intl.PluralRules`): `key_zero`, `key_one`,
 * `key_two`, `key_few`, `key_many`, and `key_other` where the language has no such form or its file does not say it. The
 * count is `$1`, written with the language's digits and separators.
 */
export function sayCount(key: CountedKey, count: number): string {
  const form = rulesOf(language()).select(count);
  return say(`${key}_${form}`, count) || say(`${key}_other`, count);
}
