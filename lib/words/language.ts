import { browser } from 'wxt/browser';

/**
 * The BCP 47 language that numbers and times are written in. It is the browser's own variant ("en-GB") where the
 * sentences are in that language and script, else the language of the sentences: a sentence never mixes two.
 */
export function language(): string {
  const ofSentences = browser.i18n.getMessage('languageTag', []);
  const ofBrowser = browser.i18n.getUILanguage();
  return written(ofBrowser) === written(ofSentences) ? ofBrowser : ofSentences;
}

/** What `written` said of a tag: it is asked with every sentence that holds a number. */
const known = new Map<string, string>();

/** Language and script, the likely one where the tag has none: "zh-TW" is not written as "zh-CN". */
function written(tag: string): string {
  const before = known.get(tag);
  if (before !== undefined) return before;
  const said = languageAndScript(tag);
  known.set(tag, said);
  return said;
}

function languageAndScript(tag: string): string {
  try {
    const { language: name, script } = new Intl.Locale(tag).maximize();
    return `${name}-${script}`;
  } catch {
    return tag;
  }
}
