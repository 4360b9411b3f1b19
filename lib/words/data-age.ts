import { latestDay, orEarlier } from '../model/answer/data-date.ts';
import type { DataDates } from '../model/answer/report.ts';
import { language } from './language.ts';
import { say } from './say.ts';

/** Age (days) after which built-in data makes an answer doubtful: two years for numbers, one for addresses (decision 17). */
const doubtfulAfter = { phone: 730, ip: 365 } as const satisfies Record<keyof DataDates, number>;

/** Returns when built-in data is from (ms since 1970); NaN if that is not known. */
function timeOf(dataDate: string | null): number {
  return dataDate === null ? Number.NaN : Date.parse(latestDay(dataDate));
}

/** Is built-in data of this date so old that an answer from it is doubtful? `now` is in ms since 1970. */
export function isDataOld(kind: keyof DataDates, dataDate: string | null, now: number): boolean {
  return now - timeOf(dataDate) > doubtfulAfter[kind] * 24 * 60 * 60_000;
}

/** Returns the date of built-in data in words: "Mar 26, 2026", "Jul 30, 2026 or earlier"; null if it is not known. */
export function dataDateText(dataDate: string | null, format: Intl.DateTimeFormatOptions): string | null {
  const time = timeOf(dataDate);
  if (Number.isNaN(time)) return null;
  const text = new Intl.DateTimeFormat(language(), { ...format, timeZone: 'UTC' }).format(time);
  return dataDate?.startsWith(orEarlier) ? say('dateOrEarlier', text) : text;
}
