import {
  elementWalker,
  holdsNode,
  isAfter,
  isElement,
  isText,
  localNameOf,
  parentElementOf,
  partOfText,
  textOf,
} from '../dom/page-dom.ts';
import type { Direction } from '../dom/text-beside.ts';
import { backward, forward } from '../dom/text-beside.ts';
import type { Passages } from '../mark/match-ledger.ts';
import { flowOf } from '../read/run-text.ts';

type Side = { way: Direction; near: '::before' | '::after'; far: '::before' | '::after'; digits: RegExp };

/** What follows a number, and what is before it. A counter draws digits, too; before a number it is that of its line. */
const after: Side = { way: forward, near: '::before', far: '::after', digits: /^(?:"[\s\p{Cf}-]*\p{Nd}|counters?\()/u };
const before: Side = {
  way: backward,
  near: '::after',
  far: '::before',
  digits: /[+\p{Nd}][\s\p{Cf}()-]*"(?: \/ "[^"]*")?$/u,
};
const anyDigits = /"[^"]*\p{Nd}|counters?\(/u;
/** Most nodes on each side of a number, and inside of it, that are looked at. */
const mostNodes = 12;

/**
 * Does a style draw digits inside of a number, or right beside it: `.more::after { content: "9" }`? Nobody can tell them
 * from those of the text. This computes style; ask it for one find.
 */
export function hasAddedDigits(passages: Passages): boolean {
  const [first] = passages;
  const last = passages.at(-1) ?? first;
  const isAtStart = partOfText(first.node, 0, first.start).trim() === '';
  const isAtEnd = partOfText(last.node, last.end, last.node.length).trim() === '';
  return (
    (first !== last && isAddedBetween(first.node, last.node)) ||
    (isAtStart && isAddedBeside(first.node, before)) ||
    (isAtEnd && isAddedBeside(last.node, after))
  );
}

function isAddedBetween(first: Text, last: Text): boolean {
  let above = parentElementOf(first);
  for (; above && !holdsNode(above, last); above = parentElementOf(above)) {
    if (adds(above, '::after', anyDigits)) return true;
  }
  if (!above) return false;
  const walker = elementWalker(above);
  walker.currentNode = first;
  for (let count = 0, node = walker.nextNode(); count < mostNodes && node; count += 1, node = walker.nextNode()) {
    if (isAfter(node, last)) return false;
    if (isElement(node) && (adds(node, '::before', anyDigits) || adds(node, '::after', anyDigits))) return true;
  }
  return false;
}

function isAddedBeside(text: Text, { way, near, far, digits }: Side): boolean {
  let at: Node = text;
  for (let count = 0; count < mostNodes; count += 1) {
    const next = way.beside(at);
    if (!next) {
      const parent = parentElementOf(at);
      if (!parent || adds(parent, far, digits)) return !!parent;
      if (flowOf(localNameOf(parent)) !== 'inline') return false;
      at = parent;
    } else if (isElement(next)) {
      const isEmpty = (textOf(next) ?? '').trim() === '';
      if (adds(next, near, digits) || (isEmpty && adds(next, far, digits))) return true;
      if (!isEmpty) return false;
      at = next;
    } else {
      if (isText(next) && next.data.trim() !== '') return false;
      at = next;
    }
  }
  return false;
}

function adds(element: Element, part: '::before' | '::after', digits: RegExp): boolean {
  return digits.test(getComputedStyle(element, part).content);
}
