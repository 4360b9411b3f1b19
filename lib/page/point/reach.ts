import {
  elementAround,
  elementBox,
  getter,
  localNameOf,
  matchesSelector,
  nodeTypeOf,
  rootOf,
} from '../dom/page-dom.ts';
import { isSeen } from '../dom/visible.ts';
import { isVeiled, windowsOf } from './veils.ts';

const scrollLeftOf = getter(Element.prototype, 'scrollLeft');
const scrollTopOf = getter(Element.prototype, 'scrollTop');
const scrollWidthOf = getter(Element.prototype, 'scrollWidth');
const scrollHeightOf = getter(Element.prototype, 'scrollHeight');
const clientWidthOf = getter(Element.prototype, 'clientWidth');
const clientHeightOf = getter(Element.prototype, 'clientHeight');
const scrollerOf = getter(Document.prototype, 'scrollingElement');
const windowOf = getter(Document.prototype, 'defaultView');
const rootElementOf = getter(Document.prototype, 'documentElement');

/** Room in a box that scrolls from which a long text in it is seen bit by bit (px). */
const leastRoom = 10;

/** A text along one axis: where its middle is, its size, and how far scrolling moves it while it is in sight (px). */
type Span = { middle: number; size: number; least: number; most: number };

/** `now`: its middle is in sight as the page is scrolled now. `opacity`: what is left of it by the boxes that it is in. */
export type Reach = { isNow: boolean; opacity: number };

/**
 * Returns whether half of a text of an element is in sight, at some place to which people can scroll; null if it never is.
 * What scrolls can be scrolled to, and what cuts, cuts: this goes through the boxes that the text is drawn in, up to the
 * window, and on in the pages around a frame as far as the browser shows them. This computes style and layout.
 */
export function reachOf(element: Element, text: DOMRect): Reach | null {
  const across: Span = spanOf(text.left, text.width);
  const down: Span = spanOf(text.top, text.height);
  const reach: Reach = { isNow: true, opacity: 1 };
  let leaving: 'no' | 'absolute' | 'fixed' = 'no';
  let body: CSSStyleDeclaration | null = null;

  /** Keeps the text in a box. Of one that scrolls, a part of a long text is enough. */
  function cut({ left, right, top, bottom }: DOMRect, way: { x?: Cut; y?: Cut }): void {
    for (const [span, from, to, of] of [
      [across, left, right, way.x],
      [down, top, bottom, way.y],
    ] as const) {
      if (!of) continue;
      reach.isNow &&= span.middle >= from && span.middle <= to;
      const least = of === 'scrolls' ? Math.min(span.size / 2, leastRoom) : span.size / 2;
      span.least = Math.max(span.least, from - span.middle);
      span.most = to - from < least ? Number.NEGATIVE_INFINITY : Math.min(span.most, to - span.middle);
    }
  }

  for (let box: Element | null = element; box; ) {
    const style = getComputedStyle(box);
    reach.opacity *= opacityOf(style);
    if (isVeiled(box, style)) return null;
    const windows = windowsOf(style, elementBox(box));
    if (!windows) return null;
    for (const each of windows) cut(each, { x: 'cuts', y: 'cuts' });
    const above = elementAround(box);
    if (above) {
      if (leaving !== 'no' && holdsPlaced(style, leaving)) leaving = 'no';
      const isBody = localNameOf(box) === 'body';
      if (isBody) body = style;
      const isOwn = !isBody || getComputedStyle(above).overflow !== 'visible';
      if (leaving === 'no' && isOwn && !isInline(style)) {
        scroll(box, style);
        const paints = !/paint|strict|content/.test(style.contain);
        cut(elementBox(box), { x: cutBy(style.overflowX, paints), y: cutBy(style.overflowY, paints) });
      }
      if (style.position === 'fixed') leaving = 'fixed';
      else if (style.position === 'absolute' && leaving === 'no') leaving = 'absolute';
      if (across.least > across.most || down.least > down.most) return null;
      // What is in the top layer leaves every box.
      const page: Node | null = leaving !== 'no' && matchesSelector(box, ':modal,:popover-open') ? rootOf(box) : null;
      box = page && isDocument(page) ? rootElementOf(page) : above;
      continue;
    }
    const frame = leaveWindow(box, style);
    if (across.least > across.most || down.least > down.most || (frame && !isSeen(frame))) return null;
    leaving = 'no';
    body = null;
    box = frame;
  }
  return reach;

  function scroll(
    box: Element,
    { overflowX, overflowY, direction, display, flexDirection }: CSSStyleDeclaration,
  ): void {
    const isFlex = /flex/.test(display);
    if (scrolls(overflowX)) {
      const isBack = (direction === 'rtl') !== (isFlex && flexDirection === 'row-reverse');
      loosen(across, scrollLeftOf(box), scrollWidthOf(box) - clientWidthOf(box), isBack);
    }
    if (scrolls(overflowY)) {
      const isBack = isFlex && flexDirection === 'column-reverse';
      loosen(down, scrollTopOf(box), scrollHeightOf(box) - clientHeightOf(box), isBack);
    }
  }

  /** Scrolls and cuts by the window that a root element is in. Returns the frame that the window is in, if it is known. */
  function leaveWindow(root: Element, style: CSSStyleDeclaration): Element | null {
    const page = rootOf(root);
    const view = isDocument(page) ? windowOf(page) : null;
    if (!view || !isDocument(page)) return null;
    const { overflowX, overflowY } = style.overflow === 'visible' && body ? body : style;
    const scroller = scrollerOf(page) ?? root;
    if (leaving !== 'fixed') {
      const isBack = (body ?? style).direction === 'rtl';
      if (!stays.test(overflowX)) loosen(across, view.scrollX, scrollWidthOf(scroller) - view.innerWidth, isBack);
      if (!stays.test(overflowY)) loosen(down, view.scrollY, scrollHeightOf(scroller) - view.innerHeight, false);
    }
    cut(new DOMRect(0, 0, view.innerWidth, view.innerHeight), { x: 'scrolls', y: 'scrolls' });
    const { frameElement } = view;
    if (!frameElement) return null;
    const { left, top } = elementBox(frameElement);
    across.middle += left;
    down.middle += top;
    return frameElement;
  }
}

