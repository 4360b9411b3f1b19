import { fileSite } from '../../model/settings/site.ts';
import { keepListening } from './page-life.ts';

/**
 * Returns a reader of the document's own property, taken from its prototype. A page can hide properties behind the
 * names of form fields and images (`<form><input name="parentNode">`, `<img name="body">`), in our world too.
 */
export function getter<Target extends object, Name extends keyof Target>(
  prototype: Target,
  name: Name,
): (target: Target) => Target[Name] {
  const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  if (!get) throw new TypeError(String(name));
  return method(get);
}

/**
 * Returns the document's own method, taken from its prototype; the object that it is called on is its first argument.
 */
function method<Target, Rest extends unknown[], Value>(
  own: (this: Target, ...rest: Rest) => Value,
): (target: Target, ...rest: Rest) => Value {
  // With one closure for all, the engine can't tell them apart, and a survey takes 7 % longer (measured).
  return Object.getPrototypeOf(own).call.bind(own);
}

const { prototype: nodes } = Node;
const { prototype: elements } = Element;
const { prototype: documents } = Document;

export const parentElementOf = getter(nodes, 'parentElement');
export const firstChildOf = getter(nodes, 'firstChild');
export const lastChildOf = getter(nodes, 'lastChild');
export const nextSiblingOf = getter(nodes, 'nextSibling');
export const previousSiblingOf = getter(nodes, 'previousSibling');
export const nodeTypeOf = getter(nodes, 'nodeType');
export const textOf = getter(nodes, 'textContent');
export const isConnectedNode = getter(nodes, 'isConnected');
export const localNameOf = getter(elements, 'localName');
export const shadowRootOf = getter(elements, 'shadowRoot');
const slotOfElement = getter(elements, 'assignedSlot');
const slotOfText = getter(Text.prototype, 'assignedSlot');
const rootElement = getter(documents, 'documentElement');
const fullscreenElement = getter(documents, 'fullscreenElement');
const hidden = getter(documents, 'hidden');
const contentType = getter(documents, 'contentType');
const designMode = getter(documents, 'designMode');
const readyState = getter(documents, 'readyState');
const activeElement = getter(documents, 'activeElement');
const hasFocus = method(documents.hasFocus);
const activeInRoot = getter(ShadowRoot.prototype, 'activeElement');

export const holdsNode: (outer: Node, inner: Node) => boolean = method(nodes.contains);
export const matchesSelector: (element: Element, selector: string) => boolean = method(elements.matches); // guard own-matches
export const attributeOf: (element: Element, name: string) => string | null = method(elements.getAttribute); // guard own-attributes
export const elementBox: (element: Element) => DOMRect = method(elements.getBoundingClientRect);
const scrollBy: (this: Element, way: ScrollToOptions) => void = elements.scrollBy;
export const scrollElement = method(scrollBy);
/** Returns the document or the shadow root that a node is in. */
export const rootOf: (node: Node) => Node = method(nodes.getRootNode);

export function isElement(node: Node): node is Element {
  return nodeTypeOf(node) === 1;
}

export function isText(node: Node): node is Text {
  const type = nodeTypeOf(node);
  // Text, and CDATA in XHTML.
  return type === 3 || type === 4;
}

/** Most characters of a text that is read, and marked, as a whole; a longer one is in parts. */
export const wholeCharacters = 16_000;

/** Returns characters of a text, fewer at its end. Reading a long text whole for each find would take minutes. */
export function partOfText(node: Text, from: number, length: number): string {
  return from < node.length ? node.substringData(from, length) : '';
}

/** Returns the parent element, or the host of a shadow root for what is directly in it. */
export function elementAbove(node: Node): Element | null {
  return parentElementOf(node) ?? hostOf(node);
}

/**
 * Returns the element that a node is drawn in: the slot of an open shadow root that shows it, otherwise the element
 * above it.
 */
export function elementAround(node: Node): Element | null {
  const slot = isElement(node) ? slotOfElement(node) : isText(node) && slotOfText(node); // guard drawn-in-slot
  return slot || elementAbove(node);
}

/** Returns the host of the shadow root that a node is in; null if it is in none. */
function hostOf(node: Node): Element | null {
  const root = rootOf(node);
  return root instanceof ShadowRoot ? root.host : null;
}

/** Returns the node itself or the nearest element that it is drawn in that matches; null if none does. */
export function closestAround(node: Node, selector: string): Element | null {
  for (let at: Node | null = node; at; at = elementAround(at)) {
    if (isElement(at) && matchesSelector(at, selector)) return at;
  }
  return null;
}

