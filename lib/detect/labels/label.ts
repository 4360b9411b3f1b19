import { isBeforeMobile } from './before-mobile.ts';
import type { JoinedWords } from './joined-words.ts';
import { joinedWordsFor } from './joined-words.ts';
import { callObjects, idAbbreviations, noticesAfterNumber } from './label-words.ts';
import { beginsAlphabetic, isLetter, wordStart } from './letters.ts';
import type { Meaning } from './meaning.ts';
import { fold, meaningIn, meaningOf } from './meaning.ts';
import { unicodePattern } from './unicode-pattern.ts';

/**
 * What the words before a number say about it. `direct`: a phone word is right before it. `near`: a few other words are
 * between them. `id`: the nearest word with a meaning names another kind of number. `id-if-plain`: the same, but only
 * if the digits are not grouped.
 */
export type Label = 'direct' | 'near' | 'id' | 'id-if-plain' | null;

const reach = 45;
const columns = 160;
const mostWords = 7;
/** Makes an Arabic word longer and says nothing: `هــاتف`. */
const tatweel = '\u0640';
const manyBlanks = /[ \u2060]{2,}/g;
const broken = /[\n\t>]|[ \u2060]{2}/;
const numberSign = /^[\s"'\]]*[#=№°]/;
const colon = /^\s*:/;
const callGap = /^(?:[\p{L}\p{M}\s:(+&;/@#-]|(?<=\b(?:mr|mrs|ms|dr|sr|sra|at))\.)*$/iu;
const letterOrDigit = unicodePattern(String.raw`[\p{L}\p{N}]`);
const partOfName = unicodePattern(String.raw`[\p{L}\p{N}.'${'’'}&-]`);
const nameBeforeSlash = unicodePattern(String.raw`[\p{L}\p{N}]{2}/$`);
const capital = unicodePattern(String.raw`[\p{Lu}]`);
/** Most names between a call word and its number: "call Mr Shah on …", "text me back at …". */
const mostNamed = 3;
/** The text between a notice word and its number: "Info: …", "Rendelés: …", "Infos unter …". */
const noticeGap = unicodePattern(String.raw`^[\p{L}\s.:?(+-]*$`);
const dottedInitials = /(?:^|[^\p{L}\p{N}.])(\p{L}(?:(?:\. ?|\/)\p{L}){1,4})$/u;
/** A number word before an id word: "N° client …", "numéro de commande …", "nr zamówienia …". */
const numberWordBefore =
  /(?:^|[^\p{L}])(?:n[°ºor]?|nos|nro|núm|num|numer|número|numero|numéro|nummer|number|broj|номер|№)\.? ?(?:d[eo]l? |d['’]|di )?$/iu;
/** Id words that also name a way or a reason to call: "to order 0800 …", "message 0612345678". */
const mayBeCalled = new Set([
  'order',
  'message',
  'msg',
  'booking',
  'post',
  'company',
  'customer',
  'request',
  'home',
  'job',
]);
const glued = unicodePattern(String.raw`[\p{Ll}]{3}([\p{Lu}][\p{Ll}]{2,})$`);
/** Fewest letters of a word of a script that joins words and a Latin one after it: `請ID`. */
const shortestGlued = 3;
/** Two words that are joined, such as `KölnTel`, have at least as many letters. */
const twoWords = 6;
const afterJoined = /[\u0e00-\u0eff\u2e80-\ud7ff]([A-Za-z]{2,})$/;
const sentenceEnd = /[?!]/;
const longestLabelLine = 40;
const tag = /<\/?[a-z][^<>]{0,120}>/gi;
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
  const near = plain.slice(Math.max(0, at - reach), at);
  if (!broken.test(near)) return near;
  // Columns that are many spaces apart still read as label and number.
  const wide = plain.slice(Math.max(0, at - columns), at);
  return sameLine(wide.includes('>') ? wide.replace(tag, ' ') : wide)
    .replace(manyBlanks, ' ')
    .slice(-reach);
}

/** Returns the part of `window` on the number's own line, and also the line before if that ends in a label. */
function sameLine(window: string): string {
  const lastBreak = Math.max(window.lastIndexOf('\n'), window.lastIndexOf('\t'));
  if (lastBreak === -1) return window;
  const own = window.slice(lastBreak + 1);
  if (letterOrDigit.test(own)) return own;
  const above = window.slice(0, lastBreak).trimEnd();
  const line = above.slice(above.lastIndexOf('\n') + 1);
  // A long sentence is not the label of the next line.
  return line.length <= longestLabelLine || line.endsWith(':') ? line + own : own;
}

type Found = { label: Label; end: number };

/** Returns the label by the last word of a script that joins words. */
function joinedLabel(window: string, words: JoinedWords): Found | null {
  const phone = lastMatch(words.phone, window);
  const id = words.id && lastMatch(words.id, window);
  if (id !== null && (phone === null || id > phone))
    return /\d/.test(window.slice(id)) ? null : { label: 'id', end: id };
  if (phone === null) return null;
  const gap = window.slice(phone);
  if (/\d{2}/.test(gap)) return null;
  return { label: gap.length <= 8 ? 'direct' : 'near', end: phone };
}

function lastMatch(pattern: RegExp, text: string): number | null {
  let end: number | null = null;
  pattern.lastIndex = 0;
  while (pattern.test(text)) end = pattern.lastIndex;
  return end;
}

/** Returns the label by the words before the number; reads them one by one from the last on. */
function spelledLabel(window: string, country: string | null): Found | null {
  let between = 0;
  let numbered = false;
  let named = true;
  let end = window.length;
  for (let left = mostWords; left > 0; left -= 1) {
    while (end > 0 && !isLetter(window, end - 1)) {
      // There is another number between, so the words before it are that number's.
      if (isDigit(window, end - 1)) return null;
      end -= 1;
    }
    if (end === 0) return null;
    const start = wordStart(window, end);
    const text = window.slice(start, end);
    const gap = window.slice(end);
    const initials = between === 0 && text.length === 1 ? initialsLabel(window.slice(0, end), country) : null;
    if (initials) return { label: initials, end };
    const meaning = isDomainEnd(window, start, text)
      ? null
      : (meaningIn(country, text) ?? meaningOf(text) ?? gluedMeaning(text));
    // Most words say nothing, so they come first.
    if (meaning === null && (between > 0 || !numbered)) {
      between += 1;
      named &&= isNamed(text);
      end = start;
      continue;
    }
    if (meaning === 'phone' && text.length === 1 && isPartOfId(window, start, gap)) return { label: 'id', end };
    if (meaning === 'phone' && (text.length > 1 || isInitial(window, start, end))) {
      const direct = between === 0 || (gap.length <= 30 && /:\s*[(+]*$/.test(gap) && !/[.!?]\s/.test(gap.slice(2)));
      return { label: direct ? 'direct' : 'near', end };
    }
    if (
      (meaning === 'call' || meaning === 'contact-call') &&
      named &&
      !isCount(text, gap) &&
      between <= mostNamed &&
      callGap.test(between > 0 ? gap.replace(', ', ' ') : gap)
    )
      return { label: gap.includes(':') && between === 0 && meaning === 'call' ? 'direct' : 'near', end };
    if (meaning === 'id-after-number' && between === 0 && numberWordBefore.test(window.slice(0, start)))
      return { label: 'id', end };
    if (meaning === 'notice' && between === 0 && isNumbered(window, start, text)) return { label: 'id-if-plain', end };
    if (meaning === 'notice' && between === 0 && !numbered && isNotice(text, gap, country))
      return { label: 'near', end };
    if (meaning === 'possessive' && numbered && between === 0) return { label: 'direct', end };
    // "Questions about this invoice? …" is another sentence.
    if ((meaning?.startsWith('id') ?? false) && sentenceEnd.test(gap)) return null;
    if (meaning === 'id' || (meaning === 'id-acronym' && text === text.toUpperCase()))
      return between <= 1 ? { label: 'id', end } : null;
    const marked =
      meaning === 'id-with-mark' &&
      (numbered ||
        isSecondIdWord(window, start, country) ||
        numberSign.test(gap) ||
        isAbbreviated(text, gap) ||
        numberWordBefore.test(window.slice(0, start)));
    if (marked && between <= 1) return { label: 'id', end };
    if (meaning === 'id-with-mark' && colon.test(gap) && between <= 1) return { label: 'id-if-plain', end };
    if (
      meaning === 'id-with-mark' &&
      between === 0 &&
      gap === ' ' &&
      !mayBeCalled.has(fold(text)) &&
      !idAbbreviations.has(fold(text))
    )
      return { label: 'id-if-plain', end };
    if (numbered && between === 0 && (meaning === 'contact' || meaning === 'contact-call'))
      return { label: 'direct', end };
    // "Member no. 12": a number word after a word that has nothing to do with phones.
    if (numbered && between === 0 && (meaning === null || meaning === 'notice' || meaning === 'id-after-number'))
      return { label: meaning === null && /^\.?-/.test(gap) ? 'id' : 'id-if-plain', end };
    if (meaning === 'filler') numbered ||= isNumberWord(text);
    else {
      between += 1;
      named &&= isNamed(text);
    }
    end = start;
  }
  return null;
}

/** Is the word a name, or one that may be between a call word and its number? */
function isNamed(text: string): boolean {
  return capital.test(text.charAt(0)) || callObjects.has(text.toLowerCase());
}

/** Is the word the end of a host name such as `example.tel`? `e.tel:` is a label. */
function isDomainEnd(window: string, start: number, text: string): boolean {
  if (window.charAt(start - 1) !== '.' || start < 3) return false;
  return (
    isLetter(window, start - 2) && isLetter(window, start - 3) && !/^\s?[.:]/.test(window.slice(start + text.length))
  );
}

/**
 * Returns the meaning of a label that is joined to the word before it: "KölnTel. …", the last word of an element and the
 * label after it; "請WhatsApp …", "顧客ID …", a Latin word after a script that joins words. Null if there is none.
 */
function gluedMeaning(text: string): Meaning | null {
  if (text.length < shortestGlued) return null;
  if (!beginsAlphabetic(text)) {
    const [, latin] = afterJoined.exec(text) ?? [];
    return latin === undefined ? null : meaningOf(latin);
  }
  const [, last] = text.length < twoWords ? [] : (glued.exec(text) ?? []);
  return last !== undefined && meaningOf(last) === 'phone' ? 'phone' : null;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}

function isNumberWord(text: string): boolean {
  return /^(?:[nн]|số$|sz[aá]m|raqam)/i.test(text);
}

/** "No. Pendaftaran …": does a number word before the notice word make it another kind of number? */
function isNumbered(window: string, start: number, text: string): boolean {
  return noticesAfterNumber.has(fold(text)) && numberWordBefore.test(window.slice(0, start));
}

/**
 * Does the word ask people to call? In capitals it is a level in a log. American numbers without separators look like
 * any number, so in the US and Canada only a question introduces them.
 */
function isNotice(text: string, gap: string, country: string | null): boolean {
  if (text === text.toUpperCase() || !noticeGap.test(gap)) return false;
  return (country !== 'US' && country !== 'CA') || gap.includes('?');
}

/** "Reach 2125552368 people", "called 2125552368 times" are counts: a word must be between. */
function isCount(text: string, gap: string): boolean {
  return /^(?:reach|called|calls)$/i.test(text) && /^\s*$/.test(gap);
}

/** "Case ID 24-118390": a second word of the kind takes the place of a number sign. */
function isSecondIdWord(window: string, start: number, country: string | null): boolean {
  if (window.charAt(start - 1) !== ' ') return false;
  const word = window.slice(wordStart(window, start - 1), start - 1);
  return !mayBeCalled.has(fold(word)) && (meaningIn(country, word) ?? meaningOf(word)) === 'id-with-mark';
}

/** "Ref. 12", "Az. 3". `AZ.` is Arizona. */
function isAbbreviated(text: string, gap: string): boolean {
  return gap.startsWith('.') && text !== 'AZ' && idAbbreviations.has(fold(text));
}

/** "C.F. …", "D. N. I. …": initials that name another kind of number. "H/P …": a phone. */
function initialsLabel(window: string, country: string | null): Label {
  const [, initials = ''] = dottedInitials.exec(window) ?? [];
  const letters = initials.replace(/[. ]/g, '');
  if (letters === '') return null;
  if (letters.toLowerCase() === 'h/p') return 'direct';
  const meaning = meaningIn(country, letters) ?? meaningOf(letters.replaceAll('/', ''));
  return meaning === 'id' || meaning === 'id-acronym' ? 'id' : null;
}

/** "Policy number T 220 001 293": a letter that is part of the id after an id word. */
function isPartOfId(window: string, start: number, gap: string): boolean {
  if (!/^ *$/.test(gap) || window.charAt(start - 1) !== ' ') return false;
  const end = start - 1;
  const word = window.slice(wordStart(window, end), end);
  return word.length > 3 && meaningOf(word) === 'id';
}

/** A single letter such as `T` or `F:` is a label only if it is alone before the number. */
function isInitial(window: string, start: number, end: number): boolean {
  const before = window.charAt(start - 1);
  return (
    /^\.?[:)]?[: (+)]*$/.test(window.slice(end)) &&
    window.length > end &&
    !partOfName.test(before) &&
    // `T/F:` are two initials, `GM/T` is a name.
    !nameBeforeSlash.test(window.slice(Math.max(0, start - 3), start)) &&
    (capital.test(window.charAt(start)) || /^\s*:|^\./.test(window.slice(end))) &&
    // `p. 12` is a page.
    !/^p\./.test(window.slice(start, end + 1))
  );
}
