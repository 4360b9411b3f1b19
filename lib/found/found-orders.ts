import { callTime } from '../report/wording/times.ts';
import type { FoundGroup, FoundItem } from './found.ts';
import { groupFound, timesFound, warnedFirst } from './found.ts';

/** How a page's subjects can be ordered: by country and network, by how often they are there, or by who is awake. */
export const foundOrders = ['place', 'count', 'awake'] as const;
export type FoundOrder = (typeof foundOrders)[number];

/** Fewest phone numbers that are ordered by who is awake. */
const fewestToCall = 2;

/** Returns the orders that tell something about these subjects; by country and network always does. */
export function usefulOrders(items: readonly FoundItem[]): FoundOrder[] {
  const useful = {
    place: true,
    count: items.some((item) => timesFound(item) > 1),
    awake: items.filter(({ subject }) => subject.kind === 'phone').length >= fewestToCall,
  };
  return foundOrders.filter((order) => useful[order]);
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

/**
 * Returns the groups of a page's subjects in an order. By frequency and by who is awake they are one group, equal ones
 * in the page's order; who is awake is asked of phone numbers only, and IP addresses follow. Those with a warning lead.
 */
export function orderFound(items: readonly FoundItem[], order: FoundOrder, now: number): FoundGroup[] {
  if (order === 'place') return groupFound(items);
  const value = order === 'count' ? (item: FoundItem) => -timesFound(item) : (item: FoundItem) => sleepOf(item, now);
  const keyed = items.map((item) => ({ item, value: value(item) }));
  keyed.sort((one, other) => one.value - other.value);
  const ordered = warnedFirst(keyed.map(({ item }) => item));
  return [{ key: order, place: null, count: ordered.length, networks: [{ name: null, items: ordered }] }];
}
