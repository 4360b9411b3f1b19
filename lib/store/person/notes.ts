import type { Note } from '../../model/answer/note.ts';
import { mostNotes, noteCharacters } from '../../model/answer/note.ts';
import { subjectKey } from '../../model/subject.ts';
import type { Subject } from '../../model/subject-schema.ts';
import { database, dropOldest } from '../database/database.ts';

/** Returns the user's note on a subject; null if there is none. */
export async function readNote(subject: Subject): Promise<string | null> {
  return (await (await database()).get('notes', subjectKey(subject)))?.text ?? null;
}

/** Returns all notes, newest first. */
export async function listNotes(): Promise<Note[]> {
  return (await (await database()).getAllFromIndex('notes', 'at')).reverse();
}

/** Keeps notes, one for each subject. A note without text removes the one that is there. */
export async function saveNotes(notes: Note[]): Promise<void> {
  const transaction = (await database()).transaction('notes', 'readwrite');
  for (const { subject, text, at } of notes) {
    const kept = text.replace(/\s+/gu, ' ').trim().slice(0, noteCharacters);
    const key = subjectKey(subject);
    await (kept === '' ? transaction.store.delete(key) : transaction.store.put({ subject, text: kept, at }, key));
  }
  await dropOldest(transaction.store, mostNotes);
  await transaction.done;
}
