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
const onlyQuad = /^\s*\d+(\.\d+){3}\s*$/;

/**
 * Returns what a text's table says about it, as cells after it. For a dotted quad: the heading of its column, which
 * tells `Source IP` from a version. For any other text without an address: what may name the country of a number in the
 * other cells of its row: `IL`, `Israel`, but also names of people. Empty if the text is in no table.
 */
export function rowWords(text: Text): string {
  const isQuad = onlyQuad.test(text.data);
  if (!isQuad && address.test(text.data)) return '';
  let cell = parentElementOf(text);
  for (let left = mostSteps; cell && !cellName.test(localNameOf(cell)); left -= 1) {
    cell = left > 0 ? parentElementOf(cell) : null;
  }
  if (isQuad) return headingWords(cell);
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

function headingWords(cell: Element | null): string {
  const heading = cell instanceof HTMLTableCellElement && cell.closest('table')?.rows[0]?.cells[cell.cellIndex];
  return heading && heading !== cell ? ` | ${firstText(heading)}` : '';
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
