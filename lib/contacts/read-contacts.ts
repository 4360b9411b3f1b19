import type { ContactReader } from './contact-reading.ts';
import { readCsv } from './read-csv.ts';
import { readVcards } from './read-vcards.ts';

const vcard = /^(?:[\w-]+\.)?BEGIN:\s*VCARD\s*$/im;

/**
 * The reader of a contacts file, by what the file holds and not by its name: vCards, or a CSV with a column of phone
 * numbers; null where it is neither. `text` has its lines ended by `\n`.
 */
export function readContacts(text: string): ContactReader | null {
  return vcard.test(text) ? readVcards(text) : readCsv(text);
}
