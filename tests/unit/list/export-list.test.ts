import { parseHTML } from 'linkedom';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { fileText } from '../../../entrypoints/sidepanel/list/export-text.ts';
import type { exportFormats } from '../../../lib/list/export.ts';
import { copiedTable, exportList } from '../../../lib/list/export.ts';
import { exportDelimiter, readExport } from '../../../lib/list/read-export.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import { rowCells } from '../../../lib/list/rows.ts';
import type { Report } from '../../../lib/model/answer/report.ts';
import { plainCell, safeCell } from '../../../lib/text/safe-cell.ts';
import { say } from '../../../lib/words/say.ts';
import { listExamples, listRow } from '../../gallery/list-states.ts';
import { caller, galleryNow, ipReport, phoneReport, report, validation } from '../../gallery/reports.ts';
import { manyRows, someRows } from './rows.ts';

const here = { now: galleryNow, here: 'Europe/Berlin' };
const exported = (format: (typeof exportFormats)[number]) => [...exportList(someRows, format, here)].join('');

it.each(['csv', 'crm'] as const)('%s has the risk that a provider says', (format) => {
  const risks = listExamples.find(({ name }) => name === 'Risks')?.state.rows ?? [];
  const lines = [...exportList(risks, format, here)].join('').split('\r\n');
  expect(lines[0]?.toLowerCase().split(',')).toContain('risk');
  expect(lines.join('\n')).toMatch(/Risk \d+\/100 · [\d,]+ reports? · AbuseIPDB/);
});

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

  it('keeps an extension’s zeros from spreadsheets, and reads it back', () => {
    const subject = { kind: 'phone', e164: '+4915123456789', extension: '012' } as const;
    const csv = [...exportList([listRow(0, { ...report(phoneReport()), subject })], 'csv', here)].join('');
    expect(csv).toContain("'+4915123456789,phone,'012,");
    const [read] = [...readExport(csv.replaceAll('\r\n', '\n'), ',')];
    expect(read?.entry?.subject).toEqual(subject);
    expect(["'007", "'1234567890123456", "'12"].map(plainCell)).toEqual(['007', '1234567890123456', "'12"]);
  });

  it('is RFC 4180, whole: every row has every filled column, and no cell begins a formula', () => {
    const csv = exported('csv');
    expect(csv).toMatchSnapshot();
    const { data, errors } = Papa.parse<string[]>(csv, { newline: '\r\n', skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(new Set(data.map(({ length }) => length))).toEqual(new Set([21]));
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

describe('CSV for a CRM', () => {
  const note = '=HYPERLINK("https://evil.example")';
  const rows = [
    listRow(0, { ...report(phoneReport()), note }),
    listRow(1, report(ipReport({ range: '45.155.204.0–45.155.206.255' }))),
  ];
  const table = (format: 'csv' | 'crm', of = rows) =>
    Papa.parse<string[]>([...exportList(of, format, here)].join(''), { newline: '\r\n', skipEmptyLines: true }).data;

  it('has numbers that are exactly E.164 beside their national form, and guards every other cell', () => {
    const [head = [], first = []] = table('crm');
    expect(head.slice(0, 2)).toEqual(['Phone number', 'National number']);
    expect(first.slice(0, 2)).toEqual(['+4915123456789', '01512 3456789']);
    expect(first[head.indexOf('Note')]).toBe(`'${note}`);
    const unguarded = first.filter((cell) => /^[=+@-]/.test(cell));
    expect(unguarded, 'the number alone').toEqual(['+4915123456789']);
    expect(table('csv')[1]?.[0], 'for spreadsheets').toBe("'+4915123456789");
  });

  it.each(['csv', 'crm'] as const)('%s has filled columns only, and ranges as CIDR', (format) => {
    const [head = [], ...lines] = table(format);
    for (const [index, title] of head.entries()) {
      expect(
        lines.some((cells) => cells[index] !== ''),
        title,
      ).toBe(true);
    }
    expect(head).not.toContain('file');
    expect(head).not.toContain('Extension');
    expect(lines.flat()).toContain('45.155.204.0/23 45.155.206.0/24');
    expect(lines.flat().join()).not.toContain('–');
    expect([...exportList(rows, 'json', here)].join('')).not.toContain('–');
  });

  // HubSpot ("Set up your import files", "Phone number validation"), Salesforce ("Contact and Lead Imports") and Pipedrive
  // ("Importing: mandatory fields"): UTF-8, unique names of columns in the first row, one record a row, numbers in E.164.
  it('is read by the rules that CRMs document, and what arrives is what was there', () => {
    const name = 'Müller "& Söhne"; GmbH, Köln';
    const of = [listRow(0, report(phoneReport(), [caller({ name })]))];
    const bytes = new TextEncoder().encode(fileText('crm', [...exportList(of, 'crm', here)].join('')));
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const { data, errors, meta } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(new Set(meta.fields).size).toBe(meta.fields?.length);
    expect(meta.fields?.[0]).toBe('Phone number');
    expect(data).toEqual([expect.objectContaining({ 'Phone number': '+4915123456789', Name: name, Country: 'DE' })]);
  });

  it('has the company of a contact in a column of its own', () => {
    const names = [{ from: 'contacts', name: 'Ada', company: '=Harbor' } as const];
    const [head = [], first = []] = table('crm', [listRow(0, { ...report(phoneReport()), names })]);
    expect([first[head.indexOf('Name')], first[head.indexOf('Company')]]).toEqual(['Ada', "'=Harbor"]);
  });

  it('a note or name that begins with a plus is guarded there, too, unless it is a number itself', () => {
    const noted = (text: string) => table('crm', [listRow(0, { ...report(phoneReport()), note: text })])[1] ?? [];
    expect(noted('+1+1')).toContain("'+1+1");
    expect(noted('+15551234567')).toContain('+15551234567');
  });
});

describe('a list that is copied', () => {
  const markup = '<img src="x">&\tnext\nline';
  const rows = [listRow(0, { ...report(phoneReport()), note: markup })];
  const copied = (format: 'csv' | 'crm') => {
    const parts = [...copiedTable(rows, format, galleryNow)];
    return { text: parts.map(({ text }) => text).join(''), html: parts.map(({ html }) => html).join('') };
  };

  it('is a table of tabs, and one of HTML in which nothing of a cell is markup', () => {
    const { text, html } = copied('csv');
    const lines = text.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(new Set(lines.map((line) => line.split('\t').length)).size).toBe(1);
    const { document: page } = parseHTML(`<html><body>${html}</body></html>`);
    expect(
      [...page.body.querySelectorAll('*')].map(({ localName }) => localName).filter((tag) => !/^t/.test(tag)),
    ).toEqual([]);
    const cells = [...page.querySelectorAll('td')].map(({ textContent }) => textContent);
    expect(cells).toContain(markup);
    expect(cells[0]).toBe("'+4915123456789");
    expect(copied('crm').html).toContain('<td>+4915123456789</td>');
  });
});
