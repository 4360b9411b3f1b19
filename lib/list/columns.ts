import type { ListRow } from './rows.ts';

/** The columns that a list can do without, in their order; the mark and the subject are always there. */
export const optionalColumns = [
  'count',
  'note',
  'name',
  'risk',
  'holder',
  'asn',
  'prefix',
  'where',
  'country',
  'time',
  'verdict',
] as const;
export type OptionalColumn = (typeof optionalColumns)[number];

/** The columns that the user turned on or off; for the others the rows decide. */
export type ColumnChoice = Partial<Record<OptionalColumn, boolean>>;

/** Returns a kept choice of columns, without those that this version does not have. */
export function asColumnChoice(kept: Readonly<Record<string, boolean>>): ColumnChoice {
  return Object.fromEntries(optionalColumns.flatMap((column) => (column in kept ? [[column, kept[column]]] : [])));
}

/** What each column says of a row, to compare rows; empty if nothing. */
const values = {
  count: ({ entry }) => (entry.count > 1 ? String(entry.count) : ''),
  note: ({ answer }) => answer?.cells.note ?? '',
  name: ({ answer }) => answer?.cells.name ?? '',
  risk: ({ answer }) => answer?.cells.risk?.text ?? '',
  holder: ({ answer }) => answer?.cells.holder ?? '',
  asn: ({ answer }) => String(answer?.cells.asn ?? ''),
  prefix: ({ answer }) => answer?.cells.prefix ?? '',
  where: ({ answer }) => answer?.cells.place ?? '',
  country: ({ answer }) => answer?.cells.country ?? '',
  time: ({ answer }) => answer?.cells.timeZones.join() ?? '',
  verdict: ({ answer, asking }) => {
    const { failures = [], service = [] } = answer?.report ?? {};
    const text = answer && !answer.cells.isOrdinary ? answer.cells.verdict.text : '';
    const warning = answer?.cells.warning?.text ?? '';
    const said = [warning, text, asking ? 'asking' : '', failures.length || '', service.length || ''];
    return said.filter((each) => each !== '').join(' ');
  },
} as const satisfies Record<OptionalColumn, (row: ListRow) => string>;

/**
 * Returns the columns to show: those that the user turned on, the one that rows are sorted by, and each that does not
 * say the same of all rows. A column that says nothing of any row is never shown.
 */
export function shownColumns(rows: readonly ListRow[], choice: ColumnChoice, sortedBy: string): OptionalColumn[] {
  return optionalColumns.filter(
    (column) => (choice[column] ?? (column === sortedBy || differs(rows, column))) && saysSomething(rows, column),
  );
}

/** Does a column say anything of any of the rows? */
export function saysSomething(rows: readonly ListRow[], column: OptionalColumn): boolean {
  const read = values[column];
  return rows.some((row) => read(row) !== '');
}

/** Does a column say different things of the rows? A single row keeps all that it has. */
function differs(rows: readonly ListRow[], column: OptionalColumn): boolean {
  const read = values[column];
  const [first] = rows;
  if (first === undefined) return false;
  const value = read(first);
  if (rows.length === 1) return true;
  return rows.some((row) => read(row) !== value);
}
