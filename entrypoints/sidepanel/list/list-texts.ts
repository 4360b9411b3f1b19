import { computed, signal } from '@preact/signals';
import type { ListProblem, ListState } from '../../../components/panel/list/list-state.ts';
import { mostMegabytes } from '../../../components/panel/list/list-state.ts';
import { createCollector } from '../../../lib/list/collector.ts';
import { otherCountries } from '../../../lib/list/filter.ts';
import type { LineWithout } from '../../../lib/list/lines-without.ts';
import { mostLinesShown } from '../../../lib/list/lines-without.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import { errorSummary } from '../../../lib/model/result.ts';
import { entryKey } from '../../../lib/model/subject.ts';
import type { KeptList } from '../../../lib/store/panel/panel-list.ts';
import type { ListCounts } from './list-keeper.ts';
import type { ListSource } from './list-reader.ts';
import { readFile, readSources } from './list-reader.ts';
import type { ListRows } from './list-rows.ts';

type TextsOptions = {
  list: ListRows;
  closed: AbortSignal;
  /** Saves the list for the next time. */
  keep: (counts: ListCounts) => Promise<void>;
  /** Called when the list was emptied: nothing of its rows may stay. */
  onEmptied: () => void;
};

const nothingRead: ListCounts = { lines: 0, linesWithout: 0 };

/** A list that was cleared, with all that it was made from. */
type ClearedList = {
  rows: readonly ListRow[];
  counts: ListCounts;
  left: readonly LineWithout[];
  /** The country that the user chose for it. */
  chosen: string | null;
  sources: ListSource[];
  restored: KeptList | null;
};

