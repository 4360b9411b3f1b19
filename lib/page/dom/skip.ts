import type { UnreadPart } from '../../model/page/found.ts';
import { isNumberLink } from '../read/published.ts';
import { mayBeSubject } from '../read/subject-signs.ts';
import {
  childElements,
  closestAround,
  collectionBelow,
  elementAround,
  elementBox,
  elementsOfDocument,
  isDesigned,
  isPdf,
  textOf,
} from './page-dom.ts';
import { atEnd } from './page-life.ts';

const writable = ':not([contenteditable=false i],[aria-readonly=true])';

const editors = ':is(.CodeMirror,.cm-editor,.monaco-editor,.ace_editor)';

/**
 * What takes the text that a user types in a code editor, while it is not in reading mode. Other editors, such as
 * ProseMirror and Quill, only have `contenteditable`.
 */
const typing = [
  // CodeMirror 5, Ace, and Monaco (which tells `readOnly` in no other way that follows changes).
  'textarea:not([readonly])',
  // CodeMirror 6.
  `.cm-content${writable}`,
  // Monaco with an `EditContext`.
  '.native-edit-context:not([aria-autocomplete=none])',
];

/** What users write in: text fields and editors. Only few elements of an editor are asked, as it may have many. */
const written =
  `textarea,:is([contenteditable],[role="textbox" i])${writable},` +
  `${editors}:has(>:is(${typing}),>div>:is(${typing}))`;

/**
 * What is never read: what browsers do not draw as text, or in another order than it is written, what a page excludes,
 * what users write in.
 */
const unread =
  'head,script,style,noscript,template,iframe,object,audio,video,canvas,svg,math,bdo,' +
  `input,select,option,datalist,[data-numlens="off" i],${written}`;

/** Returns the code editor that a node is in, otherwise the node. */
export function editorAround(node: Node): Node {
  return closestAround(node, editors) ?? node;
}

/** Whether a node is in something that is never read. Reads attributes only, no style. */
export function isUnread(node: Node): boolean {
  return isDesigned() || !!closestAround(node, unread);
}

/** Whether it is in something that is never read, or in a number's link, which is read by its address. */
export function isUnreadText(node: Text): boolean {
  const around = closestAround(node, `${unread},a[href]`);
  return isDesigned() || (!!around && (isNumberLink(around) || isUnread(around)));
}

/** PDF files in a page. */
const pdf = ':is(embed,object)[type$="/pdf" i],iframe[src*=".pdf" i]';

/** Returns what of the document is not read although it may have numbers: in a field, its first text counts. */
export function unreadHere(): UnreadPart | null {
  if (isPdf() || elementsOfDocument(pdf).length > 0) return 'pdf';
  return elementsOfDocument(written).some((field) => mayBeSubject(textOf(field) ?? '')) ? 'editor' : null;
}

/** Whether the element is not rendered, or inside one that is not. This computes style. */
export function isUndrawn(element: Element): boolean {
  return !isVisible(element, {});
}

/** Whether the user can see the element's text now. This computes style; ask it for one find, not for a page. */
export function isSeen(element: Element): boolean {
  return isVisible(element, { opacityProperty: true, visibilityProperty: true });
}

/** An element with `display: contents` has no box of its own, but its text is drawn. */
function isVisible(element: Element, properties: CheckVisibilityOptions): boolean {
  if (Element.prototype.checkVisibility.call(element, properties)) return true;
  const above = elementAround(element);
  return !!above && getComputedStyle(element).display === 'contents' && isVisible(above, properties);
}

/** Elements whose text is not drawn yet: closed menus, other tabs of a page. */
export type Undrawn = { wait(element: Element): void };

/**
 * Calls `drawn` with an element once it is drawn in or near the viewport. No attributes are watched: an intersection
 * observer is silent about what is not rendered, and keeps no element alive.
 */
export function createUndrawn(drawn: (element: Element) => void, signal: AbortSignal): Undrawn {
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
  atEnd(signal, () => observer.disconnect());
  return { wait: (element) => observer.observe(element) };
}

/** A part of the document with more elements than this is divided. */
const mostElements = 400;

/**
 * Yields the parts below `root` that the user sees now, each quickly read, and null between them, so that the search
 * can be cut into slices. It reads boxes: hit tests at a few points take 100 ms on a large page, as they paint it first
 * (measured).
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
