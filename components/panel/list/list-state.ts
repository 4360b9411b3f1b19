import type { ColumnChoice, OptionalColumn } from '../../../lib/list/columns.ts';
import type { ExportFormat } from '../../../lib/list/export.ts';
import type { ListFilter } from '../../../lib/list/filter.ts';
import type { LineWithout } from '../../../lib/list/lines-without.ts';
import type { SpendingPlan } from '../../../lib/list/plan-spending.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import type { ListSort } from '../../../lib/list/sort.ts';
import type { Failure } from '../../../lib/model/answer/failure.ts';
import type { QuotaReport } from '../../../lib/model/answer/spending.ts';
import type { OpenRow, RowReportEvents } from '../../report/RowReport.tsx';

/**
 * The state of a run over a list. `stopped`: nothing can be looked up now; `resumes`: the run continues automatically.
 */
export type RunState =
  | { kind: 'idle' }
  | { kind: 'running' | 'cancelled' | 'done'; done: number; all: number }
  | { kind: 'stopped'; done: number; all: number; failure: Failure; resumes: boolean };

/** What went wrong with the input, each with its file (null for pasted text). */
export type ListProblem =
  | { kind: 'too-large' | 'unreadable'; file: string | null }
  | { kind: 'nothing-found' | 'full' | 'lost' };

/** The list as it is shown. */
export type ListState = {
  rows: readonly ListRow[];
  /** The rows that match the filter, in the order of `sort`. */
  shown: readonly ListRow[];
  /** The countries of all rows, ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** What is being read: a file by its name, or pasted text (null). `part` is how much of it, from 0 to 1. */
  reading: { file: string | null; part: number } | null;
  /** How many lines were read, and in how many of them nothing was found. */
  lines: number;
  linesWithout: number;
  /** The first of those in which nothing was found; none of a saved list, whose texts are not kept. */
  left: readonly LineWithout[];
  /** The texts are there to be read with another country: those of a saved list are not. */
  canReadAgain: boolean;
  problems: readonly ListProblem[];
  /** The list was cleared and nothing was added since, so its rows can come back. */
  canUndo: boolean;
  /** `read`: the user's default country, which national numbers are read with unless one was `chosen` for this list. */
  country: { read: string | null; chosen: string | null };
  plan: SpendingPlan;
  quota: QuotaReport | null;
  run: RunState;
  filter: ListFilter;
  sort: ListSort;
  /** The columns that the user turned on or off. */
  columns: ColumnChoice;
  selected: ReadonlySet<string>;
  /** The format that is being written to a file or the clipboard. */
  exporting: ExportFormat | null;
  /** The row whose report is open, in place of the rows. */
  open: OpenRow | null;
};

/** Whether rows can be copied and saved now. A list that is still read would leave in part, unless rows are selected. */
export function canExport({ shown, selected, exporting, reading }: ListState): boolean {
  return exporting === null && (selected.size > 0 || (reading === null && shown.length > 0));
}

/** The name of the list's copy button among what is copied; rows have their keys. */
export const listCopy = 'list';

export type ListEvents = RowReportEvents & {
  onText: (text: string) => void;
  onFiles: (files: File[]) => void;
  onCountry: (country: string | null) => void;
  onCancelReading: () => void;
  onClear: () => void;
  onUndoClear: () => void;
  onRun: () => void;
  onRetry: () => void;
  onCancelRun: () => void;
  onFilter: (filter: ListFilter) => void;
  onSort: (sort: ListSort) => void;
  onColumn: (column: OptionalColumn, isOn: boolean) => void;
  /** Forgets the user's choice of columns: the rows decide again which are shown. */
  onResetColumns: () => void;
  /** Selects or deselects a row. `range`: also all rows between the last toggled row and this one. */
  onToggle: (key: string, how: { range: boolean }) => void;
  onSelectAll: (on: boolean) => void;
  onCopyList: (format: ExportFormat) => void;
  onCopySummary: (text: string) => void;
  /** Copies the subject of one row. */
  onCopyRow: (key: string, text: string) => void;
  onSaveList: (format: ExportFormat) => void;
  /** Opens a row's report; null: closes it. */
  onOpen: (key: string | null) => void;
};

/** Largest file that a list is read from (MB), because all of it is kept in memory. */
export const mostMegabytes = 20;
/** How many rows a run looks up before it waits for another press. */
export const batchRows = 25;
