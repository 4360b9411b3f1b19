import { once } from '../../model/once.ts';
import { contactWords, fillerWords, idAcronyms, idStems, idWords, idWordsWithMark, possessives } from './id-words.ts';
import { callWords, contactCalls, noticeWords, phoneStems, phoneWords } from './phone-words.ts';

/** What a word before a number says of it. */
export type Meaning =
  | 'phone'
  | 'call'
  | 'notice'
  | 'id'
  | 'id-acronym'
  | 'id-with-mark'
  | 'possessive'
  | 'contact'
  | 'contact-call'
  | 'filler';

const marks = /\p{M}/gu;
const plainWord = /^[a-z]*$/;
/** What whole words mean, and stems by their first two letters. */
const tables = once(() => ({ meanings: readMeanings(), stems: readStems() }));

function readMeanings(): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  // Where a word is in several lists, the last one counts.
  for (const [list, meaning] of [
    [noticeWords, 'notice'],
    [fillerWords, 'filler'],
    [contactWords, 'contact'],
    [possessives, 'possessive'],
    [idAcronyms, 'id-acronym'],
    [idWordsWithMark, 'id-with-mark'],
    [idWords, 'id'],
    [phoneWords, 'phone'],
    [callWords, 'call'],
    [contactCalls, 'contact-call'],
  ] as const) {
    for (const word of list) meanings.set(fold(word), meaning);
  }
  return meanings;
}

function readStems(): Map<string, [string, Meaning][]> {
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
  return stems;
}

const mostKept = 5000;
const kept = new Map<string, Meaning | null>();
const numberCompound = /(?:nummer|nummern|nr|number|numero|szama?|cislo|numurs|numeris|numarasi)$/;
const phoneCompound =
  /(?:tele|fon|fax|handy|mobil|ruf|hotline|gsm|nood|not(?:fall|ruf)|service|info|spoed|storing|hulp|[ck]onta[ck]t)/;
const phoneEnd = /(?:telefon|telefoon|telefono|phone|handy|hotline|telefax)$/;

/** What a word says, whatever its case and accents; null where it says nothing of numbers. */
export function meaningOf(text: string): Meaning | null {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const meaning = findMeaning(text);
  if (kept.size >= mostKept) kept.clear();
  kept.set(text, meaning);
  return meaning;
}

function findMeaning(text: string): Meaning | null {
  const { meanings, stems } = tables();
  const word = fold(text);
  const exact = meanings.get(word);
  if (exact) return exact;
  for (const [stem, meaning] of stems.get(word.slice(0, 2)) ?? []) if (word.startsWith(stem)) return meaning;
  if (phoneEnd.test(word)) return 'phone';
  if (numberCompound.test(word)) return phoneCompound.test(word) ? 'phone' : 'id';
  return null;
}

/** A word in lower case without accents. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (plainWord.test(lower)) return lower;
  return lower.normalize('NFD').replace(marks, '').normalize('NFC');
}
