import { callTime } from '../words/clocks.ts';
import type { FoundGroup, FoundItem } from './found.ts';
import { groupFound, plainGroup, timesFound } from './found.ts';

/**
 * How a page's subjects can be ordered: by country and network, by how risky they are, by how often they are there, by
 * who is awake, or by whether the user has looked them up before.
 */
export const foundOrders = ['place', 'risk', 'count', 'awake', 'new'] as const;
export type FoundOrder = (typeof foundOrders)[number];

/** Fewest phone numbers that are ordered by who is awake. */
const fewestToCall = 2;

/** Returns the orders that tell something about these subjects; by country and network always does. */
export function usefulOrders(items: readonly FoundItem[]): FoundOrder[] {
  const useful = {
    place: true,
    risk: new Set(items.map(({ risk }) => risk)).size > 1,
    count: items.some((item) => timesFound(item) > 1),
    awake: items.filter(({ subject }) => subject.kind === 'phone').length >= fewestToCall,
    new: new Set(items.map(isNew)).size > 1,
  };
  return foundOrders.filter((order) => useful[order]);
}

function isNew({ last }: FoundItem): boolean {
  return last === undefined;
}

/** Returns the order to start with: by frequency if one subject has more than half of all finds. */
export function usualOrder(items: readonly FoundItem[]): FoundOrder {
  const counts = items.map(timesFound);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return items.length > 1 && Math.max(...counts) > all / 2 ? 'count' : 'place';
}

const wakefulness = { day: 0, evening: 1, morning: 1, mixed: 2, night: 3 } as const;
const unknownHours = 4;

/** Returns how far from being awake a number's place is, 0 for its day; `now` is in ms since 1970. */
function sleepOf({ report: { device } }: FoundItem, now: number): number {
  const time = device.kind === 'phone' ? callTime(device.timeZones, now) : null;
  return time === null ? unknownHours : wakefulness[time.light];
}

/** Returns every subject of a page as a text, one a line, in the order in which the groups are shown. */
export function foundText(items: readonly FoundItem[], order: FoundOrder, now: number): string {
  const { warned, others } = splitWarned(items);
  const groups = [...(warned ? [warned] : []), ...orderFound(others, order, now)];
  const rows = groups.flatMap(({ networks }) => networks.flatMap((network) => network.items));
  return rows.map(({ key }) => `${key}\n`).join('');
}

/** Returns how risky a subject is; without a risk it comes after all others. */
function riskiness({ risk }: FoundItem): number {
  return risk ?? Number.NEGATIVE_INFINITY;
}

const warningRanks = { bad: 0, warn: 1 } as const;

/**
 * Divides a page's subjects into the group of those with a warning, the worst first (null if there are none), and the
 * others. The group is shown before the map and the choice of an order, which are only about the others.
 */
export function splitWarned(items: readonly FoundItem[]): { warned: FoundGroup | null; others: FoundItem[] } {
  const warned = items
    .flatMap((item) => (item.warned === null ? [] : [{ item, rank: warningRanks[item.warned] }]))
    .sort((one, other) => one.rank - other.rank || riskiness(other.item) - riskiness(one.item))
    .map(({ item }) => item);
  return {
    warned: warned.length === 0 ? null : plainGroup('warned', { kind: 'warned' }, warned),
    others: items.filter((item) => item.warned === null),
  };
}

/**
 * Returns the groups of subjects in an order. If it is by a value, they are one group without a heading, because the
 * order that is chosen says what it is; equal ones are in the page's order. Only phone numbers can be awake; IP addresses
 * follow. By novelty, those that the user does not know come first.
 */
export function orderFound(items: readonly FoundItem[], order: FoundOrder, now: number): FoundGroup[] {
  if (items.length === 0) return [];
  if (order === 'place') return groupFound(items);
  if (order === 'new') return groupByNovelty(items);
  const value = orderValues(now)[order];
  const keyed = items.map((item) => ({ item, value: value(item) }));
  keyed.sort((one, other) => (one.value < other.value ? -1 : Number(one.value > other.value)));
  return [
    plainGroup(
      order,
      null,
      keyed.map(({ item }) => item),
    ),
  ];
}

/** Returns what each order by a value counts, the least first. */
function orderValues(now: number): Record<Exclude<FoundOrder, 'place' | 'new'>, (item: FoundItem) => number> {
  return {
    risk: (item) => -riskiness(item),
    count: (item) => -timesFound(item),
    awake: (item) => sleepOf(item, now),
  };
}

/** Returns the subjects that are new to the user, in the page's order, then the others, the one seen longest ago first. */
function groupByNovelty(items: readonly FoundItem[]): FoundGroup[] {
  const seen = items.filter((item) => !isNew(item)).sort((one, other) => (one.last?.at ?? 0) - (other.last?.at ?? 0));
  const groups = [plainGroup('new', { kind: 'new' }, items.filter(isNew)), plainGroup('seen', { kind: 'seen' }, seen)];
  return groups.filter(({ count }) => count > 0);
}
