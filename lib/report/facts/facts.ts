import type { Report } from '../../model/answer/report.ts';
import type { OperationId } from '../../model/answer/service-answer.ts';
import { say } from '../../words/say.ts';
import type { Claim, Fact, FactId, ReportContext } from './fact.ts';
import { answerOf } from './fact.ts';
import { ipFacts } from './ip-facts.ts';
import { phoneFacts } from './phone-facts.ts';
import { saidByProviders, withUnchecked } from './provider-facts.ts';
import { statusFact } from './status-fact.ts';

/** Returns everything known about a report's subject, row by row, each answer with its sources. */
export function facts(report: Report, context: ReportContext): Fact[] {
  const { device, dataDate } = report;
  const said = saidByProviders(report);
  if (device.kind === 'phone') {
    return [...withUnchecked(phoneFacts(report, device, context, said), said), ...oddFieldsFacts(report)].map(led);
  }
  const source = { kind: 'device', dataDate } as const;
  const rows = ipFacts(device, answerOf(report, 'ipGeolocation'), source, context, said);
  const status = device.special ? null : statusFact(report);
  return [...rows, ...(status ? [status] : []), ...oddFieldsFacts(report)].map(led);
}

/**
 * Rows with an order of their own: names by how near their giver is to the user, verdicts by their weight, line types
 * by whose words are known.
 */
const ownOrder: readonly FactId[] = ['caller', 'status', 'lineType'];

/** The lookup service's own operations; what other providers say stays in the order in which they are asked. */
const leading: readonly OperationId[] = ['phoneValidation', 'callerId', 'ipGeolocation'];

/** Puts the lookup service's claims first: what was paid for leads everywhere. */
function led(fact: Fact): Fact {
  if (ownOrder.includes(fact.id) || fact.claims.length < 2) return fact;
  const isPaid = ({ sources }: Claim) =>
    sources.some((source) => source.kind === 'service' && leading.includes(source.operation));
  return { ...fact, claims: [...fact.claims.filter(isPaid), ...fact.claims.filter((claim) => !isPaid(claim))] };
}

/**
 * Names the fields of the service's answers that could not be read: otherwise they would seem not to have come at all.
 */
function oddFieldsFacts({ service }: Report): Fact[] {
  const claims = service.flatMap(({ operation, at, oddFields = [] }): Claim[] => {
    const text = oddFields.join(', ');
    return text === '' ? [] : [{ key: `${operation} ${text}`, text, sources: [{ kind: 'service', operation, at }] }];
  });
  return claims.length === 0 ? [] : [{ id: 'oddFields', claims, disagree: false, note: say('oddFieldsNote') }];
}
