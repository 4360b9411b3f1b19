import type { Report } from '../../model/answer/report.ts';
import { listOf } from '../../words/isolated.ts';
import { language } from '../../words/language.ts';
import { say } from '../../words/say.ts';
import { subjectText } from '../../words/subject-text.ts';
import type { Claim, ReportContext } from '../claims/fact.ts';
import { terms } from '../claims/fact.ts';
import { facts } from '../claims/facts.ts';
import { awayFromPage } from '../claims/lead.ts';
import { newestOfEach, sourceText } from '../claims/sources.ts';
import { verdictText } from '../claims/verdict.ts';
import { lineText } from '../view/first-line.ts';
import { verdict } from '../view/verdict.ts';

/**
 * Returns a report as plain text for a ticket or a note: subject, headline and verdict, then each fact with its
 * sources, then when it was copied (with the time zone). `guess`: the verdict on a number whose country was assumed; nothing else
 * in the text says that it is valid.
 */
export function ticketText(onPage: Report, context: ReportContext, guess: string | null = null): string {
  const report = awayFromPage(onPage, context.now);
  const known = facts(report, context).filter(({ id }) => guess === null || id !== 'status');
  const lines = known.flatMap(({ id, claims }) =>
    claims.map((claim) => say('ticketLine', say(terms[id]), claim.text, sourcesText(claim, context.now))),
  );
  const at = new Intl.DateTimeFormat(language(), {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: context.here,
  }).format(context.now);
  const judged = guess ?? verdictText(verdict(report));
  return [subjectText(report), lineText(report), judged, '', ...lines, '', say('ticketEnd', at)].map(inert).join('\n');
}

/**
 * Returns a line without what a tracker acts on: links and images with words of their own (Markdown, HTML, wiki),
 * mentions (`@name`), other tickets (`#12`, `!12`, `GH-12`), macros (`{html}`), and addresses of pages that begin with
 * a scheme, `//`, `\\` or `www.`. Names come from services and pages. Mail addresses and bare hosts stay as they are.
 */
function inert(line: string): string {
  return line
    .replaceAll('[', '(') // guard no-link-words
    .replaceAll(']', ')')
    .replace(/<(?=[\p{L}/!?])|&(?=#?\w+;)/gu, '$& ') // guard no-tags
    .replace(/(?<![\p{L}\p{N}._%+-])[@＠](?=[\p{L}\p{N}])/gu, '@ ') // guard mentions-nobody
    .replace(/[#!](?=\d)|\bGH-(?=\d)|\{(?=\w)/gi, '$& ') // guard names-no-ticket
    .replace(/:\/\//g, '[:]//')
    .replace(/(?<!\[:\])[/\\](?=[/\\])/g, '$& ') // guard no-bare-address
    .replace(/\bwww\./gi, 'www[.]');
}

function sourcesText({ sources }: Claim, now: number): string {
  if (sources.length === 0) return say('couldNotCheck');
  return listOf(newestOfEach(sources).map((source) => sourceText(source, now)));
}
