/**
 * Written before a date of built-in data (YYYY-MM-DD) if only the latest possible day is known: ISO 8601-2, an interval
 * with an open start.
 */
export const orEarlier = '../';

/** Returns the day of a date of built-in data, or the latest possible one. */
export function latestDay(dataDate: string): string {
  return dataDate.replace(orEarlier, '');
}
