/**
 * Returns what calls a report's number: its button or, if only a menu calls it, that menu's; null if nothing does. Of a
 * link's two numbers, it is the one that the report is about.
 */
export function whereToCall(root: ParentNode): HTMLElement | null {
  return root.querySelector('.nl-link-here [data-calls="true"]') ?? root.querySelector('[data-calls="true"]:not(dl *)');
}
