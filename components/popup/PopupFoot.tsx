import { say, sayCount } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import type { PopupEvents, PopupState } from './popup-state.ts';
import { SiteControl } from './SiteControl.tsx';
import './popup.css';
import type { Spending } from '../../lib/model/answer/spending.ts';
import { isQuotaLow } from '../../lib/report/online/quota-text.ts';
import { BudgetMeters } from '../report/BudgetMeters.tsx';
import { QuotaLine } from '../report/OnlineLine.tsx';
import './service-use.css';

type PopupFootProps = Pick<PopupEvents, 'onSiteMode' | 'onTabOff' | 'onPause' | 'onOptions'> & Pick<PopupState, 'site'>;

/** Where Numlens is on, and the way to the options. A button that turns something off turns it on again. */
export function PopupFoot({ site, onSiteMode, onTabOff, onPause, onOptions }: PopupFootProps) {
  return (
    <footer class="nl-popup-foot">
      {site === null ? null : <SiteControl site={site} onMode={onSiteMode} />}
      <div class="nl-popup-foot-line">
        {site === null ? null : (
          <Button kind={site.paused ? 'main' : 'link'} onPress={() => onPause(!site.paused)}>
            {say(site.paused ? 'resume' : 'pauseAll')}
          </Button>
        )}
        {site === null || site.host === null || site.paused || (site.mode === 'off' && !site.tabOff) ? null : (
          <Button kind="link" onPress={() => onTabOff(!site.tabOff)}>
            {say(site.tabOff ? 'tabOnAgain' : 'tabTurnOff')}
          </Button>
        )}
        <Button kind="link" onPress={onOptions}>
          {say('options')}
        </Button>
      </div>
    </footer>
  );
}

type ServiceUseProps = {
  spending: Spending | null;
  now: number;
  /** A report needs the room: only what is low is shown of budgets and quota. */
  brief: boolean;
  onCalls: () => void;
};

/** What the lookup service was asked: on this page, of each budget, and what its quota still holds. */
export function ServiceUse({ spending, now, brief, onCalls }: ServiceUseProps) {
  if (spending === null) return null;
  const { mode, sentHere, spent, budgets, quotas } = spending;
  const here = sentHere === null ? { ...spent, site: null } : spent;
  const shown = brief ? quotas.filter((quota) => isQuotaLow(quota, now)) : quotas;
  return (
    <div class="nl-use">
      <div class="nl-use-line">
        <span title={say('sentHereHint')}>{sentHere === null ? null : sayCount('sentHere', sentHere)}</span>
        <Button kind="link" onPress={onCalls}>
          {say('ledgerTitle')}
        </Button>
      </div>
      {mode === 'never' || brief ? null : <BudgetMeters spent={here} budgets={budgets} isThisSite />}
      {shown.map((quota) => (
        <QuotaLine key={quota.operation} quota={quota} now={now} steady={false} />
      ))}
    </div>
  );
}
