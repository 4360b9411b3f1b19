import type { Note } from '../../model/answer/note.ts';
import { mostNotes, noteCharacters } from '../../model/answer/note.ts';
import { entryKey, subjectKey } from '../../model/subject.ts';
import type { Subject } from '../../model/subject-schema.ts';
import { database } from '../database/database.ts';
import { dropOldest } from '../database/entries.ts';

/** Returns the user's note on a subject; null if there is none. A note on a number is not one on its extensions. */
export async function readNote(subject: Subject): Promise<string | null> {
  const key = entryKey(subject);
  const open = await database();
  const kept = [await open.get('notes', key), await open.get('notes', subjectKey(subject))];
  return kept.find((note) => note && entryKey(note.subject) === key)?.text ?? null; // guard note-of-extension
}

type Writable = {
  get(key: string): Promise<Note | undefined>;
  put(note: Note, key: string): Promise<unknown>;
  delete(key: string): Promise<unknown>;
};

/** Moves an earlier version's note, which is under its bare number, to the number with its extension. */
async function moveEarlier(store: Writable, subject: Subject): Promise<void> {
  const bare = subjectKey(subject);
  const earlier = await store.get(bare);
  if (!earlier || entryKey(earlier.subject) === bare) return;
  await store.delete(bare);
  await store.put(earlier, entryKey(earlier.subject));
}

/** Returns all notes, newest first. */
export async function listNotes(): Promise<Note[]> {
  return (await (await database()).getAllFromIndex('notes', 'at')).reverse();
}

/** Keeps notes, one for each subject. A note without text removes the one that is there. */
export async function saveNotes(notes: Note[]): Promise<void> {
  const transaction = (await database()).transaction('notes', 'readwrite');
  for (const note of notes) {
    await moveEarlier(transaction.store, note.subject);
    const text = oneLine(note.text);
    const key = entryKey(note.subject);
    await (text === '' ? transaction.store.delete(key) : transaction.store.put({ ...note, text }, key));
  }
  await dropOldest(transaction.store, mostNotes);
  await transaction.done;
}

/**
 * Keeps the notes of a file as far as there is room: no note that is kept goes for them. Those on a subject that has a
 * note take its place. Returns how many were kept.
 */
export async function importNotes(notes: Note[]): Promise<number> {
  const transaction = (await database()).transaction('notes', 'readwrite');
  let room = mostNotes - (await transaction.store.count());
  let kept = 0;
  for (const note of notes) {
    await moveEarlier(transaction.store, note.subject);
    const key = entryKey(note.subject);
    const isNew = (await transaction.store.getKey(key)) === undefined;
    const text = oneLine(note.text);
    if (text === '' || (isNew && room <= 0)) continue;
    await transaction.store.put({ ...note, text }, key);
    if (isNew) room -= 1;
    kept += 1;
  }
  await transaction.done;
  return kept;
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().slice(0, noteCharacters);
}
