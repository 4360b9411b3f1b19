import type { Report } from '../../lib/model/answer/report.ts';
import { isProvider } from '../../lib/model/answer/service-answer.ts';
import { sourceOf } from '../../lib/report/facts/fact.ts';
import { sourceText } from '../../lib/report/facts/sources.ts';
import { leadingPlace } from '../../lib/report/glance/place.ts';
import { isQuotaLow, reportQuota } from '../../lib/report/online/quota-text.ts';
import { ageText } from '../../lib/report/wording/times.ts';
import { language } from '../../lib/words/language.ts';
import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { needsCredit } from '../report/SourceLegend.tsx';
import './glance-foot.css';

type GlanceFootProps = {
  report: Report;
  now: number;
  /** All details are shown. */
  isLarge?: boolean;
  onDetails: ((on: boolean) => void) | undefined;
};

/** Where the card's facts are from, said once, and the way to all of them or back. */
export function GlanceFoot({ report, now, isLarge = false, onDetails }: GlanceFootProps) {
  const { device } = report;
  const quota = reportQuota(report, now);
  const isLow = quota !== null && isQuotaLow(quota, now);
  const isMapped = device.kind === 'ip' && leadingPlace(report).pin !== null;
  const source = answerText(report, now) ?? dataText(report.dataDate);
  const left = quota?.remain == null ? null : say('quotaLeft', quota.remain);
  return (
    <footer class="nl-glance-foot">
      <p title={left === null ? source : `${source} · ${left}`}>
        <span class="nl-glance-from">
          {report.service.length > 0 ? <Icon name="service" size={13} /> : null}
          {source}
          {left === null ? null : <span class={isLow ? 'nl-quota-low' : undefined}> · {left}</span>}
        </span>
        {needsCredit(report) ? (
          <span class="nl-glance-credit">
            {'\u00a0· '}
            <a
              href="https://db-ip.com"
              target="_blank"
              rel="noreferrer"
              aria-label={say('creditDbIp')}
              title={say('creditDbIp')}
            >
              DB-IP
            </a>
          </span>
        ) : null}
      </p>
      {onDetails ? (
        <Button kind="link" expanded={isLarge} onPress={() => onDetails(!isLarge)}>
          {say(isLarge ? 'glanceLess' : isMapped ? 'glanceMoreMap' : 'glanceMore')}
        </Button>
      ) : null}
    </footer>
  );
}

/** Returns who gave the newest answer, and when: "Lookup service, just now", "RDAP, 3 min ago"; null without any. */
function answerText({ service }: Report, now: number): string | null {
  const [first, ...others] = service;
  if (!first) return null;
  const newest = others.reduce((one, other) => (other.at > one.at ? other : one), first);
  return isProvider(newest.operation) ? sourceText(sourceOf(newest), now) : say('serviceAt', ageText(newest.at, now));
}

/** "Built-in data, Sep 2026" */
function dataText(dataDate: string | null): string {
  const time = dataDate === null ? Number.NaN : Date.parse(dataDate);
  if (Number.isNaN(time)) return say('dataOfUnknown');
  const format = new Intl.DateTimeFormat(language(), { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return say('dataOf', format.format(time));
}
