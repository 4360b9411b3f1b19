import type { KnownName } from '../../model/answer/contact.ts';
import { plainName } from '../../model/answer/contact.ts';
import type { Report } from '../../model/answer/report.ts';
import { sourceOf } from './fact.ts';
import type { Lead } from './sources.ts';

/** Returns a number's best name; null if there is none. */
export function leadName(report: Report): Lead | null {
  return knownNames(report)[0] ?? null;
}

/**
 * Returns a number's names, the best first, each once: from the user's contacts, each with its company after it, the
 * service and the providers, this page and other pages.
 */
export function knownNames(report: Report): Lead[] {
  const contacts = report.names.flatMap((known): Lead[] => {
    const named = isOfPage(known) ? [] : [known.name, ...(known.company ? [known.company] : [])];
    return named.map((text) => ({ text, source: null }));
  });
  const pages = report.names.filter(isOfPage).map(({ name, host, at }): Lead => {
    return { text: name, source: { kind: 'page', host, at } };
  });
  const all: Lead[] = [...contacts, ...callerNames(report), ...pages];
  return all.filter(({ text }, index) => all.findIndex((each) => sameName(each.text, text)) === index);
}

/** Returns the company of the user's contact whose name leads; null if there is none. */
export function companyOf({ names }: Report): string | null {
  const [known] = names.filter((each) => !isOfPage(each));
  return known?.from === 'contacts' ? (known.company ?? null) : null;
}

function sameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
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
