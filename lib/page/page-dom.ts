/**
 * The document's own properties, taken from the prototypes: a page can hide them behind the names of form fields and
 * images (`<form><input name="parentNode">`, `<img name="body">`), in our world too (SECURITY R27).
 */
function getter<Target extends object, Name extends keyof Target>(
  prototype: Target,
  name: Name,
): (target: Target) => Target[Name] {
  const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  if (!get) throw new TypeError(`${String(name)} is no accessor here`);
  return (target) => get.call(target);
}

export const parentNodeOf = getter(Node.prototype, 'parentNode');
export const firstChildOf = getter(Node.prototype, 'firstChild');
export const lastChildOf = getter(Node.prototype, 'lastChild');
export const nextSiblingOf = getter(Node.prototype, 'nextSibling');
export const previousSiblingOf = getter(Node.prototype, 'previousSibling');
export const nodeTypeOf = getter(Node.prototype, 'nodeType');
export const isConnectedNode = getter(Node.prototype, 'isConnected');
export const localNameOf = getter(Element.prototype, 'localName');
export const shadowRootOf = getter(Element.prototype, 'shadowRoot');
const rootElement = getter(Document.prototype, 'documentElement');
const fullscreenElement = getter(Document.prototype, 'fullscreenElement');
const visibilityState = getter(Document.prototype, 'visibilityState');

export function isElement(node: Node): node is Element {
  return nodeTypeOf(node) === Node.ELEMENT_NODE;
}

export function isText(node: Node): node is Text {
  const type = nodeTypeOf(node);
  return type === Node.TEXT_NODE || type === Node.CDATA_SECTION_NODE;
}

export function closestOf(element: Element, selector: string): Element | null {
  return Element.prototype.closest.call(element, selector);
}

export function attributeOf(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

/** The element above, also across the edge of a shadow root. */
export function elementAbove(node: Node): Element | null {
  const parent = parentNodeOf(node);
  if (parent === null) return null;
  if (isElement(parent)) return parent;
  return parent instanceof ShadowRoot ? parent.host : null;
}

/** The elements below `root` that match, in the order of the document; not across shadow roots. */
export function elementsBelow(root: Node, selector: string): Element[] {
  if (root instanceof Document) return [...Document.prototype.querySelectorAll.call(root, selector)];
  if (root instanceof DocumentFragment) return [...DocumentFragment.prototype.querySelectorAll.call(root, selector)];
  if (!isElement(root)) return [];
  const below = [...Element.prototype.querySelectorAll.call(root, selector)];
  return Element.prototype.matches.call(root, selector) ? [root, ...below] : below;
}

export function textWalker(root: Node): TreeWalker {
  return Document.prototype.createTreeWalker.call(document, root, NodeFilter.SHOW_TEXT);
}

export function documentRoot(): Element | null {
  return rootElement(document);
}

export function fullscreenRoot(): Element | null {
  return fullscreenElement(document);
}

export function isDocumentVisible(): boolean {
  return visibilityState(document) === 'visible';
}

/** Listens on the document itself, whatever the page has put over the name. */
export function onDocument(type: string, listener: (event: Event) => void, signal: AbortSignal): void {
  EventTarget.prototype.addEventListener.call(document, type, listener, { capture: true, passive: true, signal });
}
