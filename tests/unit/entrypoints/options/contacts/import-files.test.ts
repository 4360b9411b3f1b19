import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImportSummary } from '../../../../../components/options/contacts/contacts-state.ts';
import { contactsHandlers } from '../../../../../entrypoints/background/settings/contacts-handlers.ts';
import { readCsv } from '../../../../../entrypoints/options/contacts/contacts-csv.ts';
import { importFiles } from '../../../../../entrypoints/options/contacts/import-files.ts';
import { readVcards } from '../../../../../entrypoints/options/contacts/vcard.ts';
import { ask } from '../../../../../lib/messages/ask.ts';
import { contract } from '../../../../../lib/messages/contract.ts';
import { failed, ok } from '../../../../../lib/model/result.ts';
import { contactsOf, listContacts } from '../../../../../lib/store/person/contacts.ts';
import { browser } from '../../../../wxt-browser.ts';
import { emptyDatabase } from '../../../store/database/empty-database.ts';

/** Half of the entries of the large import: 20,000 in all on request (NUMLENS_FULL=1). */
const half = process.env['NUMLENS_FULL'] ? 10_000 : 2_000;

vi.mock('../../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
const asked = vi.mocked(ask);
const options = { kind: 'ui', isPrivate: false } as const;

/** The background as it is, with the bounds that messages to it have. */
async function background(type: string, input: unknown): Promise<never> {
  expect(JSON.stringify({ to: 'background', type, input }).length).toBeLessThanOrEqual(65_536);
  if (type === 'contactsCountry') {
    const file = contract.contactsCountry.input().parse(input);
    return ok(await contactsHandlers.contactsCountry(file, options)) as never;
  }
  if (type !== 'importContacts') throw new Error(`asked ${type}`);
  const parsed = contract.importContacts.input().safeParse(input);
  expect(parsed.error).toBeUndefined();
  return ok(await contactsHandlers.importContacts(parsed.data ?? { contacts: [] }, options)) as never;
}

beforeEach(async () => {
  await emptyDatabase();
  await browser.storage.local.set({ settings: { defaultCountry: 'DE' } });
  asked.mockReset();
  asked.mockImplementation(background);
});

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const card = (name: string, number: string) => `BEGIN:VCARD\nVERSION:3.0\nFN:${name}\nTEL:${number}\nEND:VCARD\n`;

async function importAll(files: File[], signal = new AbortController().signal) {
  const parts: number[] = [];
  const { summary, settle } = await importFiles(files, { onProgress: ({ part }) => void parts.push(part), signal });
  return { summary, settle, parts };
}

function counts({ added, known, withoutNumber, unreadable, problemCount, end }: ImportSummary) {
  return { added, known, withoutNumber, unreadable, problemCount, end };
}

describe('an import', () => {
  it('passes over blank lines without end in few steps, and counts them', () => {
    const steps = [...(readCsv(`Name,Phone\n${'\n'.repeat(80_000)}"Eve,1\n`) ?? [])];
    expect(steps.length).toBeLessThan(10);
    expect(steps.at(-1)?.reading).toMatchObject({ kind: 'broken', line: 80_002 });
  });

  it('reads folded lines without end in small steps, and keeps no blank one', () => {
    const joined = vi.spyOn(Array.prototype, 'join');
    const steps = [...readVcards(`BEGIN:VCARD\nFN:Ada\n${' \n'.repeat(40_000)} Lovelace\nTEL:1\nEND:VCARD\n`)];
    const pieces = joined.mock.contexts.map((list) => (list as unknown[]).length);
    joined.mockRestore();
    expect(steps.flatMap(({ reading }) => reading ?? [])).toMatchObject([{ name: 'AdaLovelace', line: 1 }]);
    const positions = steps.map(({ position }) => position);
    const lengths = positions.map((position, index) => position - (positions[index - 1] ?? 0));
    expect(Math.max(...lengths)).toBeLessThan(5_000);
    expect(Math.max(...pieces)).toBeLessThan(10);
  });

  it.each([
    ['phone', `Name,${'Phone,'.repeat(3_000)}`, ',x\n'],
    ['name', `Phone,${'Full Name,'.repeat(3_000)}`, '1,\n'],
  ])('reads of short rows only the cells that they have, however many %s columns there are', (_, header, row) => {
    const reader = readCsv(`${header}\n${row.repeat(30)}`);
    const divided = vi.spyOn(String.prototype, 'split');
    const steps = [...(reader ?? [])];
    const divisions = divided.mock.calls.length;
    divided.mockRestore();
    expect(steps).toHaveLength(30);
    expect(divisions / steps.length).toBeLessThan(100);
  });

  it('takes several files at once, each by what it holds, and names what it left out by file and line', async () => {
    const { summary } = await importAll([
      file('a.txt', card('Ada', '030 901820'), card('Bea', 'ask her'), 'junk\n', 'BEGIN:VCARD\nTEL:1\nEND:VCARD\n'),
      file('b.vcf', 'Name,Phone\nCem,0151 23456789\nDan,\n"Eve,1\n'),
      file('c.csv', 'nothing of the kind'),
      file('d.vcf', card('Fay', 'x'.repeat(300))),
    ]);
    expect(counts(summary)).toEqual({
      added: 2,
      known: 0,
      withoutNumber: 1,
      unreadable: 5,
      problemCount: 6,
      end: 'whole',
    });
    expect(summary.country).toBe('DE');
    expect(summary.problems.map(({ file: name, line, kind }) => [name, line, kind]).sort()).toEqual([
      ['a.txt', 11, 'unreadable'],
      ['a.txt', 12, 'no-name'],
      ['a.txt', 9, 'not-a-number'],
      ['b.vcf', 4, 'unreadable'],
      ['c.csv', null, 'not-contacts'],
      ['d.vcf', 4, 'not-a-number'],
    ]);
    expect(await contactsOf('+4915123456789')).toMatchObject([{ name: 'Cem' }]);
  });

  it(`keeps ${2 * half} entries, counts every one, and nothing twice`, async () => {
    const number = (index: number) => `0151 ${String(20_000_000 + index)}`;
    const cards = Array.from({ length: half }, (_, index) => {
      if (index % 1_000 === 7) return `BEGIN:VCARD\nTEL:${number(index)}\nEND:VCARD\n`;
      return card(`Person ${index}`, index % 100 === 3 ? '' : number(index));
    });
    const rows = Array.from({ length: half }, (_, index) => {
      return index % 1_000 === 7 ? `"Row ${index},${number(index)}` : `Row ${index},${number(half + index)}`;
    });
    const files = [file('a.vcf', cards.join('')), file('b.csv', `Name,Phone\n${rows.join('\n')}\n`)];
    const { summary, parts } = await importAll(files);
    const unreadable = half / 500;
    const withoutNumber = half / 100;
    const kept = 2 * half - unreadable - withoutNumber;
    const all = { withoutNumber, unreadable, problemCount: unreadable, end: 'whole' };
    expect(counts(summary)).toEqual({ ...all, added: kept, known: 0 });
    expect(await listContacts({ search: '', offset: 0 })).toMatchObject({ all: kept });
    expect(parts.length).toBeGreaterThan(2);
    expect(parts).toEqual([...parts].sort((one, other) => one - other));
    expect(Math.max(...parts)).toBeLessThanOrEqual(1);

    const again = await importAll(files);
    expect(counts(again.summary)).toEqual({ ...all, added: 0, known: kept });
    expect(await listContacts({ search: '', offset: 0 })).toMatchObject({ all: kept });
  }, 120_000);

  it('keeps a contact with more numbers than one request takes, as one', async () => {
    const numbers = Array.from({ length: 120 }, (_, index) => `TEL:0151 ${20_000_000 + index}`);
    const { summary } = await importAll([file('a.vcf', `BEGIN:VCARD\nFN:Ada\n${numbers.join('\n')}\nEND:VCARD`)]);
    expect(counts(summary)).toMatchObject({ added: 120, problemCount: 0 });
    const { contacts } = await listContacts({ search: '', offset: 0 });
    expect(contacts[0]?.numbers).toHaveLength(120);
  });

  it('asks once for all numbers that look like those of another country, and counts no contact twice', async () => {
    const rows = ['Ada,030 901820', 'Bob,(312) 555-0188', 'Cem,(206) 555-0118'].join('\n');
    const two = `BEGIN:VCARD\nFN:Dan\nTEL:030 901821\nTEL:(415) 555-0134\nEND:VCARD\n`;
    const { summary, settle } = await importAll([file('a.csv', `Name,Phone\n${rows}`), file('b.vcf', two)]);
    expect(counts(summary)).toMatchObject({ added: 2, unreadable: 0, problemCount: 0 });
    const doubt = { country: 'US', count: 3, alsoHere: true, text: '(312) 555-0188' };
    expect(summary.doubts).toEqual([doubt]);
    const settled = await settle(doubt, 'US');
    expect(settled).toMatchObject({ added: 5, known: 0, doubts: [], country: 'DE' });
    expect(await contactsOf('+14155550134')).toMatchObject([{ name: 'Dan' }]);
    expect((await settle(doubt, 'DE')).added, 'a second press changes nothing').toBe(5);
    const again = await importAll([file('a.csv', `Name,Phone\n${rows}`)]);
    expect(await again.settle(doubt, 'DE'), 'one of them is no number of Germany').toMatchObject({
      added: 1,
      known: 1,
      problems: [{ text: '(312) 555-0188' }],
    });
    expect(await contactsOf('+492065550118')).toMatchObject([{ name: 'Cem' }]);
  });

  it.each([
    ['has numbers with its calling code', 'Name;Phone', ['+49 30 901820']],
    ['has column titles in its language', 'Vorname;Nachname;Firma;Telefon', []],
    ['names it in a column', 'Name;Phone;Country', []],
  ])('reads no number as one of the user’s country if the file %s', async (_, header, own) => {
    await browser.storage.local.set({ settings: { defaultCountry: 'US' } });
    const width = header.split(';').length;
    const phoneAt = header.startsWith('Vorname') ? 3 : 1;
    const row = (number: string) =>
      Array.from({ length: width }, (_cell, at) => (at === phoneAt ? number : at === 2 ? 'Germany' : `Ada`));
    const numbers = ['030 / 23125-001', '0171 3920000', '069/90009002', '(206) 555-0118', ...own];
    const text = [header, ...numbers.map((number) => row(number).join(';'))].join('\n');
    const { summary, settle } = await importAll([file('a.csv', text)]);
    expect(summary.doubts).toEqual([{ country: 'DE', count: 3, alsoHere: false, text: '030 / 23125-001' }]);
    expect(counts(summary)).toMatchObject({ added: 1 + own.length, unreadable: 0, problemCount: 0 });
    expect(await contactsOf('+103023125001')).toEqual([]);
    expect(await settle({ country: 'DE' }, 'DE')).toMatchObject({ added: 4 + own.length, known: 0, problemCount: 0 });
    expect(await contactsOf('+493023125001')).toHaveLength(1);
  });

  it('lists numbers that are valid nowhere, and asks nothing about a file of the user’s country', async () => {
    const rows = ['Ada,030 901820', 'Bob,0044 20 7946 0018', 'Cem,0151 2'].join('\n');
    const { summary } = await importAll([file('a.csv', `Name,Phone\n${rows}`)]);
    expect(counts(summary)).toMatchObject({ added: 2, known: 0, unreadable: 1, problemCount: 1 });
    expect(summary).toMatchObject({ doubts: [], problems: [{ text: '0151 2' }] });
  });

  it('stops when it is cancelled, and says what it did before', async () => {
    const cancelling = new AbortController();
    asked.mockImplementation(async (type, input) => {
      const reply = await background(type, input);
      if (type === 'importContacts') cancelling.abort();
      return reply;
    });
    const cards = Array.from({ length: 2_000 }, (_, index) => card(`Person ${index}`, '030 901820'));
    const { summary } = await importAll([file('a.vcf', cards.join(''))], cancelling.signal);
    expect(summary.end).toBe('cancelled');
    expect(asked.mock.calls.filter(([type]) => type === 'importContacts')).toHaveLength(1);
    expect(summary.added).toBe((await listContacts({ search: '', offset: 0 })).all);
    expect(summary.added).toBeGreaterThan(0);
    expect(summary.added).toBeLessThan(1_000);
  });

  it('says that the extension did not answer', async () => {
    asked.mockResolvedValue(failed('interrupted') as never);
    const { summary } = await importAll([file('a.vcf', card('Ada', '030 901820'))]);
    expect(counts(summary)).toMatchObject({ added: 0, end: 'failed' });
  });

  it('names a file that cannot be read or is too large, and goes on', async () => {
    const gone = file('gone.vcf', 'x');
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    const large = file('large.vcf', 'x');
    Object.defineProperty(large, 'size', { value: 3e9 });
    const { summary } = await importAll([gone, large, file('a.vcf', card('Ada', '030 901820'))]);
    expect(summary.problems.map(({ kind }) => kind)).toEqual(['file-unreadable', 'too-large']);
    expect(summary.added).toBe(1);
  });
});
