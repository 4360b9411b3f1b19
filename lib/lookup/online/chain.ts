import { isCustom } from '../../model/answer/custom-ids.ts';
import type { FactName } from '../../model/answer/facts.ts';
import type { Named } from '../../model/answer/named.ts';
import type { Cost, Report } from '../../model/answer/report.ts';
import type { OperationId, ServiceAnswer } from '../../model/answer/service-answer.ts';
import { factsIn } from '../../model/answer/service-answer.ts';
import type { ChainId, Providers } from '../../model/settings/providers.ts';
import type { Settings } from '../../model/settings/settings.ts';
import type { Subject } from '../../model/subject-schema.ts';
import { addedFor, askingOrder } from '../../store/service/providers.ts';
import { hasKey } from '../../store/service/secret.ts';
import { operationOfProvider } from '../providers/provider.ts';
import { providerOf } from '../providers/providers.ts';
import type { Operation } from '../service/operations.ts';
import { operationsFor } from '../service/operations.ts';

/** Returns the service's operations that can look up a subject: those with an address in the settings, in order. */
function configuredOperations({ kind }: Subject, settings: Settings): Operation[] {
  return operationsFor(kind).filter(({ id }) => settings.addresses[id] !== '');
}

/**
 * A service that a lookup can ask: the lookup service or a provider, its operations, and whether hovering may ask it.
 */
export type ChainLink = {
  by: ChainId;
  operations: Operation[];
  hover: boolean;
  /** What an added provider can say. */
  gives?: readonly FactName[];
};

/**
 * Returns the services that a lookup of a subject can ask, in the user's order. They are never all asked at once: each
 * costs money or tells one more party. `hasKey`: the lookup service has a key.
 */
export function chainFor(
  subject: Subject,
  settings: Settings,
  { hasKey, providers }: { hasKey: boolean; providers: Providers },
): ChainLink[] {
  return askingOrder(subject.kind, providers).flatMap((by): ChainLink[] => {
    if (by === 'service') {
      const operations = hasKey ? configuredOperations(subject, settings) : [];
      return operations.length === 0 ? [] : [{ by, operations, hover: true }];
    }
    const [added, provider] = [addedFor(by, providers), providerOf(by, providers)];
    if (!added || !provider?.kinds.includes(subject.kind)) return [];
    const { gives, mayHover } = provider;
    return [{ by, operations: [operationOfProvider(provider)], hover: added.hover && mayHover, gives }];
  });
}

/** Returns what asking these operations costs. */
export function costOf({ by }: ChainLink, operations: readonly Operation[], providers: Providers): Cost {
  if (by === 'service') return { calls: operations.length };
  const provider = providerOf(by, providers);
  const calls = provider?.units(addedFor(by, providers)?.fields ?? {}) ?? 1;
  return { calls, by, ...provider?.described, only: operations.map(({ id }) => id) };
}

/** Returns the first link that has operations without an answer, and those operations. */
export function nextInChain(
  links: readonly ChainLink[],
  answered: readonly OperationId[],
): { link: ChainLink; index: number; operations: Operation[] } | null {
  for (const [index, link] of links.entries()) {
    const operations = link.operations.filter(({ id }) => !answered.includes(id));
    if (operations.length > 0) return { link, index, operations };
  }
  return null;
}

/**
 * Returns the first open link after the first in the order that hovering asks, too: a provider whose own switch the user
 * turned on, if it can say what no answer says yet.
 */
export function nextByHover(links: readonly ChainLink[], answers: readonly ServiceAnswer[]) {
  const known = new Set(answers.flatMap(factsIn));
  const adds = ({ hover, gives = [] }: ChainLink) => hover && gives.some((fact) => !known.has(fact));
  return nextInChain(
    links.filter(adds),
    answers.map(({ operation }) => operation),
  );
}

/**
 * Returns the services that this lookup can ask. If none is set up: the lookup service, whose failure says what is
 * missing.
 */
export async function linksOf({ subject }: Report, settings: Settings, providers: Providers): Promise<ChainLink[]> {
  const links = chainFor(subject, settings, { hasKey: await hasKey(), providers });
  return links.length > 0 ? links : chainFor(subject, settings, { hasKey: true, providers });
}

/**
 * Returns the links that may be asked, in order: from the first that has not answered everything, or from the one with
 * the named operations, of which it has no others then. Null if the named ones are gone.
 */
export function linksToAsk(
  links: readonly ChainLink[],
  named: readonly Nameable[] | undefined,
  answered: readonly OperationId[],
): ChainLink[] | null {
  if (named === undefined) return links.slice(nextInChain(links, answered)?.index ?? 0);
  const start = links.findIndex(({ operations }) => operations.some((each) => named.includes(each)));
  const [first, ...others] = start < 0 ? [] : links.slice(start);
  return first ? [{ ...first, operations: first.operations.filter((each) => named.includes(each)) }, ...others] : null;
}

/** What is known of an operation that may not be there any more. */
export type Nameable = Pick<Operation, 'id' | 'described'>;

/**
 * Returns the operations that a request names; undefined if it names none. One that can't be asked any more, or whose
 * description is no longer the one that the user was shown, is returned with its id alone.
 */
export function namedOperations(
  { report, only, by, fingerprints = {} }: Named & { report: Report },
  links: readonly ChainLink[],
) {
  const ofBy = by === 'service' ? operationsFor(report.subject.kind).map(({ id }) => id) : by && [by];
  const isShown = ({ id, described }: Operation) => !isCustom(id) || fingerprints[id] === described?.fingerprint; // guard asked-as-shown
  const shown = links.flatMap(({ operations }) => operations).filter(isShown);
  return (only ?? ofBy)?.map((id): Nameable => shown.find((each) => each.id === id) ?? { id });
}
