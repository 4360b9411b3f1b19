import type { OperationFailure } from '../model/failure.ts';
import type { OnlineOffer } from '../model/report.ts';
import type { ServiceAnswer } from '../model/service-answer.ts';

/** Offers on which the service may be asked, for the first time or again. */
export const isOpen = {
  none: false,
  off: false,
  unconfigured: false,
  ask: true,
  auto: true,
  answered: true,
} as const satisfies Record<OnlineOffer['kind'], boolean>;

/** What is offered once the service was asked: nothing anew where every operation was heard, else the same as before. */
export function offerAfter(
  offer: OnlineOffer,
  { answers, failures }: { answers: ServiceAnswer[]; failures: OperationFailure[] },
): OnlineOffer {
  return answers.length + failures.length > 0 ? { kind: 'answered' } : offer;
}
