import {
  firstChildOf,
  isElement,
  isText,
  lastChildOf,
  localNameOf,
  nextSiblingOf,
  parentElementOf,
  previousSiblingOf,
} from '../dom/page-dom.ts';
import { isNumberLink } from './published.ts';
import { flowOf } from './run-text.ts';

export type Direction = { beside: (node: Node) => Node | null; within: (node: Node) => Node | null };
export const forward: Direction = { beside: nextSiblingOf, within: firstChildOf };
export const backward: Direction = { beside: previousSiblingOf, within: lastChildOf };

/** Returns the next text in a direction that reads as one with `node`; null if the flow ends before it. */
export function textBeside(node: Node, { beside, within }: Direction): Text | null {
  let at = node;
  for (;;) {
    let next = beside(at);
    while (!next) {
      const parent = parentElementOf(at);
      if (!parent || flowWith(parent) !== 'inline') return null;
      at = parent;
      next = beside(at);
    }
    for (let inner: Node | null = next; inner; inner = within(inner)) {
      at = inner;
      if (isText(at)) return at;
      if (!isElement(at)) break;
      const flow = flowWith(at);
      if (flow === 'break') return null;
      if (flow === 'silent') break;
    }
  }
}

/** Returns how an element continues the text. A number's link is a text of its own. */
function flowWith(element: Element): 'inline' | 'silent' | 'break' {
  return isNumberLink(element) ? 'break' : flowOf(localNameOf(element));
}
