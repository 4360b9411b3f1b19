import type { Report } from '../../model/answer/report.ts';
import { say } from '../../words/say.ts';
import type { Claim, Fact, ReportContext } from './fact.ts';
import { answerOf, mergeClaims } from './fact.ts';
import { nameClaim } from './name-claim.ts';
import { claimsOf, saidByProviders } from './provider-facts.ts';

/**
 * Returns who has the number: names from the user's contacts first, then from pages, then from the service. Different
 * names are not a disagreement: people call each other differently. Without a name, the row keeps its place and says
 * what is missing. Null if there is no name and no lookup could find one.
 */
export function callerFact(report: Report, context: ReportContext): Fact | null {
  const answer = answerOf(report, 'callerId');
  const claims = mergeClaims([
    ...report.names.map(knownClaim),
    answer && nameClaim(answer.name, { kind: 'service', operation: 'callerId', at: answer.at }),
    ...claimsOf(saidByProviders(report), ({ callerName }, source) => nameClaim(callerName, source)),
  ]);
  const note = claims.length > 0 ? noteBeside(report, context) : noteAlone(report, context);
  if (claims.length === 0 && note === null) return null;
  return { id: 'caller', claims, disagree: false, note };
}

function knownClaim(known: Report['names'][number]): Claim | null {
  switch (known.from) {
    case 'contacts':
      return nameClaim(known.name, { kind: 'contacts' });
    case 'page':
      return nameClaim(known.name, { kind: 'page', host: known.host, at: known.at });
  }
}

/** The note in place of a name: how far the service got. */
function noteAlone(report: Report, { offer, asking }: ReportContext): string | null {
  if (answerOf(report, 'callerId')) return say('callerNone');
  if (failedToAsk(report)) return say('couldNotCheck');
  if (asking) return say('asking');
  return offer.kind === 'none' ? null : say('callerNeedsService');
}

/** The note below names from other sources: how far the service got. */
function noteBeside(report: Report, { asking }: ReportContext): string | null {
  if (answerOf(report, 'callerId')) return null;
  if (failedToAsk(report)) return say('statusCouldNotCheck');
  return asking ? say('asking') : null;
}

function failedToAsk({ failures }: Report): boolean {
  return failures.some(({ operation }) => operation === 'callerId');
}
