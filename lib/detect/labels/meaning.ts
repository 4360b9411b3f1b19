import { once, remembered } from '../../model/once.ts';
import type { Meaning } from '../words/compile/meanings.ts';
import { detectorWords } from '../words/detector-words.ts';
import { fold } from '../words/fold.ts';
import { words } from '../words/word-list.ts';

/** The meanings of whole words, the stems by their first two letters, and the patterns of what words end in. */
const tables = once(() => ({
  meanings: new Map(
    detectorWords.meanings.flatMap(([meaning, list]) => words(list).map((word) => [word, meaning] as const)),
  ),
  stems: readStems(),
  phoneEnd: new RegExp(`(?:${detectorWords.ends.phone})$`),
  numberEnd: new RegExp(`(?:${detectorWords.ends.number})$`),
  phonePart: new RegExp(detectorWords.phoneParts),
}));

function readStems(): Map<string, [stem: string, meaning: Meaning][]> {
  const stems = new Map<string, [string, Meaning][]>();
  for (const meaning of ['phone', 'id'] as const) {
    for (const stem of words(detectorWords.stems[meaning])) {
      const key = stem.slice(0, 2);
      const sameStart = stems.get(key) ?? [];
      sameStart.push([stem, meaning]);
      stems.set(key, sameStart);
    }
  }
  return stems;
}

/** Returns what a word says about a number, in any case and with or without accents; null if nothing. */
export const meaningOf = remembered(5000, (text: string): Meaning | null => {
  const { meanings, stems, phoneEnd, numberEnd, phonePart } = tables();
  const word = fold(text);
  const exact = meanings.get(word);
  if (exact) return exact;
  for (const [stem, meaning] of stems.get(word.slice(0, 2)) ?? []) if (word.startsWith(stem)) return meaning;
  if (phoneEnd.test(word)) return 'phone';
  if (numberEnd.test(word)) return phonePart.test(word) ? 'phone' : 'id';
  return null;
});

/** Returns the meaning that a word has in this country only, null if it has none. */
export function meaningIn(country: string | null, word: string): Meaning | null {
  const own = country === null ? undefined : detectorWords.local[country];
  if (!own) return null;
  const name = word.toLowerCase();
  return Object.hasOwn(own, name) ? (own[name] ?? null) : null;
}
