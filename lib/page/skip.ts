import { numberLinkSelector } from './number-links.ts';
import { elementAbove } from './page-dom.ts';

/** What is never read: what a browser does not draw as text, what a person writes in, code editors. */
const unread = [
  ...['head', 'script', 'style', 'noscript', 'template', 'iframe', 'object', 'audio', 'video', 'canvas', 'svg', 'math'],
  ...['input', 'textarea', 'select', 'option', 'datalist'],
  '[contenteditable]:not([contenteditable="false" i])',
  '[role="textbox" i]',
  ...['.CodeMirror', '.cm-editor', '.monaco-editor', '.ace_editor', '.ProseMirror', '.ql-editor'],
].join();
const unreadOrLink = `${unread},${numberLinkSelector}`;

/** Says whether the text in an element is never read; `fresh` makes it look again, as attributes may have changed. */
export type UnreadCheck = { isUnread(element: Element): boolean; fresh(): void };

/**
 * Whether the element stands in something that is never read, or in a number's link, which is read by its address. Reads
 * attributes only, no style, and remembers what it found for the elements above: neighbours share most of them.
 */
export function createUnreadCheck(): UnreadCheck {
  let known = new WeakMap<Element, boolean>();
  return {
    isUnread: (element) => isWithin(element, unreadOrLink, known),
    fresh() {
      known = new WeakMap();
    },
  };
}

/** Whether the element stands in something that is never read. */
export function isUnread(element: Element): boolean {
  return isWithin(element, unread, new WeakMap());
}

function isWithin(element: Element, selector: string, known: WeakMap<Element, boolean>): boolean {
  const path: Element[] = [];
  let within: boolean | undefined;
  let at: Element | null = element;
  while (at !== null && within === undefined) {
    within = known.get(at) ?? (Element.prototype.matches.call(at, selector) || undefined);
    path.push(at);
    at = elementAbove(at);
  }
  for (const passed of path) known.set(passed, within ?? false);
  return within ?? false;
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
  return above !== null && getComputedStyle(element).display === 'contents' && isVisible(above, properties);
}
