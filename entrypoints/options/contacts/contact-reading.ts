/** A number as it is written in a file, and its line, counted from 1. */
export type NumberInFile = { text: string; line: number };

/** Why a part of a file is no contact: it can't be read as one, or it has numbers but no name. */
export type BrokenReason = 'unreadable' | 'no-name';

/** One entry of a contacts file: a contact, perhaps without numbers, or a part that is no contact. Lines count from 1. */
export type ContactReading =
  | { kind: 'contact'; name: string; company?: string | undefined; numbers: NumberInFile[]; line: number }
  | { kind: 'broken'; reason: BrokenReason; line: number };

/**
 * Reads a file bit by bit. Each step yields the entry that ended there, if any, and the offset in the text. What can't be
 * read costs that entry, but none after it.
 */
export type ContactReader = Generator<{ reading: ContactReading | null; position: number }, void, void>;

/** Returns the company of a contact; undefined if it has none, or is named after it. */
export function companyBeside(name: string, company: string | undefined): string | undefined {
  return company === '' || company === name ? undefined : company;
}
