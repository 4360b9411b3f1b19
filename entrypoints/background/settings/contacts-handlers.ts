import { contactsCountry, readContactNumber } from '../../../lib/detect/typed/contact-numbers.ts';
import { personCountry } from '../../../lib/lookup/country/reading-country.ts';
import { internationalText } from '../../../lib/lookup/device/phone/format-typed.ts';
import type { ImportReply } from '../../../lib/messages/options-contract.ts';
import type { Contact } from '../../../lib/model/answer/contact.ts';
import { addContacts, listContacts, removeAllContacts, removeContact } from '../../../lib/store/person/contacts.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import { handle } from '../tools.ts';
import { betterCountry } from './better-country.ts';

/** Handles the requests of the options page and the popup about the user's contacts. None of it leaves the device. */
export const contactsHandlers = handle({
  async contactsCountry(file) {
    return { country: contactsCountry(file, personCountry(await readSettings())) };
  },

  async importContacts({ contacts, shown = null, chosen }) {
    const country = chosen ?? personCountry(await readSettings());
    const problems: ImportReply['problems'] = [];
    const doubts: ImportReply['doubts'] = [];
    const read = contacts.map(({ numbers, ...named }, contact): Contact => {
      const kept = numbers.flatMap((text, number) => {
        const result = readContactNumber(text, country);
        const here = result.ok ? result.value : [];
        const better = chosen === undefined ? betterCountry(text, here, { country, shown }) : null;
        if (better !== null) {
          doubts.push({ contact, number, country: better, alsoHere: result.ok });
          return [];
        }
        if (!result.ok) problems.push({ contact, number, problem: result.problem });
        return here;
      });
      return { ...named, numbers: [...new Set(kept)] };
    });
    return { ...(await addContacts(read.filter(({ numbers }) => numbers.length > 0))), problems, doubts, country };
  },

  async findContacts({ search }) {
    const { contacts } = await listContacts({ search, offset: 0 });
    return { contacts };
  },

  async listContacts(wanted) {
    const page = await listContacts(wanted);
    return { ...page, contacts: page.contacts.map(asWritten) };
  },

  async removeContact({ name }) {
    await removeContact(name);
    return null;
  },

  async removeAllContacts() {
    await removeAllContacts();
    return null;
  },
});

/** A contact with its numbers as people write them, which takes the data of all countries: the page does not have it. */
function asWritten({ numbers, ...named }: Contact): Contact {
  return { ...named, numbers: numbers.map(internationalText) };
}
