import { browser } from 'wxt/browser';

/**
 * Returns the BCP 47 language for numbers and times: the browser's own variant ("en-GB") if the sentences have the same
 * language and script, otherwise the sentences' language. So no sentence mixes two languages.
 */
export function language(): string {
  const ofSentences = browser.i18n.getMessage('languageTag', []);
  const ofBrowser = browser.i18n.getUILanguage();
  return written(ofBrowser) === written(ofSentences) ? ofBrowser : ofSentences;
}

/** Results of `written` by tag. Every sentence with a number needs two. */
const writings = new Map<string, string>();

/** Returns language and script, the likely script if the tag has none: "zh-TW" differs from "zh-CN". */
function written(tag: string): string {
  const kept = writings.get(tag);
  if (kept !== undefined) return kept;
  const writing = languageAndScript(tag);
  writings.set(tag, writing);
  return writing;
}

function languageAndScript(tag: string): string {
  try {
    const { language: name, script } = new Intl.Locale(tag).maximize();
    return `${name}-${script}`;
  } catch {
    return tag;
  }
}

/**
 * Returns the BCP 47 language for names of locations, carriers and countries: the browser's own, even if there are no
 * sentences in it (`language`). Users know a city by its name in their own language.
 */
export function namesLanguage(): string {
  return browser.i18n.getUILanguage();
}

/** Returns the writing direction of the sentences' language. */
export function textDirection(): 'ltr' | 'rtl' {
  return browser.i18n.getMessage('textDirection', []) === 'rtl' ? 'rtl' : 'ltr';
}
