import type { Find } from '../../model/subject.ts';
import { isConnectedNode, partOfText } from '../dom/page-dom.ts';
import type { TextPlace } from '../read/run-text.ts';

/** A subject found on the page. `passages` are its characters, one entry per text node, in reading order. */
export type Match = Pick<Find, 'subject' | 'sure' | 'country' | 'reading'> & {
  passages: Passages;
  /** The characters of its passages, as they were when it was found. */
  text: string;
  /**
   * When it was added or the text around it was written anew, by `pageTime` (whole ms: engines store a fraction as an object
   * of its own).
   */
  since: number;
  /** Its text was on the page when the page was first read. */
  early?: boolean;
};

export type Passages = readonly [TextPlace, ...TextPlace[]];

/** Returns where a match begins and ends: its first passage and its last. */
export function endsOf({ passages }: Match): [first: TextPlace, last: TextPlace] {
  const [first] = passages;
  return [first, passages.at(-1) ?? first];
}

/** Returns the characters of a match's passages. */
export function textOfPassages(passages: readonly TextPlace[]): string {
  return passages.map(({ node, start, end }) => partOfText(node, start, end - start)).join('');
}

/** Whether the characters of a match are still on the page. Reads neither style nor layout. */
export function isStillThere({ passages, text }: { passages: readonly TextPlace[]; text: string }): boolean {
  return textOfPassages(passages) === text && passages.every(({ node }) => isConnectedNode(node));
}

/** Knows which characters of the page belong to which match. */
export type MatchLedger = {
  /** Adds a match; returns false if one of its characters already belongs to another. */
  add(match: Match): boolean;
  /** Returns the matches with a character of `node` from `start` up to `end`. */
  within(node: Node, start: number, end: number): Set<Match>;
  /** Removes a match. */
  forget(match: Match): void;
  /** Removes every match with a node that is no longer right, or too short for it. Asks once about each node. */
  forgetUnless(isRight: (node: Text) => boolean): void;
  /** Removes the matches of some texts, otherwise of all, whose characters changed: a few at each `next()`. */
  compare(nodes?: Iterable<Node>): Generator<void>;
  clear(): void;
  /** Returns the match that the character after `offset`, or the one before it, belongs to. */
  at(node: Node, offset: number): Match | null;
  /** Returns all matches, in the order in which they were found. */
  all(): ReadonlySet<Match>;
};

/** The matches of a text are kept in stretches of this length (characters), so that few are searched for one. */
const stretchCharacters = 1_024; // guard ledger-stretch
const stretchOf = (offset: number): number => Math.floor(offset / stretchCharacters);

/** Creates an empty ledger, which calls `marks` with every change. */
export function createMatchLedger(marks: { drawMark(match: Match): void; eraseMark(match: Match): void }): MatchLedger {
  const matches = new Set<Match>();
  /** The stretches of each text, without the empty ones at the end. A match is in every stretch that it touches. */
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

  return {
    add(match) {
      const { passages } = match;
      if (passages.some(({ node, start, end }) => within(node, start, end).size > 0)) return false;
      matches.add(match);
      edit(match, (stretch) => [...stretch, match]);
      marks.drawMark(match);
      return true;
    },
    within,
    forget: remove,
    forgetUnless(isRight) {
      for (const node of texts.keys()) {
        if (!(node instanceof Text)) continue;
        within(node, isRight(node) ? node.length : 0, Number.POSITIVE_INFINITY).forEach(remove);
      }
    },
    *compare(nodes = texts.keys()) {
      for (const node of nodes) {
        for (const stretch of texts.get(node) ?? []) {
          for (const match of stretch ?? []) if (!isStillThere(match)) remove(match);
          yield;
        }
      }
    },
    clear() {
      matches.forEach(remove);
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

/** Returns a match as a range that costs the page nothing: it does not follow changes of the text. */
export function matchRange(match: Match): StaticRange {
  const [first, last] = endsOf(match);
  return new StaticRange({
    startContainer: first.node,
    startOffset: first.start,
    endContainer: last.node,
    endOffset: last.end,
  });
}
