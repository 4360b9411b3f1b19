import {
  firstChildOf,
  isElement,
  isText,
  localNameOf,
  nextSiblingOf,
  parentElementOf,
  partOfText,
} from '../dom/page-dom.ts';

/** How far above a text its cell may be (elements), and how many children of the row are read. */
const mostSteps = 5;
const mostChildren = 30;
const cellName = /^t[dh]$/;
/** What may name a country: letters, and few of them. */
const mayNameCountry = /^\p{Lu}[\p{L}\p{M} .’'-]{1,39}$/u;
const address = /:|\d\.\d+\.\d/;

/**
 * Returns what the other cells of a text's row say, as cells after it, if it may name the country of a number: `IL`,
 * `Israel`, but also names of people. Empty if the text is in no table, or has an IP address.
 */
export function rowWords(text: Text): string {
  if (address.test(text.data)) return '';
  let cell = parentElementOf(text);
  for (let left = mostSteps; cell && !cellName.test(localNameOf(cell)); left -= 1) {
    cell = left > 0 ? parentElementOf(cell) : null;
  }
  const row = cell && parentElementOf(cell);
  let words = '';
  let child = row && firstChildOf(row);
  for (let left = mostChildren; child && left > 0; left -= 1) {
    const shown = child !== cell && isElement(child) ? firstText(child) : '';
    if (mayNameCountry.test(shown)) words += ` | ${shown}`;
    child = nextSiblingOf(child);
  }
  return words;
}

/** Returns the beginning of the first text of a cell. */
function firstText(cell: Node): string {
  for (let at: Node | null = cell; at; ) {
    const text = isText(at) ? partOfText(at, 0, 60).trim() : '';
    if (text !== '') return text;
    at = isText(at) ? nextSiblingOf(at) : (firstChildOf(at) ?? nextSiblingOf(at));
  }
  return '';
}
