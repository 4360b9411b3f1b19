import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportList } from '../../../lib/list/export.ts';
import { plainCell, safeCell } from '../../../lib/text/safe-cell.ts';
import { listRow } from '../../gallery/list-states.ts';
import { caller, galleryNow, phoneReport, report, validation } from '../../gallery/reports.ts';

/** Any code points, halves of pairs too; fast-check's own take seconds to set up. */
const anyText = fc.array(fc.nat({ max: 0x10ffff }), { maxLength: 12 }).map((points) => String.fromCodePoint(...points));

const separators = [',', ';', '\t', '|', '\n', '\r', '\r\n'];
/** What a spreadsheet runs: quotes, white space and what is not seen before it do not help. */
const formula = /^[\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;

/** The cells that a spreadsheet makes of a text where it parts at one of these characters, quotes heeded or not. */
function cellsOf(text: string): string[] {
  return separators.flatMap((separator) => text.split(separator));
}

describe('a cell, wherever a spreadsheet parts it', () => {
  it.each([
    ['Acme;=1+cmd|…', "Acme;'=1+cmd|…"],
    ['Acme\t=1', "Acme\t'=1"],
    ['Acme, +49', "Acme,' +49"],
    ['Acme|@SUM(A1)', "Acme|'@SUM(A1)"],
    ['Acme\n=1', "Acme\n'=1"],
    ['Acme\r-1', "Acme\r'-1"],
    ['Acme;＝1', "Acme;'＝1"],
    ['Acme; "=1', 'Acme;\' "=1'],
    ['Acme;\u200b=1', "Acme;'\u200b=1"],
    ['=1;=2', "'=1;'=2"],
    ['Rock & Roll - Café', 'Rock & Roll - Café'],
    ['Berlin; Köln', 'Berlin; Köln'],
    ['a=b', 'a=b'],
  ])('%j is written %j, and read back', (text, safe) => {
    expect(safeCell(text)).toBe(safe);
    expect(plainCell(safe)).toBe(text);
  });

  const part = fc.constantFrom(...separators, '=', '+', '-', '@', '＝', "'", "''", '"', ' ', 'a', 'Ä', '1', '\u200b');
  const texts = fc.oneof(
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
    anyText,
  );

  it('whatever is in it: no part begins a formula, and it is read back as it was', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const safe = safeCell(text);
        expect(plainCell(safe)).toBe(text);
        for (const cell of cellsOf(safe)) expect(cell).not.toMatch(formula);
      }),
      { numRuns: 2_000 },
    );
  });

  it('of a list: no name, carrier or file begins one in any spreadsheet', () => {
    fc.assert(
      fc.property(texts, texts, (name, file) => {
        const of = report(phoneReport(), [
          validation({ carrier: name, status: name, confirmed: false }),
          caller({ name }),
        ]);
        const csv = [...exportList([listRow(0, of, { file })], 'csv', { now: galleryNow, here: 'UTC' })].join('');
        for (const cell of cellsOf(csv)) expect(cell).not.toMatch(formula);
      }),
    );
  });

  it('as long as a row may be, it is written and read back', () => {
    const long = ';\t'.repeat(32_000);
    expect(plainCell(safeCell(long))).toBe(long);
    expect(plainCell(safeCell(`${long}=`))).toBe(`${long}=`);
  });
});
