import { beforeEach, describe, expect, test } from 'vitest';
import {
  addContacts,
  contactNames,
  listContacts,
  removeAllContacts,
  removeContact,
} from '../../../lib/store/person/contacts.ts';
import { emptyDatabase } from './empty-database.ts';

beforeEach(emptyDatabase);

const ada = { name: 'Ada', numbers: ['+493012345678', '+4915112345678'] };
const first = { search: '', offset: 0 };
const named = async (search: string) => (await listContacts({ search, offset: 0 })).contacts.map(({ name }) => name);

describe('contacts', () => {
  test('are found by each of their numbers, several of one number by name', async () => {
    await addContacts([{ name: 'Zoë', numbers: ['+493012345678'] }, ada]);
    expect(await contactNames('+493012345678')).toEqual(['Ada', 'Zoë']);
    expect(await contactNames('+4915112345678')).toEqual(['Ada']);
    expect(await contactNames('+4930')).toEqual([]);
  });

  test('are the same after the same import, and grow by new numbers', async () => {
    expect(await addContacts([ada])).toEqual(['added']);
    expect(await addContacts([ada])).toEqual(['unchanged']);
    expect(await addContacts([{ name: 'Ada', numbers: ['+43720123456', '+493012345678'] }])).toEqual(['extended']);
    expect(await listContacts(first)).toEqual({
      contacts: [{ name: 'Ada', numbers: [...ada.numbers, '+43720123456'] }],
      offset: 0,
      matches: 1,
      all: 1,
    });
  });

  test('of a file that no person has keep to bounds: numbers of one name, and names of one number', async () => {
    const numbers = Array.from({ length: 2_100 }, (_, index) => `+49301${index + 10_000}`);
    expect(await addContacts([{ name: 'Spam', numbers }])).toEqual(['added']);
    expect((await listContacts(first)).contacts).toEqual([{ name: 'Spam', numbers: numbers.slice(0, 2_000) }]);
    expect(await addContacts([{ name: 'Spam', numbers }])).toEqual(['unchanged']);
    await addContacts(
      Array.from({ length: 70 }, (_, index) => ({ name: `Q ${index + 10}`, numbers: ['+4915112345678'] })),
    );
    const names = await contactNames('+4915112345678');
    expect([names.length, names[0]]).toEqual([50, 'Q 10']);
  });

  test('of one name in one batch become one', async () => {
    const batch = ['+493012345678', '+493012345678', '+43720123456'].map((number) => ({
      name: 'Ada',
      numbers: [number],
    }));
    expect(await addContacts(batch)).toEqual(['added', 'unchanged', 'extended']);
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
    expect(await contactNames('+493012345678')).toEqual(['Bea']);
    await removeAllContacts();
    expect(await listContacts(first)).toEqual({ contacts: [], offset: 0, matches: 0, all: 0 });
  });
});
