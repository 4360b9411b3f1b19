import { numberLinkSelector } from './number-links.ts';
import { elementAbove, elementsBelow, headOf, matchesSelector } from './page-dom.ts';

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
  return head !== null && elementsBelow(head, 'meta[name="format-detection" i][content*="telephone=no" i]').length > 0;
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
