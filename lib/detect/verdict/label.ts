import {
  contactWords,
  fillerWords,
  idAbbreviations,
  idAcronyms,
  idStems,
  idWords,
  idWordsWithMark,
  joinedIdWords,
  possessives,
} from './id-words.ts';
import { isLetter, wordStart } from './letters.ts';
import { callWords, joinedPhoneWords, phoneStems, phoneWords } from './phone-words.ts';

/**
 * What the words before a number say about it. `direct`: a phone word stands right before it; `near`: a few other words
 * lie between; `id`: the nearest telling word names another kind of number; `id-if-plain`: it may, and does where the
 * digits are not grouped.
 */
export type Label = 'direct' | 'near' | 'id' | 'id-if-plain' | null;

type Meaning = 'phone' | 'call' | 'id' | 'id-acronym' | 'id-with-mark' | 'possessive' | 'contact' | 'filler';

const marks = /\p{M}/gu;
const meanings = new Map<string, Meaning>();
for (const word of fillerWords) meanings.set(fold(word), 'filler');
for (const word of contactWords) meanings.set(fold(word), 'contact');
for (const word of possessives) meanings.set(fold(word), 'possessive');
for (const word of idAcronyms) meanings.set(fold(word), 'id-acronym');
for (const word of idWordsWithMark) meanings.set(fold(word), 'id-with-mark');
for (const word of idWords) meanings.set(fold(word), 'id');
for (const word of phoneWords) meanings.set(fold(word), 'phone');
for (const word of callWords) meanings.set(fold(word), 'call');

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
const manyBlanks = /[ \u2060]{2,}/g;
const broken = /[\n\t>]|[ \u2060]{2}/;
const numberSign = /^[\s"'\]]*[#=№°]/;
const colon = /^\s*:/;
const callGap = /^[\p{L}\s:(+&;-]*$/u;
const longestLabelLine = 40;
const tag = /<\/?[a-z][^<>]{0,120}>/gi;
const mostKept = 5000;
const kept = new Map<string, Meaning | null>();
const joinedScript = /[\u0590-\u08ff\u0900-\u1fff\u2e80-\ud7ff\uf900-\ufaff]/;
const numberCompound = /(?:nummer|nummern|nr|number|numero|szama?|cislo|numurs|numeris|numarasi)$/;
const phoneCompound =
  /(?:tele|fon|fax|handy|mobil|ruf|hotline|gsm|nood|not(?:fall|ruf)|service|info|spoed|storing|hulp|[ck]onta[ck]t)/;
const phoneEnd = /(?:telefon|telefoon|telefono|phone|handy|hotline|telefax)$/;

/** The label of the number that begins at `at` in the plain form of a text. */
export function labelBefore(plain: string, at: number): Label {
  const window = windowBefore(plain, at);
  const joined = joinedScript.test(window) ? joinedLabel(window) : null;
  const spelled = spelledLabel(window);
  if (joined && (!spelled || joined.end > spelled.end)) return joined.label;
  return spelled?.label ?? null;
}

function windowBefore(plain: string, at: number): string {
  const near = plain.slice(Math.max(0, at - reach), at);
  if (!broken.test(near)) return near;
  // Columns set far apart by blanks still read as label and number.
  const wide = plain.slice(Math.max(0, at - columns), at);
  return sameLine(wide.includes('>') ? wide.replace(tag, ' ') : wide)
    .replace(manyBlanks, ' ')
    .slice(-reach);
}

/** The part of `window` on the number's own line; the line before too when it ends in a label. */
function sameLine(window: string): string {
  const lastBreak = Math.max(window.lastIndexOf('\n'), window.lastIndexOf('\t'));
  if (lastBreak === -1) return window;
  const own = window.slice(lastBreak + 1);
  if (/[\p{L}\p{N}]/u.test(own)) return own;
  const above = window.slice(0, lastBreak).trimEnd();
  const line = above.slice(above.lastIndexOf('\n') + 1);
  // A sentence that runs on is no label of what stands in the next line.
  return line.length <= longestLabelLine || line.endsWith(':') ? line + own : own;
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
    const start = wordStart(window, end);
    const text = window.slice(start, end);
    const gap = window.slice(end);
    const meaning = isDomainEnd(window, start, text) ? null : meaningOf(text);
    if (meaning === 'phone' && (text.length > 1 || isInitial(window, start, end))) {
      const direct = between === 0 || (gap.length <= 30 && /:\s*[(+]*$/.test(gap) && !/[.!?]\s/.test(gap.slice(2)));
      return { label: direct ? 'direct' : 'near', end };
    }
    if (meaning === 'call' && between === 0 && callGap.test(gap))
      return { label: gap.includes(':') ? 'direct' : 'near', end };
    if (meaning === 'possessive' && numbered && between === 0) return { label: 'direct', end };
    if (meaning === 'id' || (meaning === 'id-acronym' && text === text.toUpperCase()))
      return between <= 1 ? { label: 'id', end } : null;
    const marked = numbered || numberSign.test(gap) || (gap.startsWith('.') && idAbbreviations.has(text.toLowerCase()));
    if (meaning === 'id-with-mark' && marked && between <= 1) return { label: 'id', end };
    if (meaning === 'id-with-mark' && colon.test(gap) && between <= 1) return { label: 'id-if-plain', end };
    if (numbered && between === 0 && meaning === 'contact') return { label: 'direct', end };
    // "Member no. 12": a number word behind a word that says nothing of phones.
    if (numbered && between === 0 && meaning === null) return { label: 'id-if-plain', end };
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

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}

function isNumberWord(text: string): boolean {
  return /^[nн]/i.test(text) || text.toLowerCase() === 'số';
}

/** A single letter such as `T` or `F:` is a label only when it stands alone before the number. */
function isInitial(window: string, start: number, end: number): boolean {
  const before = window.charAt(start - 1);
  return (
    /^\.?[:)]?[: (+)]*$/.test(window.slice(end)) &&
    window.length > end &&
    !/[\p{L}\p{N}.'’&-]/u.test(before) &&
    // `T/F:` are two initials, `GM/T` is a name.
    !/[\p{L}\p{N}]{2}\/$/u.test(window.slice(Math.max(0, start - 3), start)) &&
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
  if (phoneEnd.test(word)) return 'phone';
  if (numberCompound.test(word)) return phoneCompound.test(word) ? 'phone' : 'id';
  return null;
}

/** A word in lower case without accents. */
function fold(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(marks, '').normalize('NFC');
}
