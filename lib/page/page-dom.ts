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

const { prototype: nodes } = Node;
const { prototype: elements } = Element;
const { prototype: documents } = Document;

export const parentNodeOf = getter(nodes, 'parentNode');
export const firstChildOf = getter(nodes, 'firstChild');
export const lastChildOf = getter(nodes, 'lastChild');
export const nextSiblingOf = getter(nodes, 'nextSibling');
export const previousSiblingOf = getter(nodes, 'previousSibling');
export const nodeTypeOf = getter(nodes, 'nodeType');
export const isConnectedNode = getter(nodes, 'isConnected');
export const localNameOf = getter(elements, 'localName');
export const shadowRootOf = getter(elements, 'shadowRoot');
const rootElement = getter(documents, 'documentElement');
const fullscreenElement = getter(documents, 'fullscreenElement');
const visibilityState = getter(documents, 'visibilityState');

export function isElement(node: Node): node is Element {
  return nodeTypeOf(node) === 1;
}

export function isText(node: Node): node is Text {
  const type = nodeTypeOf(node);
  // Text, and CDATA in XHTML.
  return type === 3 || type === 4;
}

export function holdsNode(outer: Node, inner: Node): boolean {
  return nodes.contains.call(outer, inner);
}

export function matchesSelector(element: Element, selector: string): boolean {
  return elements.matches.call(element, selector);
}

export function closestOf(element: Element, selector: string): Element | null {
  return elements.closest.call(element, selector);
}

export function attributeOf(element: Element, name: string): string | null {
  return elements.getAttribute.call(element, name);
}

/** The host of the shadow root that the element stands in, null where it is in none. */
export function hostOf(element: Element): Element | null {
  const root = nodes.getRootNode.call(element);
  return root instanceof ShadowRoot ? root.host : null;
}

/** The element above, also across the edge of a shadow root. */
export function elementAbove(node: Node): Element | null {
  const parent = parentNodeOf(node);
  if (parent === null || isElement(parent)) return parent;
  return parent instanceof ShadowRoot ? parent.host : null;
}

/** The elements at and below an element that match, in the order of the document; not across shadow roots. */
export function elementsBelow(root: Element, selector: string): Element[] {
  const below = [...elements.querySelectorAll.call(root, selector)];
  return matchesSelector(root, selector) ? [root, ...below] : below;
}

/** The elements of the document that match. */
export function elementsOfDocument(selector: string): Element[] {
  return [...documents.querySelectorAll.call(document, selector)];
}

export function childElements(node: Node): Element[] {
  const children: Element[] = [];
  for (let child = firstChildOf(node); child !== null; child = nextSiblingOf(child)) {
    if (isElement(child)) children.push(child);
  }
  return children;
}

export function textWalker(root: Node): TreeWalker {
  return documents.createTreeWalker.call(document, root, NodeFilter.SHOW_TEXT);
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
