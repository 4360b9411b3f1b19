import { hasMiddle, textRect } from '../dom/measure.ts';
import { elementAround, elementBox, holdsNode, parentElementOf, partOfText, rootOf } from '../dom/page-dom.ts';
import { isCopy, isGone, isTransparent, unseenAmong } from '../dom/unseen.ts';
import type { Match, Passages } from '../mark/match-ledger.ts';
import { elementOf } from '../mark/match-place.ts';
import type { TextPlace } from '../read/run-text.ts';
import { hasAddedDigits } from './added-digits.ts';
import { hasDigitsBeside, hasTextInside } from './beside-digits.ts';
import type { Sign } from './digit-order.ts';
import { asDrawn, digitsOf, isInOrder, layOf } from './digit-order.ts';
import { drawnOver } from './generated.ts';

/**
 * How people see a find, compared with its text:
 * - `plain`: they see what was read.
 * - `over-picture`: they see nothing of the text, which lies over a picture of it, as in pdf.js; or the pointer over it is
 *   none or a picture, and the page may draw another one elsewhere.
 * - `turned`: they see its digits in another order, for example from right to left.
 * - `covered`: something is drawn over some of its digits, or beside them without room.
 * - `unseen`: they do not see it, or not all of it. It is no find.
 */
export type Drawn = 'plain' | 'over-picture' | 'turned' | 'covered' | 'unseen';

/** Most signs that are looked at: more than any number or address has. A link with more confirms nothing. */
const mostSigns = 64;

/** Returns how a find is drawn now. This lays out the page and computes style: ask it for one find. */
export function drawnAs(match: Match): Drawn {
  const as = textDrawnAs(match);
  return as === 'plain' && match.passages.some(hasOwnCursor) ? 'over-picture' : as; // guard own-cursor
}

function hasOwnCursor({ node }: TextPlace): boolean {
  const element = elementAround(node);
  return !!element && /none|\(/.test(getComputedStyle(element).cursor);
}

function textDrawnAs(match: Match): Drawn {
  const isLink = match.reading?.reason === 'link';
  const unseen = unseenAmong(match.passages);
  const passages = isLink ? match.passages.filter((place) => !unseen.includes(place)) : match.passages;
  // The words of a link are in the order of their script; only its digits are compared.
  const signs = signsOf(passages, isLink ? /\p{Nd}/u : /[\p{Nd}a-z]/iu);
  if (signs.length === 0) return 'plain';
  if (signs.length > mostSigns) return 'turned';
  const isDrawn = ({ rect }: Sign): boolean => rect.width > 0 && rect.height > 0;
  if (!isLink && (!signs.every(isDrawn) || unseen.length > 0)) return 'unseen'; // guard digits-unseen
  const element = elementOf(match);
  const isHidden = element && isGone(element);
  // guard find-unseen
  if (element && (isHidden || isTransparent(element))) {
    return isHidden || isCopy(element) ? 'unseen' : 'over-picture';
  }
  const drawn = isLink ? calledIn(signs.filter(isDrawn), match) : signs;
  const [first] = drawn;
  const last = drawn.at(-1);
  const around = first && elementAround(first.node);
  if (!around || !last) return 'plain';
  const lay = layOf(around);
  if (!lay || (!isInOrder(drawn, lay) && !isReadAsDrawn(match, drawn))) return 'turned'; // guard digits-turned
  const ends: Passages = isLink ? [placeOf(first), placeOf(last)] : match.passages;
  const isBeside = lay.isLevel && hasDigitsBeside(ends, match.passages); // guard digits-beside
  const isInside = hasTextInside(ends, match.passages); // guard silent-drawn
  if (isCovered(drawn) || isBeside || isInside || hasAddedDigits(ends)) return 'covered'; // guard digits-covered
  return 'plain';
}

function placeOf({ node, at, text }: Sign): TextPlace {
  return { node, start: at, end: at + text.length };
}

/**
 * Of the digits of a link's text, returns those of the number that it calls, with what is written before them in the same
 * text; all of them if that number is not there as a whole.
 */
function calledIn(signs: Sign[], { subject }: Match): Sign[] {
  if (subject.kind !== 'phone') return signs;
  const written = digitsOf(signs);
  for (let cut = 1; cut <= 4; cut += 1) {
    const tail = subject.e164.slice(cut);
    const start = tail.length > 4 ? written.lastIndexOf(tail) : -1;
    const first = signs[start];
    if (!first) continue;
    const before = partOfText(first.node, Math.max(0, first.at - mostSigns), Math.min(first.at, mostSigns));
    const from = first.at - (/[\p{Nd}\s()+.-]*$/u.exec(before)?.[0].length ?? 0);
    const end = start + tail.length;
    return signs.filter(
      ({ node, at }, index) => index < end && (index >= start || (node === first.node && at >= from)),
    );
  }
  return signs;
}

function signsOf(passages: readonly TextPlace[], kind: RegExp): Sign[] {
  const signs: Sign[] = [];
  for (const { node, start, end } of passages) {
    let at = start;
    for (const text of partOfText(node, start, end - start)) {
      if (kind.test(text)) signs.push({ text, node, at, rect: textRect(node, at, at + text.length) });
      if (signs.length > mostSigns) return signs;
      at += text.length;
    }
  }
  return signs;
}

/** Was a number whose groups are drawn from right to left read in that order, too? Then people see what was read. */
function isReadAsDrawn({ subject, reading }: Match, signs: readonly Sign[]): boolean {
  if (subject.kind !== 'phone' || reading?.reason === 'link') return false;
  const seen = digitsOf(asDrawn(signs));
  const national = seen.replace(/^0+/, '');
  return seen !== digitsOf(signs) && national.length > 6 && subject.e164.slice(1).endsWith(national);
}

/** Is something else drawn over some signs, but not over all? What lets the pointer through is not seen. */
function isCovered(signs: readonly Sign[]): boolean {
  let near: Element | null = null;
  let decorations: DOMRect[] = [];
  const covered = signs.map(({ node, rect }) => {
    const over = uppermostAt(node, rect);
    const box = boxOf(node);
    // A hit on what is around tells of its own decoration, such as `::after`, unless the text is cut there.
    if (!box || (!!over && over !== box && !isCutAt(rect, box, over))) return !!box;
    if (box !== near) {
      near = box;
      decorations = drawnOver(box);
    }
    return decorations.some((decoration) => hasMiddle(decoration, rect));
  });
  return covered.includes(true) && covered.includes(false);
}

/** Is the middle of a sign outside of one of the boxes that its element is in, up to another element? */
function isCutAt(sign: DOMRect, element: Element, outer: Element): boolean {
  for (let box: Element | null = element; box && box !== outer; box = parentElementOf(box)) {
    if (!hasMiddle(elementBox(box), sign)) return holdsNode(outer, element);
  }
  return false;
}

/** Returns the element whose box a text is drawn in. */
function boxOf(node: Node): Element | null {
  let box = parentElementOf(node);
  while (box && getComputedStyle(box).display === 'contents') box = parentElementOf(box);
  return box;
}

/** Returns the uppermost element at the middle of a sign; null outside the viewport. */
function uppermostAt(node: Node, rect: DOMRect): Element | null {
  const root = rootOf(node);
  const at = [rect.left + rect.width / 2, rect.top + rect.height / 2] as const;
  return root instanceof ShadowRoot
    ? ShadowRoot.prototype.elementFromPoint.call(root, ...at)
    : Document.prototype.elementFromPoint.call(document, ...at);
}
