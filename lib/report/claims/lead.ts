import type { KnownName } from '../../model/answer/contact.ts';
import type { Report } from '../../model/answer/report.ts';
import { sourceOf } from './fact.ts';
import type { Lead } from './sources.ts';

/**
 * Returns a number's best name: from the user's contacts, otherwise from the service or a provider, this page or
 * another page. Null if there is none.
 */
export function leadName(report: Report): Lead | null {
  const contact = report.names.find(({ from }) => from === 'contacts');
  if (contact) return { text: contact.name, source: null };
  const asked = callerNames(report)[0];
  if (asked) return asked;
  const page = report.names.find(isOfPage);
  return page ? { text: page.name, source: { kind: 'page', host: page.host, at: page.at } } : null;
}

/** Returns the names that the lookup service and the providers give, in the user's order. */
export function callerNames({ service }: Report): Lead[] {
  return service.flatMap((answer): Lead[] => {
    const name = 'facts' in answer ? answer.facts.callerName : answer.operation === 'callerId' ? answer.name : null;
    return name ? [{ text: name, source: sourceOf(answer) }] : [];
  });
}

/** Returns a report for a copy or a file. It is read elsewhere, so its host is named instead of "this page". */
export function awayFromPage(report: Report, now: number): Report {
  return {
    ...report,
    names: report.names.map((known) => (isOfPage(known) && known.at === null ? { ...known, at: now } : known)), // guard copied-names
  };
}

function isOfPage(known: KnownName): known is Extract<KnownName, { from: 'page' }> {
  return known.from === 'page';
}
