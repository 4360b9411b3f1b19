import type { Contact, ContactFate, ContactPage } from '../../model/answer/contact.ts';
import { contactPageLength, plainName } from '../../model/answer/contact.ts';
import { searchedDigits } from '../../model/subject.ts';
import { database } from '../database/database.ts';
import { pageStart } from '../database/entries.ts';

/*
 * Bounds that keep a hostile file of contacts from slowing down each import and each card. They are far above what
 * people have, even in one contact "Spam" with many numbers.
 */
/** Most numbers of a name. */
const mostNumbers = 2_000;
/** Most names returned for a number. */
const mostNames = 50;

/**
 * Keeps contacts, all in one transaction, and returns the result for each. Each name is kept once and gets the numbers
 * that it does not have yet, as many as there is room for, and the company that came last, so importing the same file again
 * changes nothing.
 */
export async function addContacts(
  contacts: readonly Contact[],
): Promise<Exclude<ContactFate, 'unread' | 'doubtful'>[]> {
  const transaction = (await database()).transaction('contacts', 'readwrite');
  const names = [...new Set(contacts.map(({ name }) => name))];
  const kept = await Promise.all(names.map((name) => transaction.store.get(name)));
  const numbersOf = new Map(names.map((name, index) => [name, new Set(kept[index]?.numbers)]));
  const companyOf = new Map(names.map((name, index) => [name, kept[index]?.company]));
  const changed = new Set<string>();
  const fates = contacts.map(({ name, company = companyOf.get(name), numbers }) => {
    const known = numbersOf.get(name) ?? new Set();
    const room = Math.max(0, mostNumbers - known.size); // guard numbers-of-name
    const fresh = numbers.filter((number) => !known.has(number)).slice(0, room);
    if (fresh.length === 0 && (known.size === 0 || company === companyOf.get(name))) return 'unchanged';
    const fate = known.size === 0 ? 'added' : 'extended';
    for (const number of fresh) known.add(number);
    companyOf.set(name, company);
    changed.add(name);
    return fate;
  });
  const writes = [...changed].map((name) =>
    transaction.store.put({
      name,
      company: companyOf.get(name),
      sort: plainName(name),
      numbers: [...(numbersOf.get(name) ?? [])],
    }),
  );
  await Promise.all([...writes, transaction.done]);
  return fates;
}

/** Removes one contact with all its numbers. */
export async function removeContact(name: string): Promise<void> {
  await (await database()).delete('contacts', name);
}

export async function removeAllContacts(): Promise<void> {
  await (await database()).clear('contacts');
}

/** Returns the user's contacts with a number (E.164), sorted by name. */
export async function contactsOf(e164: string): Promise<Contact[]> {
  const found = await (await database()).getAllFromIndex('contacts', 'numbers', e164, mostNames); // guard names-of-number
  return found.sort(byName).map(withoutSort);
}

/**
 * Returns one page of the contacts, sorted by name. `search` matches a contact whose name and company contain all its words,
 * or one of whose numbers contains its digits; an empty search matches all. An offset past the last contact gives the last
 * page.
 */
export async function listContacts({ search, offset }: { search: string; offset: number }): Promise<ContactPage> {
  const transaction = (await database()).transaction('contacts');
  const all = await transaction.store.count();
  const isMatch = matcherOf(search);
  if (isMatch) {
    const found = (await transaction.store.getAll()).filter(isMatch).sort(byName);
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

/** A contact in the database; `sort` is its `plainName`. */
type StoredContact = Contact & { sort: string };

/** Returns which contacts a search matches; null for an empty search, which matches all. */
function matcherOf(search: string): ((contact: StoredContact) => boolean) | null {
  const plain = plainName(search);
  if (plain === '') return null;
  const words = plain.split(' ');
  const digits = searchedDigits(plain);
  return ({ sort, company = '', numbers }) =>
    words.every((word) => sort.includes(word) || plainName(company).includes(word)) ||
    (digits !== '' && numbers.some((number) => number.includes(digits)));
}

function byName(one: StoredContact, other: StoredContact): number {
  return one.sort < other.sort ? -1 : one.sort > other.sort ? 1 : 0;
}

function withoutSort({ sort: _, ...contact }: StoredContact): Contact {
  return contact;
}
