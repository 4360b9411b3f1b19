import {
  childElements,
  collectionBelow,
  elementsBelow,
  isElement,
  localNameOf,
  shadowRootOf,
} from '../dom/page-dom.ts';
import { numberLinkSelector } from './published.ts';

/** The document is searched in the parts that stand so many levels below it. */
const levels = 3;

export type SearchTold = { link(link: Element): void; meet(root: ShadowRoot): void };

/**
 * Looks for the number links and the open shadow roots of custom elements at and below `root`, a bit at each `next()`.
 * Roots on plain elements, and those that come later, `searchRoots` finds. In a document with no script in its head or directly in
 * its body none is searched for: only declared ones are likely there, and to look at all elements for a script takes 3 ms
 * of a large page.
 */
export function* search(root: Node, told: SearchTold): Generator<void, void> {
  function meet(element: Element): void {
    const shadowRoot = shadowRootOf(element);
    if (shadowRoot) told.meet(shadowRoot);
  }

  let trees = isElement(root) ? [root] : childElements(root);
  for (let level = 1; root === document && level < levels; level += 1) {
    trees.forEach(meet);
    trees = trees.flatMap((tree) => (localNameOf(tree) === 'a' ? tree : childElements(tree)));
  }
  const hasScript = root !== document || trees.some((tree) => localNameOf(tree) === 'script');
  for (const tree of trees) {
    elementsBelow(tree, numberLinkSelector).forEach(told.link);
    meet(tree);
    if (hasScript) customElementsBelow(tree).forEach(meet);
    yield;
  }
}

/** Elements between two yields. */
const stride = 500;

/**
 * Looks at every element for an open shadow root, also inside the roots that it finds, a bit at each `next()`: no event
 * tells that a script gave an element one, or that a custom element was defined after the page was read.
 */
export function* searchRoots(root: Document | ShadowRoot, meet: (root: ShadowRoot) => void): Generator<void> {
  for (const tree of childElements(root)) {
    const below = collectionBelow(tree);
    let element: Element | null | undefined = tree;
    for (let index = 0; element; index += 1) {
      const shadowRoot = shadowRootOf(element);
      if (shadowRoot) {
        meet(shadowRoot);
        yield* searchRoots(shadowRoot, meet);
      }
      element = below?.item(index);
      if (index % stride === 0) yield;
    }
  }
}

/** By XPath: measured, it takes a third of the time of asking every element for its name. */
function customElementsBelow(tree: Element): Element[] {
  const path = "descendant::*[contains(name(),'-')]";
  const found = Document.prototype.evaluate.call(document, path, tree, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index)).filter(
    (node) => node instanceof Element,
  );
}
