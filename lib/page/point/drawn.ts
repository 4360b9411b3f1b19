import { hasMiddle, textRect } from '../dom/measure.ts';
import { elementBox, holdsNode, parentElementOf, partOfText, rootOf } from '../dom/page-dom.ts';
import { isSeen } from '../dom/skip.ts';
import { isCopy, isOutOfSight, isTransparent, lookOf, unseenAmong } from '../dom/unseen.ts';
import type { Match } from '../mark/match-ledger.ts';
import type { TextPlace } from '../read/run-text.ts';
import { hasAddedDigits } from './added-digits.ts';
import { elementOf } from './hit-test.ts';

/**
 * How people see a find, compared with its text:
 * - `plain`: they see what was read.
 * - `over-picture`: they see nothing of the text, which lies over a picture of it, as in pdf.js.
 * - `turned`: they see its digits in another order, for example from right to left.
 * - `covered`: something is drawn over some of its digits, or beside them without room.
 * - `unseen`: they do not see it, or not all of it. It is no find.
 */
export type Drawn = 'plain' | 'over-picture' | 'turned' | 'covered' | 'unseen';

/** A digit or letter of a find, and its rectangle in the viewport (px). */
type Sign = { text: string; node: Text; rect: DOMRect };

/** Most signs that are looked at: more than any number or address has. A link with more confirms nothing. */
const mostSigns = 64;
/**
 * From one sign to the next on a line, in heights of the first: with less, they are on top of each other; with more, they
 * do not look like one number.
 */
const leastStep = 0.15;
const widestStep = 5;

/** Returns how a find is drawn now. This lays out the page and computes style: ask it for one find. */
export function drawnAs(match: Match): Drawn {
  const isLink = match.reading?.reason === 'link';
  // The words of a link are in the order of their script; only its digits are compared.
  const signs = signsOf(match.passages, isLink ? /\p{Nd}/u : /[\p{Nd}a-z]/iu);
  if (signs.length === 0) return 'plain';
  if (signs.length > mostSigns) return 'turned';
  const isDrawn = ({ rect }: Sign): boolean => rect.width > 0 && rect.height > 0;
  if (!isLink && (!signs.every(isDrawn) || unseenAmong(match.passages).length > 0)) return 'unseen'; // guard digits-unseen
  const element = elementOf(match);
  const look = element && lookOf(element);
  // guard find-unseen
  if (element && (look === 'unseen' || isTransparent(element))) {
    return look === 'unseen' || isCopy(element) ? 'unseen' : 'over-picture';
  }
  const drawn = signs.filter(isDrawn);
  if (look === 'turned' || (!isInOrder(drawn) && !isReadAsDrawn(match, drawn))) return 'turned'; // guard digits-turned
  return isCovered(drawn) || hasAddedDigits(match.passages) ? 'covered' : 'plain'; // guard digits-covered
}

/** Can people see a find, also by scrolling? */
export function isEverSeen(match: Match): boolean {
  const element = elementOf(match);
  return !!element && isSeen(element) && !isOutOfSight(element) && drawnAs(match) !== 'unseen';
}

function signsOf(passages: readonly TextPlace[], kind: RegExp): Sign[] {
  const signs: Sign[] = [];
  for (const { node, start, end } of passages) {
    let at = start;
    for (const text of partOfText(node, start, end - start)) {
      if (kind.test(text)) signs.push({ text, node, rect: textRect(node, at, at + text.length) });
      if (signs.length > mostSigns) return signs;
      at += text.length;
    }
  }
  return signs;
}

/** Is each sign beside the one before, to the right, or on a line below? */
function isInOrder(signs: readonly Sign[]): boolean {
  return signs.every(({ rect }, index) => {
    const before = signs[index - 1]?.rect;
    if (!before) return true;
    const down = (rect.top - before.bottom) / before.height;
    if (down >= -0.5) return down < widestStep;
    const isOnLine = rect.bottom > before.top + before.height / 2;
    const step = (rect.left - before.left) / before.height;
    return isOnLine && step > leastStep && step < widestStep;
  });
}

/** Was a number whose groups are drawn from right to left read in that order, too? Then people see what was read. */
function isReadAsDrawn({ subject, reading }: Match, signs: readonly Sign[]): boolean {
  if (subject.kind !== 'phone' || reading?.reason === 'link') return false;
  const seen = digitsOf([...signs].sort(({ rect: one }, { rect: other }) => lineThenPlace(one, other)));
  const national = seen.replace(/^0+/, '');
  return seen !== digitsOf(signs) && national.length > 6 && subject.e164.slice(1).endsWith(national);
}

function lineThenPlace(one: DOMRect, other: DOMRect): number {
  const isBelow = Math.abs(one.top - other.top) > one.height / 2;
  return isBelow ? one.top - other.top : one.left - other.left;
}

/** The values of digits. Of scripts from right to left, as of ASCII, the last four bits of a digit are its value. */
function digitsOf(signs: readonly Sign[]): string {
  return signs.map(({ text }) => (text.codePointAt(0) ?? 0) & 15).join('');
}

/** Is something else drawn over some signs, but not over all? What lets the pointer through is not seen. */
function isCovered(signs: readonly Sign[]): boolean {
  const covered = signs.map(({ node, rect }) => {
    const over = uppermostAt(node, rect);
    const box = boxOf(node);
    // A hit on what is around tells of its own decoration, such as `::after`, unless the text is cut there.
    return !!over && !!box && over !== box && !isCutAt(rect, box, over);
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
