import type { Report } from '../../model/answer/report.ts';
import type { ServiceAnswer } from '../../model/answer/service-answer.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import type { QuotaReport } from '../../model/answer/spending.ts';
import { isDataOld } from '../../words/data-age.ts';
import type { FailureGroup } from '../../words/failures/failure-groups.ts';
import { groupFailures, isWholeService } from '../../words/failures/failure-groups.ts';
import { isQuotaLow, quotaText } from '../../words/quota-text.ts';
import { say } from '../../words/say.ts';
import { ageText } from '../../words/times.ts';
import type { Source } from '../claims/fact.ts';
import { sourceOf } from '../claims/fact.ts';
import { answerQuota, reportQuota, reportSpentUntil } from '../claims/quota.ts';
import { dataText, newestAnswer, sourceKey, sourceText, staleAnswers } from '../claims/sources.ts';
import { verdict } from './verdict.ts';

/** What the lookups of a report brought, besides facts. */
export type Asked = {
  /** What failed, each failure once. `isNamed`: it says who failed, as it is not all of the lookup service. */
  failures: (FailureGroup & { isNamed: boolean })[];
  hasAnswer: boolean;
  /** The answers that a press refreshes, with the age of the oldest; null if none is stale. */
  stale: { count: number; age: string } | null;
  /** The service's quota; null if none came, or it is not known any more. */
  quota: QuotaReport | null;
  isQuotaLow: boolean;
  /** Until when no requests are left (ms since 1970), as far as an answer says; null if some are. */
  spentUntil: number | null;
};

/** Returns what the lookups of a report brought, at a time (ms since 1970). */
export function askedOf(report: Report, now: number): Asked {
  const quota = reportQuota(report, now);
  const stale = staleAnswers(report, now);
  return {
    failures: groupFailures(report.failures).map((group) => ({
      ...group,
      isNamed: !isWholeService(report, group.operations),
    })),
    hasAnswer: report.service.length > 0,
    stale:
      stale.length === 0 ? null : { count: stale.length, age: ageText(Math.min(...stale.map(({ at }) => at)), now) },
    quota,
    isQuotaLow: quota !== null && isQuotaLow(quota, now),
    spentUntil: reportSpentUntil(report, now),
  };
}

/** A few words, and whether they are shown in amber. */
type Words = { text: string; isAmber: boolean };

/** Where a card's facts are from, in its last line. */
export type Foot = {
  /** The month of the built-in data; null if an answer is named instead, or if no fact is from that data. */
  data: Words | null;
  answer: string | null;
  quota: Words | null;
  /** All of it, with the exact date. */
  inFull: string;
};

/** Returns the words of a card's last line at a time (ms since 1970). `isLarge`: all details are shown. */
export function footOf(report: Report, now: number, { isLarge }: { isLarge: boolean }): Foot {
  const { device, dataDate } = report;
  const { spentUntil } = askedOf(report, now);
  // If the built-in data about an address could not be read, no fact on the card is from it.
  const isDataRead = device.kind !== 'ip' || verdict(report).tone !== 'could-not-check';
  const newest = newestAnswer(report);
  const answer = newest === null ? null : answerText(newest, now);
  const isData = isDataRead && newest === null;
  // Whoever is named, the quota is theirs.
  const quota = newest !== null && isProvider(newest.operation) ? answerQuota(newest, now) : reportQuota(report, now);
  const isLow = quota !== null && isQuotaLow(quota, now);
  // The details have a line on an ordinary quota. At a glance, the line above says if nothing is left, and until when.
  const isSaid = isLarge ? !isLow : report.failures.length === 0 && spentUntil !== null;
  const left = isSaid || quota?.remain == null ? null : say('quotaLeft', quota.remain);
  const isOld = isDataDoubtful(report, now);
  const exact = isData ? sourceText({ kind: 'device', dataDate }, now) : null;
  return {
    data: isData ? { text: dataText(dataDate, isOld ? 'old' : 'plain'), isAmber: isOld } : null,
    answer,
    quota: left === null ? null : { text: left, isAmber: isLow },
    inFull: [exact, answer, left].filter((text) => text !== null).join(' · '),
  };
}

/** Returns who gave an answer, and when: "Lookup service, just now", "RDAP, 3 min ago". */
function answerText(answer: ServiceAnswer, now: number): string {
  return isProvider(answer.operation) ? sourceText(sourceOf(answer), now) : say('serviceAt', ageText(answer.at, now));
}

/** The end of all details: whose the facts are, whether the built-in data is old, and the ordinary quotas, each with whose it is. */
export type Legend = {
  sources: { key: string; kind: Source['kind']; text: string; inFull: string }[];
  isOld: boolean;
  quotas: string[];
};

/** Returns the end of all details. `isFooted`: a last line below it already names the newest answer or the built-in data. */
export function legendOf(
  report: Report,
  sources: readonly Source[],
  { now, isFooted }: { now: number; isFooted: boolean },
): Legend {
  const answer = newestAnswer(report);
  const quotas = report.service.flatMap((each) => answerQuota(each, now) ?? []);
  const named = answer === null ? 'device' : sourceKey(sourceOf(answer));
  return {
    sources: sources
      .filter((source) => !isFooted || sourceKey(source) !== named)
      .map((source) => ({
        key: sourceKey(source),
        kind: source.kind,
        inFull: sourceText(source, now),
        text:
          source.kind === 'device'
            ? dataText(source.dataDate, answer === null ? 'plain' : 'also')
            : sourceText(source, now),
      })),
    isOld: sources.some(({ kind }) => kind === 'device') && isDataDoubtful(report, now),
    quotas: quotas.flatMap((quota) => (isQuotaLow(quota, now) ? [] : (quotaText(quota, now) ?? []))),
  };
}

/** Is the built-in data so old that facts from it are doubtful? What a special range is for does not age. */
function isDataDoubtful(report: Report, now: number): boolean {
  const { device, dataDate } = report;
  return (device.kind !== 'ip' || needsCredit(report)) && isDataOld(device.kind, dataDate, now);
}

/** DB-IP requires a link wherever a result from its data is shown (CC BY 4.0). */
export function needsCredit({ device }: Report): boolean {
  if (device.kind !== 'ip') return false;
  const shown = device.special === null ? device : device.embedded;
  return shown !== null && shown.special === null && (shown.country !== null || shown.asn !== null);
}
