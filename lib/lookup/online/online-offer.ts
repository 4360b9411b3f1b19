import type { OnlineOffer, Report } from '../../model/answer/report.ts';
import type { Settings } from '../../model/settings/settings.ts';
import type { Subject } from '../../model/subject-schema.ts';
import type { Operation } from '../service/operations.ts';
import { operationsFor } from '../service/operations.ts';

/** Returns the operations that can look up a subject: those with an address in the settings, in order. */
export function configuredOperations({ kind }: Subject, settings: Settings): Operation[] {
  return operationsFor(kind).filter((operation) => settings.addresses[operation.id] !== '');
}

/**
 * Returns whether a report's subject can be looked up online, and whether that starts automatically. Special IP
 * addresses and numbers that are not valid never leave the device. Operations that the report has an answer of are not
 * counted. `still` is false if hovering must not spend (DESIGN D8).
 */
export function onlineOffer(
  report: Report,
  settings: Settings,
  situation: { hasKey: boolean; isPrivate: boolean; asked: boolean; still: boolean },
): OnlineOffer {
  if (!worthAsking(report)) return { kind: 'none' };
  if (situation.isPrivate) return { kind: 'private' };
  if (settings.lookUpOnline === 'never') return { kind: 'off' };
  const operations = configuredOperations(report.subject, settings);
  if (!situation.hasKey || operations.length === 0) return { kind: 'unconfigured' };
  const isKept = ({ id }: Operation) => report.service.some(({ operation }) => operation === id);
  const calls = operations.filter((operation) => !isKept(operation)).length;
  if (calls === 0) return { kind: 'answered' };
  const byItself = situation.asked || (settings.lookUpOnline === 'hover' && situation.still);
  return { kind: byItself ? 'auto' : 'ask', calls };
}

/** May the service be told of this subject? Never of special IP addresses, nor of numbers that are not valid. */
export function worthAsking(report: Report): boolean {
  return report.device.kind === 'phone' ? report.device.valid : report.device.special === null;
}
