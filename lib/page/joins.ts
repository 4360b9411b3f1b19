import { holdsNode, isElement, parentNodeOf } from './page-dom.ts';

/** Displays that let a text read on (CSS Display 3). Children of flex and grid boxes compute to `block`. */
const readsOn = /^(?:inline|contents|ruby)/;

/** Whether two texts beside each other read as one by the style of the elements between. This computes style. */
export function joins(before: Text, after: Text): boolean {
  return exits(before, after) && exits(after, before);
}

/** Whether line ends are kept in the text around `node`. This computes style. */
export function keepsLines(node: Text): boolean {
  const parent = parentNodeOf(node);
  return parent !== null && isElement(parent) && /pre|break-spaces/.test(getComputedStyle(parent).whiteSpace);
}

/** Whether every element that is left on the way from one text to the other is inline. */
function exits(from: Text, to: Text): boolean {
  for (let at = parentNodeOf(from); at !== null && isElement(at); at = parentNodeOf(at)) {
    if (holdsNode(at, to)) return true;
    if (!readsOn.test(getComputedStyle(at).display)) return false;
  }
  return true;
}
