import { browser } from 'wxt/browser';
import type messages from '../../public/_locales/en/messages.json';
import { isolated } from './isolated.ts';
import { language, textDirection } from './language.ts';

declare module 'wxt/browser' {
  // WXT types `getMessage` only after `wxt prepare`. Here its keys come from the English sentences.
  interface WxtI18n {
    getMessage(key: SentenceKey, substitutions: string[]): string;
  }
}

/** The key of a sentence in `public/_locales/en/messages.json`. */
export type MessageKey = keyof typeof messages;

/** The keys of sentences with a count: each has an `_other` form. */
type CountedKey = Extract<MessageKey, `${string}_other`> extends `${infer Base}_other` ? Base : never;

/** A language may have plural forms that English, the source of the keys' type, does not have. */
type SentenceKey = MessageKey | `${CountedKey}_${Intl.LDMLPluralRule}`;

/**
 * Returns a sentence in the user's language. `$1`, `$2` … are replaced by the substitutions, in order. Numbers are
 * written as in that language, and each value keeps its own direction (`isolated`).
 */
export function say(key: SentenceKey, ...substitutions: (string | number)[]): string {
  if (substitutions.length === 0) return browser.i18n.getMessage(key, []);
  const direction = textDirection();
  const values = substitutions.map((value) =>
    isolated(typeof value === 'number' ? new Intl.NumberFormat(language()).format(value) : value, direction),
  );
  return browser.i18n.getMessage(key, values);
}

/** Returns a text with a capital first letter, for use at the start of a line; elsewhere the text follows a name. */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/** One for each language, because making them takes longer than everything else here. */
const pluralRules = new Map<string, Intl.PluralRules>();

function rulesOf(tag: string): Intl.PluralRules {
  const rules = pluralRules.get(tag) ?? new Intl.PluralRules(tag);
  pluralRules.set(tag, rules);
  return rules;
}

/**
 * Returns a sentence with a count, in the language's plural form (`Intl.PluralRules`): `key_zero`, `key_one`,
 * `key_two`, `key_few`, `key_many`, or `key_other` if the language has no such form or its file has no such key. `$1`
 * is the count, with the language's digits and separators.
 */
export function sayCount(key: CountedKey, count: number): string {
  const form = rulesOf(language()).select(count);
  return say(`${key}_${form}`, count) || say(`${key}_other`, count);
}
