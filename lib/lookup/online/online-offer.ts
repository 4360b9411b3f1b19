import type { ProviderId } from '../../model/answer/provider-list.ts';
import type { Cost, OnlineOffer, Report } from '../../model/answer/report.ts';
import type { OperationId } from '../../model/answer/service-answer.ts';
import type { QuotaReport } from '../../model/answer/spending.ts';
import { quotaEnds } from '../../model/answer/spending.ts';
import type { ChainId, Providers } from '../../model/settings/providers.ts';
import { noProviders } from '../../model/settings/providers.ts';
import type { Settings } from '../../model/settings/settings.ts';
import type { Subject } from '../../model/subject-schema.ts';
import { addedFor, askingOrder } from '../../store/service/providers.ts';
import { fingerprintOf } from '../../store/service/stored-providers.ts';
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
export type ChainLink = { by: ChainId; operations: Operation[]; hover: boolean };

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
    const [added, provider] = [addedFor(by, providers), providerOf(by, providers.custom)];
    if (!added || !provider?.kinds.includes(subject.kind)) return [];
    return [
      {
        by,
        operations: [{ ...operationOfProvider(provider), ...fingerprintIn(providers, by) }],
        hover: added.hover && provider.mayHover,
      },
    ];
  });
}

/** Returns the fingerprint of the description in a place: it differs from the fingerprint of an earlier description there. */
export function fingerprintIn(providers: Providers, id: ProviderId): { fingerprint?: string } {
  const fingerprint = fingerprintOf(id, providers);
  return fingerprint === null ? {} : { fingerprint };
}

/** Returns what asking these operations costs. */
export function costOf({ by }: ChainLink, operations: readonly Operation[], providers: Providers): Cost {
  if (by === 'service') return { calls: operations.length };
  const provider = providerOf(by, providers.custom);
  const calls = provider?.units(addedFor(by, providers)?.fields ?? {}) ?? 1;
  const own = provider?.ownName === undefined ? {} : { ownName: provider.ownName };
  return { calls, by, ...own, ...fingerprintIn(providers, by), only: operations.map(({ id }) => id) };
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

/** What decides, besides report and settings, whether and how a lookup is offered. */
type Situation = {
  /** The lookup service has a key. */
  hasKey: boolean;
  providers?: Providers;
  isPrivate: boolean;
  /** The user started a lookup of this subject. */
  asked: boolean;
  /** False if hovering must not spend: the text came below the pointer, so the page may have put it there. */
  still: boolean;
  /** Only the first in the order is offered, as for a list, which must not end in asking everyone. */
  firstOnly?: boolean;
  /** Those whose period is not over. */
  quotas?: QuotaReport[];
};

/**
 * Returns whether a report's subject can be looked up online, by whom, and whether that starts automatically. Special
 * IP addresses and numbers that are not valid never leave the device. Operations that the report has an answer of are
 * not counted.
 */
export function onlineOffer(report: Report, settings: Settings, situation: Situation): OnlineOffer {
  if (!worthAsking(report)) return { kind: 'none' };
  if (situation.isPrivate) return { kind: 'private' };
  if (settings.lookUpOnline === 'never') return { kind: 'off' };
  const { hasKey, providers = noProviders, firstOnly = false, quotas = [] } = situation;
  const links = chainFor(report.subject, settings, { hasKey, providers });
  if (links.length === 0) return { kind: 'unconfigured' };
  const answered = report.service.map(({ operation }) => operation);
  const open = nextInChain(firstOnly ? links.slice(0, 1) : links, answered);
  if (!open) return { kind: 'answered' };
  // A second service is asked only by a press: it costs more, or tells one more party.
  const isFirst = open.index === 0;
  const mayHover = settings.lookUpOnline === 'hover' && situation.still && open.link.hover;
  const isAutomatic = isFirst && (situation.asked || mayHover);
  const spent = spentUntil(open.operations, quotas);
  const cost = costOf(open.link, open.operations, providers);
  return { kind: isAutomatic ? 'auto' : 'ask', ...cost, ...(spent === null ? {} : { spentUntil: spent }) };
}

/** Returns when the first of these operations has requests again (ms since 1970); null if one of them has some left. */
function spentUntil(operations: readonly Operation[], quotas: readonly QuotaReport[]): number | null {
  const ends = operations.map(({ id }) => {
    const quota = quotas.find(({ operation }) => operation === id);
    return quota?.remain === 0 ? quotaEnds(quota) : null;
  });
  const known = ends.filter((each) => each !== null);
  return known.length === operations.length ? Math.min(...known) : null;
}

/** May anyone be told of this subject? Never of special IP addresses, nor of numbers that are not valid. */
export function worthAsking(report: Report): boolean {
  return report.device.kind === 'phone' ? report.device.valid : report.device.special === null;
}
