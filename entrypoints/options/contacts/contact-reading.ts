/** A number as a file has it, and the line that it stands in, counted from 1. */
export type WrittenNumber = { text: string; line: number };

/** Why a part of a file gives no contact: it cannot be read as one, or it has numbers and nothing to call them by. */
export type BrokenReason = 'unreadable' | 'no-name';

/** One entry of a contacts file: a contact, perhaps without numbers, or a part that is none. Lines count from 1. */
export type ContactReading =
  | { kind: 'contact'; name: string; numbers: WrittenNumber[]; line: number }
  | { kind: 'broken'; reason: BrokenReason; line: number };

/**
 * Reads a file bit by bit: each step gives the entry that ended there, if one did, and how far into the text it is.
 * What a reader cannot make sense of costs that entry and none after it.
 */
export type ContactReader = Generator<{ reading: ContactReading | null; position: number }, void, void>;
