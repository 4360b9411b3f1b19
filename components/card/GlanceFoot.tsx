import type { Report } from '../../lib/model/answer/report.ts';
import type { ServiceAnswer } from '../../lib/model/answer/service-answer.ts';
import { isProvider } from '../../lib/model/answer/service-answer.ts';
import { sourceOf } from '../../lib/report/facts/fact.ts';
import { newestAnswer, sourceText } from '../../lib/report/facts/sources.ts';
import { mapPin } from '../../lib/report/glance/place.ts';
import { isQuotaLow, reportQuota } from '../../lib/report/online/quota-text.ts';
import { ageText, isDataOld } from '../../lib/report/wording/times.ts';
import { verdict } from '../../lib/report/wording/verdict.ts';
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
  const isMapped = mapPin(report) !== null;
  // Of data that could not be read nothing is here.
  const isRead = device.kind !== 'ip' || verdict(report).tone !== 'could-not-check';
  const isOld = isRead && isDataOld(report.dataDate, now);
  const answered = newestAnswer(report);
  const answer = answered === null ? null : answerText(answered, now);
  const data = isRead && answer === null ? dataText(report.dataDate) : null;
  const exact = data === null ? null : sourceText({ kind: 'device', dataDate: report.dataDate }, now);
  const left = quota?.remain == null ? null : say('quotaLeft', quota.remain);
  return (
    <footer class="nl-glance-foot">
      <p title={[exact, answer, left].filter((text) => text !== null).join(' · ')}>
        <span class="nl-glance-from">
          {data === null ? null : <span class={isOld ? 'nl-quota-low' : undefined}>{data}</span>}
          {answer === null ? null : <Icon name="service" size={13} />}
          {answer}
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

/** Returns who gave an answer, and when: "Lookup service, just now", "RDAP, 3 min ago". */
function answerText(answer: ServiceAnswer, now: number): string {
  return isProvider(answer.operation) ? sourceText(sourceOf(answer), now) : say('serviceAt', ageText(answer.at, now));
}

/** "Built-in data, Sep 2026" */
function dataText(dataDate: string | null): string {
  const time = dataDate === null ? Number.NaN : Date.parse(dataDate);
  if (Number.isNaN(time)) return say('dataOfUnknown');
  const format = new Intl.DateTimeFormat(language(), { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return say('dataOf', format.format(time));
}
