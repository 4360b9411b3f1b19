import { textRect } from '../dom/measure.ts';
import { elementAround, isText, partOfText, rootOf, textWalker } from '../dom/page-dom.ts';
import { isSeen } from '../dom/visible.ts';
import type { Passages } from '../mark/match-ledger.ts';
import type { TextPlace } from '../read/run-text.ts';

/** A sign of a text. */
type Place = { node: Text; at: number };

/** Room by which people tell two texts on a line, in heights of a sign. A space has more. */
export const roomBetween = 0.17;
/** Height of a footnote mark beside that of the number. */
export const footnoteSize = 0.8;
/** Most texts on each side that are looked at, and most signs of each. */
const mostTexts = 6;
const mostSigns = 8;
const firstSign = /[^\s\p{Cf}]/u;
const lastSign = /[^\s\p{Cf}](?=[\s\p{Cf}]*$)/u;

/**
 * Is a digit of another text than `own` right beside a number, on its line and without room, so that people read it with
 * the number? This lays out the page; ask it for one find whose text runs from left to right.
 */
export function hasDigitsBeside(ends: Passages, own: readonly TextPlace[]): boolean {
  const [first] = ends;
  const last = ends.at(-1) ?? first;
  const left = textRect(first.node, first.start, first.start + 1);
  const right = textRect(last.node, last.end - 1, last.end);
  const isOther = ({ node, at }: Place): boolean =>
    !own.some((place) => place.node === node && at >= place.start && at < place.end);
  const isBeside = (places: Place[], edge: DOMRect): boolean =>
    places.some((place) => isOther(place) && touches(place, edge));
  return (
    isBeside(placesBefore(first), left) ||
    isBeside(placesAfter(last), right) ||
    isBeside(placesAt(left, left.left - left.height * 0.1), left) ||
    isBeside(placesAt(right, right.right + right.height * 0.1), right)
  );
}

/** Is another text than `own` drawn inside of a number: in a script, which shows nothing unless its page says otherwise? */
export function hasTextInside(ends: Passages, own: readonly TextPlace[]): boolean {
  const last = ends.at(-1)?.node ?? null;
  const walker = textWalker(rootOf(ends[0].node));
  walker.currentNode = ends[0].node;
  for (let text: Node | null = ends[0].node; text && text !== last; text = walker.nextNode()) {
    const isOwn = own.some(({ node }) => node === text);
    const element = elementAround(text);
    if (!isOwn && isText(text) && firstSign.test(text.data) && element && isSeen(element)) return true;
  }
  return false;
}

function placesAfter({ node, end }: TextPlace): Place[] {
  const walker = textWalker(rootOf(node));
  walker.currentNode = node;
  const places: Place[] = [];
  let from = end;
  for (let count = 0, text: Node | null = node; text && count < mostTexts; count += 1, text = walker.nextNode()) {
    const at = isText(text) ? partOfText(text, from, mostSigns).search(firstSign) : -1;
    if (isText(text) && at >= 0) places.push({ node: text, at: from + at });
    from = 0;
  }
  return places;
}

function placesBefore({ node, start }: TextPlace): Place[] {
  const walker = textWalker(rootOf(node));
  walker.currentNode = node;
  const places: Place[] = [];
  for (let count = 0, text: Node | null = node; text && count < mostTexts; count += 1, text = walker.previousNode()) {
    if (!isText(text)) continue;
    const to = text === node ? start : text.length;
    const from = Math.max(0, to - mostSigns);
    const at = partOfText(text, from, to - from).search(lastSign);
    if (at >= 0) places.push({ node: text, at: from + at });
  }
  return places;
}

/** Returns the signs at a point as high as the middle of a box: texts that are elsewhere in the document. */
function placesAt({ top, height }: DOMRect, x: number): Place[] {
  const caret = Document.prototype.caretPositionFromPoint.call(document, x, top + height / 2);
  const node = caret?.offsetNode;
  if (!caret || !node || !isText(node)) return [];
  return [caret.offset - 1, caret.offset].filter((at) => at >= 0).map((at) => ({ node, at }));
}

function touches({ node, at }: Place, edge: DOMRect): boolean {
  const element = elementAround(node);
  if (!/\p{Nd}/u.test(partOfText(node, at, 1)) || !element) return false;
  const rect = textRect(node, at, at + 1);
  const least = Math.min(rect.height, edge.height);
  const isOnLine = Math.min(rect.bottom, edge.bottom) - Math.max(rect.top, edge.top) > least / 2;
  const gap = Math.max(rect.left - edge.right, edge.left - rect.right);
  const isMark = rect.height < footnoteSize * edge.height;
  return rect.width > 0 && isOnLine && !isMark && gap < roomBetween * edge.height && isSeen(element);
}
