import type { Report } from '../model/report.ts';
import { language } from '../words/language.ts';
import { listOf } from '../words/list-of.ts';
import { say } from '../words/say.ts';
import type { Claim } from './fact.ts';
import { facts } from './facts.ts';
import { headline } from './headline.ts';
import type { ReportContext } from './report-context.ts';
import { sourceText } from './source-text.ts';
import { newestOfEach } from './sources.ts';
import { subjectText } from './subject-text.ts';
import { terms } from './terms.ts';
import { verdict } from './verdict.ts';

/**
 * A report as plain text for a ticket or a note: subject, headline and verdict, then each fact with its sources, and the
 * time (with its zone) at which it was copied.
 */
export function ticketText(report: Report, context: ReportContext): string {
  const lines = facts(report, context).flatMap(({ id, claims }) =>
    claims.map((claim) => say('ticketLine', say(terms[id]), claim.text, sourcesText(claim, context.now))),
  );
  const at = new Intl.DateTimeFormat(language(), {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: context.here,
  }).format(context.now);
  return [subjectText(report), headline(report), verdict(report).text, '', ...lines, '', say('ticketEnd', at)].join(
    '\n',
  );
}

function sourcesText({ sources }: Claim, now: number): string {
  if (sources.length === 0) return say('couldNotCheck');
  return listOf(newestOfEach(sources).map((source) => sourceText(source, now)));
}
