import type { Report } from '../model/report.ts';
import { say } from '../words/say.ts';
import type { FactId } from './fact.ts';
import { facts } from './facts.ts';
import type { ReportContext } from './report-context.ts';
import { subjectText } from './subject-text.ts';
import { terms } from './terms.ts';

/** The columns of a table of reports, whatever their kind: after the subject, the first fact that a report has of each. */
const columns = [
  { term: terms.caller, ids: ['caller'] },
  { term: 'termCarrierOrNetwork', ids: ['carrier', 'network', 'range'] },
  { term: terms.lineType, ids: ['lineType'] },
  { term: terms.location, ids: ['location', 'region'] },
  { term: terms.country, ids: ['country'] },
  { term: terms.status, ids: ['status'] },
] as const satisfies { term: string; ids: FactId[] }[];

/** The two lines that begin a Markdown table of reports (GitHub Flavored Markdown, section 4.10). */
export function markdownHead(): string {
  const names = [say('termSubject'), ...columns.map(({ term }) => say(term))];
  return `${line(names)}\n${line(names.map(() => '---'))}`;
}

/** A report as one row of that table. Where sources differ, every answer stands in the cell. */
export function markdownRow(report: Report, context: ReportContext): string {
  const rows = facts(report, context);
  const cells = columns.map(({ ids }) => {
    const claims = ids.flatMap((id) => rows.find((row) => row.id === id)?.claims ?? []);
    return claims.map(({ text }) => escaped(text)).join(' / ');
  });
  return line([escaped(subjectText(report)), ...cells]);
}

function line(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A text that Markdown shows as it is: names come from services and pages, and may not become links or markup. */
function escaped(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|~&!#]/g, '\\$&');
}
