import type { WrittenNumber } from '../../lib/contacts/contact-reading.ts';
import { importBatchCharacters, importBatchContacts, importNumbers } from '../../lib/messages/limits.ts';

/** A contact on its way to the background. `isFirst` is false for the rest of one with more numbers than a request takes. */
export type BatchEntry = { file: string; name: string; numbers: WrittenNumber[]; isFirst: boolean };

/** The entry in pieces that fit a request. */
export function piecesOf(entry: Omit<BatchEntry, 'isFirst'>): BatchEntry[] {
  const pieces: BatchEntry[] = [];
  for (let start = 0; start < entry.numbers.length; start += importNumbers) {
    pieces.push({ ...entry, numbers: entry.numbers.slice(start, start + importNumbers), isFirst: start === 0 });
  }
  return pieces;
}

/** Collects entries until a request is full. */
export function createImportBatch() {
  let entries: BatchEntry[] = [];
  let characters = 0;
  return {
    /** Adds an entry; gives those before it where they must go first. */
    add(entry: BatchEntry): BatchEntry[] | null {
      const needed = JSON.stringify(contactOf(entry)).length + 1;
      const isFull = entries.length >= importBatchContacts || characters + needed > importBatchCharacters;
      const full = isFull && entries.length > 0 ? this.take() : null;
      entries.push(entry);
      characters += needed;
      return full;
    },
    take(): BatchEntry[] {
      const taken = entries;
      entries = [];
      characters = 0;
      return taken;
    },
  };
}

/** What the background gets of an entry. */
export function contactOf({ name, numbers }: BatchEntry): { name: string; numbers: string[] } {
  return { name, numbers: numbers.map(({ text }) => text) };
}
