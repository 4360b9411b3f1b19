import type { ReportView } from '../../lib/report/view/view.ts';
import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import './glance-foot.css';

type GlanceFootProps = {
  view: ReportView;
  now: number;
  /** All details are shown. */
  isLarge?: boolean;
  /** Shows all details, or fewer again. */
  onDetails: ((on: boolean) => void) | undefined;
};

/** The card's last line: where its facts are from, and the button for all details or back. */
export function GlanceFoot({ view, now, isLarge = false, onDetails }: GlanceFootProps) {
  const { data, answer, quota, inFull } = view.foot(now, { isLarge });
  return (
    <footer class="nl-spread nl-glance-foot">
      <p title={inFull}>
        <span class="nl-glance-from">
          {data === null ? null : (
            <span class={data.isAmber ? 'nl-medium nl-warn nl-quota-low' : undefined}>{data.text}</span>
          )}
          {answer === null ? null : <Icon name="service" size={13} />}
          {answer}
          {quota === null ? null : (
            <span class={quota.isAmber ? 'nl-medium nl-warn nl-quota-low' : undefined}> · {quota.text}</span>
          )}
        </span>
        {view.needsCredit ? (
          <span class="nl-fixed nl-glance-credit">
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
          {say(isLarge ? 'glanceLess' : view.map.pins === null ? 'glanceMore' : 'glanceMoreMap')}
        </Button>
      ) : null}
    </footer>
  );
}
