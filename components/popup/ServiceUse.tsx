import type { Spending } from '../../lib/model/spending.ts';
import { isQuotaLow } from '../../lib/report/quota-text.ts';
import { say } from '../../lib/words/say.ts';
import { sayCount } from '../../lib/words/say-count.ts';
import { Button } from '../parts/Button.tsx';
import { BudgetMeters } from '../report/BudgetMeters.tsx';
import { QuotaLine } from '../report/QuotaLine.tsx';
import './service-use.css';

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
