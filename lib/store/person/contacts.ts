import type { Contact, ContactPage } from '../../model/answer/contact.ts';
import { contactPageLength, plainName } from '../../model/answer/contact.ts';
import { searchedDigits } from '../../model/subject.ts';
import { database } from '../database/database.ts';
import { pageStart } from '../database/entries.ts';
import type { StoredContact } from '../database/schema.ts';

/*
 * Bounds that keep a hostile file of contacts from slowing down each import and each card. They are far above what
 * people have, even in one contact "Spam" with many numbers.
 */
/** Most numbers of a name. */
const mostNumbers = 2_000;
/** Most names returned for a number. */
const mostNames = 50;
/** Most companies returned for a name. */
const mostCompanies = 5;

/**
 * Keeps contacts, all in one transaction, and returns how many of their numbers were added, and how many their names had
 * before. Each name is kept once and gets the numbers that it does not have yet, as many as there is room for, and for
 * each the company that came last, so importing the same file again changes nothing.
 */
export async function addContacts(contacts: readonly Contact[]): Promise<{ added: number; known: number }> {
  const transaction = (await database()).transaction('contacts', 'readwrite');
  const names = [...new Set(contacts.map(({ name }) => name))];
  const stored = await Promise.all(names.map((name) => transaction.store.get(name)));
  const keptOf = new Map(names.map((name, index) => [name, growing(stored[index])]));
  const changed = new Set<string>();
  const counts = { added: 0, known: 0 };
  for (const { name, company, numbers } of contacts) {
    const { numbers: known, companies } = keptOf.get(name) ?? growing();
    const room = Math.max(0, mostNumbers - known.size); // guard numbers-of-name
    const absent = numbers.filter((number) => !known.has(number));
    const fresh = absent.slice(0, room);
    counts.added += fresh.length;
    counts.known += numbers.length - absent.length;
    for (const number of fresh) known.add(number);
    const moved = numbers.filter((number) => company && known.has(number) && companies.get(number) !== company);
    for (const number of moved) companies.set(number, company ?? '');
    if (fresh.length > 0 || moved.length > 0) changed.add(name);
  }
  const writes = [...changed].map((name) => {
    const { numbers, companies } = keptOf.get(name) ?? growing();
    const contact = { name, sort: plainName(name), numbers: [...numbers] };
    return transaction.store.put(
      companies.size === 0 ? contact : { ...contact, companies: Object.fromEntries(companies) },
    );
  });
  await Promise.all([...writes, transaction.done]);
  return counts;
}

/** Returns what a contact has, to be added to. */
function growing(stored?: StoredContact): { numbers: Set<string>; companies: Map<string, string> } {
  return { numbers: new Set(stored?.numbers), companies: new Map(Object.entries(stored?.companies ?? {})) };
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
  return found.sort(byName).map(({ name, companies, numbers }) => ({ name, company: companies?.[e164], numbers }));
}

/** Returns the names and numbers (E.164) of contacts whose numbers match, at most as many as a number has names. */
export async function contactsWhere(matches: (number: string) => boolean): Promise<{ name: string; number: string }[]> {
  const all = await (await database()).getAll('contacts');
  const found = all.flatMap(({ name, numbers }) => numbers.filter(matches).map((number) => ({ name, number })));
  return found.slice(0, mostNames);
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
    const contacts = found.slice(start, start + contactPageLength).map(withCompanies);
    return { contacts, offset: start, matches: found.length, all };
  }
  const start = pageStart(offset, { all, pageLength: contactPageLength });
  const contacts: Contact[] = [];
  let cursor = await transaction.store.index('sort').openCursor();
  if (cursor && start > 0) cursor = await cursor.advance(start);
  while (cursor && contacts.length < contactPageLength) {
    contacts.push(withCompanies(cursor.value));
    cursor = await cursor.continue();
  }
  return { contacts, offset: start, matches: all, all };
}

/** Returns which contacts a search matches; null for an empty search, which matches all. */
function matcherOf(search: string): ((contact: StoredContact) => boolean) | null {
  const plain = plainName(search);
  if (plain === '') return null;
  const words = plain.split(' ');
  const digits = searchedDigits(plain);
  return ({ sort, companies = {}, numbers }) => {
    const texts = [sort, ...[...new Set(Object.values(companies))].map(plainName)];
    return (
      words.every((word) => texts.some((text) => text.includes(word))) ||
      (digits !== '' && numbers.some((number) => number.includes(digits)))
    );
  };
}

function byName(one: StoredContact, other: StoredContact): number {
  return one.sort < other.sort ? -1 : one.sort > other.sort ? 1 : 0;
}

/** Returns a contact with its companies. */
function withCompanies({ name, companies = {}, numbers }: StoredContact): Contact {
  const some = [...new Set(Object.values(companies))].slice(0, mostCompanies);
  return { name, company: some.join(' · ') || undefined, numbers };
}
