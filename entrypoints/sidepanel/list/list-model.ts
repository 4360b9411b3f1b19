import { computed, signal } from '@preact/signals';
import { createLookUpTalk } from '../../../components/page/look-up-talk.ts';
import type { ListEvents, ListState, RunState } from '../../../components/panel/list/list-state.ts';
import { batchRows } from '../../../components/panel/list/list-state.ts';
import { countriesOf, noFilter } from '../../../lib/list/filter.ts';
import { nextToLookUp, planSpending } from '../../../lib/list/plan-spending.ts';
import type { ListSort } from '../../../lib/list/sort.ts';
import { inputOrder } from '../../../lib/list/sort.ts';
import { ask } from '../../../lib/messages/ask.ts';
import type { LookUpReply } from '../../../lib/messages/contract.ts';
import { interruptedLookUp, namedByButton } from '../../../lib/model/answer/look-up-state.ts';
import type { OperationId } from '../../../lib/model/answer/service-answer.ts';
import { entryKey } from '../../../lib/model/subject.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';
import { onHandedText } from '../../../lib/store/panel/handed-text.ts';
import { createColumns } from './column-choice.ts';
import { createListKeeper } from './list-keeper.ts';
import { createListQuota } from './list-quota.ts';
import { createListRows } from './list-rows.ts';
import { createListRun } from './list-run.ts';
import { createListSelection } from './list-selection.ts';
import { createListTexts } from './list-texts.ts';
import { createShownRows } from './shown-rows.ts';

type Surroundings = {
  closed: AbortSignal;
  network: EventTarget;
  /** Called when a text came from elsewhere, so that the list is shown, or an empty one, for the page's half. */
  onHanded: (half: 'page' | 'list') => void;
};

/** Creates the side panel's list and what changes it. Only `onRun` and `onRetry` send requests to the service. */
export function createListModel({ closed, network, onHanded }: Surroundings) {
  const list = createListRows(() => texts.state.value.country);
  const keeper = createListKeeper();
  const texts = createListTexts({
    list,
    closed,
    keep: (counts) => keeper.keep(list.rows.value, counts),
    onEmptied() {
      runner.cancel();
      run.value = { kind: 'idle' };
      list.clear();
      selection.clear();
      filter.value = noFilter;
      sort.value = inputOrder;
      toggle(null);
    },
  });
  const quota = createListQuota();
  const run = signal<RunState>({ kind: 'idle' });
  const filter = signal(noFilter);
  const sort = signal<ListSort>(inputOrder);
  const opened = signal<string | null>(null);
  const columns = createColumns(keeper.mayKeep);
  const exporting = signal<ListState['exporting']>(null);
  // The user may come back from the options, where lookups were turned on.
  network.addEventListener('focus', () => void list.renewClosed(texts.whileListed()), { signal: closed });

  const sorted = createShownRows({ rows: list.rows, filter, sort });
  const selection = createListSelection(() => sorted.value);
  const countries = computed(() => countriesOf(list.rows.value));
  const plan = computed(() => planSpending(list.rows.value));
  const state = computed<ListState>(() => ({
    ...texts.state.value,
    rows: list.rows.value,
    shown: sorted.value,
    countries: countries.value,
    plan: plan.value,
    quota: quota.state.value,
    run: run.value,
    filter: filter.value,
    sort: sort.value,
    columns: columns.choice.value,
    selected: selection.selected.value,
    exporting: exporting.value,
    open: openRow(),
  }));

  const runner = createListRun({
    lookUp,
    onAsk: list.asking,
    onReply: list.told,
    onState: (told) => {
      run.value = told;
      if (told.kind !== 'running') void quota.read();
      // The provider that the plan names can no longer be asked. New reports name one that can before the run goes on.
      if (told.kind === 'stopped' && told.failure.kind === 'not-configured') void list.renew(texts.whileListed());
    },
    batch: batchRows,
    network,
    until: closed,
  });

  const talk = createLookUpTalk({
    shown: () => list.find(opened.value ?? '')?.answer ?? null,
    async send({ subject }, wish) {
      const reply = await ask('lookUp', { subject, ...wish });
      if (reply.ok) quota.hear(reply.value);
      return reply.ok ? reply.value : null;
    },
    onOutcome: (changed) => list.change(entryKey(changed.report.subject), changed),
    network,
    until: closed,
  });

  function openRow(): ListState['open'] {
    const row = opened.value === null ? null : list.find(opened.value);
    const { asking, resuming } = talk.progress.value;
    return row?.answer ? { key: row.key, asking: asking || row.asking, resuming } : null;
  }

  /** Opens a row's report in place of the rows; null: closes it. */
  function toggle(key: string | null): void {
    talk.restart();
    opened.value = key;
  }

  async function writeNote(subject: Subject, text: string): Promise<boolean> {
    const reply = await ask('writeNotes', { notes: [{ subject, text }] });
    if (reply.ok) void list.renewRow(entryKey(subject), closed);
    return reply.ok;
  }

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
    texts.tellLost();
    return null;
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
    if (text !== '') await texts.addText(text);
  }

  return {
    state,
    /** Shows the stored list, and reads a text that was sent to it. */
    async open() {
      onHandedText('panel', () => void takeHanded(), closed);
      void quota.read();
      const handed = await ask('takePanelText', {});
      keeper.setPrivate(!handed.ok || handed.value.isPrivate);
      await columns.open();
      const kept = await keeper.read();
      if (kept && list.rows.value.length === 0) await texts.restore(kept);
      if (handed.ok) await takeText(handed.value.text);
    },
    exporting: (format: ListState['exporting']) => {
      exporting.value = format;
    },
    /** Empties the list for good. */
    erase: texts.erase,
    events: {
      onText: (text) => void texts.addText(text),
      onFiles: (files) => void texts.addFiles(files),
      onCountry: texts.readWith,
      onCancelReading: texts.cancel,
      onClear: texts.clear,
      onUndoClear: () => void texts.undoClear(),
      onRun() {
        const next = nextToLookUp(plan.value, { shown: sorted.value, selected: selection.selected.value });
        runner.start(next.map(({ key }) => key));
      },
      onRetry() {
        const failed = plan.value.failed.map(({ key }) => key);
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
      onOpen: toggle,
      onLookUp: (only?: OperationId[]) => void talk.lookUp({ asked: true, only }),
      onRefreshAnswers: talk.refresh,
      onNote: writeNote,
    } satisfies Partial<ListEvents>,
  };
}
