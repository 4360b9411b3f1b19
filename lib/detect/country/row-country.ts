import { remembered } from '../../model/once.ts';
import { regionRow } from '../plan/plan-rows.ts';
import { readValid } from '../plan/read-number.ts';
import type { Span } from '../text/spans.ts';
import { nameCountry } from './country-name.ts';
import { placesNamed } from './text-country.ts';

/**
 * The country that a cell of a number's row names. `by` is what the cell is: a name of the country (`Israel`), its code
 * (`IL`), or a text with a place (`12 Allenby, Haifa`).
 */
export type RowCountry = { country: string; by: 'name' | 'code' | 'place' };

const kinds = ['name', 'code', 'place'] as const;
/** Signs between the cells of a row. A row has the first of them that is in its line. */
const cellSigns = ['\t', '|', ';', ','];
/** How far from a number its row is read (UTF-16 units). */
const rowReach = 200;
const isLetter = /\p{L}/u;
const betweenWords = /\p{L}[^\p{L}]+\p{L}/u;
const code = /^[A-Z]{2}$/;
/** A name of a country: letters, and few of them. Shorter ones are words of many languages. */
const name = /^(?=.{4,40}$)\p{L}[\p{L}\p{M} .’'-]*$|^[A-Z]{2,3}$/u;
/** Signs around the text of a cell. */
const around = /^[\s"'*([]+|[\s"'*)\]]+$/g;
/** The name of a cell before it: `Country: Israel`. */
const label = /^[\p{L} ]{2,20}:\s*/u;

/**
 * Returns the country that another cell of a number's row names; null if none does, or if two name different ones.
 * `places`: a place in a cell is enough.
 */
export function rowCountry(plain: string, number: Span, { places }: { places: () => boolean }): RowCountry | null {
  const cells = otherCells(plain, number);
  if (cells.length === 0) return null;
  const named = cells.flatMap((cell) => knownCell(cell) ?? (places() ? (placeIn(cell) ?? []) : []));
  for (const by of kinds) {
    const [first, ...others] = named.filter((each) => each.by === by);
    if (first && by === 'code' && isOfState(first.country, plain.slice(number.start, number.end))) return null;
    if (first) return others.every(({ country }) => country === first.country) ? first : null;
  }
  return null;
}

/** Returns the other cells of a number's row. */
function otherCells(plain: string, { start, end }: Span): string[] {
  const before = plain.slice(Math.max(0, start - rowReach), start);
  const own = before.slice(before.lastIndexOf('\n') + 1);
  const [rest = ''] = plain.slice(end, end + rowReach).split('\n', 1);
  const sign = cellSigns.find((each) => own.includes(each) || rest.includes(each));
  if (sign === undefined) return [];
  // Commas are in sentences, too. There, each cell must be one thing.
  if (sign === ',' && isLetter.test(own.slice(own.lastIndexOf(sign)))) return [];
  return [...own.split(sign).slice(0, -1), ...rest.split(sign).slice(1)]
    .map((cell) => cell.replace(around, '').replace(label, ''))
    .filter((cell) => cell.length > 1 && !(sign === ',' && betweenWords.test(cell)));
}

/** States of the USA whose codes are those of countries, too. */
const states: ReadonlySet<string> = new Set(
  'AL AR AZ CA CO DE GA ID IL IN KY LA MA MD ME MN MO MS MT NC NE PA SC SD TN VA'.split(' '),
);
const american = /^\(?\d{3}(?:\) ?|[-. ])\d{3}[-. ]\d{4}$/;

/** `Denver | CO | 303-555-0134`: is this the code of a state of the USA, before a number that is written as there? */
function isOfState(country: string, written: string): boolean {
  return states.has(country) && american.test(written) && readValid(`+1${written.replace(/\D/g, '')}`, null) !== null;
}

/** Returns the country that is all of a cell. Rows repeat their cells. */
const knownCell = remembered(2000, (cell: string): RowCountry | null => {
  const isCode = code.test(cell) && regionRow(cell) !== null;
  const country = isCode ? cell : name.test(cell) ? nameCountry(cell, null) : null;
  return country === null ? null : { country, by: isCode ? 'code' : 'name' };
});

function placeIn(cell: string): RowCountry | null {
  const [country, ...others] = placesNamed(cell);
  return country !== undefined && others.length === 0 ? { country, by: 'place' } : null;
}
