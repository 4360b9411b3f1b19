import type { TextPlace } from '../read/run-text.ts';
import { hasMiddle, textRect } from './measure.ts';
import {
  documentRoot,
  elementAround,
  elementBox,
  elementsBelow,
  holdsNode,
  localNameOf,
  parentElementOf,
  partOfText,
} from './page-dom.ts';
import { isUndrawn } from './visible.ts';

/** Part of the opacity or of the color that is left of a text that nobody sees. */
export const faint = 0.1;
/** Height of a text, beside the highest of the same number, below which it is no text to people, unless it is legible. */
const tiny = 0.35;
/** Height (px) from which a text is legible. */
const legible = 14;
/** Sum of the differences of red, green and blue (of 255 each) below which a text looks like its background. */
const alike = 40;
/** What a text that nobody sees may lie over. */
export const pictures = 'canvas,img,svg,video,embed,object';
/** How many elements around a text are looked at: in viewers of PDF the pages are among them. */
export const levels = 6;

/**
 * Returns the passages that nobody sees although other passages of the same find are seen: people see another number there
 * than its text. Blanks between the others are not judged. This computes style; ask it for one find. All passages are seen
 * if there is only one.
 */
export function unseenAmong<Place extends TextPlace>(places: readonly Place[]): Place[] {
  const within = elementAroundAll(places);
  const inked = places.filter((place) => inkedPlace(place) >= 0);
  if (inked.length < 2) return [];
  // Of one character each, as a text may be of several lines.
  const heights = inked.map((place) => textRect(place.node, inkedPlace(place), inkedPlace(place) + 1).height);
  const least = Math.min(Math.max(...heights) * tiny, legible);
  // If all of them look like what they are in, something else is behind them.
  const isOverOther = inked.every(isLikeBackground);
  const unseen = inked.filter((place, index) => (heights[index] ?? 0) <= least || isHidden(place, within, isOverOther));
  return unseen.length === inked.length ? [] : unseen;
}

/** Returns where the first sign of a passage is in its text; -1 if it has only blanks. */
export function inkedPlace({ node, start, end }: TextPlace): number {
  const at = partOfText(node, start, end - start).search(/[^\s\p{Cf}]/u);
  return at < 0 ? at : start + at;
}

/** Returns the innermost element that all passages are in. */
function elementAroundAll([first, ...others]: readonly TextPlace[]): Element | null {
  let around = first ? parentElementOf(first.node) : null;
  while (around && !others.every(({ node }) => around && holdsNode(around, node))) around = parentElementOf(around);
  return around;
}

/** Do the elements around a passage hide it, up to the one that it has in common with the others? */
function isHidden(place: TextPlace, within: Element | null, isOverOther: boolean): boolean {
  const { node, start, end } = place;
  const parent = elementAround(node);
  if (!parent || parent === within) return false;
  if (isUndrawn(parent) || isTransparent(parent) || (!isOverOther && isLikeBackground(place))) return true;
  const text = textRect(node, start, end);
  return (
    isGone(parent, within) ||
    isInBox(parent, within, (box, style) => isTurned(style) || isAltered(style) || isClipped(text, box, style))
  );
}

