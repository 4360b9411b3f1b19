import type { Report } from '../model/report.ts';
import { say } from '../words/say.ts';
import { answerOf } from './answer-of.ts';
import type { Fact } from './fact.ts';
import { nameClaim } from './name-claim.ts';
import type { ReportContext } from './report-context.ts';

/**
 * Who has the number. Only the service knows; until it has answered the row holds the place and says what is missing.
 * Null for a number of which nobody can be asked.
 */
export function callerFact(report: Report, { offer, asking }: ReportContext): Fact | null {
  const answer = answerOf(report, 'callerId');
  const row = (note: string): Fact => ({ id: 'caller', claims: [], disagree: false, note });
  if (answer) {
    const source = { kind: 'service', operation: 'callerId', at: answer.at } as const;
    const claim = nameClaim(answer.name, source);
    return claim ? { id: 'caller', claims: [claim], disagree: false, note: null } : row(say('callerNone'));
  }
  if (report.failures.some(({ operation }) => operation === 'callerId')) return row(say('couldNotCheck'));
  if (asking) return row(say('asking'));
  return offer.kind === 'none' ? null : row(say('callerNeedsService'));
}
