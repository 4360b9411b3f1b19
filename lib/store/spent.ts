import type { Spent } from '../model/spending.ts';
import type { Call } from './database.ts';
import { database } from './database.ts';

const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
const spans = { minute, hour } as const;

/** What has been spent of the budgets at `now` (ms since 1970); of a site, or of that with most calls in the last hour. */
export async function readSpent(now: number, site: string | null): Promise<Spent> {
  const recent = await (await database()).getAllFromIndex('calls', 'at', IDBKeyRange.lowerBound(now - day, true));
  const ofSites = Map.groupBy(withinSpan(recent, now, 'hour'), (call) => call.site);
  const [busiest = null] = [...ofSites]
    .sort(([, one], [, other]) => other.length - one.length)
    .flatMap(([of]) => of ?? []);
  const of = site ?? busiest;
  return {
    minute: withinSpan(recent, now, 'minute').length,
    site: of === null ? null : { host: of, calls: ofSites.get(of)?.length ?? 0 },
    day: recent.length,
  };
}

/** How many calls a page sent: those of its tab and site since it was loaded (ms since 1970). */
export async function countPageCalls(page: { tabId: number; host: string; since: number }): Promise<number> {
  const later = await (await database()).getAllFromIndex('calls', 'at', IDBKeyRange.lowerBound(page.since));
  return later.filter(({ tabId, site }) => tabId === page.tabId && site === page.host).length;
}

/** The calls of the last minute or hour. */
export function withinSpan(calls: Call[], now: number, span: keyof typeof spans): Call[] {
  return calls.filter(({ at }) => at > now - spans[span]);
}
