import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { ListState } from '../../../components/panel/list/list-state.ts';
import type { ListEntry, ListRow, RowAnswer } from '../../../lib/list/rows.ts';
import { rowCells } from '../../../lib/list/rows.ts';
import { ask } from '../../../lib/messages/ask.ts';
import type { LookUpReply } from '../../../lib/messages/contract.ts';
import { offerAfter, offerAgain, withLookUp } from '../../../lib/model/answer/look-up-state.ts';
import { reportBatchSubjects } from '../../../lib/model/limits.ts';
import { readTypedWith } from '../../../lib/model/page/read-by.ts';

/** Rows in the first request, so that they show soon; the others have more. */
const firstBatch = 30;
/** How often a batch is requested if the worker ends during the request. */
const mostTries = 3;

export type ListRows = ReturnType<typeof createListRows>;

/** Returns the device's reports for a batch of rows. Requests them again if the worker ended. */
async function askFor(batch: readonly ListRow[], signal: AbortSignal) {
  const subjects = batch.map(({ entry }) => entry.subject);
  let reply = await ask('reportListed', { subjects });
  for (let tries = 1; tries < mostTries && !signal.aborted; tries += 1) {
    if (reply.ok || reply.problem !== 'interrupted') break;
    reply = await ask('reportListed', { subjects });
  }
  return reply;
}

/** Is nothing offered for a row because lookups are off, or nobody is set up to ask? */
function isClosed({ answer }: ListRow): boolean {
  return answer?.offer.kind === 'off' || answer?.offer.kind === 'unconfigured';
}

/** Creates the rows of the list, in the order of the input. `country`: the user's own, and the one chosen for the list. */
export function createListRows(country: () => ListState['country']) {
  const rows = signal<readonly ListRow[]>([]);
  const places = new Map<string, number>();

  function cellsOf({ entry }: ListRow, report: RowAnswer['report']): RowAnswer['cells'] {
    const { read: home, chosen } = country();
    return rowCells(report, readTypedWith(entry.country, { home, chosen }));
  }

  function edit(keys: readonly string[], change: (row: ListRow) => ListRow): void {
    const next = [...rows.value];
    for (const key of keys) {
      const place = places.get(key);
      const row = place === undefined ? undefined : next[place];
      if (row) next[row.place] = change(row);
    }
    rows.value = next;
  }

  async function report(fresh: readonly ListRow[], signal: AbortSignal): Promise<boolean> {
    let isWhole = true;
    let most = fresh.length < rows.value.length ? reportBatchSubjects : firstBatch;
    for (let start = 0; start < fresh.length; most = reportBatchSubjects) {
      const batch = fresh.slice(start, start + most);
      start += batch.length;
      const reply = await askFor(batch, signal);
      if (signal.aborted) return true;
      if (!reply.ok && reply.problem !== 'interrupted') return false;
      if (!reply.ok) {
        // A batch that ends the worker each time is left out, so that the others do not wait for it.
        isWhole = false;
        continue;
      }
      const answers = new Map(batch.map(({ key }, index) => [key, reply.value.reports[index]]));
      edit([...answers.keys()], (row) => {
        const answer = answers.get(row.key);
        return answer ? { ...row, answer: { ...answer, cells: cellsOf(row, answer.report) } } : row;
      });
    }
    return isWhole;
  }

  return {
    rows: rows as ReadonlySignal<readonly ListRow[]>,

    /** Adds entries, new ones last, and requests their reports from the device. Returns false if some could not be made. */
    async put(keys: readonly string[], entries: ReadonlyMap<string, ListEntry>, signal: AbortSignal): Promise<boolean> {
      // One row for each key, as a table may have a subject twice.
      const named = [...new Set(keys)];
      const known = named.filter((key) => places.has(key));
      const added = named
        .flatMap((key) => {
          const entry = places.has(key) ? undefined : entries.get(key);
          return entry ? [{ key, entry }] : [];
        })
        .map((row, index): ListRow => ({ ...row, place: rows.value.length + index, answer: null, asking: false }));
      for (const { key, place } of added) places.set(key, place);
      rows.value = [...rows.value, ...added];
      if (known.length > 0) edit(known, (row) => ({ ...row, entry: entries.get(row.key) ?? row.entry }));
      return report(added, signal);
    },

    find: (key: string): ListRow | null => rows.value[places.get(key) ?? -1] ?? null,

    asking: (key: string) => edit([key], (row) => ({ ...row, asking: true })),

    /** Adds the service's answers for a row. `isWhole`: no request remains for it. */
    told(key: string, reply: LookUpReply, isWhole: boolean) {
      edit([key], (row) => {
        if (!row.answer) return { ...row, asking: false };
        const report = withLookUp(row.answer.report, reply);
        const offer = isWhole ? offerAfter(row.answer.offer, reply) : row.answer.offer;
        return { ...row, asking: false, answer: { report, offer, cells: cellsOf(row, report) } satisfies RowAnswer };
      });
    },

    /** Shows a row's report as it is now. */
    change(key: string, { report, offer }: Pick<RowAnswer, 'report' | 'offer'>) {
      edit([key], (row) => ({ ...row, answer: { report, offer, cells: cellsOf(row, report) } }));
    },

    /** Reports again on a row: its note changed. */
    async renewRow(key: string, signal: AbortSignal): Promise<boolean> {
      const row = rows.value[places.get(key) ?? -1];
      return row !== undefined && (await report([row], signal));
    },

    /** Removes the failures of rows, so that they can be looked up again. */
    reopen(keys: readonly string[]) {
      edit(keys, (row) => {
        if (!row.answer) return row;
        const report = { ...row.answer.report, failures: [] };
        const offer = offerAgain(row.answer.report.failures);
        return { ...row, answer: { report, offer, cells: row.answer.cells } };
      });
    },

    /** Reports again on rows that offer to ask a provider: it was removed or is another one now. */
    renew: (signal: AbortSignal): Promise<boolean> =>
      report(
        rows.value.filter(({ answer }) => answer && 'calls' in answer.offer && answer.offer.by !== undefined),
        signal,
      ),

    /** Reports again on rows that could not be looked up, if one of them now can: lookups were turned on meanwhile. */
    async renewClosed(signal: AbortSignal) {
      const closed = rows.value.filter(isClosed);
      const [first, ...others] = closed;
      if (!first) return;
      await report([first], signal);
      const now = rows.value[first.place];
      if (now && !signal.aborted && !isClosed(now)) await report(others, signal);
    },

    clear() {
      places.clear();
      rows.value = [];
    },

    /** Shows rows that were cleared, with their answers, and requests the reports that had not come. */
    bringBack(cleared: readonly ListRow[], signal: AbortSignal): Promise<boolean> {
      for (const { key, place } of cleared) places.set(key, place);
      // Its lookups were canceled.
      rows.value = cleared.map((row) => (row.asking ? { ...row, asking: false } : row));
      return report(
        rows.value.filter(({ answer }) => answer === null),
        signal,
      );
    },
  };
}
