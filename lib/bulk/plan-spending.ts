import type { OnlineOffer } from '../model/report.ts';
import type { ListRow } from './list-row.ts';

/**
 * What asking the service about a list would cost. `here`: rows with nothing to ask, as the device has said what can be
 * said; `saved`: the service has answered; `failed`: keys of those it could not answer; `open`: those that would be asked,
 * in the order of the input, each with the calls it takes; `unread`: no report yet. `closed`: why nothing can be asked
 * though there would be something to ask.
 */
export type SpendingPlan = {
  found: number;
  unread: number;
  here: number;
  saved: number;
  failed: string[];
  open: { key: string; calls: number }[];
  closed: 'off' | 'unconfigured' | null;
};

type Share = 'here' | 'saved' | 'open';

const shares = {
  none: 'here',
  off: 'here',
  unconfigured: 'here',
  answered: 'saved',
  ask: 'open',
  auto: 'open',
} as const satisfies Record<OnlineOffer['kind'], Share>;

/** Plans what a run would spend; nothing is sent by it. */
export function planSpending(rows: readonly ListRow[]): SpendingPlan {
  const plan: SpendingPlan = {
    found: rows.length,
    unread: 0,
    here: 0,
    saved: 0,
    failed: [],
    open: [],
    closed: null,
  };
  for (const { key, answer } of rows) {
    if (!answer) plan.unread += 1;
    else if (answer.report.failures.length > 0) plan.failed.push(key);
    else count(plan, key, answer.offer);
  }
  return plan;
}

function count(plan: SpendingPlan, key: string, offer: OnlineOffer): void {
  const share = shares[offer.kind];
  if (share === 'open') plan.open.push({ key, calls: 'calls' in offer ? offer.calls : 0 });
  else plan[share] += 1;
  if (offer.kind === 'off' || offer.kind === 'unconfigured') plan.closed = offer.kind;
}
