import type { Fingerprints } from '../settings/custom/description-fingerprint.ts';
import type { Subject } from '../subject-schema.ts';
import { isCustom } from './custom-ids.ts';
import type { OperationFailure } from './failure.ts';
import type { Named } from './named.ts';
import type { Cost, OnlineOffer, Report } from './report.ts';
import type { OperationId, ServiceAnswer } from './service-answer.ts';
import { isProvider, serviceOperationsOf } from './service-answer.ts';

/** Whether an offer leaves an online lookup open, for the first time or again. */
export const isOpen = {
  none: false,
  private: false,
  off: false,
  unconfigured: false,
  ask: true,
  auto: true,
  answered: true,
} as const satisfies Record<OnlineOffer['kind'], boolean>;

/**
 * Returns the offer after a lookup: who can be asked next, otherwise `answered` if any operation has an outcome, and
 * the same as before if none has.
 */
export function offerAfter(
  offer: OnlineOffer,
  { answers, failures, next }: { answers: ServiceAnswer[]; failures: OperationFailure[]; next?: OnlineOffer },
): OnlineOffer {
  if (next) return next;
  return answers.length + failures.length > 0 ? { kind: 'answered' } : offer;
}

/**
 * Returns a report with a lookup's outcomes added. A new outcome of an operation replaces its old one, but a failure
 * never removes an answer: it then means that the answer could not be refreshed. Answers are in the user's `order`, as
 * the first one leads; without it a refreshed answer keeps its place.
 */
export function withLookUp(
  report: Report,
  { answers, failures, order }: { answers: ServiceAnswer[]; failures: OperationFailure[]; order?: OperationId[] },
): Report {
  const newOf = (operation: string) => answers.find((answer) => answer.operation === operation);
  const others = answers.filter(({ operation }) => report.service.every((answer) => answer.operation !== operation));
  const service = [...report.service.map((answer) => newOf(answer.operation) ?? answer), ...others];
  const last = order?.length ?? 0;
  const rank = ({ operation }: ServiceAnswer) => (order?.includes(operation) ? order.indexOf(operation) : last);
  service.sort((one, other) => rank(one) - rank(other));
  const failedAgain = new Set(failures.map(({ operation }) => operation));
  const kept = report.failures.filter(({ operation }) => !failedAgain.has(operation) && !newOf(operation));
  return { ...report, service, failures: [...kept, ...failures] };
}

/**
 * Returns what a press on a button asks: the operations that the button is about (`only`), otherwise the service that
 * the offer names, otherwise the one that failed; with the fingerprints of the described providers that were shown.
 */
export function namedByButton(
  { report, offer }: { report: Pick<Report, 'service' | 'failures'>; offer: OnlineOffer },
  only?: OperationId[],
): Named {
  const offered = 'calls' in offer ? offer : null;
  const offeredProvider = offered?.by ? [{ operation: offered.by, fingerprint: offered.fingerprint }] : [];
  const fingerprints: Fingerprints = {};
  for (const { operation, fingerprint } of [...report.service, ...report.failures, ...offeredProvider]) {
    if (isCustom(operation) && fingerprint !== undefined) fingerprints[operation] = fingerprint;
  }
  const shown = Object.keys(fingerprints).length > 0 ? { fingerprints } : {};
  if (only) return { only, ...shown };
  if (offered) return { by: offered.by ?? 'service', ...shown };
  const [failure] = report.failures;
  if (failure) return { by: isProvider(failure.operation) ? failure.operation : 'service', ...shown };
  return shown;
}

/** Returns the offer to ask again after failures: it names whoever failed, never another. */
export function offerAgain(failures: readonly OperationFailure[]): { kind: 'ask' } & Cost {
  const [first] = failures;
  const offer = { kind: 'ask' as const, calls: Math.max(1, failures.length) };
  if (!first || !isProvider(first.operation)) return offer;
  const { operation: by, failure: _, ...shown } = first;
  return { ...offer, ...shown, by, only: [by] };
}

/** Returns the failures of a lookup that got no reply: each operation that it named was interrupted. */
export function interruptedLookUp(subject: Subject, { only, by, fingerprints = {} }: Named): OperationFailure[] {
  const requested = only ?? (by === undefined || by === 'service' ? serviceOperationsOf[subject.kind] : [by]);
  return requested.map((operation) => ({
    operation,
    fingerprint: isCustom(operation) ? fingerprints[operation] : undefined,
    failure: { kind: 'interrupted' },
  }));
}
