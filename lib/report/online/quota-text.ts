import type { Report } from '../../model/answer/report.ts';
import { isStale } from '../../model/answer/service-answer.ts';
import type { QuotaReport } from '../../model/answer/spending.ts';
import { lowQuota, quotaEnds } from '../../model/answer/spending.ts';
import { language } from '../../words/language.ts';
import { say } from '../../words/say.ts';
import { answerOf } from '../facts/fact.ts';
import { ageText, waitText } from '../wording/times.ts';

/** Returns the quota that came with a report's answer; null if none came or the answer is stale. */
export function reportQuota(report: Report, now: number): QuotaReport | null {
  const answer = answerOf(report, 'phoneValidation');
  if (!answer?.quota || isStale(answer, now)) return null;
  return { operation: 'phoneValidation', ...answer.quota, at: answer.at };
}

/** A wait shorter than this (ms) is counted down; a longer one is worded with the time at which it ends. */
const countedDown = 90_000;

/**
 * Returns a quota's figures as received, and when. If nothing is left: when it resets. Null if no figure came. The
 * figures' meaning is not documented (`service-interface.md` section 8); the second is taken as seconds (DESIGN).
 */
export function quotaText(quota: QuotaReport, now: number): string | null {
  const age = ageText(quota.at, now);
  const number = new Intl.NumberFormat(language());
  if (quota.remain === null) {
    return quota.seconds === null ? null : say('quotaOnlyPeriod', age, number.format(quota.seconds));
  }
  if (quota.remain <= 0) {
    const ends = quotaEnds(quota);
    const wait = waitText(ends, now);
    if (wait === null) return say('quotaOver', age);
    return ends - now < countedDown ? say('quotaSpent', age, wait) : say('quotaSpentUntil', age, clockText(ends));
  }
  const remain = number.format(quota.remain);
  if (quota.seconds === null) return say('quota', age, remain);
  return say('quotaPeriod', age, remain, number.format(quota.seconds));
}

function clockText(time: number): string {
  return new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(time);
}

/** Are few requests left in a period that is not over? Such a quota is shown in amber. */
export function isQuotaLow(quota: QuotaReport, now: number): boolean {
  return quota.remain !== null && quota.remain <= lowQuota && quotaEnds(quota) > now;
}