/** Overflow of a window that people can't scroll. */
const stays = /hidden|clip/;

function isDocument(node: Node): node is Document {
  return nodeTypeOf(node) === 9;
}

type Cut = 'cuts' | 'scrolls' | undefined;

function spanOf(from: number, size: number): Span {
  return { middle: from + size / 2, size, least: 0, most: 0 };
}

/** Lets a text move as far as a box can be scrolled: from 0 to `most`, or back from 0. */
function loosen(span: Span, at: number, most: number, isBack: boolean): void {
  const room = Math.max(0, most);
  const [first, last] = at < 0 || (at === 0 && isBack) ? [-room, 0] : [0, room];
  span.least -= Math.max(0, last - at);
  span.most += Math.max(0, at - first);
}

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

function cutBy(overflow: string, paintsOutside: boolean): Cut {
  if (scrolls(overflow)) return 'scrolls';
  return overflow === 'visible' && paintsOutside ? undefined : 'cuts';
}

function isInline({ display }: CSSStyleDeclaration): boolean {
  return /^(?:inline|contents|ruby)$/.test(display);
}

/** Is a box the place of what is in it and placed by itself, so that it also cuts that? */
function holdsPlaced(style: CSSStyleDeclaration, placed: 'absolute' | 'fixed'): boolean {
  if (placed === 'absolute' && style.position !== 'static') return true;
  if (isInline(style)) return false;
  const { transform, translate, rotate, scale, perspective, filter, backdropFilter, contain, willChange } = style;
  const isMoved = [transform, translate, rotate, scale, perspective, filter, backdropFilter].some(
    (value) => value && value !== 'none',
  );
  const isContained = /paint|layout|strict|content/.test(contain) || style.contentVisibility === 'auto';
  return isMoved || isContained || /transform|translate|rotate|scale|perspective|filter|contain/.test(willChange);
}

function opacityOf({ opacity, filter }: CSSStyleDeclaration): number {
  let left = Number(opacity);
  for (const [, part] of filter.matchAll(/opacity\(([\d.]+)/g)) left *= Number(part);
  return left;
}
