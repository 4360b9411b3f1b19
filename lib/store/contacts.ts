import type { Contact, ContactFate } from '../model/contact.ts';
import { plainName } from '../model/plain-name.ts';
import { database } from './database.ts';

/**
 * Keeps contacts, all of them in one transaction, and says what became of each. A name is kept once: numbers that it
 * did not have join those it has, so that the same file imported again changes nothing.
 */
export async function addContacts(contacts: readonly Contact[]): Promise<Exclude<ContactFate, 'unread'>[]> {
  const transaction = (await database()).transaction('contacts', 'readwrite');
  const names = [...new Set(contacts.map(({ name }) => name))];
  const kept = await Promise.all(names.map((name) => transaction.store.get(name)));
  const numbersOf = new Map(names.map((name, index) => [name, new Set(kept[index]?.numbers)]));
  const changed = new Set<string>();
  const fates = contacts.map(({ name, numbers }) => {
    const known = numbersOf.get(name) ?? new Set();
    const fresh = numbers.filter((number) => !known.has(number));
    if (fresh.length === 0) return 'unchanged';
    const fate = known.size === 0 ? 'added' : 'extended';
    for (const number of fresh) known.add(number);
    changed.add(name);
    return fate;
  });
  const writes = [...changed].map((name) =>
    transaction.store.put({ name, sort: plainName(name), numbers: [...(numbersOf.get(name) ?? [])] }),
  );
  await Promise.all([...writes, transaction.done]);
  return fates;
}

/** Forgets one contact with all its numbers. */
export async function removeContact(name: string): Promise<void> {
  await (await database()).delete('contacts', name);
}

export async function removeAllContacts(): Promise<void> {
  await (await database()).clear('contacts');
}