/** Is an element, with what it is in up to `within`, drawn without opacity? This computes style. */
export function isGone(element: Element, within: Element | null = null): boolean {
  let opacity = 1;
  return isInBox(element, within, (_, style) => {
    opacity *= Number(style.opacity);
    for (const [, part] of style.filter.matchAll(/opacity\(([\d.]+)/g)) opacity *= Number(part);
    return opacity < faint || style.visibility !== 'visible';
  });
}

/** Is it so for one of the elements that an element is drawn in, itself among them, up to `within`? */
function isInBox(
  element: Element | null,
  within: Element | null,
  isSo: (box: Element, style: CSSStyleDeclaration) => boolean,
): boolean {
  for (let box: Element | null = element; box && box !== within; box = elementAround(box)) {
    if (isSo(box, getComputedStyle(box))) return true;
  }
  return false;
}

/** Is an element turned, by more than a little, or mirrored? A six upside down is a nine. */
function isTurned({ transform, rotate, scale, offsetPath }: CSSStyleDeclaration): boolean {
  const { a, b, d } = new DOMMatrix(transform);
  return a <= 0 || d <= 0 || Math.abs(b) > 0.3 || scale.includes('-') || rotate !== 'none' || offsetPath !== 'none';
}

/** No filter, or one by about as much as it was that does not invert. */
const harmless = /^(none|(?!i)\w+\((0\.[5-9]\d*|1(\.[01]\d*)?)\))$/;

/** Is an element cut, masked, blended or filtered? None of it is done to a part of a number that is to be read. */
function isAltered({
  clipPath,
  maskImage,
  filter,
  clip,
  position,
  contentVisibility,
  mixBlendMode,
}: CSSStyleDeclaration): boolean {
  const isCut = clipPath !== 'none' || maskImage !== 'none' || mixBlendMode !== 'normal' || !harmless.test(filter);
  return isCut || contentVisibility === 'hidden' || (clip !== 'auto' && position === 'absolute');
}

/** Is less than half of a text inside a box that cuts what is outside of it? */
function isClipped(text: DOMRect, box: Element, { display, overflow, contain }: CSSStyleDeclaration): boolean {
  if (display === 'inline' || (overflow === 'visible' && !/paint|strict|content/.test(contain))) return false;
  const edge = elementBox(box);
  const width = Math.min(text.right, edge.right) - Math.max(text.left, edge.left);
  const height = Math.min(text.bottom, edge.bottom) - Math.max(text.top, edge.top);
  return width < text.width / 2 || height < text.height / 2;
}

/** Is the text of an element drawn without a color, or as dots? A text that is cut out of a background has no color. */
export function isTransparent(element: Element): boolean {
  const style = getComputedStyle(element);
  if (!['', 'none'].includes(style.getPropertyValue('-webkit-text-security'))) return true;
  if (inkOf(style)[3] >= faint * 255) return false;
  return !isInBox(element, null, (_, { backgroundClip, backgroundImage, backgroundColor }) => {
    return backgroundClip.includes('text') && (backgroundImage !== 'none' || rgba(backgroundColor)[3] > 0);
  });
}

/**
 * Is the text of an element only there for screen readers or for selecting: without a color although there is no picture
 * behind it, or in a box of a pixel? This computes style and layout; ask it for texts with finds.
 */
export function isCopy(element: Element): boolean {
  if (!isTransparent(element)) return [element, elementAround(element)].some((box) => box && isDot(box));
  const text = elementBox(element);
  let box: Element | null = element;
  for (let level = 0; box && level < levels; level += 1, box = elementAround(box)) {
    if (elementsBelow(box, pictures).some((picture) => hasMiddle(elementBox(picture), text))) return false;
  }
  return true;
}

function isDot(box: Element): boolean {
  // Most boxes cut nothing, which is known faster than their size.
  if (getComputedStyle(box).overflowX === 'visible') return false;
  const { width, height } = elementBox(box);
  return width <= 1 && height <= 1;
}

/** Returns the color that people see of a text: that of the lines around its signs if they have no other. */
export function inkOf(style: CSSStyleDeclaration): Rgba {
  const ink = rgba(style.webkitTextFillColor || style.color);
  const isLine = ink[3] < faint * 255 && style.webkitTextStrokeWidth !== '0px';
  return isLine ? rgba(style.webkitTextStrokeColor) : ink;
}

function isLikeBackground({ node }: TextPlace): boolean {
  const [element, ground] = [elementAround(node), groundOf(node)];
  return !!element && !!ground && differenceOf(inkOf(getComputedStyle(element)), ground) < alike;
}

/** Returns the color of what a node is in, of boxes around `text` if it is given; null if that is a picture or not known. */
export function groundOf(node: Node, text?: DOMRect): Rgba | null {
  const root = documentRoot();
  let behind = root && getComputedStyle(root).colorScheme.includes('dark') ? '' : '#fff';
  isInBox(elementAround(node), null, (box, { backgroundColor, backgroundImage }) => {
    const isPicture = backgroundImage !== 'none';
    if (!isPicture && rgba(backgroundColor)[3] < 255) return false;
    // The background of a page is drawn everywhere.
    if (text && !hasMiddle(elementBox(box), text) && !/^(?:body|html)$/.test(localNameOf(box))) return false;
    behind = isPicture ? '' : backgroundColor;
    return true;
  });
  return behind === '' ? null : rgba(behind);
}

/** Returns the sum of the differences of red, green and blue (of 255 each). */
export function differenceOf(one: Rgba, other: Rgba): number {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);
}

export type Rgba = [red: number, green: number, blue: number, alpha: number];

let canvas: OffscreenCanvasRenderingContext2D | null = null;

/** Returns red, green, blue and alpha of a color in any space (0 to 255), as the browser paints it. */
export function rgba(color: string): Rgba {
  if (color === 'rgba(0, 0, 0, 0)') return [0, 0, 0, 0];
  const plain = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color);
  if (plain) return [Number(plain[1]), Number(plain[2]), Number(plain[3]), 255];
  canvas ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) return [0, 0, 0, 255];
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}
