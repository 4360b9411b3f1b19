import {
  childElements,
  collectionBelow,
  elementsBelow,
  isElement,
  localNameOf,
  shadowRootOf,
} from '../dom/page-dom.ts';
import { isNumberLink } from './published.ts';

/** The document is searched for links in the parts that are this many levels below it. */
const levels = 3;

/**
 * Calls `read` with the number links at and below `root`, a few at each `next()`. Calls `meet` with the open shadow
 * roots of the elements on the way down: a page without scripts has at most those that it declares, mostly there.
 */
export function* searchLinks(
  root: Node,
  read: (link: HTMLAnchorElement) => void,
  meet: (root: ShadowRoot) => void,
): Generator<void> {
  function meetRoot(element: Element): void {
    const shadowRoot = shadowRootOf(element);
    if (shadowRoot) meet(shadowRoot);
  }

  let trees = treesOf(root);
  for (let level = 1; root === document && level < levels; level += 1) {
    trees.forEach(meetRoot);
    trees = trees.flatMap((tree) => (localNameOf(tree) === 'a' ? tree : childElements(tree)));
  }
  for (const tree of trees) {
    meetRoot(tree);
    // To ask a link for its address takes 2 µs, so the usual links of pages are left out before (measured on 50,000:
    // 125 ms, with this 8). One that is left out by mistake is not read, nor is its text.
    elementsBelow(tree, 'a:is([href*=":"]:not([href^=http]),[href*=".me"],[href*=sapp],[href*=teams])')
      .filter(isNumberLink)
      .forEach(read);
    yield;
  }
}

/** Elements between two yields. */
const stride = 500;

/**
 * Calls `meet` with the open shadow roots at and below `root`, also with those inside other roots, a few at each
 * `next()`. It asks every element: no event tells that a script gave one a root.
 */
export function* searchRoots(root: Node, meet: (root: ShadowRoot) => void): Generator<void> {
  for (const tree of treesOf(root)) {
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

function treesOf(root: Node): Element[] {
  return isElement(root) ? [root] : childElements(root);
}
