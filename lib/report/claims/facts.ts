import type { Report } from '../../model/answer/report.ts';
import { say } from '../../words/say.ts';
import type { Claim, Fact, FactId, ReportContext } from './fact.ts';
import { answerOf } from './fact.ts';
import { withFiner } from './finer.ts';
import { ipFacts } from './ip-facts.ts';
import { phoneFacts } from './phone-facts.ts';
import { saidByProviders, withUnchecked } from './provider-facts.ts';
import { statusFact } from './status-fact.ts';

/** Returns everything known about a report's subject, row by row, each answer with its sources. */
export function facts(report: Report, context: ReportContext): Fact[] {
  const { device, dataDate } = report;
  const said = saidByProviders(report);
  if (device.kind === 'phone') {
    return [...withUnchecked(phoneFacts(report, device, context, said), said), ...oddFieldsFacts(report)].map((fact) =>
      withFiner(inUserOrder(fact, report)),
    );
  }
  const source = { kind: 'device', dataDate } as const;
  const rows = ipFacts(device, answerOf(report, 'ipGeolocation'), source, context, said);
  const status = device.special ? null : statusFact(report);
  return [...rows, ...(status ? [status] : []), ...oddFieldsFacts(report)].map((fact) =>
    withFiner(inUserOrder(fact, report)),
  );
}

/** Rows with their own order: names by how close their source is to the user, verdicts by weight. */
const ownOrder: readonly FactId[] = ['caller', 'status'];

/**
 * Puts the claims of providers and the service first, in the user's order, as everywhere. A line type in a service's
 * own words comes after those whose meaning is known.
 */
function inUserOrder(fact: Fact, { service }: Report): Fact {
  if (ownOrder.includes(fact.id) || fact.claims.length < 2) return fact;
  const rank = ({ sources, isWord = false }: Claim): number => {
    if (isWord && fact.id === 'lineType') return service.length + 1;
    const ranks = sources.map((source) =>
      source.kind === 'service' ? service.findIndex(({ operation }) => operation === source.operation) : -1,
    );
    return Math.min(...ranks.map((each) => (each < 0 ? service.length : each)));
  };
  return { ...fact, claims: [...fact.claims].sort((one, other) => rank(one) - rank(other)) };
}

/**
 * Returns a row that names the fields of the service's answers that could not be read. Without it, they would seem not
 * to have been sent.
 */
function oddFieldsFacts({ service }: Report): Fact[] {
  const claims = service.flatMap(({ operation, at, oddFields = [] }): Claim[] => {
    const text = oddFields.join(', ');
    return text === '' ? [] : [{ key: `${operation} ${text}`, text, sources: [{ kind: 'service', operation, at }] }];
  });
  return claims.length === 0 ? [] : [{ id: 'oddFields', claims, disagree: false, note: say('oddFieldsNote') }];
}
