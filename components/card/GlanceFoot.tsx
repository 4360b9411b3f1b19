import type { Report } from '../../lib/model/answer/report.ts';
import type { ServiceAnswer } from '../../lib/model/answer/service-answer.ts';
import { isProvider } from '../../lib/model/answer/service-answer.ts';
import { sourceOf } from '../../lib/report/claims/fact.ts';
import { mapPin } from '../../lib/report/claims/place.ts';
import { reportQuota, reportSpentUntil } from '../../lib/report/claims/quota.ts';
import { dataText, newestAnswer, sourceText } from '../../lib/report/claims/sources.ts';
import { verdict } from '../../lib/report/view/verdict.ts';
import { isQuotaLow } from '../../lib/words/quota-text.ts';
import { say } from '../../lib/words/say.ts';
import { ageText, isDataOld } from '../../lib/words/times.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { needsCredit } from '../report/SourceLegend.tsx';
import './glance-foot.css';

type GlanceFootProps = {
  report: Report;
  now: number;
  /** All details are shown. */
  isLarge?: boolean;
  /** Shows all details, or fewer again. */
  onDetails: ((on: boolean) => void) | undefined;
};

/** The card's last line: where its facts are from, and the button for all details or back. */
export function GlanceFoot({ report, now, isLarge = false, onDetails }: GlanceFootProps) {
  const { device } = report;
  const quota = reportQuota(report, now);
  const isLow = quota !== null && isQuotaLow(quota, now);
  const isMapped = mapPin(report) !== null;
  // If the built-in data about an address could not be read, no fact on the card is from it.
  const isDataRead = device.kind !== 'ip' || verdict(report).tone !== 'could-not-check';
  const isOld = isDataRead && isDataOld(report.dataDate, now);
  const answer = newestAnswer(report);
  const answerWords = answer === null ? null : answerText(answer, now);
  const dataWords = isDataRead && answer === null ? dataText(report.dataDate) : null;
  const exactDate = dataWords === null ? null : sourceText({ kind: 'device', dataDate: report.dataDate }, now);
  // The details have a line on an ordinary quota. At a glance, the line above says if nothing is left, and until when.
  const isSaid = isLarge ? !isLow : report.failures.length === 0 && reportSpentUntil(report, now) !== null;
  const quotaWords = isSaid || quota?.remain == null ? null : say('quotaLeft', quota.remain);
  return (
    <footer class="nl-glance-foot">
      <p title={[exactDate, answerWords, quotaWords].filter((text) => text !== null).join(' · ')}>
        <span class="nl-glance-from">
          {dataWords === null ? null : <span class={isOld ? 'nl-quota-low' : undefined}>{dataWords}</span>}
          {answerWords === null ? null : <Icon name="service" size={13} />}
          {answerWords}
          {quotaWords === null ? null : <span class={isLow ? 'nl-quota-low' : undefined}> · {quotaWords}</span>}
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
