import type { QuotaReport } from '../model/answer/spending.ts';
import { lowQuota, quotaEnds } from '../model/answer/spending.ts';
import { language } from './language.ts';
import { capitalized, say } from './say.ts';
import { operationName } from './service-names.ts';
import { ageText, lengthText, waitText } from './times.ts';

/** Returns "No requests left · resets in 9 min"; null if there are some, or the quota has reset. */
export function spentText(until: number | null, now: number): string | null {
  const wait = waitText(until, now);
  return wait === null ? null : say('quotaNone', wait);
}

/** A wait shorter than this (ms) is counted down; a longer one is worded with the time at which it ends. */
const countedDown = 90_000;

/** Longest period that is shown (seconds). A greater figure means something else, such as a time of day. */
const longestSaid = 31 * 24 * 60 * 60;

/** Returns a quota in words (`quotaWords`), with whose it is before them; null if no figure came. */
export function quotaText(quota: QuotaReport, now: number): string | null {
  const words = quotaWords(quota, now);
  return words === null ? null : say('headlinePair', capitalized(operationName(quota.operation)), words);
}

/**
 * Returns how much of a quota is left, within how long it resets, and when it was checked. If nothing is left: when
 * lookups resume. Null if no figure came. What `ratelimit_seconds` means is not documented: the length of a period, or
 * what is left of it. Counted from the answer, "resets within" is true for both.
 */
function quotaWords(quota: QuotaReport, now: number): string | null {
  const age = ageText(quota.at, now);
  const reset = resetText(quota, now);
  if (quota.remain === null) return reset === null ? null : say('quotaOnlyPeriod', age, reset);
  if (quota.remain <= 0) {
    const ends = quotaEnds(quota);
    const wait = waitText(ends, now);
    if (wait === null) return say('quotaOver', age);
    return ends - now < countedDown ? say('quotaSpent', age, wait) : say('quotaSpentUntil', age, clockText(ends));
  }
  const remain = new Intl.NumberFormat(language()).format(quota.remain);
  return reset === null ? say('quota', age, remain) : say('quotaPeriod', age, remain, reset);
}

/** Returns within how long the quota resets; null if that is not known or over. */
function resetText({ seconds, at }: QuotaReport, now: number): string | null {
  if (seconds === null || seconds > longestSaid) return null;
  const left = Math.ceil((at + seconds * 1000 - now) / 1000);
  return left > 0 ? lengthText(left) : null;
}

function clockText(time: number): string {
  return new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(time);
}

/** Are few requests left in a period that is not over? Such a quota is shown in amber. */
export function isQuotaLow(quota: QuotaReport, now: number): boolean {
  return quota.remain !== null && quota.remain <= lowQuota && quotaEnds(quota) > now;
}
