import type { Report } from '../model/report.ts';
import { say } from '../words/say.ts';
import { answerOf } from './answer-of.ts';
import type { Claim, Fact } from './fact.ts';
import { mergeClaims } from './merge-claims.ts';
import { nameClaim } from './name-claim.ts';
import type { ReportContext } from './report-context.ts';

/**
 * Who has the number: the person's contacts first, then what pages say, then the service. Names that differ are no
 * dispute: people call each other differently. Where nobody has a name yet, the row holds the place and says what is missing.
 * Null for a number of which nobody can be asked.
 */
export function callerFact(report: Report, context: ReportContext): Fact | null {
  const answer = answerOf(report, 'callerId');
  const claims = mergeClaims([
    ...report.names.map(knownClaim),
    answer && nameClaim(answer.name, { kind: 'service', operation: 'callerId', at: answer.at }),
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

/** What is said of the service in the place of a name. */
function noteAlone(report: Report, { offer, asking }: ReportContext): string | null {
  if (answerOf(report, 'callerId')) return say('callerNone');
  if (failedToAsk(report)) return say('couldNotCheck');
  if (asking) return say('asking');
  return offer.kind === 'none' ? null : say('callerNeedsService');
}

/** What is said of the service below names that others give. */
function noteBeside(report: Report, { asking }: ReportContext): string | null {
  if (answerOf(report, 'callerId')) return null;
  if (failedToAsk(report)) return say('statusCouldNotCheck');
  return asking ? say('asking') : null;
}

function failedToAsk({ failures }: Report): boolean {
  return failures.some(({ operation }) => operation === 'callerId');
}
