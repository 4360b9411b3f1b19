import type { Subject } from '../subject-schema.ts';

/** A note that the user wrote on a number or an address. `at` is when it was written (ms since 1970). */
export type Note = { subject: Subject; text: string; at: number };

/** A note as a file of settings has it. */
export type FileNote = Pick<Note, 'subject' | 'text'>;

/** Most notes kept. Beyond that the oldest are removed for one that the user writes, and none for those of a file. */
export const mostNotes = 5_000;
/** Most notes in one request. */
export const noteBatch = 100;
/** Most characters (UTF-16) of a note. */
export const noteCharacters = 200;
