import { isStale } from '../model/answer-age.ts';
import type { QuotaReport } from '../model/quota.ts';
import { lowQuota, quotaEnds } from '../model/quota.ts';
import type { Report } from '../model/report.ts';
import { language } from '../words/language.ts';
import { say } from '../words/say.ts';
import { ageText } from './age-text.ts';
import { answerOf } from './answer-of.ts';
import { waitText } from './wait-text.ts';

/** The quota that came with a report's answer; null where none came, or the answer is an old one. */
export function reportQuota(report: Report, now: number): QuotaReport | null {
  const answer = answerOf(report, 'phoneValidation');
  if (!answer?.quota || isStale(answer, now)) return null;
  return { operation: 'phoneValidation', ...answer.quota, at: answer.at };
}

/** A wait shorter than this, ms, is counted down; a longer one ends at a time of the person's clock. */
const countedDown = 90_000;

/**
 * A quota's figures as received, and when. Their meaning is not documented (`service-interface.md` section 8); the second
 * is taken as seconds (DESIGN). Where none is left: when it goes on. Null where no figure came.
 */
export function quotaText(quota: QuotaReport, now: number): string | null {
  if (quota.remain === null) return null;
  const age = ageText(quota.at, now);
  if (quota.remain <= 0) {
    const ends = quotaEnds(quota);
    const wait = waitText(ends, now);
    if (wait === null) return say('quotaOver', age);
    return ends - now < countedDown ? say('quotaSpent', age, wait) : say('quotaSpentUntil', age, clockText(ends));
  }
  const number = new Intl.NumberFormat(language());
  const remain = number.format(quota.remain);
  if (quota.seconds === null) return say('quota', age, remain);
  return say('quotaPeriod', age, remain, number.format(quota.seconds));
}

function clockText(time: number): string {
  return new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(time);
}

/** Few calls are left in a period that is not over: said in amber. */
export function isQuotaLow(quota: QuotaReport, now: number): boolean {
  return quota.remain !== null && quota.remain <= lowQuota && quotaEnds(quota) > now;
}
