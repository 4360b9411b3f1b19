import { attributeOf, elementAbove, partOfText } from '../dom/page-dom.ts';
import { isCopy, unseenAmong } from '../dom/unseen.ts';
import { isUndrawn } from '../dom/visible.ts';
import { createMemory } from './memory.ts';
import type { TextPlace } from './run-text.ts';
import { joins, keepsLines } from './run-text.ts';

/** What only style tells about texts; null if it is not known. */
export type Look = {
  /** Whether two adjacent texts read as one. */
  joins(before: Text, after: Text): boolean | null;
  /** Whether line ends are preserved in a text. */
  keepsLines(node: Text): boolean | null;
  /** Whether a text is drawn, or the link that it is read with. */
  isDrawn(node: Text, link?: Element): boolean;
  /** Returns the texts of a link that the user can see. */
  seenOf(places: readonly TextPlace[]): readonly TextPlace[];
};

/**
 * The look of a page that is still loading. Reads no style, as the first read may take 50 to 150 ms (measured). All
 * texts count as drawn and adjacent ones as joined, until they are read again when the page is complete.
 */
export const unstyled: Look = {
  joins: () => true,
  keepsLines: () => null,
  isDrawn: () => true,
  seenOf: (places) => places,
};

/** How many answers of style are remembered, of each kind. */
const mostRemembered = 400;
/** Characters of a text by which answers about it are remembered. */
const reach = 100;

/**
 * Creates the look of a complete page, and what is remembered of it for texts that are written anew, without reading
 * style: a text counts as drawn, unless one like it was not. `wait` gets the element of a text that is not drawn: it is
 * read again once it is. A copy for screen readers never is.
 */
export function createLooks(wait: (element: Element) => void): { styled: Look; remembered: Look } {
  const joined = createMemory<boolean>(mostRemembered);
  const kept = createMemory<boolean>(mostRemembered);
  const hidden = createMemory<boolean>(mostRemembered);
  const pair = (before: Text, after: Text): string => `${before.data.slice(-reach)}\0${after.data.slice(0, reach)}`;

  /** Returns a text's beginning and length, and the classes of its element. */
  function nameOf(node: Text): string {
    const element = elementAbove(node);
    return `${element && attributeOf(element, 'class')}\0${node.length}\0${partOfText(node, 0, reach)}`;
  }

  /** Whether a text is hidden; it waits if it is not drawn. */
  function isHidden(node: Text, link?: Element): boolean {
    const element = link ?? elementAbove(node);
    if (!element) return false;
    if (!isUndrawn(element)) return !link && isCopy(element);
    wait(element);
    return true;
  }

  return {
    styled: {
      joins(before, after) {
        const answer = joins(before, after);
        joined.set(pair(before, after), answer);
        return answer;
      },
      keepsLines(node) {
        const answer = keepsLines(node);
        kept.set(nameOf(node), answer);
        return answer;
      },
      isDrawn(node, link) {
        const answer = isHidden(node, link);
        if (answer || !hidden.isEmpty()) hidden.set(nameOf(node), answer);
        return !answer;
      },
      seenOf(places) {
        const unseen = unseenAmong(places);
        return places.filter((place) => !unseen.includes(place)); // guard link-part-unseen
      },
    },
    remembered: {
      joins: (before, after) => joined.get(pair(before, after)) ?? null,
      keepsLines: (node) => kept.get(nameOf(node)) ?? null,
      isDrawn: (node) => !hidden.get(nameOf(node)),
      seenOf: unstyled.seenOf,
    },
  };
}
