import { layOf } from './digit-order.ts';

/** A mask with a part that lets everything through, as at the end of a list that fades out. */
const fading = /^(?!.*url\().*rgb\(/;
/** The functions of a filter after which no text can be read, with their amounts: blurs in px, the others in parts. */
const blinding: Record<string, (amount: number) => boolean> = {
  blur: (amount) => amount > 3,
  brightness: (amount) => amount < 0.2 || amount > 5,
  contrast: (amount) => amount < 0.2,
  url: () => true,
};

/**
 * Does a box take from its text what makes it legible: by a mask, a blend, a filter, or as it is turned away? In doubt it
 * does. This computes style.
 */
export function isVeiled(box: Element, style: CSSStyleDeclaration): boolean {
  const { contentVisibility, mixBlendMode, maskImage, maskSize, filter, backfaceVisibility } = style;
  if (contentVisibility === 'hidden' || mixBlendMode !== 'normal') return true;
  if (maskImage !== 'none' && (maskSize !== 'auto' || !fading.test(maskImage))) return true;
  for (const [, name = '', amount] of filter.matchAll(/([a-z]+)\(([\d.]*)/g)) {
    if (blinding[name]?.(Number(amount))) return true;
  }
  return backfaceVisibility === 'hidden' && !layOf(box);
}

/** Returns the rectangles in which a box is drawn by its clips (viewport, px), one for each; null if that is not known. */
export function windowsOf({ clip, clipPath, position }: CSSStyleDeclaration, box: DOMRect): DOMRect[] | null {
  const windows: DOMRect[] = [];
  if (clip !== 'auto' && (position === 'absolute' || position === 'fixed')) {
    const [top = 0, right = 0, bottom = 0, left = 0] = [...clip.matchAll(/auto|-?[\d.]+/g)].map(([part], side) =>
      part === 'auto' ? [0, box.width, box.height, 0][side] : Number(part),
    );
    windows.push(rectOf(box, left, top, right, bottom));
  }
  if (clipPath === 'none') return windows;
  const [, shape, inner = ''] = /^([a-z]+)\((.*)\)/.exec(clipPath) ?? [];
  // Only the name of a box, which cuts nothing.
  if (!shape && !clipPath.includes('(')) return windows;
  const window = shape && windowOf(shape, inner, box);
  return window ? [...windows, window] : null;
}

function windowOf(shape: string, inner: string, box: DOMRect): DOMRect | null {
  const { width, height } = box;
  if (shape === 'inset') {
    const [top = '0', right = top, bottom = top, left = right] = lengthsIn(inner.split(' round ')[0] ?? '');
    const [x, y] = [(of: string) => px(of, width), (of: string) => px(of, height)];
    return rectOf(box, x(left), y(top), width - x(right), height - y(bottom));
  }
  if (shape === 'polygon') {
    const points = inner
      .replace(/^(?:nonzero|evenodd),/, '')
      .split(',')
      .map(lengthsIn);
    const xs = points.map(([x = '0']) => px(x, width));
    const ys = points.map(([, y = '0']) => px(y, height));
    return rectOf(box, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  }
  if (shape !== 'circle' && shape !== 'ellipse') return null;
  const [sizes = '', middle = ''] = inner.split(/(?:^| )at /);
  const [x = '50%', y = '50%'] = lengthsIn(middle);
  const [cx, cy] = [px(x, width), px(y, height)];
  const [first, second = first] = lengthsIn(sizes);
  // Without a size, or with a word for it, up to a side.
  const [rx, ry] = [px(first ?? '50%', width), px(second ?? '50%', height)];
  return rectOf(box, cx - rx, cy - ry, cx + rx, cy + ry);
}

function rectOf({ left, top }: DOMRect, fromX: number, fromY: number, toX: number, toY: number): DOMRect {
  return new DOMRect(left + fromX, top + fromY, Math.max(0, toX - fromX), Math.max(0, toY - fromY));
}

/** Returns the lengths of a list, those of a calculation as one. */
function lengthsIn(list: string): string[] {
  return list.match(/calc\([^)]*\)|-?[\d.]+(?:px|%)?/g) ?? [];
}

function px(length: string, whole: number): number {
  let sum = 0;
  for (const [, sign, number, unit] of length.matchAll(/([-+]?)\s*([\d.]+)(px|%)?/g)) {
    sum += (sign === '-' ? -1 : 1) * Number(number) * (unit === '%' ? whole / 100 : 1);
  }
  return sum;
}
