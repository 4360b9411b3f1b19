import { fillerWords, idStems, idWords, idWordsWithMark, joinedIdWords } from './id-words.ts';
import { joinedPhoneWords, phoneStems, phoneWords } from './phone-words.ts';

/**
 * What the words before a number say about it. `direct`: a phone word stands right before it; `near`: a few other words
 * lie between; `id`: the nearest telling word names another kind of number.
 */
export type Label = 'direct' | 'near' | 'id' | null;

type Meaning = 'phone' | 'id' | 'id-with-mark' | 'filler';

const marks = /\p{M}/gu;
const meanings = new Map<string, Meaning>();
for (const word of fillerWords) meanings.set(fold(word), 'filler');
for (const word of idWordsWithMark) meanings.set(fold(word), 'id-with-mark');
for (const word of idWords) meanings.set(fold(word), 'id');
for (const word of phoneWords) meanings.set(fold(word), 'phone');

const stems = new Map<string, [string, Meaning][]>();
for (const [list, meaning] of [
  [phoneStems, 'phone'],
  [idStems, 'id'],
] as const) {
  for (const written of list) {
    const stem = fold(written);
    const key = stem.slice(0, 2);
    const sameStart = stems.get(key) ?? [];
    sameStart.push([stem, meaning]);
    stems.set(key, sameStart);
  }
}

const reach = 45;
const columns = 160;
const mostWords = 7;
const wordCharacter = /^[\p{L}\p{M}]$/u;
const manyBlanks = /[ \u2060]{2,}/g;
const mostKept = 5000;
const kept = new Map<string, Meaning | null>();
const joinedScript = /[\u0590-\u08ff\u0900-\u1fff\u2e80-\ud7ff\uf900-\ufaff]/;
const numberCompound = /(?:nummer|nummern|nr|number|numero)$/;
const phoneCompound = /(?:tele|fon|fax|handy|mobil|ruf|hotline|gsm)/;

/** The label of the number that begins at `at` in the plain form of a text. */
export function labelBefore(plain: string, at: number): Label {
  // Columns set far apart by blanks still read as label and number.
  const window = sameLine(plain.slice(Math.max(0, at - columns), at))
    .replace(manyBlanks, ' ')
    .slice(-reach);
  const joined = joinedScript.test(window) ? joinedLabel(window) : null;
  const spelled = spelledLabel(window);
  if (joined && (!spelled || joined.end > spelled.end)) return joined.label;
  return spelled?.label ?? null;
}

/** The part of `window` on the number's own line; the line before too when it ends in a label. */
function sameLine(window: string): string {
  const lastBreak = Math.max(window.lastIndexOf('\n'), window.lastIndexOf('\t'));
  if (lastBreak === -1) return window;
  const own = window.slice(lastBreak + 1);
  if (/[\p{L}\p{N}]/u.test(own)) return own;
  const above = window.slice(0, lastBreak).trimEnd();
  return above.slice(above.lastIndexOf('\n') + 1) + own;
}

type Found = { label: Label; end: number };

function joinedLabel(window: string): Found | null {
  const phone = lastMatch(joinedPhoneWords, window);
  const id = lastMatch(joinedIdWords, window);
  if (id !== null && (phone === null || id > phone))
    return /\d/.test(window.slice(id)) ? null : { label: 'id', end: id };
  if (phone === null) return null;
  const gap = window.slice(phone);
  if (/\d{2}/.test(gap)) return null;
  return { label: gap.length <= 8 ? 'direct' : 'near', end: phone };
}

function lastMatch(pattern: RegExp, text: string): number | null {
  let end: number | null = null;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
}

function spelledLabel(window: string): Found | null {
  let between = 0;
  let numbered = false;
  let end = window.length;
  for (let left = mostWords; left > 0; left -= 1) {
    while (end > 0 && !isLetter(window, end - 1)) {
      // Another number lies between, so the words before belong to that one.
      if (isDigit(window, end - 1)) return null;
      end -= 1;
    }
    if (end === 0) return null;
    let start = end;
    while (start > 0 && isLetter(window, start - 1)) start -= 1;
    const text = window.slice(start, end);
    const gap = window.slice(end);
    const meaning = isDomainEnd(window, start, text) ? null : meaningOf(text);
    if (meaning === 'phone' && (text.length > 1 || isInitial(window, start, end))) {
      const direct = between === 0 || (gap.length <= 30 && /:\s*[(+]*$/.test(gap) && !/[.!?]\s/.test(gap.slice(2)));
      return { label: direct ? 'direct' : 'near', end };
    }
    if (meaning === 'id') return between <= 1 ? { label: 'id', end } : null;
    const marked = numbered || /^\s*[:#=№°]/.test(gap);
    if (meaning === 'id-with-mark' && marked && between <= 1) return { label: 'id', end };
    if (meaning === 'filler') numbered ||= isNumberWord(text);
    else between += 1;
    end = start;
  }
  return null;
}

/** The end of a host name such as `example.tel` is no label, but `e.tel:` is one. */
function isDomainEnd(window: string, start: number, text: string): boolean {
  if (window.charAt(start - 1) !== '.' || start < 3) return false;
  return (
    isLetter(window, start - 2) && isLetter(window, start - 3) && !/^\s?[.:]/.test(window.slice(start + text.length))
  );
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  return wordCharacter.test(text.charAt(at));
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}

function isNumberWord(text: string): boolean {
  return /^n/i.test(text) || text.startsWith('н');
}

/** A single letter such as `T` or `F:` is a label only when it stands alone before the number. */
function isInitial(window: string, start: number, end: number): boolean {
  const before = window.charAt(start - 1);
  return (
    /^[.:)]?[.: (+)]*$/.test(window.slice(end)) &&
    window.length > end &&
    !/[\p{L}\p{N}.'’&-]/u.test(before) &&
    (/\p{Lu}/u.test(window.charAt(start)) || /^\s*:|^\./.test(window.slice(end))) &&
    // `p. 12` is a page.
    !/^p\./.test(window.slice(start, end + 1))
  );
}

function meaningOf(text: string): Meaning | null {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const meaning = findMeaning(text);
  if (kept.size >= mostKept) kept.clear();
  kept.set(text, meaning);
  return meaning;
}

function findMeaning(text: string): Meaning | null {
  const word = fold(text);
  const exact = meanings.get(word);
  if (exact) return exact;
  for (const [stem, meaning] of stems.get(word.slice(0, 2)) ?? []) if (word.startsWith(stem)) return meaning;
  if (numberCompound.test(word)) return phoneCompound.test(word) ? 'phone' : 'id';
  return null;
}

/** A word in lower case without accents. */
function fold(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(marks, '').normalize('NFC');
}
