import { detectorWords } from '../words/detector-words.ts';
import type { Script } from '../words/scripts.ts';
import { blocks } from '../words/scripts.ts';

/** Patterns that match words anywhere before a number: for another kind of number, and for a phone number. */
export type JoinedWords = { id: RegExp | null; phone: RegExp | null };

const lettersOf = ([first, last]: readonly [number, number, Script]): string =>
  `${String.fromCharCode(first)}-${String.fromCharCode(last)}`;
const anyBlock = new RegExp(`[${blocks.map(lettersOf).join('')}]`);
const letters = blocks.map((block) => ({ pattern: new RegExp(`[${lettersOf(block)}]`), script: block[2] }));
/** The patterns of each set of scripts that a text had. */
const patterns = new Map<string, JoinedWords>();

/** Returns the patterns for the scripts of a text, null if it has none of them. */
export function joinedWordsFor(text: string): JoinedWords | null {
  if (!anyBlock.test(text)) return null;
  const scripts = new Set(letters.flatMap(({ pattern, script }) => (pattern.test(text) ? script : [])));
  const key = [...scripts].join();
  const found = patterns.get(key) ?? { id: patternOf('id', scripts), phone: patternOf('phone', scripts) };
  patterns.set(key, found);
  return found;
}

function patternOf(kind: 'id' | 'phone', scripts: ReadonlySet<Script>): RegExp | null {
  const sources = [...scripts].flatMap((script) => detectorWords.joined[script]?.[kind] ?? []);
  return sources.length === 0 ? null : new RegExp(sources.join('|'), 'gi');
}
