import { attributeOf, elementAround, elementBox } from '../dom/page-dom.ts';

export type PseudoPart = '::before' | '::after';
/** What a style draws before or after the content of an element: its text, and where it is if that is its own. */
export type Generated = { text: string; style: CSSStyleDeclaration; place: DOMRect | null };

const parts = /"((?:[^"\\]|\\.)*)"|(counters?)\([^)]*\)|attr\(([^\s,)]+)[^)]*\)/g;

/** Returns what a style draws there; null if nothing. This computes style. */
export function generatedAt(element: Element, part: PseudoPart): Generated | null {
  const style = getComputedStyle(element, part);
  const { content, display, visibility, opacity, position } = style;
  if (content === 'none' || content === 'normal') return null;
  if (display === 'none' || visibility !== 'visible' || Number(opacity) === 0) return null;
  // What follows a slash is only read aloud.
  const shown = content.replace(/ \/ [^"]*(?:"(?:[^"\\]|\\.)*"\s*)+$/, '');
  const texts = [...shown.matchAll(parts)].map(([, written, counter, attribute]) => {
    return written ?? (counter ? '0' : attributeOf(element, attribute ?? '')) ?? '';
  });
  const isLoose = position === 'absolute' || position === 'fixed';
  return { text: texts.join(''), style, place: isLoose ? placeOf(element, style) : null };
}

/** Returns the rectangle of a box with its own place in the viewport (px). */
function placeOf(element: Element, style: CSSStyleDeclaration): DOMRect {
  const px = (length: string): number => Number.parseFloat(length) || 0;
  let around: Element | null = element;
  for (; around; around = elementAround(around)) {
    const { position, transform } = getComputedStyle(around);
    if ((position !== 'static' && style.position !== 'fixed') || transform !== 'none') break;
  }
  const outer = around && elementBox(around);
  const border = around && getComputedStyle(around);
  const isWhole = style.boxSizing === 'border-box';
  return new DOMRect(
    (outer?.left ?? 0) + px(border?.borderLeftWidth ?? '') + px(style.left) + px(style.marginLeft),
    (outer?.top ?? 0) + px(border?.borderTopWidth ?? '') + px(style.top) + px(style.marginTop),
    px(style.width) + (isWhole ? 0 : px(style.paddingLeft) + px(style.paddingRight)),
    px(style.height) + (isWhole ? 0 : px(style.paddingTop) + px(style.paddingBottom)),
  );
}

/** How many elements around a text are asked for what they draw over it. */
const levels = 4;

/** Returns the rectangles of what the styles of an element, and of what it is in, draw over its text. */
export function drawnOver(element: Element): DOMRect[] {
  const over: DOMRect[] = [];
  let box: Element | null = element;
  for (let level = 0; box && level < levels; level += 1, box = elementAround(box)) {
    for (const part of ['::before', '::after'] as const) {
      const drawn = generatedAt(box, part);
      if (drawn?.place && isOnTop(drawn)) over.push(drawn.place);
    }
  }
  return over;
}

function isOnTop({ text, style: { zIndex, backgroundColor, backgroundImage } }: Generated): boolean {
  const isPainted = !/^(?:transparent|rgba\(.*, 0(?:\.[0-4]\d*)?\))$/.test(backgroundColor);
  return !zIndex.startsWith('-') && (text.trim() !== '' || isPainted || backgroundImage !== 'none');
}
