import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { exportFormats } from '../../../lib/list/export.ts';
import { exportList } from '../../../lib/list/export.ts';
import { exportDelimiter, readExport } from '../../../lib/list/read-export.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import { rowCells } from '../../../lib/list/rows.ts';
import type { Report } from '../../../lib/model/answer/report.ts';
import { plainCell, safeCell } from '../../../lib/text/safe-cell.ts';
import { say } from '../../../lib/words/say.ts';
import { listRow } from '../../gallery/list-states.ts';
import { galleryNow, phoneReport, report, validation } from '../../gallery/reports.ts';
import { manyRows, someRows } from './rows.ts';

const here = { now: galleryNow, here: 'Europe/Berlin' };
const exported = (format: (typeof exportFormats)[number]) => [...exportList(someRows, format, here)].join('');

describe('CSV that no spreadsheet runs', () => {
  it.each(['=1+1', '+4930901820', '-2', '@SUM(A1)', '\tx', ' =1', '"=1"', '＝1', '=cmd|x'])(
    'neutralises %j, and reads it back',
    (text) => {
      expect(safeCell(text)).toBe(`'${text}`);
      expect(plainCell(safeCell(text))).toBe(text);
    },
  );

  it.each(['', 'Ada', "'tis", "O'Neill", '9.9.9.9', '2001:db8::1', 'a=b'])('leaves %j as it is', (text) => {
    expect(safeCell(text)).toBe(text);
    expect(plainCell(text)).toBe(text);
  });

  it('is RFC 4180, whole: every row has every column, and no cell begins a formula', () => {
    const csv = exported('csv');
    expect(csv).toMatchSnapshot();
    const { data, errors } = Papa.parse<string[]>(csv, { newline: '\r\n', skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(new Set(data.map(({ length }) => length))).toEqual(new Set([23]));
    expect(data.flat().filter((cell) => /^\s*[=+@-]/.test(cell))).toEqual([]);
  });
});

describe('CSV out, and back in (PEERS b17)', () => {
  it.each([',', ';', '\t'])('gives the same rows in the same order, also after a spreadsheet chose %j', (delimiter) => {
    const own = exported('csv').replaceAll('\r\n', '\n');
    const text =
      delimiter === ',' ? own : Papa.unparse(Papa.parse<string[]>(own.trim()).data, { delimiter, newline: '\n' });
    expect(exportDelimiter(text)).toBe(delimiter);
    const entries = [...readExport(text, delimiter)].map(({ entry }) => entry);
    expect(entries).toEqual(someRows.map(({ entry }) => entry));
  });

  it('takes each row in a step of its own, and blank lines without end in few; a row that nobody can read counts', () => {
    const head = 'subject,kind\n';
    const rows = (body: string) => [...readExport(`${head}${body}`, ',')];
    expect(rows('\n'.repeat(80_000)).length).toBeLessThan(10);
    expect(rows('\n\n8.8.8.8,ip\n \n').map(({ entry, isBlank }) => [entry?.subject ?? null, isBlank])).toEqual([
      [null, true],
      [{ kind: 'ip', ip: '8.8.8.8' }, false],
      [null, true],
    ]);
    // Quotation marks that nobody closes.
    const damaged = rows('"a,\n'.repeat(2_000));
    expect(damaged.length).toBeGreaterThan(1_000);
    expect(damaged.every(({ isBlank }) => !isBlank)).toBe(true);
  });

  it('takes a file’s name from a row as words of others: cleaned, and no longer than names are', () => {
    const name = `\u202e${'a'.repeat(60_000)}`;
    const text = `subject,kind,file\n9.9.9.9,ip,${name}\n9.9.9.10,ip,\u200b\n`;
    const [first, second] = [...readExport(text, ',')].map(({ entry }) => entry?.file);
    expect(first).toBe(`${'a'.repeat(254)}…`);
    expect(second).toBeNull();
  });

  it('gives null for a row without a subject, and takes no other table for an export', () => {
    const text = 'subject,kind,extension\nAda,phone,\n9.9.9.9,ip,\n';
    expect([...readExport(text, ',')].map(({ entry }) => entry?.subject ?? null)).toEqual([
      null,
      { kind: 'ip', ip: '9.9.9.9' },
    ]);
    expect(exportDelimiter('Name,Phone\nAda,1')).toBeNull();
  });

  it('holds for 5,000 rows', () => {
    const rows = manyRows(5_000);
    const text = [...exportList(rows, 'csv', here)].join('').replaceAll('\r\n', '\n');
    expect([...readExport(text, ',')].map(({ entry }) => entry)).toEqual(rows.map(({ entry }) => entry));
  });
});

it('calls no number valid whose country was assumed, unless somebody says more than its format does', () => {
  const verdicts = (rows: ListRow[]) => {
    const csv = [...exportList(rows, 'csv', here)].join('');
    const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
    return data.map((row) => row['verdict']);
  };
  const guessed = (of: Report) => listRow(0, of, { country: 'DE' });
  const plain = guessed(report(phoneReport()));
  expect(verdicts([plain])).toEqual([say('verdictAssumed', 'Germany')]);
  const confirmed = guessed(report(phoneReport(), [validation()]));
  expect(verdicts([confirmed])).toEqual([say('verdictIfCountry', 'Germany', say('verdictConfirmed'))]);
  const short = phoneReport({ valid: false, verdict: { kind: 'not-a-number', reason: 'too-short' } });
  expect(verdicts([guessed(report(short))])).toEqual([say('verdictTooShort')]);
  const markdown = [...exportList([plain], 'markdown', here)].join('');
  expect(markdown).not.toContain(say('verdictValid'));
  expect(markdown).toContain(say('verdictAssumed', 'Germany'));
});

it('writes JSON that tells each answer with its source, and one subject a line, defanged or not (PEERS b23)', () => {
  const json: unknown = JSON.parse(exported('json'));
  expect(json).toMatchObject([
    { subject: '91.198.174.192', kind: 'ip', listed: { times: 2, defanged: true, firstPublicHop: true } },
    { subject: '+4930901820', listed: { readWithCountry: 'DE' } },
    { names: [], service: [{ operation: 'phoneValidation' }, { operation: 'callerId', name: '=1+1' }] },
    {},
    { failures: [{ operation: 'callerId' }] },
  ]);
  expect(JSON.stringify(json)).not.toContain('quota');
  expect(exported('list').split('\n').slice(0, 2)).toEqual(['91.198.174.192\t2', '+4930901820']);
  expect(exported('defanged').split('\n')[0]).toBe('91[.]198[.]174[.]192\t2');
});

it('writes one line for each extension, so that none is there twice', () => {
  const rows = ['10', '20'].map((extension, place) => {
    const subject = { kind: 'phone', e164: '+12125550100', extension } as const;
    return listRow(place, { ...report(phoneReport()), subject });
  });
  const lines = '+12125550100;ext=10\n+12125550100;ext=20\n';
  expect([...exportList(rows, 'list', here)].join('')).toBe(lines);
  expect([...exportList(rows, 'defanged', here)].join('')).toBe(lines);
});

it('writes Markdown in which nothing of a name is markup', () => {
  const lines = exported('markdown').trim().split('\n');
  expect(lines).toHaveLength(7);
  for (const line of lines) expect(line).toMatch(/^\| .* \|$/);
});

it('has every row in Markdown, one without a report by its subject', () => {
  const rows = someRows.map((row, index) => (index === 1 ? { ...row, answer: null } : row));
  const lines = [...exportList(rows, 'markdown', here)].join('').trim().split('\n');
  expect(lines).toHaveLength(7);
  expect(lines[3]).toMatch(/^\| \+4930901820 \|(?: {2}\|)+ 1 \|$/);
  expect(new Set(lines.map((line) => line.split(' |').length)).size).toBe(1);
});

it('has the person’s note in a column, wherever a format has columns', () => {
  const note = 'calls | writes';
  const rows = someRows.map((row, index) => {
    if (index > 0 || !row.answer) return row;
    return { ...row, answer: { ...row.answer, cells: rowCells({ ...row.answer.report, note }) } };
  });
  const all = (format: (typeof exportFormats)[number]) => [...exportList(rows, format, here)].join('');
  const { data } = Papa.parse<Record<string, string>>(all('csv'), { header: true, skipEmptyLines: true });
  expect(data.map((row) => row['note'])).toEqual([note, '', '', '', '']);
  expect(JSON.parse(all('json'))).toMatchObject([{ listed: { note } }, { listed: { note: null } }, {}, {}, {}]);
  const [head, , first] = all('markdown').split('\n');
  expect(head).toMatch(/ Your note \|$/);
  expect(first).toMatch(/ calls \\\| writes \|$/);
  expect(exported('markdown')).not.toContain('Your note');
});
