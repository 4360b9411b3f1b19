import { browser } from 'wxt/browser';
import type messages from '../../public/_locales/en/messages.json';
import { isolated } from './isolated.ts';
import { language } from './language.ts';
import { textDirection } from './text-direction.ts';

declare module 'wxt/browser' {
  // WXT leaves `getMessage` out of its types until `wxt prepare` has written them; here they come from the sentences.
  interface WxtI18n {
    getMessage(key: SentenceKey, substitutions: string[]): string;
  }
}

/** The name of a sentence in `public/_locales/en/messages.json`. */
export type MessageKey = keyof typeof messages;

/** Names of counted sentences: every one has an `_other` form. */
export type CountedKey = Extract<MessageKey, `${string}_other`> extends `${infer Base}_other` ? Base : never;

/** A language may have plural forms that English, which the keys' type is made of, does not know. */
type SentenceKey = MessageKey | `${CountedKey}_${Intl.LDMLPluralRule}`;

/**
 * A sentence in the person's language; `$1`, `$2` … in it are replaced by the substitutions, in order: a number as the
 * language writes it, and everything with its own direction (`isolated`).
 */
export function say(key: SentenceKey, ...substitutions: (string | number)[]): string {
  if (substitutions.length === 0) return browser.i18n.getMessage(key, []);
  const direction = textDirection();
  const values = substitutions.map((value) =>
    isolated(typeof value === 'number' ? new Intl.NumberFormat(language()).format(value) : value, direction),
  );
  return browser.i18n.getMessage(key, values);
}