/** Returns the elements at and below an element that match, in document order; not those in shadow roots. */
export function elementsBelow(root: Element, selector: string): Element[] {
  const below = [...elements.querySelectorAll.call(root, selector)];
  return matchesSelector(root, selector) ? [root, ...below] : below;
}

/** Returns the elements of the document that match. */
export function elementsOfDocument(selector: string): Element[] {
  return [...documents.querySelectorAll.call(document, selector)];
}

/** Returns every element below, live and in document order; null if the root has no such collection. */
export function collectionBelow(root: Node): HTMLCollectionOf<Element> | null {
  if (isElement(root)) return elements.getElementsByTagName.call(root, '*');
  return root === document ? documents.getElementsByTagName.call(document, '*') : null;
}

export function childElements(node: Node): Element[] {
  const children: Element[] = [];
  for (let child = firstChildOf(node); child; child = nextSiblingOf(child)) {
    if (isElement(child)) children.push(child);
  }
  return children;
}

export function textWalker(root: Node): TreeWalker {
  return documents.createTreeWalker.call(document, root, NodeFilter.SHOW_TEXT);
}

export function elementWalker(root: Node): TreeWalker {
  return documents.createTreeWalker.call(document, root, NodeFilter.SHOW_ELEMENT);
}

/** Whether this document is a page. Browsers show other XML as markup, in a page of their own. */
export function isPage(): boolean {
  const type = contentType(document);
  return documentRoot() instanceof HTMLHtmlElement && (!type.endsWith('xml') || type === 'application/xhtml+xml');
}

/** Returns the site of this document: its host, or that of all files. */
export function siteHere(): string {
  return location.protocol === fileSite ? fileSite : location.hostname;
}

/** Whether this document is the browser's viewer of a PDF file. */
export function isPdf(): boolean {
  return contentType(document) === 'application/pdf';
}

export function documentRoot(): Element | null {
  return rootElement(document);
}

export function fullscreenRoot(): Element | null {
  return fullscreenElement(document);
}

/** Returns the element that has the focus, also in open shadow roots. */
export function focusedElement(): Element | null {
  let focused: Element | null = null;
  for (let inner = activeElement(document); inner; ) {
    focused = inner;
    const root = shadowRootOf(focused);
    inner = root && activeInRoot(root);
  }
  return focused;
}

/**
 * Whether the focus is in the document or a frame of it. Otherwise the user may be typing in another document, another
 * window or the address bar, and the page would get the keys if anything here took the focus.
 */
export function isDocumentFocused(): boolean {
  return hasFocus(document);
}

/** Whether the focus is in a frame of the page. */
export function isFrameFocused(): boolean {
  const focused = focusedElement();
  return !!focused && /^i?frame$/.test(localNameOf(focused));
}

/** Whether a node is after another in document order; a shadow root has the place of its host. */
export function isAfter(node: Node, other: Node): boolean {
  const position = nodes.compareDocumentPosition.call(other, node);
  if (position & Node.DOCUMENT_POSITION_DISCONNECTED) {
    const [outer, otherOuter] = [outerNode(node), outerNode(other)];
    if (outer !== node || otherOuter !== other) return outer !== otherOuter && isAfter(outer, otherOuter);
  }
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function outerNode(node: Node): Node {
  const host = hostOf(node);
  return host ? outerNode(host) : node;
}

export function isDocumentVisible(): boolean {
  return !hidden(document);
}

/** Whether the user can write everywhere in the document. */
export function isDesigned(): boolean {
  return designMode(document) === 'on';
}

export function isDocumentComplete(): boolean {
  return readyState(document) === 'complete';
}

/** Listens on the document or a shadow root, whatever the page has put over the method's name. */
export function listenOn(root: Node, type: string, listener: (event: Event) => void, signal: AbortSignal): void {
  EventTarget.prototype.addEventListener.call(root, type, listener, { capture: true, passive: true, signal });
}

/** Calls `changed` when the document is shown or hidden, until the signal aborts. */
export function followVisibility(changed: () => void, signal: AbortSignal): void {
  keepListening(() => listenOn(document, 'visibilitychange', changed, signal), signal);
}

/**
 * Moves the focus in a microtask, with no function of ours on the stack: a page's profiler would name our script.
 */
export function focusSoon(element: HTMLElement | SVGElement): void {
  queueMicrotask(element.focus.bind(element, { preventScroll: true }));
}
