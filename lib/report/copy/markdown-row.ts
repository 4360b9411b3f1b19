import type { Report } from '../../model/answer/report.ts';
import { say } from '../../words/say.ts';
import { subjectText } from '../../words/subject-text.ts';
import type { Claim, FactId, ReportContext } from '../claims/fact.ts';
import { terms } from '../claims/fact.ts';
import { facts } from '../claims/facts.ts';
import { awayFromPage } from '../claims/lead.ts';
import { sourceTagText } from '../claims/sources.ts';

/**
 * The columns of a table of reports, after the subject. `ids`: the facts for numbers and IP addresses that go in it.
 */
const columns = [
  { term: terms.caller, ids: ['caller'] },
  { term: 'termCarrierOrNetwork', ids: ['carrier', 'network', 'range'] },
  { term: terms.lineType, ids: ['lineType'] },
  { term: terms.location, ids: ['location', 'region'] },
  { term: terms.country, ids: ['country'] },
  { term: terms.status, ids: ['status'] },
] as const satisfies { term: string; ids: FactId[] }[];

/** Returns the first two lines of a Markdown table of reports (GitHub Flavored Markdown, section 4.10). */
export function markdownHead(): string {
  const names = [say('termSubject'), ...columns.map(({ term }) => say(term))];
  return `${line(names)}\n${line(names.map(() => '---'))}`;
}

/**
 * Returns a report as one row of that table. If sources differ, the cell has all their answers. `guess`: the verdict
 * on a number whose country was assumed, in place of what follows if that is right.
 */
export function markdownRow(onPage: Report, context: ReportContext, guess: string | null = null): string {
  const report = awayFromPage(onPage, context.now);
  const rows = facts(report, context);
  const cells = columns.map(({ term, ids }) => {
    if (guess !== null && term === terms.status) return escaped(guess);
    const claims = ids.flatMap((id) => rows.find((row) => row.id === id)?.claims ?? []);
    return claims.map((claim) => escaped(attributed(claim))).join(' / ');
  });
  return line([escaped(subjectText(report)), ...cells]);
}

/** Returns the row of a subject that has no report. */
export function markdownRowWithout(subject: string): string {
  return line([escaped(subject), ...columns.map(() => '')]);
}

/**
 * Returns a claim's text, with its source unless the built-in data or the user's contacts say it too.
 */
function attributed({ text, sources: [first, ...others] }: Claim): string {
  if (!first || [first, ...others].some(({ kind }) => kind === 'device' || kind === 'contacts')) return text;
  return say('saidBy', text, sourceTagText(first));
}

function line(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/**
 * What GitHub, GitLab or Slack turn into a link or a mention without any markup: `@name`, addresses of pages and mail,
 * hosts, `#1`, `GH-1`, names of commits and GitLab's other references. They do so after resolving escapes and entities,
 * so neither prevents it.
 */
const living =
  /[@＠]|:\/\/|\b(?:www\.|(?:mailto|tel|xmpp|data|javascript):)|[\p{L}\p{N}]\.\p{L}{2}|[#!$&^]\d|[~%][\p{L}\p{N}"]|\bG[HL]-\d|\[\w+:|\*\w+:|\b(?=\w*[a-f])(?=\w*\d)[0-9a-f]{7,40}\b/iu;

/**
 * Returns a text that Markdown shows as it is: names come from services and pages, and must not become links, mentions
 * or markup. Text that would still become a link or mention is written as code, which stays plain.
 */
export function escaped(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return living.test(line) ? code(line) : line.replace(/[\\`*_[\]<>|~&!#]/g, '\\$&'); // guard living-markdown
}

/**
 * Returns code for a table cell (GFM 6.3 and 4.10). The fence is longer than any run of backticks inside. Bars are
 * escaped, and lose the backslashes before them, which would undo the escape.
 */
function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((fence) => fence.length));
  const fence = '`'.repeat(longest + 1);
  const pad = longest > 0 ? ' ' : '';
  return `${fence}${pad}${text.replace(/\\*\|/g, '\\|')}${pad}${fence}`;
}
