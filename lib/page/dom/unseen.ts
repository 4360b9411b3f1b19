import type { TextPlace } from '../read/run-text.ts';
import { textRect } from './measure.ts';
import { elementAround, elementBox, holdsNode, parentElementOf } from './page-dom.ts';
import { isUndrawn } from './skip.ts';

/** Part of the opacity or of the color that is left of a text that nobody sees. */
const faint = 0.1;
/** Height of a text, beside the highest of the same number, below which it is no text to people. */
const tiny = 0.35;
/** Sum of the differences of red, green and blue (of 255 each) below which a text looks like its background. */
const alike = 40;

/**
 * Returns the passages that nobody sees although other passages of the same find are seen: people see another number there
 * than its text. This computes style; ask it for one find. All passages are seen if there is only one.
 */
export function unseenAmong<Place extends TextPlace>(places: readonly Place[]): Place[] {
  const [first] = places;
  if (!first || places.length < 2) return [];
  const within = elementAroundAll(places);
  // Of one character each, as a text may be of several lines.
  const heights = places.map(({ node, start }) => textRect(node, start, start + 1).height);
  const least = Math.max(...heights) * tiny;
  const unseen = places.filter((place, index) => (heights[index] ?? 0) <= least || isHidden(place, within));
  return unseen.length === places.length ? [] : unseen;
}

/** Returns the innermost element that all passages are in. */
function elementAroundAll([first, ...others]: readonly TextPlace[]): Element | null {
  let around = first ? parentElementOf(first.node) : null;
  while (around && !others.every(({ node }) => around && holdsNode(around, node))) around = parentElementOf(around);
  return around;
}

/** Do the elements around a passage hide it, up to the one that it has in common with the others? */
function isHidden({ node, start, end }: TextPlace, within: Element | null): boolean {
  const parent = elementAround(node);
  if (!parent || parent === within) return false;
  if (isUndrawn(parent) || isTransparent(parent)) return true;
  const { color } = getComputedStyle(parent);
  if (within && color !== getComputedStyle(within).color && isLikeBackground(parent, color)) return true;
  let opacity = 1;
  for (let box: Element | null = parent; box && box !== within; box = elementAround(box)) {
    const style = getComputedStyle(box);
    opacity *= Number(style.opacity);
    if (style.visibility !== 'visible' || opacity < faint || isAltered(style)) return true;
    if (style.display !== 'inline' && isClipped(textRect(node, start, end), box, style)) return true;
  }
  return false;
}

/** Is an element cut, masked, filtered or turned as a whole? None of it is done to a part of a number that is to be read. */
function isAltered(style: CSSStyleDeclaration): boolean {
  const { clipPath, maskImage, filter, transform, clip } = style;
  if (![clipPath, maskImage, filter].every((each) => each === '' || each === 'none')) return true;
  if (style.contentVisibility === 'hidden' || (clip !== 'auto' && style.position === 'absolute')) return true;
  return transform !== 'none' && !/^matrix\([\d.]+, 0, 0, [\d.]+,/.test(transform);
}

/** Is less than half of a text inside a box that cuts what is outside of it? */
function isClipped(text: DOMRect, box: Element, { overflowX, overflowY }: CSSStyleDeclaration): boolean {
  if (overflowX === 'visible' && overflowY === 'visible') return false;
  const edge = elementBox(box);
  const width = Math.min(text.right, edge.right) - Math.max(text.left, edge.left);
  const height = Math.min(text.bottom, edge.bottom) - Math.max(text.top, edge.top);
  return width < text.width / 2 || height < text.height / 2;
}

/** Is the text of an element drawn without a color, or as dots? A text that is cut out of a background has no color. */
export function isTransparent(element: Element): boolean {
  const style = getComputedStyle(element);
  if (!['', 'none'].includes(style.getPropertyValue('-webkit-text-security'))) return true;
  if (alphaOf(style.getPropertyValue('-webkit-text-fill-color') || style.color) >= faint) return false;
  for (let box: Element | null = element; box; box = elementAround(box)) {
    if (getComputedStyle(box).backgroundClip.includes('text')) return false;
  }
  return true;
}

function isLikeBackground(element: Element, color: string): boolean {
  for (let box: Element | null = element; box; box = elementAround(box)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(box);
    if (backgroundImage !== 'none') return false;
    if (alphaOf(backgroundColor) < 1) continue;
    const [one, other] = [color, backgroundColor].map(channelsOf);
    return !!one && !!other && one.reduce((sum, part, at) => sum + Math.abs(part - (other[at] ?? 0)), 0) < alike;
  }
  return false;
}

/** Returns red, green and blue of a computed color (0 to 255). */
function channelsOf(color: string): number[] {
  return (
    color
      .match(/[\d.]+/g)
      ?.slice(0, 3)
      .map(Number) ?? []
  );
}

/** Returns how opaque a computed color is (0 to 1): `rgba(0, 0, 0, 0.5)`, `color(srgb 0 0 0 / 0.5)`. */
function alphaOf(color: string): number {
  if (color === 'transparent') return 0;
  const alpha = /^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/.exec(color);
  return alpha ? Number(alpha[1] ?? alpha[2]) : 1;
}
