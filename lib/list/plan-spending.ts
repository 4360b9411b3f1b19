import type { Cost, OnlineOffer } from '../model/answer/report.ts';
import { offerAgain } from '../report/online/look-up-state.ts';
import type { ListRow } from './rows.ts';

/**
 * What looking up a list online would cost. `found`: all rows. `unread`: rows without a report yet. `noLookup`: rows with
 * nothing to look up online. `saved`: rows that the service has answered. `failed`: rows with a failed lookup, each with what
 * another try costs. `toLookUp`: rows still to look up, in the order of the input, each with what it costs and who is asked.
 * `whyClosed`: why nothing can be looked up although there are rows for it.
 */
export type SpendingPlan = {
  found: number;
  unread: number;
  noLookup: number;
  saved: number;
  failed: PlannedRow[];
  toLookUp: PlannedRow[];
  whyClosed: 'off' | 'unconfigured' | 'private' | null;
};

/** What a row costs, as far as the plan says it. */
type PlannedCost = Omit<Cost, 'only' | 'fingerprint'>;
type PlannedRow = { key: string } & PlannedCost;

type CountedAs = 'noLookup' | 'saved';

const countedAs = {
  none: 'noLookup',
  private: 'noLookup',
  off: 'noLookup',
  unconfigured: 'noLookup',
  answered: 'saved',
} as const satisfies Record<Exclude<OnlineOffer['kind'], 'ask' | 'auto'>, CountedAs>;

/** Returns what a run would spend. Sends nothing. */
export function planSpending(rows: readonly ListRow[]): SpendingPlan {
  const plan: SpendingPlan = {
    found: rows.length,
    unread: 0,
    noLookup: 0,
    saved: 0,
    failed: [],
    toLookUp: [],
    whyClosed: null,
  };
  for (const { key, answer } of rows) {
    if (!answer) plan.unread += 1;
    else if (answer.report.failures.length > 0)
      plan.failed.push({ key, ...costOf(offerAgain(answer.report.failures)) });
    else addRow(plan, key, answer.offer);
  }
  return plan;
}

/** Which rows of a list are shown, in which order, and which are selected. */
type InSight = { shown: readonly ListRow[]; selected: ReadonlySet<string> };

/**
 * Returns the rows that the next run looks up, in the order in which they are shown: those that are selected, otherwise
 * those that are shown, otherwise all. Selected rows that the filter hides are last.
 */
export function nextToLookUp(
  { toLookUp }: Pick<SpendingPlan, 'toLookUp'>,
  { shown, selected }: InSight,
): SpendingPlan['toLookUp'] {
  const open = new Map(toLookUp.map((row) => [row.key, row]));
  const inSight = shown.flatMap(({ key }) => open.get(key) ?? []);
  const chosen = [...new Set([...inSight, ...toLookUp])].filter(({ key }) => selected.has(key));
  if (chosen.length > 0) return chosen;
  return inSight.length > 0 ? inSight : toLookUp;
}

/** Returns the plan of the part of the rows that the next run is about (see `nextToLookUp`); null if it is about all. */
export function planOfPart(
  rows: readonly ListRow[],
  { toLookUp }: Pick<SpendingPlan, 'toLookUp'>,
  { shown, selected }: InSight,
): SpendingPlan | null {
  const open = new Set(toLookUp.map(({ key }) => key));
  const isOpen = ({ key }: Pick<ListRow, 'key'>) => open.has(key);
  if ([...selected].some((key) => isOpen({ key }))) return planSpending(rows.filter(({ key }) => selected.has(key)));
  return shown.length < rows.length && shown.some(isOpen) ? planSpending(shown) : null;
}

function addRow(plan: SpendingPlan, key: string, offer: OnlineOffer): void {
  if ('calls' in offer) plan.toLookUp.push({ key, ...costOf(offer) });
  else plan[countedAs[offer.kind]] += 1;
  const { kind } = offer;
  if (kind === 'off' || kind === 'unconfigured' || kind === 'private') plan.whyClosed = kind;
}

function costOf({ calls, by, ownName }: Cost): PlannedCost {
  return { calls, ...(by ? { by } : {}), ...(ownName === undefined ? {} : { ownName }) };
}
