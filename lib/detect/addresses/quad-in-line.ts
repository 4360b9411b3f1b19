import type { WordKind } from './address-words.ts';
import { kindsIn, wordKind } from './address-words.ts';
import type { Line } from './line.ts';
import type { Octets } from './quad-shape.ts';
import { mayBeVersion, octetsOf } from './quad-shape.ts';
import { wordBefore } from './word-before.ts';

/** A dotted quad in its line. `before` and `after` are what touches it; `at` is its offset in the line. */
export type QuadInLine = {
  octets: Octets;
  /** Its numbers may be those of a version. */
  isSmall: boolean;
  before: string;
  after: string;
  line: Line;
  at: number;
  /** What the nearest word before it says; null if nothing, or if digits or signs are between them. */
  called: WordKind | null;
  /** The kinds of the words before it, if it is small. */
  near: ReadonlySet<WordKind>;
  hasDottedPort: boolean;
};

type Given = Pick<QuadInLine, 'before' | 'after' | 'line' | 'at' | 'hasDottedPort'>;

/** How far before a quad words may speak of it (UTF-16 units). */
const reach = 64;
/** Between a word and the quad that it names are only blanks, dots of a form, quotes and brackets. */
const parting = /[\d;|]/;
/** Words between them: "version is", "section no. of". */
const mostLinks = 2;
const none: ReadonlySet<WordKind> = new Set();

/** Returns a dotted quad with what its line says right before it. */
export function quadInLine(quad: string, given: Given): QuadInLine {
  const { line, at, before, after, hasDottedPort } = given;
  const octets = octetsOf(quad);
  const isSmall = mayBeVersion(octets);
  const from = Math.max(0, at - reach);
  const near = isSmall ? kindsIn(line.text, at, from) : none;
  return { octets, isSmall, before, after, line, at, called: calledBy(line.text, at, from), near, hasDottedPort };
}

function calledBy(text: string, at: number, from: number): WordKind | null {
  let to = at;
  for (let links = 0; links <= mostLinks; links += 1) {
    const word = wordBefore(text, to, from);
    if (!word || parting.test(text.slice(word.end, to))) return null;
    const kind = wordKind(word.letters);
    if (kind !== 'link') return kind;
    to = word.start;
  }
  return null;
}
