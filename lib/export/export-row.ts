import type { ListRow } from '../bulk/list-row.ts';
import { subjectKey } from '../model/subject-key.ts';
import { failureText } from '../report/failure-words.ts';
import { operationName } from '../report/operation-name.ts';

/** The columns of an exported list, in order. Their names are the same in every language, so that any export can be read back. */
export const exportColumns = [
  'subject',
  'kind',
  'extension',
  'name',
  'carrier_or_network',
  'asn',
  'line_type',
  'place',
  'country',
  'time_zone',
  'verdict',
  'sources',
  'times',
  'first_line',
  'file',
  'defanged',
  'first_public_hop',
  'read_with_country',
  'problem',
] as const;
export type ExportColumn = (typeof exportColumns)[number];
export type ExportRow = Record<ExportColumn, string>;

/** A row of a list as texts; empty where there is nothing to say. `now` (ms since 1970) is for the words of a problem. */
export function exportRow({ entry, answer }: ListRow, now: number): ExportRow {
  const { subject } = entry;
  const cells = answer?.cells;
  const device = answer?.report.device;
  const problems = (answer?.report.failures ?? []).map(
    ({ operation, failure }) => `${operationName(operation)}: ${failureText(failure, now).sentence}`,
  );
  return {
    subject: subjectKey(subject),
    kind: subject.kind,
    extension: subject.kind === 'phone' ? (subject.extension ?? '') : '',
    name: cells?.name ?? '',
    carrier_or_network: cells?.holder ?? '',
    asn: cells?.asn == null ? '' : String(cells.asn),
    line_type: device?.kind === 'phone' ? (device.type ?? '') : '',
    place: cells?.place ?? '',
    country: cells?.country ?? '',
    time_zone: cells?.timeZones.join(' ') ?? '',
    verdict: cells?.verdict.text ?? '',
    sources: cells?.sources.map(({ kind }) => kind).join(' ') ?? '',
    times: String(entry.count),
    first_line: String(entry.line),
    file: entry.file ?? '',
    defanged: entry.defanged ? 'yes' : '',
    first_public_hop: entry.hop ? 'yes' : '',
    read_with_country: entry.country ?? '',
    problem: problems.join(' '),
  };
}
