import type { Cost, OnlineOffer } from '../model/answer/report.ts';
import type { ListRow } from './rows.ts';

/**
 * What looking up a list online would cost. `found`: all rows. `unread`: rows without a report yet. `here`: rows with
 * nothing to look up online. `saved`: rows that the service has answered. `failed`: keys of rows with a failed lookup.
 * `open`: rows still to look up, in the order of the input, each with what it costs and who is asked. `closed`: why
 * nothing can be looked up although there are rows for it.
 */
export type SpendingPlan = {
  found: number;
  unread: number;
  here: number;
  saved: number;
  failed: string[];
  open: ({ key: string } & PlannedCost)[];
  closed: 'off' | 'unconfigured' | 'private' | null;
};

/** What a row costs, as far as the plan says it. */
type PlannedCost = Omit<Cost, 'only' | 'mark'>;

type Share = 'here' | 'saved';

const shares = {
  none: 'here',
  private: 'here',
  off: 'here',
  unconfigured: 'here',
  answered: 'saved',
} as const satisfies Record<Exclude<OnlineOffer['kind'], 'ask' | 'auto'>, Share>;

/** Returns what a run would spend. Sends nothing. */
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

/** Returns the open rows that the next run looks up: those that are selected, otherwise all. */
export function nextToLookUp(
  { open }: Pick<SpendingPlan, 'open'>,
  selected: ReadonlySet<string>,
): SpendingPlan['open'] {
  const chosen = open.filter(({ key }) => selected.has(key));
  return chosen.length > 0 ? chosen : open;
}

function count(plan: SpendingPlan, key: string, offer: OnlineOffer): void {
  if ('calls' in offer) plan.open.push({ key, ...costOf(offer) });
  else plan[shares[offer.kind]] += 1;
  const { kind } = offer;
  if (kind === 'off' || kind === 'unconfigured' || kind === 'private') plan.closed = kind;
}

function costOf({ calls, by, ownName }: Cost): PlannedCost {
  return { calls, ...(by ? { by } : {}), ...(ownName === undefined ? {} : { ownName }) };
}
