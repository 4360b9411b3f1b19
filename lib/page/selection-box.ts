import { selectionCharacters } from '../messages/limits.ts';

/** The selected text, as much of it as is looked up. */
export function selectionText(): string {
  return `${Document.prototype.getSelection.call(document) ?? ''}`.slice(0, selectionCharacters);
}

/** The selection's rectangle in the viewport, px; null where nothing is selected or it is not in sight. */
export function selectionBox(): DOMRect | null {
  const selection = Document.prototype.getSelection.call(document);
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const rects = [...selection.getRangeAt(0).getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  return rects.find(({ bottom, top }) => bottom > 0 && top < innerHeight) ?? null;
}
