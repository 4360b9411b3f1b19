import { offerAgain } from '../model/answer/look-up-state.ts';
import type { Cost, OnlineOffer } from '../model/answer/report.ts';
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
type PlannedCost = Pick<Cost, 'calls' | 'by' | 'ownName'>;
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

/** Returns what the next run is about: selected rows if one of them is open, otherwise shown ones, otherwise all. */
function aimOf(
  { toLookUp }: Pick<SpendingPlan, 'toLookUp'>,
  { shown, selected }: InSight,
): 'selected' | 'shown' | 'all' {
  const open = new Set(toLookUp.map(({ key }) => key));
  if ([...selected].some((key) => open.has(key))) return 'selected';
  return shown.some(({ key }) => open.has(key)) ? 'shown' : 'all';
}

/**
 * Returns the rows that the next run looks up, in the order in which they are shown. Selected rows that the filter hides
 * are last.
 */
export function nextToLookUp(plan: Pick<SpendingPlan, 'toLookUp'>, inSight: InSight): SpendingPlan['toLookUp'] {
  const { toLookUp } = plan;
  const open = new Map(toLookUp.map((row) => [row.key, row]));
  const asShown = inSight.shown.flatMap(({ key }) => open.get(key) ?? []);
  switch (aimOf(plan, inSight)) {
    case 'selected':
      return [...new Set([...asShown, ...toLookUp])].filter(({ key }) => inSight.selected.has(key));
    case 'shown':
      return asShown;
    case 'all':
      return toLookUp;
  }
}

/** Returns the plan of the part of the rows that the next run is about; null if it is about all. */
export function planOfPart(
  rows: readonly ListRow[],
  plan: Pick<SpendingPlan, 'toLookUp'>,
  inSight: InSight,
): SpendingPlan | null {
  const { shown, selected } = inSight;
  switch (aimOf(plan, inSight)) {
    case 'selected':
      return planSpending(rows.filter(({ key }) => selected.has(key)));
    case 'shown':
      return shown.length < rows.length ? planSpending(shown) : null;
    case 'all':
      return null;
  }
}

function addRow(plan: SpendingPlan, key: string, offer: OnlineOffer): void {
  if ('calls' in offer) plan.toLookUp.push({ key, ...costOf(offer) });
  else plan[countedAs[offer.kind]] += 1;
  const { kind } = offer;
  if (kind === 'off' || kind === 'unconfigured' || kind === 'private') plan.whyClosed = kind;
}

function costOf({ calls, by, ownName }: Cost): PlannedCost {
  return { calls, by, ownName };
}
