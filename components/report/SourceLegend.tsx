import type { Report } from '../../lib/model/report.ts';
import { ageText } from '../../lib/report/age-text.ts';
import type { Source } from '../../lib/report/fact.ts';
import { isQuotaLow, quotaText, reportQuota } from '../../lib/report/quota-text.ts';
import { sourceKey } from '../../lib/report/source-key.ts';
import { sourceText } from '../../lib/report/source-text.ts';
import { say } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import './online-line.css';

type SourceLegendProps = {
  report: Report;
  sources: Source[];
  now: number;
  /** When it was looked up before, ms since 1970. */
  lastAt?: number | undefined;
};

/**
 * What the quiet drawings beside the facts mean, the service's quota where it is an ordinary one,
 * when the person asked about it before, and the credit that the address data ask for.
 */
export function SourceLegend({ report, sources, now, lastAt }: SourceLegendProps) {
  const quota = reportQuota(report, now);
  const quotaWords = quota === null || isQuotaLow(quota, now) ? null : quotaText(quota, now);
  return (
    <div class="nl-legend">
      {sources.map((source) => (
        <span key={sourceKey(source)} class="nl-legend-source">
          <Icon name={source.kind} size={14} />
          {sourceText(source, now)}
        </span>
      ))}
      {lastAt === undefined ? null : <span>{say('lastLookUp', ageText(lastAt, now))}</span>}
      {quotaWords === null ? null : <span>{quotaWords}</span>}
      {needsCredit(report) ? (
        <a href="https://db-ip.com" target="_blank" rel="noreferrer">
          {say('creditDbIp')}
        </a>
      ) : null}
    </div>
  );
}

/** DB-IP asks for a link wherever a result of its data is shown (CC BY 4.0). */
function needsCredit({ device }: Report): boolean {
  if (device.kind !== 'ip') return false;
  const told = device.special === null ? device : device.embedded;
  return told !== null && told.special === null && (told.country !== null || told.asn !== null);
}
