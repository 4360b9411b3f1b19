import type { KnownName } from '../../model/answer/contact.ts';
import type { Report } from '../../model/answer/report.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import { say } from '../../words/say.ts';
import type { Source } from '../facts/fact.ts';
import { answerOf } from '../facts/fact.ts';
import { saidByProviders } from '../facts/provider-facts.ts';
import { providerName } from '../online/service-names.ts';

/** A name or headline. `source` is null if it is from the built-in data or the user's contacts. */
export type Lead = { text: string; source: Source | null };

/**
 * Returns a number's best name: from the user's contacts, otherwise from the service, this page or another page. Null
 * if there is none.
 */
export function leadName(report: Report): Lead | null {
  const contact = report.names.find(({ from }) => from === 'contacts');
  if (contact) return { text: contact.name, source: null };
  const caller = answerOf(report, 'callerId');
  if (caller?.name) return { text: caller.name, source: { kind: 'service', operation: 'callerId', at: caller.at } };
  const named = saidByProviders(report).find(({ facts }) => facts.callerName !== undefined);
  if (named?.facts.callerName) return { text: named.facts.callerName, source: named.source };
  const page = report.names.find(isOfPage);
  return page ? { text: page.name, source: { kind: 'page', host: page.host, at: page.at } } : null;
}

/**
 * Returns a name or headline with its source before it. Words of pages and of the service are never shown without: they
 * may imitate our verdicts, the user's contacts or another company (SECURITY R60).
 */
export function attributed({ text, source }: Lead): string {
  switch (source?.kind) {
    case 'service':
      return isProvider(source.operation)
        ? say('otherPageSaid', providerName(source.operation, source.ownName), text)
        : say('serviceSays', text);
    case 'page':
      return source.at === null ? say('pageSays', text) : say('otherPageSaid', source.host, text); // guard R60 page-said
    default:
      return text;
  }
}

/** Returns a report for a copy or a file. It is read elsewhere, so its host is named instead of "this page". */
export function awayFromPage(report: Report, now: number): Report {
  return {
    ...report,
    names: report.names.map((known) => (isOfPage(known) && known.at === null ? { ...known, at: now } : known)), // guard R60 copied-names
  };
}

function isOfPage(known: KnownName): known is Extract<KnownName, { from: 'page' }> {
  return known.from === 'page';
}
