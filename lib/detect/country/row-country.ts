import { regionRow } from '../phones/plan-rows.ts';
import { readValid } from '../phones/read-number.ts';
import type { Span } from '../spans.ts';
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

/** Returns the country that another cell of a number's row names; null if none does, or if two name different ones. */
export function rowCountry(plain: string, { start, end }: Span): RowCountry | null {
  const before = plain.slice(Math.max(0, start - rowReach), start);
  const own = before.slice(before.lastIndexOf('\n') + 1);
  const [rest = ''] = plain.slice(end, end + rowReach).split('\n', 1);
  const sign = cellSigns.find((each) => own.includes(each) || rest.includes(each));
  if (sign === undefined) return null;
  const cells = [...own.split(sign).slice(0, -1), ...rest.split(sign).slice(1)];
  // Commas are in sentences, too. There, each cell must be one thing.
  if (sign === ',' && isLetter.test(own.slice(own.lastIndexOf(sign)))) return null;
  const named = cells
    .filter((cell) => sign !== ',' || !betweenWords.test(cell.trim()))
    .flatMap((cell) => cellCountry(cell) ?? []);
  for (const by of kinds) {
    const [first, ...others] = named.filter((each) => each.by === by);
    if (first && by === 'code' && isOfState(first.country, plain.slice(start, end))) return null;
    if (first) return others.every(({ country }) => country === first.country) ? first : null;
  }
  return null;
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

function cellCountry(cell: string): RowCountry | null {
  const text = cell.replace(around, '').replace(label, '');
  if (code.test(text) && regionRow(text)) return { country: text, by: 'code' };
  const country = name.test(text) ? nameCountry(text, null) : null;
  if (country !== null) return { country, by: 'name' };
  const [place, ...others] = placesNamed(text);
  return place !== undefined && others.length === 0 ? { country: place, by: 'place' } : null;
}
