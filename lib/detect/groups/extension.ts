import { detectorWords } from '../words/detector-words.ts';

const joint = '[\\s,;:.(/-]{0,4}';
const { extension: words } = detectorWords;
/** An extension, in lower case. After it there may be the last of several, as in `ext. 101-105`. */
export const written = new RegExp(
  `^(?:${joint}(?:${words})[\\s.:№#-]{0,4}|\\s?#|;ext=)(\\d{1,7})(?!\\d|[./ ]\\d{3})(?:-(\\d{3,})(?![\\d-])|(?!-\\d{3}))`,
  'u',
);

const firstOfWords = [...new Set(words.split('|').map((word) => word.charAt(0)))].join('');
/** Matches whatever looks like an extension, and compiles quickly. It saves a fifth of the time of dense text. */
export const mayFollow = new RegExp(`^[\\s,;:.(/-]{0,4}[#${firstOfWords}${firstOfWords.toUpperCase()}]\\D{0,24}\\d`);

/** Returns the extension written right after a number, and its end in the text's plain form; null if there is none. */
export function extensionAt(plain: string, at: number): { digits: string; end: number } | null {
  const after = plain.slice(at, at + 40);
  if (!mayFollow.test(after)) return null;
  const match = written.exec(after.toLowerCase());
  const [all = '', digits, last] = match ?? [];
  if (!digits) return null;
  // `ext. 212-5552368` is no extension.
  if (last !== undefined && (last.length !== digits.length || last <= digits)) return null;
  return { digits, end: at + all.length };
}
