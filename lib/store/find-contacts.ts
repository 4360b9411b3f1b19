import type { Contact, ContactPage } from '../model/contact.ts';
import { contactPageLength } from '../model/contact.ts';
import { plainName } from '../model/plain-name.ts';
import { searchedDigits } from '../model/searched-digits.ts';
import { database } from './database.ts';
import { pageStart } from './page-start.ts';

/** The names that the person's contacts give a number (E.164), by name; empty where it is nobody's. */
export async function contactNames(e164: string): Promise<string[]> {
  const found = await (await database()).getAllFromIndex('contacts', 'numbers', e164);
  return found.sort(byName).map(({ name }) => name);
}

/**
 * One page of the contacts by name. `search` fits a contact whose name holds all its words, or one of whose numbers
 * holds its digits; an empty one fits all. An offset behind the last contact gives the last page.
 */
export async function listContacts({ search, offset }: { search: string; offset: number }): Promise<ContactPage> {
  const transaction = (await database()).transaction('contacts');
  const all = await transaction.store.count();
  const fits = searchFor(search);
  if (fits) {
    const found = (await transaction.store.getAll()).filter(fits).sort(byName);
    const start = pageStart(offset, { all: found.length, pageLength: contactPageLength });
    const contacts = found.slice(start, start + contactPageLength).map(withoutSort);
    return { contacts, offset: start, matches: found.length, all };
  }
  const start = pageStart(offset, { all, pageLength: contactPageLength });
  const contacts: Contact[] = [];
  let cursor = await transaction.store.index('sort').openCursor();
  if (cursor && start > 0) cursor = await cursor.advance(start);
  while (cursor && contacts.length < contactPageLength) {
    contacts.push(withoutSort(cursor.value));
    cursor = await cursor.continue();
  }
  return { contacts, offset: start, matches: all, all };
}

type Kept = Contact & { sort: string };

function searchFor(search: string): ((contact: Kept) => boolean) | null {
  const plain = plainName(search);
  if (plain === '') return null;
  const words = plain.split(' ');
  const digits = searchedDigits(plain);
  return ({ sort, numbers }) =>
    words.every((word) => sort.includes(word)) || (digits !== '' && numbers.some((number) => number.includes(digits)));
}

function byName(one: Kept, other: Kept): number {
  return one.sort < other.sort ? -1 : one.sort > other.sort ? 1 : 0;
}

function withoutSort({ name, numbers }: Kept): Contact {
  return { name, numbers };
}
