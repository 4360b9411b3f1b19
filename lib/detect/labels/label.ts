import { unicodePattern } from '../text/patterns.ts';
import { isBeforeMobile } from './before-mobile.ts';
import type { JoinedWords } from './joined-words.ts';
import { joinedWordsFor } from './joined-words.ts';
import { spelledLabel } from './spelled-label.ts';

/**
 * What the words before a number say about it. `direct`: a phone word is right before it. `near`: a few other words are
 * between them. `id`: the nearest word with a meaning names another kind of number. `id-if-plain`: the same, but only
 * if the digits are not grouped.
 */
export type Label = 'direct' | 'near' | 'id' | 'id-if-plain' | null;

/** How many characters before a number are read. */
const reachCharacters = 45;
/** The same in a text with columns, whose many blanks count for one. */
const columnReachCharacters = 160;
/** Makes an Arabic word longer and says nothing: `هــاتف`. */
const tatweel = '\u0640';
const manyBlanks = /[ \u2060]{2,}/g;
const broken = /[\n\t>]|[ \u2060]{2}/;
const letterOrDigit = unicodePattern(String.raw`[\p{L}\p{N}]`);
/** A longer line is a sentence, not the label of the next line. */
const longestLabelLine = 40;
const tag = /<\/?[a-z][^<>]{0,120}>/gi;
/** Most characters between a word of a script that joins words and the number right after it. */
const longestDirectGap = 8;

/**
 * Returns the label of the number that starts at `at`; null if no word says anything about it. `plain` is the text's
 * plain form. A few words mean one thing in `country` only.
 */
export function labelBefore(plain: string, at: number, country: string | null): Label {
  const window = windowBefore(plain, at).replaceAll(tatweel, '');
  const joinedWords = joinedWordsFor(window);
  const joined = joinedWords && joinedLabel(window, joinedWords);
  if (joined?.label !== 'id' && isBeforeMobile(plain, at, country)) return 'direct';
  const spelled = spelledLabel(window, country);
  if (joined && (!spelled || joined.end > spelled.end)) return joined.label;
  return spelled?.label ?? null;
}

function windowBefore(plain: string, at: number): string {
  const near = plain.slice(Math.max(0, at - reachCharacters), at);
  if (!broken.test(near)) return near;
  // Columns that are many spaces apart still read as label and number.
  const wide = plain.slice(Math.max(0, at - columnReachCharacters), at);
  return sameLine(wide.includes('>') ? wide.replace(tag, ' ') : wide)
    .replace(manyBlanks, ' ')
    .slice(-reachCharacters);
}

/** Returns the part of `window` on the number's own line, and also the line before if that ends in a label. */
function sameLine(window: string): string {
  const lastBreak = Math.max(window.lastIndexOf('\n'), window.lastIndexOf('\t'));
  if (lastBreak === -1) return window;
  const own = window.slice(lastBreak + 1);
  if (letterOrDigit.test(own)) return own;
  const above = window.slice(0, lastBreak).trimEnd();
  const line = above.slice(above.lastIndexOf('\n') + 1);
  return line.length <= longestLabelLine || line.endsWith(':') ? line + own : own;
}

/** A label, and where in the window the word that gives it ends. */
export type LabelAt = { label: Label; end: number };

/** Returns the label by the last word of a script that joins words. */
function joinedLabel(window: string, words: JoinedWords): LabelAt | null {
  const phone = words.phone && lastMatch(words.phone, window);
  const id = words.id && lastMatch(words.id, window);
  if (id !== null && (phone === null || id > phone))
    return /\d/.test(window.slice(id)) ? null : { label: 'id', end: id };
  if (phone === null) return null;
  const gap = window.slice(phone);
  if (/\d{2}/.test(gap)) return null;
  return { label: gap.length <= longestDirectGap ? 'direct' : 'near', end: phone };
}

function lastMatch(pattern: RegExp, text: string): number | null {
  let end: number | null = null;
  pattern.lastIndex = 0;
  while (pattern.test(text)) end = pattern.lastIndex;
  return end;
}
