import { keptOr } from '../../../lib/store/database/timeouts.ts';
import { importNotes, listNotes, readNote, saveNotes } from '../../../lib/store/person/notes.ts';
import { findOpenCard } from '../../../lib/store/session/open-cards.ts';
import { rereadText } from '../../../lib/words/subject-text.ts';
import { openPopup } from '../open-popup.ts';
import type { DeviceReport } from '../tools.ts';
import { handle } from '../tools.ts';

/**
 * Returns a reporter that adds the user's note. It is shown and never sent: an online lookup takes the subject alone.
 * If notes can't be read, only the note is missing.
 */
export function withNotes(deviceReport: DeviceReport): DeviceReport {
  return async (subject) => {
    const [report, note] = await Promise.all([
      deviceReport(subject),
      keptOr('the notes', () => readNote(subject), null),
    ]);
    return note === null ? report : { ...report, note };
  };
}

/** Handles requests about the user's notes. In a private window none is kept. */
export const noteHandlers = handle({
  async openNote({ card: name }, sender) {
    const card = sender.kind === 'card' && !sender.isPrivate ? await findOpenCard(name, sender) : null;
    const shown = card?.subjects[card.shown ?? -1];
    if (!shown) return { opened: false };
    await openPopup(rereadText(shown.subject), { isPrivate: false, page: 'note' });
    return { opened: true };
  },

  async writeNotes({ notes }, { isPrivate }) {
    if (isPrivate) return { notes: await listNotes() }; // guard no-private-notes
    await saveNotes(notes.map((note) => ({ ...note, at: Date.now() })));
    return { notes: await listNotes() };
  },

  async importNotes({ notes }, { isPrivate }) {
    if (isPrivate) return { kept: 0 }; // guard no-private-import
    return { kept: await importNotes(notes.map((note) => ({ ...note, at: Date.now() }))) };
  },

  async listNotes() {
    return { notes: await listNotes() };
  },
});
