import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { noteHandlers, withNotes } from '../../../../entrypoints/background/reports/notes.ts';
import { mostNotes } from '../../../../lib/model/answer/note.ts';
import { reportJson } from '../../../../lib/report/copy/report-json.ts';
import { database } from '../../../../lib/store/database/database.ts';
import { eraseEverything } from '../../../../lib/store/database/erase.ts';
import { importNotes, listNotes, readNote, saveNotes } from '../../../../lib/store/person/notes.ts';
import { phoneReport, report } from '../../../gallery/reports.ts';

const subject = { kind: 'phone', e164: '+4915123456789' } as const;
const address = { kind: 'ip', ip: '192.0.2.1' } as const;

it('keeps one note for each subject in one line, and removes it with an empty one', async () => {
  await saveNotes([{ subject, text: ' calls\nat month’s end ', at: 1 }]);
  await saveNotes([
    { subject, text: 'asked for the invoice', at: 2 },
    { subject: address, text: 'our scanner', at: 3 },
  ]);
  expect((await listNotes()).map(({ text }) => text)).toEqual(['our scanner', 'asked for the invoice']);
  await saveNotes([{ subject: address, text: '  ', at: 4 }]);
  expect(await readNote(address)).toBeNull();
});

it('is in every report that is shown, and in no copy', async () => {
  await saveNotes([{ subject, text: 'our scanner', at: 1 }]);
  const shown = await withNotes(async () => report(phoneReport()))(subject);
  expect(shown.note).toBe('our scanner');
  expect(JSON.stringify(reportJson(shown))).not.toContain('our scanner');
});

it('is erased with everything', async () => {
  await saveNotes([{ subject, text: 'our scanner', at: 1 }]);
  await eraseEverything();
  expect(await listNotes()).toEqual([]);
});

it('is not kept from a private window', async () => {
  const notes = [{ subject, text: 'seen in private' }];
  await noteHandlers.writeNotes({ notes }, { kind: 'ui', isPrivate: true });
  expect(await noteHandlers.importNotes({ notes }, { kind: 'ui', isPrivate: true })).toEqual({ kept: 0 });
  expect(await listNotes()).toEqual([]);
  await noteHandlers.writeNotes({ notes }, { kind: 'ui', isPrivate: false });
  expect(await listNotes()).toHaveLength(1);
});

it('is never pushed out by those of a file, which are kept as far as they have room', async () => {
  await eraseEverything();
  const note = (net: number, index: number) => ({
    subject: { kind: 'ip', ip: `10.${net}.${index >> 8}.${index & 255}` } as const,
    text: 'mine',
    at: index,
  });
  await saveNotes(Array.from({ length: mostNotes - 2 }, (_, index) => note(1, index)));
  const file = [1, 2, 3].map((index) => note(2, index));
  const changed = { ...note(1, 0), text: 'changed', at: 9 };
  expect(await importNotes([changed, ...file])).toBe(3);
  const notes = await listNotes();
  expect(notes).toHaveLength(mostNotes);
  expect(notes.filter(({ subject }) => subject.kind === 'ip' && subject.ip.startsWith('10.2.'))).toHaveLength(2);
  expect(await readNote(changed.subject)).toBe('changed');
});

it('on a number is none on its extensions, nor the other way round', async () => {
  const extension = { ...subject, extension: '12' };
  await eraseEverything();
  await saveNotes([{ subject, text: 'our hotline', at: 1 }]);
  expect(await readNote(extension)).toBeNull();
  await saveNotes([{ subject: extension, text: 'the desk', at: 2 }]);
  expect([await readNote(subject), await readNote(extension)]).toEqual(['our hotline', 'the desk']);
});

it('of an earlier version on an extension stays with it, whatever is written on the bare number', async () => {
  const extension = { ...subject, extension: '12' };
  await eraseEverything();
  await (await database()).put('notes', { subject: extension, text: 'the desk', at: 1 }, subject.e164);
  expect([await readNote(subject), await readNote(extension)]).toEqual([null, 'the desk']);
  await saveNotes([{ subject, text: 'our hotline', at: 2 }]);
  expect([await readNote(subject), await readNote(extension)]).toEqual(['our hotline', 'the desk']);
  await saveNotes([{ subject: extension, text: '', at: 3 }]);
  expect((await listNotes()).map(({ text }) => text)).toEqual(['our hotline']);
});
