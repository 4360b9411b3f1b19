import { selectionCharacters } from '../../model/limits.ts';
import type { Spot } from '../mark/matches-in-order.ts';

/** Returns the document's selection, whatever the page has put over the method's name. */
function selection(): Selection | null {
  return Document.prototype.getSelection.call(document);
}

/** Whether something is selected, not only a place between two characters. */
export function isSelecting(): boolean {
  return selection()?.isCollapsed === false;
}

/** Returns the selected text, as far as it is looked up. */
export function selectionText(): string {
  return `${selection() ?? ''}`.slice(0, selectionCharacters);
}

/** Returns the selection's rectangle in the viewport (px); null if nothing is selected or it is out of view. */
export function selectionBox(): DOMRect | null {
  const rects = isSelecting() ? [...(selection()?.getRangeAt(0).getClientRects() ?? [])] : [];
  return (
    rects.find(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight) ?? null
  );
}

/** Returns what tells whether a node, or a part of it, is selected. */
export function selectedNodes(): (node: Node) => boolean {
  const selected = selection();
  return (node) => selected?.containsNode(node, true) ?? false;
}

/** Returns the end of the selection; null if nobody selected or pressed anything. */
export function selectionSpot(): Spot | null {
  const { focusNode, focusOffset } = selection() ?? {};
  return focusNode && focusOffset !== undefined ? { node: focusNode, offset: focusOffset } : null;
}
