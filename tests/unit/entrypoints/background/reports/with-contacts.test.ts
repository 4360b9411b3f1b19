import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noteInHistory } from '../../../../../entrypoints/background/reports/history.ts';
import { withContacts } from '../../../../../entrypoints/background/reports/names.ts';
import { contactsHandlers } from '../../../../../entrypoints/background/settings/contacts-handlers.ts';
import type { KnownSender } from '../../../../../lib/messages/sender.ts';
import type { Report } from '../../../../../lib/model/answer/report.ts';
import type { Subject } from '../../../../../lib/model/subject-schema.ts';
import { lineText } from '../../../../../lib/report/view/first-line.ts';
import { database } from '../../../../../lib/store/database/database.ts';
import { contactsOf } from '../../../../../lib/store/person/contacts.ts';
import { readHistory } from '../../../../../lib/store/person/history.ts';
import { browser } from '../../../../wxt-browser.ts';
import { ipReport, phoneReport } from '../../../lookup/online/reports.ts';
import { emptyDatabase } from '../../../store/database/empty-database.ts';

const options: KnownSender = { kind: 'ui', isPrivate: false };
const phone: Subject = { kind: 'phone', e164: '+493012345678' };
const report = withContacts(
  async (subject): Promise<Report> => (subject.kind === 'phone' ? phoneReport() : ipReport()),
);

beforeEach(async () => {
  await emptyDatabase();
  await browser.storage.local.set({ settings: { defaultCountry: 'DE' } });
  await contactsHandlers.importContacts({ contacts: [{ name: 'Canary Ada', numbers: ['030 12345678'] }] }, options);
});

describe('a report', () => {
  test('has the names that contacts give the number, in private windows too', async () => {
    expect((await report(phone)).names).toEqual([{ from: 'contacts', name: 'Canary Ada' }]);
    expect(lineText(await report(phone))).toBe('Canary Ada');
    expect((await report({ kind: 'ip', ip: '8.8.8.8' })).names).toEqual([]);
    await contactsHandlers.removeContact({ name: 'Canary Ada' }, options);
    expect((await report(phone)).names).toEqual([]);
  });

  test('of a number with an extension says that in the contact’s name, as it is another telephone', async () => {
    expect((await report({ ...phone, extension: '98765' } as Subject)).names).toEqual([
      { from: 'contacts', name: 'Canary Ada ext. 98765' },
    ]);
  });

  test('stands without names where the store cannot be read', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(await database(), 'getAllFromIndex').mockRejectedValue(new Error('gone'));
    expect((await report(phone)).names).toEqual([]);
    expect(JSON.stringify(error.mock.calls)).not.toContain('Canary');
  });

  test('leaves no name of a contact or a page in the history', async () => {
    const known = await report(phone);
    const page = { from: 'page', name: 'Canary Page', host: 'example.com', at: null } as const;
    await noteInHistory({ ...known, names: [...known.names, page] }, { isPrivate: false });
    const entries = await readHistory();
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain('Canary');
  });
});

describe('an import', () => {
  test('says what became of each contact, and which number could not be read', async () => {
    const contacts = [
      { name: 'Canary Ada', numbers: ['+49 30 12345678'] },
      { name: 'Canary Ada', numbers: ['+49 30 12345678', 'nonsense', '0151 23456789'] },
      { name: 'Bea', numbers: ['call her'] },
      { name: 'Cem', numbers: ['030 901820 / 0151 23456780'] },
    ];
    expect(await contactsHandlers.importContacts({ contacts }, options)).toEqual({
      added: 3,
      known: 2,
      problems: [
        { contact: 1, number: 1, problem: 'not-a-number' },
        { contact: 2, number: 0, problem: 'not-a-number' },
      ],
      doubts: [],
      country: 'DE',
    });
    const { contacts: kept } = await contactsHandlers.listContacts({ search: 'cem', offset: 0 }, options);
    expect(kept).toEqual([{ name: 'Cem', numbers: ['+49 30 901820', '+49 1512 3456780'] }]);
  });

  test('keeps no number that looks like one of another country, unless the user chose the country', async () => {
    const contacts = [
      { name: 'Bob', numbers: ['(312) 555-0188'] },
      { name: 'Cem', numbers: ['030 901820', '(206) 555-0118'] },
      { name: 'Dan', numbers: ['(030) 901821', '+1 212 555 0123', '0049 30 901822'] },
    ];
    expect(await contactsHandlers.importContacts({ contacts }, options)).toEqual({
      added: 4,
      known: 0,
      problems: [],
      doubts: [
        { contact: 0, number: 0, country: 'US', alsoHere: false },
        { contact: 1, number: 1, country: 'US', alsoHere: true },
      ],
      country: 'DE',
    });
    const doubted = [{ name: 'Bob', numbers: ['(312) 555-0188'] }];
    const chosen = await contactsHandlers.importContacts({ contacts: doubted, chosen: 'US' }, options);
    expect(chosen).toMatchObject({ added: 1, problems: [], doubts: [] });
    expect(await contactsOf('+13125550188')).toMatchObject([{ name: 'Bob' }]);
    const there = await contactsHandlers.importContacts({ contacts: doubted, chosen: 'DE' }, options);
    expect(there, 'Germany has no such number').toMatchObject({ added: 0, problems: [{ problem: 'not-a-number' }] });
    expect(await contactsOf('+493125550188')).toEqual([]);
  });

  test('says where a country is missing', async () => {
    await browser.storage.local.set({ settings: { defaultCountry: null } });
    vi.stubGlobal('navigator', { languages: ['en'], locks: navigator.locks });
    const contacts = [{ name: 'Bea', numbers: ['030 901820'] }];
    expect(await contactsHandlers.importContacts({ contacts }, options)).toEqual({
      added: 0,
      known: 0,
      problems: [{ contact: 0, number: 0, problem: 'needs-country' }],
      doubts: [],
      country: null,
    });
  });
});
