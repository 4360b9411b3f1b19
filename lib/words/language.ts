import { browser } from 'wxt/browser';
import { say } from './say.ts';

/**
 * The BCP 47 language that numbers and times are written in. It is the browser's own variant ("en-GB") where the
 * sentences are in that language, else the language of the sentences: a sentence never mixes two.
 */
export function language(): string {
  const ofSentences = say('languageTag');
  const ofBrowser = browser.i18n.getUILanguage();
  return ofBrowser.split('-')[0] === ofSentences.split('-')[0] ? ofBrowser : ofSentences;
}
