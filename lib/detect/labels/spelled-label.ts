import { once } from '../../model/once.ts';
import { beginsAlphabetic, isLetter, wordStart } from '../text/letters.ts';
import { unicodePattern } from '../text/patterns.ts';
import type { Meaning } from '../words/compile/meanings.ts';
import { detectorWords } from '../words/detector-words.ts';
import { words } from '../words/word-list.ts';
import type { Label, LabelAt } from './label.ts';
import { ruledLabel } from './label-rules.ts';
import { meaningIn, meaningOf } from './meaning.ts';

/** Most words before a number that are read. */
const mostWords = 7;
const numberWords = once(() => new Set(words(detectorWords.number)));
const wordsBetween = once(() => new Set(words(detectorWords.betweenCall)));
const capital = unicodePattern(String.raw`[\p{Lu}]`);
const dottedInitials = /(?:^|[^\p{L}\p{N}.])(\p{L}(?:(?:\. ?|\/)\p{L}){1,4})$/u;
/** Two words in one, the second with a capital letter. */
const glued = unicodePattern(String.raw`[\p{Ll}]{3}([\p{Lu}][\p{Ll}]{2,})$`);
/** Fewest letters of two words in one: `KölnTel`. */
const fewestOfGlued = 6;
/** A Latin word after a word of a script without spaces between words. */
const afterJoined = /[\u0e00-\u0eff\u2e80-\ud7ff]([A-Za-z]{2,})$/;
/** Fewest letters of the two together: `請ID`. */
const fewestOfJoined = 3;

/** Returns the label by the words before the number; reads them one by one from the last on. */
export function spelledLabel(window: string, country: string | null): LabelAt | null {
  let between = 0;
  let isNumbered = false;
  let isNamed = true;
  let end = window.length;
  for (let left = mostWords; left > 0; left -= 1) {
    end = lastWordEnd(window, end);
    if (end === 0) return null;
    const start = wordStart(window, end);
    const text = window.slice(start, end);
    const initials = between === 0 && text.length === 1 ? initialsLabel(window.slice(0, end), country) : null;
    if (initials) return { label: initials, end };
    const isWord = !isDomainEnd(window, start, text);
    const meaning = isWord ? (meaningIn(country, text) ?? meaningOf(text) ?? gluedMeaning(text)) : null;
    // Most words say nothing, so no rule is asked about them.
    if (meaning !== null || (between === 0 && isNumbered)) {
      const gap = window.slice(end);
      const word = { text, window, start, end, gap, meaning, between, isNamed, isNumbered, country };
      const ruled = ruledLabel(word);
      if (ruled !== undefined) return ruled && { label: ruled, end };
    }
    if (meaning === 'own-number') isNumbered = true;
    else if (meaning === 'filler') isNumbered ||= numberWords().has(text.toLowerCase());
    else {
      between += 1;
      isNamed &&= mayBeName(text);
    }
    end = start;
  }
  return null;
}

/**
 * Returns the end of the last word before `end`; 0 if there is none, or if another number is between, because the words
 * before that are its own.
 */
function lastWordEnd(window: string, end: number): number {
  let at = end;
  while (at > 0 && !isLetter(window, at - 1)) {
    if (isDigit(window, at - 1)) return 0;
    at -= 1;
  }
  return at;
}

/** Is the word a name, or one that may be between a call word and its number? */
function mayBeName(text: string): boolean {
  return capital.test(text.charAt(0)) || wordsBetween().has(text.toLowerCase());
}

/** Is the word the end of a host name such as `example.tel`? `e.tel:` is a label, and so is `REPAIR.TEL`. */
function isDomainEnd(window: string, start: number, text: string): boolean {
  if (window.charAt(start - 1) !== '.' || start < 3 || text === text.toUpperCase()) return false;
  return (
    isLetter(window, start - 2) && isLetter(window, start - 3) && !/^\s?[.:]/.test(window.slice(start + text.length))
  );
}

/**
 * Returns the meaning of a label that is joined to the word before it: "KölnTel. …", the last word of an element and the
 * label after it; "請WhatsApp …", "顧客ID …", a Latin word after a script that joins words. Null if there is none.
 */
function gluedMeaning(text: string): Meaning | null {
  if (text.length < fewestOfJoined) return null;
  if (!beginsAlphabetic(text)) {
    const [, latin] = afterJoined.exec(text) ?? [];
    return latin === undefined ? null : meaningOf(latin);
  }
  const [, last] = text.length < fewestOfGlued ? [] : (glued.exec(text) ?? []);
  return last !== undefined && meaningOf(last) === 'phone' ? 'phone' : null;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}

/** "C.F. …", "D. N. I. …": initials that name another kind of number. "H/P …": a phone. */
function initialsLabel(window: string, country: string | null): Label {
  const [, initials = ''] = dottedInitials.exec(window) ?? [];
  const letters = initials.replace(/[. ]/g, '');
  if (letters === '') return null;
  if (letters.toLowerCase() === 'h/p') return 'direct';
  const meaning = meaningIn(country, letters) ?? meaningOf(letters.replaceAll('/', ''));
  return meaning === 'id' || meaning === 'id-in-capitals' ? 'id' : null;
}
