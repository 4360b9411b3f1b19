import { textRect } from '../dom/measure.ts';
import {
  elementsBelow,
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
import type { Passages } from '../mark/match-ledger.ts';
import type { TextPlace } from '../read/run-text.ts';
import type { Direction } from '../read/text-beside.ts';
import { backward, forward } from '../read/text-beside.ts';
import { footnoteSize, roomBetween } from './beside-digits.ts';
import type { PseudoPart } from './generated.ts';
import { generatedAt } from './generated.ts';

/** One side of a number: `touches` is true of a text on that side that people read with the number. */
type Side = { way: Direction; near: PseudoPart; far: PseudoPart; left: 'Left' | 'Right'; touches: RegExp };

/** Signs without room and without a word: no such sign separates two numbers for everybody. */
const close = '[^ \\t\\n\\r\\f\\xa0\\u2002\\u2003\\u3000\\p{L}]*';
const after: Side = {
  way: forward,
  near: '::before',
  far: '::after',
  left: 'Left',
  // A further group may come after a space.
  touches: new RegExp(`^(?:${close}\\p{Nd}| [\\p{Nd} -]+$)`, 'u'),
};
const before: Side = {
  way: backward,
  near: '::after',
  far: '::before',
  left: 'Right',
  // The same for a calling code.
  touches: new RegExp(`[+\\p{Nd}]${close}$|\\+[\\p{Nd} ()-]*$`, 'u'),
};
const closeOnly = new RegExp(`^${close}$`, 'u');
const digit = /\p{Nd}/u;
/** Most nodes on each side of a number, and inside of it, that are looked at. With more, nobody knows. */
const mostNodes = 24;

const boxesOf = (element: Element): DOMRect[] => [...Element.prototype.getClientRects.call(element)];

/**
 * Does a style draw digits inside of a number, or right beside it: `.more::after { content: "9" }`? Nobody can tell them
 * from those of the text. This computes style; ask it for one find.
 */
export function hasAddedDigits(passages: Passages): boolean {
  const [first] = passages;
  const last = passages.at(-1) ?? first;
  return (
    (first.node !== last.node && isAddedBetween(first.node, last.node)) ||
    isAddedBeside(first, before) ||
    isAddedBeside(last, after)
  );
}

function isAddedBetween(first: Text, last: Text): boolean {
  const adds = (element: Element, part: PseudoPart): boolean => digit.test(generatedAt(element, part)?.text ?? '');
  let above = parentElementOf(first);
  for (; above && !holdsNode(above, last); above = parentElementOf(above)) {
    if (adds(above, '::after')) return true;
  }
  if (!above) return false;
  const walker = elementWalker(above);
  walker.currentNode = first;
  let node = walker.nextNode();
  for (let count = 0; node && !isAfter(node, last); count += 1, node = walker.nextNode()) {
    if (count >= mostNodes) return true;
    if (isElement(node) && (adds(node, '::before') || adds(node, '::after'))) return true;
  }
  return false;
}

function isAddedBeside({ node, start, end }: TextPlace, side: Side): boolean {
  const { way, near, far, left, touches } = side;
  const isForward = side === after;
  const edge = isForward ? textRect(node, end - 1, end) : textRect(node, start, start + 1);
  const rest = isForward ? partOfText(node, end, node.length) : partOfText(node, 0, start);
  if (/[\p{Nd}\p{L}]/u.test(rest)) return false;
  const gapTo = (box: DOMRect): number => (isForward ? box.left - edge.right : edge.left - box.right);
  const isFar = (box: DOMRect): boolean =>
    box.top >= edge.bottom || box.bottom <= edge.top || gapTo(box) > roomBetween * edge.height;
  let isSpaced = !closeOnly.test(rest);
  let gap = 0;

  function spaceOf(style: CSSStyleDeclaration): number {
    const lengths = [style[`margin${left}`], style[`padding${left}`], style[`border${left}Width`]];
    return lengths.reduce((sum, length) => sum + (Number.parseFloat(length) || 0), 0);
  }

  /** Does an element draw digits there? `isBeside`: its own box was measured, so that only its signs are to be read. */
  function adds(element: Element, part: PseudoPart, isBeside: boolean): boolean {
    const drawn = generatedAt(element, part);
    if (!drawn) return false;
    const { text, style, place } = drawn;
    if (place) return digit.test(text) && !isFar(place) && gapTo(place) > -place.width - edge.height;
    if (!touches.test(text) || (isSpaced && !isBeside)) return false;
    const size = Number.parseFloat(style.fontSize);
    const { display, fontSize, verticalAlign } = getComputedStyle(element);
    const isMark = [style.verticalAlign, verticalAlign].includes('super');
    if (isMark && size < footnoteSize * Number.parseFloat(sizeAround(node) || fontSize)) return false;
    if (/^(?:block|table|list|flex|grid)/.test(style.display) && style.float === 'none' && !/flex|grid/.test(display))
      return false;
    // A box that is wider than its text has room beside it.
    const isAligned = isForward ? /right|end/.test(style.textAlign) : !/right|end|center/.test(style.textAlign);
    const spare = isAligned ? Number.parseFloat(style.width) - text.length * size * 0.65 : 0;
    const space = (isBeside ? 0 : gap) + spaceOf(style) + Math.max(0, spare || 0);
    return space <= roomBetween * edge.height;
  }

  let at: Node = node;
  for (let count = 0; count < mostNodes; count += 1) {
    const next = way.beside(at);
    if (!next) {
      const parent = parentElementOf(at);
      if (!parent || adds(parent, far, false)) return !!parent;
      const style = getComputedStyle(parent);
      const outer = parentElementOf(parent);
      const isInRow = !!outer && /flex|grid/.test(getComputedStyle(outer).display);
      if (!/^(?:inline|contents|ruby)/.test(style.display) && !isInRow) return false;
      gap += spaceOf(style);
      at = parent;
    } else if (isElement(next)) {
      at = next;
      if (getComputedStyle(next).display === 'none') continue;
      if (localNameOf(next) === 'br') return false;
      const boxes = boxesOf(next);
      const box = isForward ? boxes[0] : boxes.at(-1);
      if (box && isFar(box)) return false;
      for (let inner: Node | null = next; inner && isElement(inner); inner = way.within(inner)) {
        if (adds(inner, near, !!box)) return true;
      }
      if (!closeOnly.test(textOf(next) ?? '') || digit.test(textOf(next) ?? '')) return false;
      const isAdding = (element: Element): boolean => adds(element, near, !!box) || adds(element, far, !!box);
      if (elementsBelow(next, '*').slice(0, mostNodes).some(isAdding)) return true;
    } else {
      at = next;
      if (!isText(next)) continue;
      if (/[\p{Nd}\p{L}]/u.test(next.data)) return false;
      isSpaced ||= !closeOnly.test(next.data);
    }
  }
  return true;
}

function sizeAround(node: Text): string {
  const parent = parentElementOf(node);
  return parent ? getComputedStyle(parent).fontSize : '';
}
