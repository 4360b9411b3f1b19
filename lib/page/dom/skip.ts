import { numberLinkSelector } from '../read/published.ts';
import {
  childElements,
  collectionBelow,
  elementAbove,
  elementBox,
  elementsBelow,
  headOf,
  matchesSelector,
} from './page-dom.ts';
import { atEnd } from './page-life.ts';

/** What is never read: what a browser does not draw as text, what a person writes in, what a page keeps, code editors. */
const unread =
  'head,script,style,noscript,template,iframe,object,audio,video,canvas,svg,math,' +
  'input,textarea,select,option,datalist,' +
  '[contenteditable]:not([contenteditable="false" i]),[role="textbox" i],[data-numlens="off" i],' +
  '.CodeMirror,.cm-editor,.monaco-editor,.ace_editor,.ProseMirror,.ql-editor';
const unreadOrLink = `${unread},${numberLinkSelector}`;

/** What was found of elements, for one reading of the page: texts beside each other share what they stand in. */
export type Known = Map<Element, boolean>;

/** Whether the element stands in something that is never read. Reads attributes only, no style. */
export function isUnread(element: Element): boolean {
  return isWithin(element, unread, new Map());
}

/** Whether it stands in something that is never read, or in a number's link, which is read by its address. */
export function isUnreadText(element: Element, known: Known): boolean {
  return isWithin(element, unreadOrLink, known);
}

function isWithin(element: Element, selector: string, known: Known): boolean {
  const path: Element[] = [];
  let is: boolean | undefined;
  for (let at: Element | null = element; at && !is; at = elementAbove(at)) {
    is = known.get(at);
    if (is === false) break;
    is ??= matchesSelector(at, selector);
    path.push(at);
  }
  for (const at of path) known.set(at, is === true);
  return is === true;
}

/** Whether the page wants its phone numbers left alone, as it tells other browsers too. */
export function wantsNoNumbers(): boolean {
  const head = headOf(document);
  return !!head && elementsBelow(head, 'meta[name="format-detection" i][content*="telephone=no" i]').length > 0;
}

/** Whether the element draws nothing: not rendered, or inside what is not. This computes style. */
export function isUndrawn(element: Element): boolean {
  return !isVisible(element, {});
}

/** Whether a person can see the element's text now. This computes style; ask it for one find, not for a page. */
export function isSeen(element: Element): boolean {
  return isVisible(element, { opacityProperty: true, visibilityProperty: true });
}

/** An element with `display: contents` has no box of its own, but its text is drawn. */
function isVisible(element: Element, properties: CheckVisibilityOptions): boolean {
  if (Element.prototype.checkVisibility.call(element, properties)) return true;
  const above = elementAbove(element);
  return !!above && getComputedStyle(element).display === 'contents' && isVisible(above, properties);
}

/** Elements whose text is not drawn yet: closed menus, other tabs of a page. */
export type Undrawn = { wait(element: Element): void };

/** How long elements are gathered before they are observed, ms: with each the browser draws a frame, 100 ms on a large page. */
const gathering = 500;

/**
 * Waits until an element is drawn in or near the viewport, without watching attributes: an intersection observer stays
 * silent about what is not rendered, and keeps no element alive.
 */
export function createUndrawn(drawn: (element: Element) => void, signal: AbortSignal): Undrawn {
  const gathered = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        drawn(target);
      }
    },
    { rootMargin: '200px' },
  );

  function observe(): void {
    if (!signal.aborted) for (const element of gathered) observer.observe(element);
    gathered.clear();
  }

  atEnd(signal, () => observer.disconnect());
  return {
    wait(element) {
      if (gathered.size === 0) setTimeout(observe, gathering);
      gathered.add(element);
    },
  };
}

/** A part of the document with more elements than this is not read as one. */
const mostElements = 400;

/**
 * The parts below `root` that a person sees now, each soon read; between them null, so that the search can be cut into
 * slices. It asks for boxes: measured, hit tests at a few points take 100 ms on a large page, as they paint it first.
 */
export function* inSight(root: Node): Generator<Element | null> {
  for (const part of childElements(root)) {
    const { top, bottom } = elementBox(part);
    // An element without a box of its own counts as one at the top.
    if (bottom < 0 || top > innerHeight) yield null;
    else if (collectionBelow(part)?.item(mostElements)) yield* inSight(part);
    else yield part;
  }
}
