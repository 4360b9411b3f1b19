import type { Find } from '../model/find.ts';
import type { Place } from './run-offsets.ts';

/** A subject found on the page. `passages` are its characters, one entry per text node, in the order of reading. */
export type Match = Pick<Find, 'subject' | 'sure' | 'country' | 'reading'> & {
  passages: Place[];
  /** When it was entered, by `pageTime`, in whole ms: a fraction is an object of its own. */
  since: number;
};

/** Which characters of the page are which match. */
export type MatchLedger = {
  /** Enters a match; false where one of its characters already belongs to another. */
  add(match: Match): boolean;
  /** Forgets every match with a character of `node` from `start` on. */
  forgetText(node: Text, start?: number): void;
  /** Forgets every match with a node that is not right any more, or too short for it. */
  forgetUnless(isRight: (node: Text) => boolean): void;
  clear(): void;
  /** The match that the character after `offset`, or the one before it, belongs to. */
  at(node: Node, offset: number): Match | null;
  /** In the order in which they were found. */
  all(): ReadonlySet<Match>;
};

/** Makes an empty ledger. `marks` is told of every change. */
export function createMatchLedger(marks: { drawMark(match: Match): void; eraseMark(match: Match): void }): MatchLedger {
  const matches = new Set<Match>();
  const byNode = new Map<Node, Match[]>();

  function remove(match: Match): void {
    if (!matches.delete(match)) return;
    for (const { node } of match.passages) {
      const left = (byNode.get(node) ?? []).filter((other) => other !== match);
      if (left.length > 0) byNode.set(node, left);
      else byNode.delete(node);
    }
    marks.eraseMark(match);
  }

  function overlaps(place: Place): boolean {
    return (byNode.get(place.node) ?? []).some((other) => covers(other, place.node, place.start, place.end));
  }

  return {
    add(match) {
      if (match.passages.length === 0 || match.passages.some(overlaps)) return false;
      matches.add(match);
      for (const { node } of match.passages) {
        const others = byNode.get(node);
        // A spread leaves room for sixteen more.
        byNode.set(node, others ? [...others, match] : [match]);
      }
      marks.drawMark(match);
      return true;
    },
    forgetText(node, start = 0) {
      for (const match of byNode.get(node) ?? []) {
        if (covers(match, node, start, Number.POSITIVE_INFINITY)) remove(match);
      }
    },
    forgetUnless(isRight) {
      for (const match of matches) {
        if (!match.passages.every(({ node, end }) => end <= node.length && isRight(node))) remove(match);
      }
    },
    clear() {
      for (const match of matches) remove(match);
    },
    at(node, offset) {
      const here = byNode.get(node) ?? [];
      return (
        here.find((match) => covers(match, node, offset, offset + 1)) ??
        here.find((match) => covers(match, node, offset - 1, offset)) ??
        null
      );
    },
    all: () => matches,
  };
}

function covers(match: Match, node: Node, start: number, end: number): boolean {
  return match.passages.some((place) => place.node === node && place.start < end && place.end > start);
}
