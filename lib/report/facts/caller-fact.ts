import type { Report } from '../../model/answer/report.ts';
import { say } from '../../words/say.ts';
import { plainKey } from '../wording/subject-text.ts';
import type { Claim, Fact, ReportContext, Source } from './fact.ts';
import { answerOf, mergeClaims } from './fact.ts';

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

/**
 * Returns a claim about a name (a carrier, a location, a person); null without a name. Claims are compared by
 * `plainKey`, of the English name if there is one.
 */
export function nameClaim(
  name: string | null | undefined,
  source: Source,
  { english }: { english?: string | null | undefined } = {},
): Claim | null {
  if (!name) return null;
  return english
    ? { key: plainKey(english), text: name, sources: [source], english }
    : { key: plainKey(name), text: name, sources: [source] };
}

/** Do two of these names exclude each other? "Berlin, Germany" and "Berlin" do not: one is only more exact. */
export function namesDisagree(claims: Claim[]): boolean {
  const names = claims.map(({ english, text }) => english ?? text);
  return names.some((one) => names.some((other) => !contains(one, other) && !contains(other, one)));
}

function contains(whole: string, part: string): boolean {
  return ` ${plainKey(whole)} `.includes(` ${plainKey(part)} `);
}
