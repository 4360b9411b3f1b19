import { firstChildOf, isElement, nextSiblingOf, shadowRootOf } from './page-dom.ts';

/** A large tree is searched in at least so many parts, if it branches within so many levels. */
const parts = 64;
const levels = 6;

/**
 * Hands the open shadow roots of the custom elements at and below `root` to `found`, a bit at each `next()`. Measured: a
 * search by name in XPath takes a third of the time of asking every element. A root on a plain element is found when
 * the pointer comes to it. In a document without any script nothing is searched for: only declared roots could be
 * there.
 */
export function* openShadowRoots(root: Node, found: (root: ShadowRoot) => void): Generator<void, void> {
  if (firstChildOf(root) === null && !isElement(root)) return;
  if (Document.prototype.querySelector.call(document, 'script') === null) return;
  // XPath takes no fragment to start from.
  let trees: Node[] = root instanceof ShadowRoot ? childElements(root) : [root];
  for (let level = 0; root === document && level < levels && trees.length < parts; level += 1) {
    for (const tree of trees) meetHost(tree, found);
    trees = trees.flatMap(childElements);
  }
  for (const tree of trees) {
    meetHost(tree, found);
    searchBelow(tree, found);
    yield;
  }
}

function searchBelow(tree: Node, found: (root: ShadowRoot) => void): void {
  if (firstChildOf(tree) === null) return;
  const hosts = Document.prototype.evaluate.call(
    document,
    "descendant::*[contains(name(),'-')]",
    tree,
    null,
    XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
  );
  for (let index = 0; index < hosts.snapshotLength; index += 1) {
    const host = hosts.snapshotItem(index);
    if (host) meetHost(host, found);
  }
}

function meetHost(node: Node, found: (root: ShadowRoot) => void): void {
  const shadowRoot = isElement(node) ? shadowRootOf(node) : null;
  if (shadowRoot) found(shadowRoot);
}

function childElements(node: Node): Element[] {
  const children: Element[] = [];
  for (let child = firstChildOf(node); child !== null; child = nextSiblingOf(child)) {
    if (isElement(child)) children.push(child);
  }
  return children;
}
