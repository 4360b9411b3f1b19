import type { ReadonlySignal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { ListEvents, ListProblem, ListState, RunState } from '../../../components/panel/list/list-state.ts';
import { batchRows, mostMegabytes } from '../../../components/panel/list/list-state.ts';
import type { Collected } from '../../../lib/list/collector.ts';
import { createCollector } from '../../../lib/list/collector.ts';
import type { ListSort } from '../../../lib/list/order.ts';
import { countriesOf, inputOrder, noFilter } from '../../../lib/list/order.ts';
import { nextToLookUp, planSpending } from '../../../lib/list/plan-spending.ts';
import { ask } from '../../../lib/messages/ask.ts';
import type { LookUpReply } from '../../../lib/messages/contract.ts';
import { errorSummary } from '../../../lib/model/result.ts';
import { entryKey } from '../../../lib/model/subject.ts';
import { interruptedLookUp, namedByButton } from '../../../lib/report/online/look-up-state.ts';
import { onHandedText } from '../../../lib/store/panel/handed-text.ts';
import type { KeptList } from '../../../lib/store/panel/panel-list.ts';
import { createColumns } from './column-choice.ts';
import { createListKeeper } from './list-keeper.ts';
import { createListQuota } from './list-quota.ts';
import type { ListSource } from './list-reader.ts';
import { readFile, readSources } from './list-reader.ts';
import { createListRows } from './list-rows.ts';
import { createListRun } from './list-run.ts';
import { createListSelection } from './list-selection.ts';
import { createShownRows } from './shown-rows.ts';

export type ListModel = {
  state: ReadonlySignal<ListState>;
  /** Shows the stored list, and reads a text that was sent to it. */
  open: () => Promise<void>;
  events: Omit<ListEvents, 'onCopy' | 'onCopySummary' | 'onCopyRow' | 'onSave' | 'onOptions'>;
  exporting: (format: ListState['exporting']) => void;
};

type Surroundings = {
  closed: AbortSignal;
  network: EventTarget;
  /** Called when a text came from elsewhere, so that the list is shown, or an empty one, for the page's half. */
  onHanded: (half: 'page' | 'list') => void;
};

/** Creates the side panel's list and what changes it. Only `onRun` and `onRetry` send requests to the service. */
export function createListModel({ closed, network, onHanded }: Surroundings): ListModel {
  const country = signal<ListState['country']>({ read: null, chosen: null });
  const list = createListRows(() => country.value.chosen);
  const keeper = createListKeeper();
  const selection = createListSelection(() => state.value.shown);
  const reading = signal<ListState['reading']>(null);
  const counts = signal<Pick<Collected, 'lines' | 'linesWithout'>>({ lines: 0, linesWithout: 0 });
  const problems = signal<readonly ListProblem[]>([]);
  const quota = createListQuota();
  const run = signal<RunState>({ kind: 'idle' });
  const filter = signal(noFilter);
  const sort = signal<ListSort>(inputOrder);
  const columns = createColumns(keeper.mayKeep);
  const exporting = signal<ListState['exporting']>(null);
  /** The texts that the list was read from, to read them with another country. */
  let sources: ListSource[] = [];
  /** The saved list, whose texts are not kept: another country leaves its rows unchanged. */
  let restored: KeptList | null = null;
  let readings = new AbortController();
  /** Aborts when the dropped files need not be read any more; another country does not abort it. */
  let dropped = new AbortController();
  /** Aborts when the list is cleared; a canceled reading does not abort it. */
  let listed = new AbortController();
  let queue: Promise<void> = Promise.resolve();

  const whileListed = (): AbortSignal => AbortSignal.any([listed.signal, closed]);
  // The user may come back from the options, where lookups were turned on.
  network.addEventListener('focus', () => void list.renewClosed(whileListed()), { signal: closed });

  const sorted = createShownRows({ rows: list.rows, filter, sort });
  const countries = computed(() => countriesOf(list.rows.value));
  const plan = computed(() => planSpending(list.rows.value));
  const state = computed<ListState>(() => ({
    rows: list.rows.value,
    shown: sorted.value,
    countries: countries.value,
    reading: reading.value,
    ...counts.value,
    problems: problems.value,
    country: country.value,
    plan: plan.value,
    quota: quota.state.value,
    run: run.value,
    filter: filter.value,
    sort: sort.value,
    columns: columns.choice.value,
    selected: selection.selected.value,
    exporting: exporting.value,
  }));

  const runner = createListRun({
    lookUp,
    onAsk: list.asking,
    onReply: list.told,
    onState: (told) => {
      run.value = told;
      if (told.kind !== 'running') void quota.read();
      // The provider that the plan names can no longer be asked. New reports name one that can before the run goes on.
      if (told.kind === 'stopped' && told.failure.kind === 'not-configured') {
        void list.renew(whileListed());
      }
    },
    batch: batchRows,
    network,
    until: closed,
  });

  async function lookUp(key: string): Promise<LookUpReply | null> {
    const row = list.find(key);
    if (!row) return { answers: [], failures: [] };
    const { subject } = row.entry;
    const named = row.answer ? namedByButton(row.answer) : {};
    const reply = await ask('lookUpListed', { subject, ...named });
    if (reply.ok) {
      quota.hear(reply.value);
      return reply.value;
    }
    if (reply.problem === 'interrupted') return { answers: [], failures: interruptedLookUp(subject, named) };
    problems.value = [{ kind: 'lost' }];
    return null;
  }

  /** Reads texts one after the other, after what is being read already. */
  function read(added: readonly ListSource[], found: readonly ListProblem[] = []): Promise<void> {
    const { signal } = readings;
    queue = queue.then(async () => {
      if (signal.aborted || closed.aborted) return;
      problems.value = found;
      try {
        await readNow(added, AbortSignal.any([signal, closed]));
      } catch (error) {
        // It is a bug, but the next texts are read anyway.
        console.error('Numlens: a text could not be read.', errorSummary(error));
        reading.value = null;
        problems.value = [...problems.value, { kind: 'unreadable', file: added[0]?.file ?? null }];
      }
    });
    return queue;
  }

  async function readNow(added: readonly ListSource[], signal: AbortSignal): Promise<void> {
    const rowsBefore = list.rows.value.length;
    const before = { ...counts.value, entries: list.rows.value.map(({ entry }) => entry) };
    const collector = createCollector(before);
    const toTell = AbortSignal.any([listed.signal, closed]);
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
      async onRows(keys) {
        isStored = (await list.put(keys, collector.collected().entries, toTell)) && isStored;
      },
    });
    if (toTell.aborted) return;
    reading.value = null;
    const { lines, linesWithout, isFull } = collector.collected();
    counts.value = { lines, linesWithout };
    const isNothing = list.rows.value.length === rowsBefore && linesWithout > before.linesWithout && !signal.aborted;
    problems.value = [
      ...problems.value,
      ...(isFull ? [{ kind: 'full' } as const] : []),
      ...(isWhole && isStored ? [] : [{ kind: 'lost' } as const]),
      ...(isNothing && isWhole ? [{ kind: 'nothing-found' } as const] : []),
    ];
    await keeper.keep(list.rows.value, counts.value);
  }

  function forget(): void {
    readings.abort();
    readings = new AbortController();
    listed.abort();
    listed = new AbortController();
    runner.cancel();
    run.value = { kind: 'idle' };
    list.clear();
    selection.clear();
    reading.value = null;
    counts.value = { lines: 0, linesWithout: 0 };
    problems.value = [];
    filter.value = noFilter;
    sort.value = inputOrder;
  }

  function clear(): void {
    stopFiles();
    sources = [];
    restored = null;
    forget();
    void keeper.keep([], counts.value);
  }

  function stopFiles(): void {
    dropped.abort();
    dropped = new AbortController();
  }

  async function addText(text: string): Promise<void> {
    if (text.length > mostMegabytes * 1_000_000) {
      problems.value = [{ kind: 'too-large', file: null }];
      return;
    }
    const source = { text: text.replace(/\r\n?/g, '\n'), file: null };
    sources.push(source);
    await read([source]);
  }

  async function takeHanded(): Promise<void> {
    const handed = await ask('takePanelText', {});
    if (!handed.ok) return;
    keeper.setPrivate(handed.value.isPrivate);
    await takeText(handed.value.text);
  }

  async function takeText(text: string | null): Promise<void> {
    if (text === null) return;
    onHanded(text === '' ? 'page' : 'list');
    if (text !== '') await addText(text);
  }

  /** Shows a kept list. Its rows are there at once, and their reports come. */
  async function show(kept: KeptList): Promise<void> {
    const entries = new Map(kept.entries.map((entry) => [entryKey(entry.subject), entry]));
    counts.value = { lines: kept.lines, linesWithout: kept.linesWithout };
    const isStored = await list.put([...entries.keys()], entries, whileListed());
    if (!isStored) problems.value = [...problems.value, { kind: 'lost' }];
  }

  return {
    state,
    async open() {
      onHandedText('panel', () => void takeHanded(), closed);
      void quota.read();
      const isPrivate = await ask('takePanelText', {});
      keeper.setPrivate(!isPrivate.ok || isPrivate.value.isPrivate);
      await columns.open();
      const kept = await keeper.read();
      if (kept && list.rows.value.length === 0) {
        restored = kept;
        await show(kept);
      }
      if (isPrivate.ok) await takeText(isPrivate.value.text);
    },
    exporting: (format) => {
      exporting.value = format;
    },
    events: {
      onText: (text) => void addText(text),
      async onFiles(files) {
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
      onCountry(chosen) {
        country.value = { ...country.value, chosen };
        if (sources.length === 0) return;
        forget();
        if (restored) void show(restored);
        void read([...sources]);
      },
      onCancelReading() {
        stopFiles();
        readings.abort();
        readings = new AbortController();
      },
      onClear: clear,
      onRun: () => runner.start(nextToLookUp(plan.value, selection.selected.value).map(({ key }) => key)),
      onRetry() {
        const { failed } = plan.value;
        list.reopen(failed);
        runner.start(failed);
      },
      onCancelRun: runner.cancel,
      onFilter(changed) {
        filter.value = changed;
      },
      onSort(changed) {
        sort.value = changed;
      },
      ...columns.events,
      onToggle: selection.toggle,
      onSelectAll: selection.all,
    },
  };
}
