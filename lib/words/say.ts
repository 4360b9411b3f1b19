import { browser } from 'wxt/browser';
import type messages from '../../public/_locales/en/messages.json';

declare module 'wxt/browser' {
  // WXT leaves `getMessage` out of its types until `wxt prepare` has written them; here they come from the sentences.
  interface WxtI18n {
    getMessage(key: MessageKey, substitutions: string[]): string;
  }
}

/** The name of a sentence in `public/_locales/en/messages.json`. */
export type MessageKey = keyof typeof messages;

/** A sentence in the person's language; `$1`, `$2` … in it are replaced by the substitutions, in order. */
export function say(key: MessageKey, ...substitutions: (string | number)[]): string {
  return browser.i18n.getMessage(key, substitutions.map(String));
}
