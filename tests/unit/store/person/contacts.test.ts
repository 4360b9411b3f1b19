import { beforeEach, describe, expect, test } from 'vitest';
import {
  addContacts,
  contactsOf,
  listContacts,
  removeAllContacts,
  removeContact,
} from '../../../../lib/store/person/contacts.ts';
import { emptyDatabase } from '../database/empty-database.ts';

beforeEach(emptyDatabase);

const ada = { name: 'Ada', numbers: ['+493012345678', '+4915112345678'] };
const first = { search: '', offset: 0 };
const named = async (search: string) => (await listContacts({ search, offset: 0 })).contacts.map(({ name }) => name);

describe('contacts', () => {
  test('are found by each of their numbers, several of one number by name', async () => {
    await addContacts([{ name: 'Zoë', numbers: ['+493012345678'] }, ada]);
    expect(await contactsOf('+493012345678')).toMatchObject([{ name: 'Ada' }, { name: 'Zoë' }]);
    expect(await contactsOf('+4915112345678')).toMatchObject([{ name: 'Ada' }]);
    expect(await contactsOf('+4930')).toMatchObject([]);
  });

  test('are the same after the same import, and grow by new numbers', async () => {
    expect(await addContacts([ada])).toEqual({ added: 2, known: 0 });
    expect(await addContacts([ada])).toEqual({ added: 0, known: 2 });
    expect(await addContacts([{ name: 'Ada', numbers: ['+43720123456', '+493012345678'] }])).toEqual({
      added: 1,
      known: 1,
    });
    expect(await listContacts(first)).toEqual({
      contacts: [{ name: 'Ada', numbers: [...ada.numbers, '+43720123456'] }],
      offset: 0,
      matches: 1,
      all: 1,
    });
  });

  test('of a file that no person has keep to bounds: numbers of one name, and names of one number', async () => {
    const numbers = Array.from({ length: 2_100 }, (_, index) => `+49301${index + 10_000}`);
    expect(await addContacts([{ name: 'Spam', numbers }])).toEqual({ added: 2_000, known: 0 });
    expect((await listContacts(first)).contacts).toEqual([{ name: 'Spam', numbers: numbers.slice(0, 2_000) }]);
    expect(await addContacts([{ name: 'Spam', numbers }])).toEqual({ added: 0, known: 2_000 });
    await addContacts(
      Array.from({ length: 70 }, (_, index) => ({ name: `Q ${index + 10}`, numbers: ['+4915112345678'] })),
    );
    const names = await contactsOf('+4915112345678');
    expect([names.length, names[0]?.name]).toEqual([50, 'Q 10']);
  });

  test('keep their company, take the one that comes last, and are searched by it', async () => {
    const bea = { name: 'Bea', company: 'Harbor & Finch', numbers: ['+43720123456'] };
    expect(await addContacts([{ ...ada, company: 'Öztürk GmbH' }, bea])).toEqual({ added: 3, known: 0 });
    expect(await addContacts([ada]), 'a file without companies').toEqual({ added: 0, known: 2 });
    expect(await contactsOf('+4915112345678')).toEqual([{ ...ada, company: 'Öztürk GmbH' }]);
    expect(await named('ozturk')).toEqual(['Ada']);
    expect(await named('ada gmbh'), 'words of both').toEqual(['Ada']);
    expect(await addContacts([{ ...ada, company: 'New AG' }])).toEqual({ added: 0, known: 2 });
    expect(await contactsOf('+4915112345678')).toEqual([{ ...ada, company: 'New AG' }]);
    await addContacts([{ name: 'Zoë', company: 'AG', numbers: [] }]);
    expect(await named('zoe'), 'none without a number').toEqual([]);
  });

  test('of one name at several companies keep the company of each number', async () => {
    const desk = (company: string, number: string) => ({ name: 'Reception', company, numbers: [number] });
    await addContacts([desk('Acme', '+493012345678'), desk('Beta AG', '+4915112345678')]);
    expect(await contactsOf('+493012345678')).toMatchObject([{ name: 'Reception', company: 'Acme' }]);
    expect(await contactsOf('+4915112345678')).toMatchObject([{ name: 'Reception', company: 'Beta AG' }]);
    const { contacts } = await listContacts({ search: 'beta', offset: 0 });
    expect(contacts).toMatchObject([{ name: 'Reception', company: 'Acme · Beta AG' }]);
  });

  test('of one name in one batch become one', async () => {
    const batch = ['+493012345678', '+493012345678', '+43720123456'].map((number) => ({
      name: 'Ada',
      numbers: [number],
    }));
    expect(await addContacts(batch)).toEqual({ added: 2, known: 1 });
    expect((await listContacts(first)).contacts).toEqual([{ name: 'Ada', numbers: ['+493012345678', '+43720123456'] }]);
  });

  test('are listed by name a page at a time, accents and capitals aside', async () => {
    const names = [
      'éva',
      'Eve',
      'ada',
      'Ödön',
      'Peter',
      ...Array.from({ length: 50 }, (_, index) => `Q ${index + 10}`),
    ];
    await addContacts(names.map((name) => ({ name, numbers: ['+493012345678'] })));
    const page = await listContacts(first);
    expect(page.contacts.slice(0, 5).map(({ name }) => name)).toEqual(['ada', 'éva', 'Eve', 'Ödön', 'Peter']);
    expect(page).toMatchObject({ contacts: { length: 50 }, matches: 55, all: 55 });
    const next = await listContacts({ search: '', offset: 50 });
    expect(next).toMatchObject({ offset: 50, contacts: [{ name: 'Q 55' }, {}, {}, {}, { name: 'Q 59' }] });
    expect((await listContacts({ search: '', offset: 900 })).offset).toBe(50);
    expect((await listContacts({ search: 'q', offset: 900 })).offset).toBe(0);
  });

  test('are searched by words of the name in any order, and by digits', async () => {
    await addContacts([
      ada,
      { name: 'Müller, Jörg', numbers: ['+497231234567'] },
      { name: 'Agent 007', numbers: ['+441'] },
    ]);
    expect(await named('jorg MUL')).toEqual(['Müller, Jörg']);
    expect(await named('0151 123')).toEqual(['Ada']);
    expect(await named('+49 (30)')).toEqual(['Ada']);
    expect(await named('agent 007')).toEqual(['Agent 007']);
    expect(await named('nobody')).toEqual([]);
    expect(await listContacts({ search: 'nobody', offset: 0 })).toMatchObject({ matches: 0, all: 3 });
  });

  test('are removed one by one or all at once', async () => {
    await addContacts([ada, { name: 'Bea', numbers: ['+493012345678'] }]);
    await removeContact('Ada');
    expect(await contactsOf('+493012345678')).toMatchObject([{ name: 'Bea' }]);
    await removeAllContacts();
    expect(await listContacts(first)).toEqual({ contacts: [], offset: 0, matches: 0, all: 0 });
  });
});
