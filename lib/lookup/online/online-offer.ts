import type { OnlineOffer, Report } from '../../model/report.ts';
import type { Settings } from '../../model/settings.ts';
import type { Subject } from '../../model/subject.ts';
import type { Operation } from '../remote/operation.ts';
import { operationsFor } from '../remote/operations.ts';

/** The operations that would be asked about a subject: those with an address, in order. */
export function configuredOperations({ kind }: Subject, settings: Settings): Operation[] {
  return operationsFor(kind).filter((operation) => settings.addresses[operation.id] !== '');
}

/**
 * Whether the service may be asked about a report, and whether asking starts by itself. Special addresses and numbers
 * that are not valid never leave the device; what the report has from the service already is not asked again. `still` is
 * false where hovering must not spend (DESIGN D8).
 */
export function onlineOffer(
  report: Report,
  settings: Settings,
  situation: { hasKey: boolean; isPrivate: boolean; asked: boolean; still: boolean },
): OnlineOffer {
  if (situation.isPrivate || !worthAsking(report)) return { kind: 'none' };
  if (settings.lookUpOnline === 'never') return { kind: 'off' };
  const operations = configuredOperations(report.subject, settings);
  if (!situation.hasKey || operations.length === 0) return { kind: 'unconfigured' };
  const isKept = ({ id }: Operation) => report.service.some(({ operation }) => operation === id);
  const calls = operations.filter((operation) => !isKept(operation)).length;
  if (calls === 0) return { kind: 'answered' };
  const byItself = situation.asked || (settings.lookUpOnline === 'hover' && situation.still);
  return { kind: byItself ? 'auto' : 'ask', calls };
}

/** False for what the service is never told: special addresses, and numbers that cannot be in use. */
export function worthAsking(report: Report): boolean {
  return report.device.kind === 'phone' ? report.device.valid : report.device.special === null;
}
