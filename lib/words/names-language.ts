import { browser } from 'wxt/browser';

/**
 * The BCP 47 language of names, of places, carriers and countries: the browser's own, whether or not there are sentences
 * in it (those are in `language`). A person knows a city by the name that it has at home.
 */
export function namesLanguage(): string {
  return browser.i18n.getUILanguage();
}
