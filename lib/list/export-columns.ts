import { rangeNetworks } from '../address/address-range.ts';
import { subjectKey } from '../model/subject.ts';
import { answerOf } from '../report/claims/fact.ts';
import { sourceKey } from '../report/claims/sources.ts';
import { keptCell, safeCell } from '../text/safe-cell.ts';
import { failureText } from '../words/failures/failure-words.ts';
import { withoutIsolates } from '../words/isolated.ts';
import { operationName } from '../words/service-names.ts';
import type { ListRow } from './rows.ts';

/** A cell of a row as text, empty if nothing is known. `now` (ms since 1970) is for the sentence about a failure. */
type Cell = (row: ListRow, now: number) => string;

const name: Cell = ({ answer }) => answer?.cells.name ?? '';
const nameSource: Cell = ({ answer }) => {
  const { name: given, nameSource: by } = answer?.cells ?? {};
  return given ? (by ? sourceKey(by) : 'contacts') : '';
};
const company: Cell = ({ answer }) => answer?.cells.company ?? '';
const note: Cell = ({ answer }) => answer?.cells.note ?? '';
const holder: Cell = ({ answer }) => answer?.cells.holder ?? '';
const asn: Cell = ({ answer }) => String(answer?.cells.asn ?? '');
const prefix: Cell = ({ answer }) => (answer?.cells.prefix ? rangeNetworks(answer.cells.prefix).join(' ') : '');
const place: Cell = ({ answer }) => answer?.cells.place ?? '';
const country: Cell = ({ answer }) => answer?.cells.country ?? '';
const timeZone: Cell = ({ answer }) => answer?.cells.timeZones.join(' ') ?? '';
const verdict: Cell = ({ answer }) => answer?.cells.verdict.text ?? '';
const risk: Cell = ({ answer }) => withoutIsolates(answer?.cells.risk?.text ?? '');
const times: Cell = ({ entry }) => String(entry.count);
const extension: Cell = ({ entry: { subject } }) => (subject.kind === 'phone' ? (subject.extension ?? '') : '');
const lineType: Cell = ({ answer }) => {
  const device = answer?.report.device;
  return device?.kind === 'phone' ? (device.type ?? '') : '';
};
const ofPhone =
  (cell: Cell): Cell =>
  (row, now) =>
    row.entry.subject.kind === 'phone' ? cell(row, now) : '';
const ofAddress =
  (cell: Cell): Cell =>
  (row, now) =>
    row.entry.subject.kind === 'ip' ? cell(row, now) : '';

/** The columns for spreadsheets and for `readExport`. Their names are the same in all languages, so that any export can be read. */
const sheetColumns = {
  subject: ({ entry }) => subjectKey(entry.subject),
  kind: ({ entry }) => entry.subject.kind,
  extension,
  note,
  name,
  name_source: nameSource,
  company,
  carrier_or_network: holder,
  asn,
  prefix,
  line_type: lineType,
  place,
  country,
  time_zone: timeZone,
  verdict,
  risk,
  service_status: ({ answer }) => (answer && answerOf(answer.report, 'phoneValidation')?.status) ?? '',
  sources: ({ answer }) => answer?.cells.sources.map(({ kind }) => kind).join(' ') ?? '',
  times,
  first_line: ({ entry }) => String(entry.line),
  file: ({ entry }) => entry.file ?? '',
  defanged: ({ entry }) => (entry.defanged ? 'yes' : ''),
  first_public_hop: ({ entry }) => (entry.hop ? 'yes' : ''),
  read_with_country: ({ entry }) => entry.country ?? '',
  problem: ({ answer }, now) =>
    (answer?.report.failures ?? [])
      .map(
        ({ operation, ownName, failure }) =>
          `${operationName(operation, ownName)}: ${failureText(failure, now).sentence}`,
      )
      .join(' '),
} as const satisfies Record<string, Cell>;
export type ExportColumn = keyof typeof sheetColumns;

/** The columns for a CRM, by names that CRMs know: HubSpot, Salesforce and Pipedrive map columns by the name in the first row. */
const crmColumns = {
  'Phone number': ofPhone(({ entry }) => subjectKey(entry.subject)),
  'National number': ({ answer }) => {
    const device = answer?.report.device;
    return device?.kind === 'phone' ? device.national : '';
  },
  Extension: extension,
  Name: name,
  'Name source': nameSource,
  Company: company,
  Note: note,
  Carrier: ofPhone(holder),
  'Line type': lineType,
  City: place,
  Country: country,
  'Time zone': timeZone,
  Verdict: verdict,
  Risk: risk,
  'IP address': ofAddress(({ entry }) => subjectKey(entry.subject)),
  Network: ofAddress(holder),
  ASN: asn,
  Prefix: prefix,
  Times: times,
} as const satisfies Record<string, Cell>;

const columnsOf = { csv: sheetColumns, crm: crmColumns } as const satisfies Record<string, Record<string, Cell>>;
/** A table of a list: `csv` for spreadsheets, `crm` for programs that take cells as they are. */
export type TableFormat = keyof typeof columnsOf;

const e164 = /^\+\d{1,15}$/;

/**
 * Gives the lines of a table, the names of its columns first. Columns with no filled cell are left out. No cell begins a
 * formula. For a spreadsheet, no digits are changed. For a CRM, a number stays exactly E.164: plus and digits are at worst a number in a spreadsheet.
 */
export function* tableLines(
  rows: readonly ListRow[],
  format: TableFormat,
  now: number,
): Generator<string[], void, void> {
  const columns: [string, Cell][] = Object.entries<Cell>(columnsOf[format]);
  const filled = columns.filter(([, cell]) => rows.some((row) => cell(row, now) !== ''));
  const inCell = (text: string) => (format === 'csv' ? keptCell(text) : e164.test(text) ? text : safeCell(text)); // guard safe-export
  yield filled.map(([title]) => title);
  for (const row of rows) yield filled.map(([, cell]) => inCell(cell(row, now)));
}
