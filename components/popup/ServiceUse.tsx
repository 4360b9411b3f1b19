import type { Spending } from '../../lib/model/answer/spending.ts';
import { isQuotaLow } from '../../lib/report/online/quota-text.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import { BudgetMeters } from '../report/BudgetMeters.tsx';
import { QuotaLine } from '../report/OnlineLine.tsx';
import './service-use.css';

const panelId = 'service-use';

/** Is there something to tell? Not if online lookups are off and none was made here. */
export function isUseTold({ mode, sentHere }: Spending): boolean {
  return mode !== 'never' || (sentHere ?? 0) > 0;
}

/**
 * The button that opens and closes the use of the lookup service. Its number is that of the requests sent on this page.
 */
export function UseButton({ spending: { sentHere }, isOpen, onPress }: UseButtonProps) {
  const label = sentHere === null ? say('spentTitle') : sayCount('sentHere', sentHere);
  return (
    <button
      type="button"
      class="nl-use-button"
      title={sentHere === null ? undefined : say('sentHereHint')}
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={onPress}
    >
      {label}
    </button>
  );
}

type UseButtonProps = { spending: Spending; isOpen: boolean; onPress: () => void };

type ServiceUseProps = { spending: Spending; isOpen: boolean; now: number; onCalls: () => void };

/**
 * The requests sent on this page, the use of each limit, and the service's quota, while it is open. A low quota is
 * always shown.
 */
export function ServiceUse({ spending, isOpen, now, onCalls }: ServiceUseProps) {
  const { mode, sentHere, spent, budgets, quotas } = spending;
  const here = sentHere === null ? { ...spent, site: null } : spent;
  const low = quotas.filter((quota) => isQuotaLow(quota, now));
  const others = quotas.filter((quota) => !low.includes(quota));
  return (
    <>
      <div id={panelId} class="nl-use-more" hidden={!isOpen}>
        {sentHere === null ? null : <p>{sayCount('sentHere', sentHere)}</p>}
        {mode === 'never' ? null : <BudgetMeters spent={here} budgets={budgets} isThisSite />}
        {others.map((quota) => (
          <QuotaLine key={quota.operation} quota={quota} now={now} steady={false} />
        ))}
        <Button kind="link" onPress={onCalls}>
          {say('ledgerTitle')}
        </Button>
      </div>
      {low.map((quota) => (
        <QuotaLine key={quota.operation} quota={quota} now={now} steady={false} />
      ))}
    </>
  );
}
