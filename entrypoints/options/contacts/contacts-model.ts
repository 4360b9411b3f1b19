import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type {
  ContactsEvents,
  ContactsState,
  ImportDoubt,
} from '../../../components/options/contacts/contacts-state.ts';
import { ask } from '../../../lib/messages/ask.ts';
import { readTextCharacters } from '../../../lib/model/limits.ts';
import type { Import } from './import-files.ts';
import { importFiles } from './import-files.ts';

/** The contacts' state on the options page and what changes it. An import ends when `closed` aborts. */
export function createContactsModel(closed: AbortSignal) {
  const state = signal<ContactsState>({
    page: null,
    search: '',
    import: { kind: 'none' },
    isRemovingAll: false,
    isLost: false,
  });
  let running: AbortController | null = null;
  let last: Import | null = null;
  let ended: Promise<unknown> = Promise.resolve();
  let isReading = false;
  let wanted: { offset: number } | null = null;

  function update(changes: Partial<ContactsState>): void {
    state.value = { ...state.value, ...changes };
  }

  /** Reads a page of the list. Of the pages requested while another is read, only the last one is read. */
  async function read(offset: number): Promise<void> {
    wanted = { offset };
    if (isReading) return;
    isReading = true;
    while (wanted) {
      const { offset: next } = wanted;
      wanted = null;
      const reply = await ask('listContacts', { search: state.value.search, offset: next });
      update(reply.ok ? { page: reply.value, isLost: false } : { isLost: true });
    }
    isReading = false;
  }

  /** Ends an import. Resolves when none of its requests is under way any more. */
  async function stop(): Promise<void> {
    running?.abort();
    await ended;
  }

  return {
    state: state as ReadonlySignal<ContactsState>,
    /** Reads the first page of contacts, as if the options were just opened. */
    open() {
      update({ search: '', import: { kind: 'none' }, isRemovingAll: false });
      return read(0);
    },

    async importFiles(files: File[]) {
      if (running) return;
      running = new AbortController();
      const ending = AbortSignal.any([closed, running.signal]);
      const onProgress = (progress: { file: string; part: number; entries: number }) =>
        update({ import: { kind: 'running', ...progress } });
      const importing = importFiles(files, { onProgress, signal: ending });
      ended = importing;
      last = await importing.finally(() => {
        running = null;
      });
      update({ import: { kind: 'done', summary: last.summary }, isRemovingAll: false });
      await read(0);
    },

    cancel: () => running?.abort(),

    async settleDoubt(doubt: ImportDoubt, country: string) {
      const settling = last?.settle(doubt, country);
      ended = Promise.resolve(settling);
      const summary = await settling;
      if (!summary) return;
      update({ import: { kind: 'done', summary } });
      await read(0);
    },

    stop,

    search(search: string) {
      update({ search: search.slice(0, readTextCharacters) });
      return read(0);
    },

    turn: (offset: number) => read(offset),

    async remove(name: string) {
      const reply = await ask('removeContact', { name });
      if (!reply.ok) return update({ isLost: true });
      await read(state.value.page?.offset ?? 0);
    },

    async removeAll(answer: Parameters<ContactsEvents['onRemoveAll']>[0]) {
      update({ isRemovingAll: answer === 'ask' });
      if (answer !== 'yes') return;
      // Requests of an import that are still under way would add contacts again.
      await stop(); // guard contacts-stop
      const reply = await ask('removeAllContacts', {});
      if (!reply.ok) return update({ isLost: true });
      update({ search: '' });
      await read(0);
    },
  };
}
