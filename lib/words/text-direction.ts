import { browser } from 'wxt/browser';

/** The direction of the language that the sentences are in. */
export function textDirection(): 'ltr' | 'rtl' {
  return browser.i18n.getMessage('textDirection', []) === 'rtl' ? 'rtl' : 'ltr';
}