/** Creates what reads texts and files into a list, one after the other. */
export function createListTexts({ list, closed, keep, onEmptied }: TextsOptions) {
  const country = signal<ListState['country']>({ read: null, chosen: null });
  const reading = signal<ListState['reading']>(null);
  const counts = signal(nothingRead);
  /** The lines without a find that can be shown: none of a saved list, whose texts are not kept. */
  const left = signal<readonly LineWithout[]>([]);
  const problems = signal<readonly ListProblem[]>([]);
  const cleared = signal<ClearedList | null>(null);
  /** The texts that the list was read from, to read them with another country. */
  let sources: ListSource[] = [];
  /** The saved list, whose texts are not kept. */
  let restored: KeptList | null = null;
  let readings = new AbortController();
  /** Aborts when the dropped files need not be read any more; another country does not abort it. */
  let dropped = new AbortController();
  /** Aborts when the list is emptied; a canceled reading does not abort it. */
  let listed = new AbortController();
  let queue: Promise<void> = Promise.resolve();

  const whileListed = (): AbortSignal => AbortSignal.any([listed.signal, closed]);

  function tell(...more: ListProblem[]): void {
    problems.value = [...problems.value, ...more];
  }

  /** Reads texts one after the other, after what is being read already. `found`: the problems with them so far. */
  function read(added: readonly ListSource[], found: readonly ListProblem[] = []): Promise<void> {
    const { signal } = readings;
    cleared.value = null;
    queue = queue.then(async () => {
      if (signal.aborted || closed.aborted) return;
      problems.value = found;
      try {
        await readNow(added, AbortSignal.any([signal, closed]));
      } catch (error) {
        // It is a bug, but the next texts are read anyway.
        console.error('Numlens: a text could not be read.', errorSummary(error));
        reading.value = null;
        tell({ kind: 'unreadable', file: added[0]?.file ?? null });
      }
    });
    return queue;
  }

  async function readNow(added: readonly ListSource[], signal: AbortSignal): Promise<void> {
    const rowsBefore = list.rows.value.length;
    const before = { ...counts.value, entries: list.rows.value.map(({ entry }) => entry) };
    const collector = createCollector(before);
    const toTell = whileListed();
    let isStored = true;
    const isWhole = await readSources(added, {
      collector,
      country: country.value.chosen,
      signal,
      onProgress: (progress) => {
        reading.value = progress;
      },
      onCountry: (read) => {
        if (country.value.read !== read && country.value.chosen === null) country.value = { ...country.value, read };
      },
      otherCountries: () => otherCountries(list.rows.value, country.value.chosen ?? country.value.read),
      async onRows(keys) {
        isStored = (await list.put(keys, collector.collected().entries, toTell)) && isStored;
      },
    });
    if (toTell.aborted) return;
    reading.value = null;
    const { lines, linesWithout, isFull } = collector.collected();
    counts.value = { lines, linesWithout };
    left.value = [...left.value, ...collector.left()].slice(0, mostLinesShown);
    if (isFull) tell({ kind: 'full' });
    if (!isWhole || !isStored) tell({ kind: 'lost' });
    const isNothing = list.rows.value.length === rowsBefore && linesWithout > before.linesWithout && !signal.aborted;
    if (isNothing && isWhole) tell({ kind: 'nothing-found' });
    await keep(counts.value);
  }

  /** Cancels the reading of texts. Dropped files that were not read yet are read after it. */
  function stopReading(): void {
    readings.abort();
    readings = new AbortController();
  }

  function stopFiles(): void {
    dropped.abort();
    dropped = new AbortController();
  }

  function empty(): void {
    stopReading();
    listed.abort();
    listed = new AbortController();
    reading.value = null;
    counts.value = nothingRead;
    left.value = [];
    problems.value = [];
    onEmptied();
  }

  /** Empties the list, and cancels what is being read. The rows can come back until something is added. */
  function clear(): void {
    const { value: rows } = list.rows;
    const before = { rows, counts: counts.value, left: left.value, chosen: country.value.chosen, sources, restored };
    cleared.value = rows.length === 0 ? null : before;
    stopFiles();
    sources = [];
    restored = null;
    empty();
    void keep(counts.value);
  }

  async function show(kept: KeptList): Promise<void> {
    const entries = new Map(kept.entries.map((entry) => [entryKey(entry.subject), entry]));
    counts.value = { lines: kept.lines, linesWithout: kept.linesWithout };
    const isStored = await list.put([...entries.keys()], entries, whileListed());
    if (!isStored) tell({ kind: 'lost' });
  }

  return {
    state: computed(() => ({
      ...counts.value,
      left: left.value,
      canReadAgain: sources.length > 0,
      reading: reading.value,
      problems: problems.value,
      country: country.value,
      canUndo: cleared.value !== null,
    })),

    async addText(text: string) {
      if (text.length > mostMegabytes * 1_000_000) {
        problems.value = [{ kind: 'too-large', file: null }];
        return;
      }
      const source = { text: text.replace(/\r\n?|[\u2028\u2029]/g, '\n'), file: null };
      sources.push(source);
      await read([source]);
    },

    async addFiles(files: readonly File[]) {
      const { signal } = dropped;
      const found: ListProblem[] = [];
      for (const file of files) {
        const result = await readFile(file, signal);
        if (signal.aborted) return;
        if (result.ok) sources.push(result.value);
        else found.push(result.problem);
        await read(result.ok ? [result.value] : [], [...found]);
        if (signal.aborted) return;
      }
    },

    /** Shows a saved list. Its rows are there at once, and their reports come. */
    async restore(kept: KeptList) {
      restored = kept;
      await show(kept);
    },

    /** Reads everything again with another country. The rows of a saved list stay, as its texts are not kept. */
    readWith(chosen: string | null) {
      country.value = { ...country.value, chosen };
      if (sources.length === 0) return;
      empty();
      if (restored) void show(restored);
      void read([...sources]);
    },

    /** Cancels what is being read. */
    cancel() {
      stopFiles();
      stopReading();
    },

    clear,

    /** Brings back the rows that were cleared. */
    async undoClear() {
      const { value: before } = cleared;
      if (before === null) return;
      cleared.value = null;
      ({ sources, restored } = before);
      counts.value = before.counts;
      left.value = before.left;
      country.value = { ...country.value, chosen: before.chosen };
      const isStored = list.bringBack(before.rows, whileListed());
      void keep(counts.value);
      if (!(await isStored)) tell({ kind: 'lost' });
    },

    /** Empties the list for good. */
    erase() {
      clear();
      cleared.value = null;
    },

    /** Shows that the background did not reply. */
    tellLost() {
      problems.value = [{ kind: 'lost' }];
    },

    /** Aborts when the list is emptied, or the panel is closed. */
    whileListed,
  };
}
