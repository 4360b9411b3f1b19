/// <reference types="vite/client" />
import english from '../../public/_locales/en/messages.json';

type Sentences = Record<string, { message: string }>;

// A glob and not a list: a language that is added is in the gallery at once.
const files = import.meta.glob<Sentences>('../../public/_locales/*/messages.json', { eager: true, import: 'default' });
const wanted = new URLSearchParams(location.search).get('lang') ?? 'en';
const folder = wanted.replace('-', '_');
const known: Sentences = english;
const sentences = files[`../../public/_locales/${folder}/messages.json`] ?? known;

/** Room for words 40 % longer: each sentence gets that much more, in words. */
function longer(message: string): string {
  return `${message}${' lorem ipsum'.repeat(Math.max(1, Math.round((message.length * 0.4) / 12)))}`;
}

/**
 * Every sentence in brackets, so that words outside of them are seen not to be one. Numbers, dates and names of countries
 * are written in Japanese: Latin letters are then data, or words that someone wrote into a component.
 */
function pseudo(key: string, message: string): string {
  if (key === 'languageTag') return 'ja';
  return key === 'textDirection' ? message : `⟦${message}⟧`;
}

function messageOf(key: string): string {
  const { message } = sentences[key] ?? { message: '' };
  if (wanted === 'rtl' && key === 'textDirection') return 'rtl';
  if (wanted === 'pseudo') return pseudo(key, message);
  return wanted === 'long' && !/^(?:languageTag|textDirection|listComma)$/.test(key) ? longer(message) : message;
}

/** Stands for `wxt/browser` on a plain page: the sentences of `?lang=`, filled in as a browser does. */
export const browser = {
  i18n: {
    getUILanguage: () => (wanted === 'pseudo' ? 'ja' : sentences === known ? 'en-US' : wanted),
    getMessage: (key: string, substitutions: string[] = []) =>
      messageOf(key).replace(/\$([1-9])/g, (_, digit: string) => substitutions[Number(digit) - 1] ?? ''),
  },
};
