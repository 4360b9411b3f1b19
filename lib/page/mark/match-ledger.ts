import type { Find } from '../../model/subject.ts';
import type { Place } from '../read/run-text.ts';

/** A subject found on the page. `passages` are its characters, one entry per text node, in the order of reading. */
export type Match = Pick<Find, 'subject' | 'sure' | 'country' | 'reading'> & {
  passages: Place[];
  /** When it was entered, by `pageTime`, in whole ms: a fraction is an object of its own. */
  since: number;
  /** The page had its text when it was first read. */
  early?: boolean;
};

/** Which characters of the page are which match. */
export type MatchLedger = {
  /** Enters a match; false if one of its characters already belongs to another. */
  add(match: Match): boolean;
  /** The matches with a character of `node` from `start` up to `end`. */
  within(node: Node, start: number, end: number): Set<Match>;
  /** Forgets every match with a character of `node` from `start` on. */
  forgetText(node: Text, start?: number): void;
  /** Forgets every match with a node that is not right any more, or too short for it. Each node is judged once. */
  forgetUnless(isRight: (node: Text) => boolean): void;
  clear(): void;
  /** The match that the character after `offset`, or the one before it, belongs to. */
  at(node: Node, offset: number): Match | null;
  /** In the order in which they were found. */
  all(): ReadonlySet<Match>;
};

/** The matches of a text are kept by stretches of this many characters, so that each is found among a few of them. */
const stretchCharacters = 1_024; // guard R63 ledger-stretch
const stretchOf = (offset: number): number => Math.floor(offset / stretchCharacters);

/** Makes an empty ledger. `marks` is told of every change. */
export function createMatchLedger(marks: { drawMark(match: Match): void; eraseMark(match: Match): void }): MatchLedger {
  const matches = new Set<Match>();
  /** Of each text its stretches, without the empty ones at the end. A match is in every stretch that it touches. */
  const texts = new Map<Node, Match[][]>();

  /** Changes every stretch that a match touches. */
  function edit({ passages }: Match, change: (stretch: Match[]) => Match[]): void {
    for (const { node, start, end } of passages) {
      const stretches = texts.get(node) ?? [];
      for (let at = stretchOf(start); at <= stretchOf(end - 1); at += 1) stretches[at] = change(stretches[at] ?? []);
      while (stretches.length > 0 && !stretches.at(-1)?.length) stretches.pop();
      if (stretches.length > 0) texts.set(node, stretches);
      else texts.delete(node);
    }
  }

  function remove(match: Match): void {
    if (!matches.delete(match)) return;
    edit(match, (stretch) => stretch.filter((other) => other !== match));
    marks.eraseMark(match);
  }

  function within(node: Node, start: number, end: number): Set<Match> {
    const found = new Set<Match>();
    const stretches = texts.get(node) ?? [];
    const last = Math.min(stretchOf(end - 1), stretches.length - 1);
    for (let at = Math.max(0, stretchOf(start)); at <= last; at += 1) {
      for (const match of stretches[at] ?? []) if (covers(match, node, start, end)) found.add(match);
    }
    return found;
  }

  function forgetText(node: Text, start = 0): void {
    within(node, start, Number.POSITIVE_INFINITY).forEach(remove);
  }

  return {
    add(match) {
      const { passages } = match;
      if (passages.length === 0 || passages.some(({ node, start, end }) => within(node, start, end).size > 0))
        return false;
      matches.add(match);
      edit(match, (stretch) => [...stretch, match]);
      marks.drawMark(match);
      return true;
    },
    within,
    forgetText,
    forgetUnless(isRight) {
      for (const node of texts.keys()) {
        if (node instanceof Text) forgetText(node, isRight(node) ? node.length : 0);
      }
    },
    clear() {
      for (const match of matches) remove(match);
    },
    at(node, offset) {
      const [match = null] = [...within(node, offset, offset + 1), ...within(node, offset - 1, offset)];
      return match;
    },
    all: () => matches,
  };
}

function covers(match: Match, node: Node, start: number, end: number): boolean {
  return match.passages.some((place) => place.node === node && place.start < end && place.end > start);
}

/** A match as a range that costs the page nothing: it does not follow what becomes of the text. */
export function matchRange({ passages }: Match): StaticRange | null {
  const first = passages[0];
  const last = passages.at(-1);
  if (!first || !last) return null;
  return new StaticRange({
    startContainer: first.node,
    startOffset: first.start,
    endContainer: last.node,
    endOffset: last.end,
  });
}
