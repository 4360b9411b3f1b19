import { elementAround } from '../dom/page-dom.ts';

/** A digit or letter of a find: where it is in its text, and its rectangle in the viewport (px). */
export type Sign = { text: string; node: Text; at: number; rect: DOMRect };

type Turn = (rect: DOMRect) => DOMRect;
/** How a text lies: `views` turn rectangles so that it runs from left to right; its signs are in order in one of them. */
export type Lay = { views: readonly Turn[]; isLevel: boolean };

/**
 * From one sign to the next on a line, in heights of the first: with less, they are on top of each other; with more, they
 * do not look like one number.
 */
const leastStep = 0.15;
const widestStep = 5;
/** Cosine of the angle from which a sign is upside down: a label may lie on its side. */
const upsideDown = -0.2;
/** Difference of two matrices above which nobody knows how a box lies. */
const unlike = 0.3;

/**
 * Returns how the text of an element lies; null if it is mirrored, upside down or on a path, so that its digits look like
 * others. This computes style.
 */
export function layOf(element: Element): Lay | null {
  const turned = turnOf(element);
  if (!turned) return null;
  const { a, b, c, d } = turned;
  const { writingMode, textOrientation } = getComputedStyle(element);
  const isAcross = writingMode.startsWith('horizontal') || textOrientation === 'upright';
  const isUpward = writingMode === 'sideways-lr';
  const baseline = isAcross ? a / Math.hypot(a, b) : ((isUpward ? -1 : 1) * c) / Math.hypot(c, d);
  if (baseline < upsideDown) return null;
  const isPlain = turned.isIdentity || (b === 0 && c === 0 && a > 0 && d > 0);
  const back = turned.inverse();
  const straight: Turn = (rect) => (isPlain ? rect : boundsOf(rect, back));
  if (writingMode.startsWith('horizontal')) return { views: [straight], isLevel: isPlain };
  const along: Turn = (rect) => {
    const { left, right, top, bottom, width, height } = straight(rect);
    const [start, line] = [isUpward ? -bottom : top, writingMode.endsWith('rl') ? -right : left];
    return new DOMRect(start, line, height, width);
  };
  // Some signs of vertical text stand side by side.
  return { views: writingMode.startsWith('vertical') ? [straight, along] : [along], isLevel: false };
}

function boundsOf(rect: DOMRect, by: DOMMatrix): DOMRect {
  const { p1, p2, p3, p4 } = DOMQuad.fromRect(rect);
  return new DOMQuad(...[p1, p2, p3, p4].map((point) => by.transformPoint(point))).getBounds();
}

/** Returns the product of the transforms of all boxes that an element is in; null if it mirrors, or is not known. */
function turnOf(element: Element): DOMMatrix | null {
  let flat = new DOMMatrix();
  let deep = new DOMMatrix();
  for (let box: Element | null = element; box; box = elementAround(box)) {
    const style = getComputedStyle(box);
    // Inline boxes are not transformed.
    if (/^(?:inline|contents|ruby)$/.test(style.display)) continue;
    if (style.offsetPath !== 'none') return null;
    const own = ownTurn(style);
    if (!own) continue;
    deep = own.multiply(deep);
    flat = flatOf(own).multiply(flat);
  }
  const seen = flatOf(deep);
  const isUnlike = (['a', 'b', 'c', 'd'] as const).some((part) => Math.abs(seen[part] - flat[part]) > unlike);
  // Which boxes share a space is not asked: it depends on too many properties.
  return isUnlike || seen.a * seen.d - seen.b * seen.c < 1e-6 ? null : seen;
}

function flatOf({ a, b, c, d }: DOMMatrix): DOMMatrix {
  return new DOMMatrix([a, b, c, d, 0, 0]);
}

const axes: Record<string, string> = { x: '1,0,0', y: '0,1,0', z: '0,0,1' };

function ownTurn({ rotate, scale, transform }: CSSStyleDeclaration): DOMMatrix | null {
  const parts: string[] = [];
  const [angle, ...axis] = rotate.split(' ').reverse();
  if (rotate !== 'none')
    parts.push(axis[0] ? `rotate3d(${axes[axis[0]] ?? axis.reverse().join()},${angle})` : `rotate(${angle})`);
  const sizes = scale.split(' ');
  if (scale !== 'none') parts.push(`scale${sizes.length > 2 ? '3d' : ''}(${sizes.join()})`);
  if (transform !== 'none') parts.push(transform);
  return parts.length > 0 ? new DOMMatrix(parts.join(' ')) : null;
}

/** Is each sign beside the one before, in the direction of the text, or on a line after it? */
export function isInOrder(signs: readonly Sign[], { views }: Lay): boolean {
  return signs.every(({ rect }, index) => {
    const before = signs[index - 1]?.rect;
    return !before || views.some((view) => isNext(view(before), view(rect)));
  });
}

function isNext(before: DOMRect, rect: DOMRect): boolean {
  const down = (rect.top - before.bottom) / before.height;
  if (down >= -0.5) return down < widestStep;
  const isOnLine = rect.bottom > before.top + before.height / 2;
  const step = (rect.left - before.left) / before.height;
  return isOnLine && step > leastStep && step < widestStep;
}

/** Returns the signs in the order in which they are drawn from left to right. */
export function asDrawn(signs: readonly Sign[]): Sign[] {
  return [...signs].sort(({ rect: one }, { rect: other }) => {
    const isBelow = Math.abs(one.top - other.top) > one.height / 2;
    return isBelow ? one.top - other.top : one.left - other.left;
  });
}

/** The values of digits. Of scripts from right to left, as of ASCII, the last four bits of a digit are its value. */
export function digitsOf(signs: readonly Sign[]): string {
  return signs.map(({ text }) => (text.codePointAt(0) ?? 0) & 15).join('');
}
