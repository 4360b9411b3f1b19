import type { Spending } from '../../lib/model/answer/spending.ts';
import { isQuotaLow } from '../../lib/report/online/quota-text.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import { BudgetMeters } from '../report/BudgetMeters.tsx';
import { QuotaLine } from '../report/OnlineLine.tsx';
import type { PopupEvents, PopupState } from './popup-state.ts';
import { SiteControl, siteNote } from './SiteControl.tsx';
import './popup.css';
import './service-use.css';

type PopupFootProps = Pick<PopupEvents, 'onSiteMode' | 'onTabOff' | 'onPause' | 'onOptions'> & Pick<PopupState, 'site'>;

/** Where Numlens is on, and the way to the options: one line, and one below it if there is a reason to tell. */
export function PopupFoot({ site, onSiteMode, onTabOff, onPause, onOptions }: PopupFootProps) {
  return (
    <footer class="nl-popup-foot">
      <div class="nl-popup-foot-line">
        {site === null ? null : <SiteControl site={site} onMode={onSiteMode} onTabOff={onTabOff} />}
        {site === null ? null : (
          <Button
            kind={site.paused ? 'main' : 'link'}
            label={say(site.paused ? 'resume' : 'pauseAll')}
            onPress={() => onPause(!site.paused)}
          >
            {say(site.paused ? 'resume' : 'pause')}
          </Button>
        )}
        <Button kind="link" onPress={onOptions}>
          {say('options')}
        </Button>
      </div>
      <p class="nl-site-note" role="status">
        {site === null ? null : siteNote(site)}
      </p>
    </footer>
  );
}

type ServiceUseProps = { spending: Spending | null; now: number; onCalls: () => void };

/**
 * What the lookup service was asked, behind one line: on this page, of each budget, and what its quota still holds. A
 * quota that is low is in sight. Nothing if online lookups are off and none was made here.
 */
export function ServiceUse({ spending, now, onCalls }: ServiceUseProps) {
  if (spending === null) return null;
  const { mode, sentHere, spent, budgets, quotas } = spending;
  if (mode === 'never' && (sentHere ?? 0) === 0) return null;
  const here = sentHere === null ? { ...spent, site: null } : spent;
  const low = quotas.filter((quota) => isQuotaLow(quota, now));
  const others = quotas.filter((quota) => !low.includes(quota));
  return (
    <div class="nl-use">
      <details>
        <summary title={sentHere === null ? undefined : say('sentHereHint')}>
          {sentHere === null ? say('serviceUse') : sayCount('sentHere', sentHere)}
        </summary>
        <div class="nl-use-more">
          {mode === 'never' ? null : <BudgetMeters spent={here} budgets={budgets} isThisSite />}
          {others.map((quota) => (
            <QuotaLine key={quota.operation} quota={quota} now={now} steady={false} />
          ))}
          <Button kind="link" onPress={onCalls}>
            {say('ledgerTitle')}
          </Button>
        </div>
      </details>
      {low.map((quota) => (
        <QuotaLine key={quota.operation} quota={quota} now={now} steady={false} />
      ))}
    </div>
  );
}
