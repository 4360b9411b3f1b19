import type { OnlineOffer, Report } from '../../model/answer/report.ts';
import type { QuotaReport } from '../../model/answer/spending.ts';
import { quotaEnds } from '../../model/answer/spending.ts';
import type { Providers } from '../../model/settings/providers.ts';
import { noProviders } from '../../model/settings/providers.ts';
import type { Settings } from '../../model/settings/settings.ts';
import type { WindowKind } from '../../model/window-kind.ts';
import { keptOr } from '../../store/database/timeouts.ts';
import { readQuotas } from '../../store/service/learned.ts';
import { knownProviders } from '../../store/service/providers.ts';
import { hasKey } from '../../store/service/secret.ts';
import type { Operation } from '../service/operations.ts';
import { chainFor, costOf, nextByHover, nextInChain } from './chain.ts';

/** What decides, besides report and settings, whether and how a lookup is offered. */
type Situation = WindowKind & {
  /** The lookup service has a key. */
  hasKey: boolean;
  providers?: Providers;
  /** The user started a lookup of this subject. */
  asked: boolean;
  /** False if hovering must not spend: the text came below the pointer, so the page may have put it there. */
  still: boolean;
  /** Only the first in the order is offered, as for a list, which must not end in asking everyone. */
  firstOnly?: boolean;
  /** Those whose period is not over. */
  quotas?: QuotaReport[];
};

/** Reads what a lookup could be sent with: the key, the added providers, and the quotas whose period is not over. */
export async function readMeans(): Promise<Required<Pick<Situation, 'hasKey' | 'providers' | 'quotas'>>> {
  const [isKeySet, providers, quotas] = await Promise.all([
    hasKey(),
    knownProviders(),
    keptOr('quotas', () => readQuotas(Date.now()), []),
  ]);
  return { hasKey: isKeySet, providers, quotas };
}

/**
 * Returns whether a report's subject can be looked up online, by whom, and whether that starts automatically. Special
 * IP addresses and numbers that are not valid never leave the device; what may be nobody's does only at a press.
 * Operations that the report has an answer of are not counted.
 */
export function onlineOffer(report: Report, settings: Settings, situation: Situation): OnlineOffer {
  if (!worthAsking(report)) return { kind: 'none' };
  if (situation.isPrivate) return { kind: 'private' };
  if (settings.lookUpOnline === 'never') return { kind: 'off' };
  const { hasKey, providers = noProviders, firstOnly = false, quotas = [] } = situation;
  const links = chainFor(report.subject, settings, { hasKey, providers });
  if (links.length === 0) return { kind: 'unconfigured' };
  const answered = report.service.map(({ operation }) => operation);
  const mayHover = settings.lookUpOnline === 'hover' && situation.still && isSomeones(report);
  const inOrder = nextInChain(firstOnly ? links.slice(0, 1) : links, answered);
  const isFirst = inOrder?.index === 0 && (situation.asked || (mayHover && inOrder.link.hover));
  // Another service costs more, or tells one more party: without a press, only if the user turned its switch on.
  const further = isFirst || firstOnly || !mayHover ? null : nextByHover(links, report.service);
  const open = further ?? inOrder;
  if (!open) return { kind: 'answered' };
  const spentUntil = endOfSpent(open.operations, quotas);
  const cost = costOf(open.link, open.operations, providers);
  return { kind: isFirst || further ? 'auto' : 'ask', ...cost, spentUntil };
}

/** Returns when the first of these operations has requests again (ms since 1970); undefined if one of them has some left. */
function endOfSpent(operations: readonly Operation[], quotas: readonly QuotaReport[]): number | undefined {
  const ends = operations.map(({ id }) => {
    const quota = quotas.find(({ operation }) => operation === id);
    return quota?.remain === 0 ? quotaEnds(quota) : null;
  });
  const known = ends.filter((each) => each !== null);
  return known.length === operations.length ? Math.min(...known) : undefined;
}

/** May anyone be told of this subject? Never of special IP addresses, nor of numbers that are not valid. */
export function worthAsking(report: Report): boolean {
  return report.device.kind === 'phone' ? report.device.valid : report.device.special === null; // guard special-never-asked
}

/**
 * Is the subject surely somebody's, so that hovering may ask about it? A secret of 128 bits in groups of four looks like
 * an IPv6 address, but is hardly in a known network (1 of 4,000 in 2000::/3). That a place is known shows nothing: the
 * built-in data has one for every second of them.
 */
export function isSomeones({ device }: Report): boolean {
  return device.kind === 'phone' || device.version === 4 || device.asn !== null; // guard nobodys-address
}
