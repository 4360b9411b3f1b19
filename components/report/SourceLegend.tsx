import type { Report } from '../../lib/model/answer/report.ts';
import type { Source } from '../../lib/report/claims/fact.ts';
import { sourceOf } from '../../lib/report/claims/fact.ts';
import { reportQuota } from '../../lib/report/claims/quota.ts';
import { dataText, newestAnswer, sourceKey, sourceText } from '../../lib/report/claims/sources.ts';
import { isQuotaLow, quotaText } from '../../lib/words/quota-text.ts';
import { say } from '../../lib/words/say.ts';
import { ageText, isDataOld } from '../../lib/words/times.ts';
import { Icon } from '../parts/Icon.tsx';
import './online-line.css';

type SourceLegendProps = {
  report: Report;
  sources: Source[];
  now: number;
  /** When it was looked up before, ms since 1970. */
  lastAt?: number | undefined;
  /** A foot below has the credit and the source of the newest answer, so neither is repeated here. */
  isFooted: boolean;
};

/**
 * The end of all details: the sources of the facts, whether the built-in data is old, an ordinary quota of the service,
 * when the user last looked this up, and the credit that the address data requires.
 */
export function SourceLegend({ report, sources, now, lastAt, isFooted }: SourceLegendProps) {
  const quota = reportQuota(report, now);
  const quotaWords = quota === null || isQuotaLow(quota, now) ? null : quotaText(quota, now);
  const answer = newestAnswer(report);
  const named = answer === null ? 'device' : sourceKey(sourceOf(answer));
  const others = sources.filter((source) => !isFooted || sourceKey(source) !== named);
  return (
    <div class="nl-legend">
      {others.map((source) => (
        <span key={sourceKey(source)} class="nl-legend-source" title={sourceText(source, now)}>
          {source.kind === 'device' ? null : <Icon name={source.kind} size={14} />}
          {source.kind === 'device' ? dataText(source.dataDate, answer !== null) : sourceText(source, now)}
        </span>
      ))}
      {sources.some(({ kind }) => kind === 'device') && isDataOld(report.dataDate, now) ? (
        <span>{say('dataOldCard')}</span>
      ) : null}
      {lastAt === undefined ? null : <span>{say('lastLookUp', ageText(lastAt, now))}</span>}
      {quotaWords === null ? null : <span>{quotaWords}</span>}
      {needsCredit(report) && !isFooted ? (
        <a href="https://db-ip.com" target="_blank" rel="noreferrer">
          {say('creditDbIp')}
        </a>
      ) : null}
    </div>
  );
}

/** DB-IP requires a link wherever a result from its data is shown (CC BY 4.0). */
export function needsCredit({ device }: Report): boolean {
  if (device.kind !== 'ip') return false;
  const shown = device.special === null ? device : device.embedded;
  return shown !== null && shown.special === null && (shown.country !== null || shown.asn !== null);
}
