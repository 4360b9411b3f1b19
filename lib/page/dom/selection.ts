import { selectionCharacters } from '../../model/limits.ts';
import type { Spot } from '../mark/matches-in-order.ts';

/** The document's selection, whatever the page has put over the name. */
function selection(): Selection | null {
  return Document.prototype.getSelection.call(document);
}

/** Whether something is selected, more than a place between two characters. */
export function isSelecting(): boolean {
  return selection()?.isCollapsed === false;
}

/** The selected text, as much of it as is looked up. */
export function selectionText(): string {
  return `${selection() ?? ''}`.slice(0, selectionCharacters);
}

/** The selection's rectangle in the viewport, px; null where nothing is selected or it is not in sight. */
export function selectionBox(): DOMRect | null {
  const rects = isSelecting() ? [...(selection()?.getRangeAt(0).getClientRects() ?? [])] : [];
  return (
    rects.find(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight) ?? null
  );
}

/** Where the selection was led to last; null where nobody selected or pressed. */
export function selectionSpot(): Spot | null {
  const { focusNode, focusOffset } = selection() ?? {};
  return focusNode && focusOffset !== undefined ? { node: focusNode, offset: focusOffset } : null;
}
