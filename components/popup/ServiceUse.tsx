import { useState } from 'preact/hooks';
import type { Spending } from '../../lib/model/answer/spending.ts';
import { isQuotaLow } from '../../lib/words/quota-text.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { BudgetMeters } from '../report/BudgetMeters.tsx';
import { QuotaLine } from '../report/OnlineLine.tsx';
import './service-use.css';

const panelId = 'service-use';

type ServiceUseProps = {
  spending: Spending;
  /** Other words are on its line, so it is short. Screen readers get the whole sentence. */
  isBeside: boolean;
  now: number;
  onCalls: () => void;
};

/**
 * How many requests were sent on this page, on a button that shows the use of each limit and the service's quota.
 * Nothing if online lookups are off and none was made here.
 */
export function ServiceUse({ spending, isBeside, now, onCalls }: ServiceUseProps) {
  const [isOpen, setOpen] = useState(false);
  const { mode, sentHere, spent, budgets, quotas } = spending;
  if (mode === 'never' && (sentHere ?? 0) === 0) return null;
  const here = sentHere === null ? { ...spent, site: null } : spent;
  return (
    <>
      <button
        type="button"
        class="nl-line-in nl-turns nl-use-button"
        title={sentHere === null ? undefined : say('sentHereHint')}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {sentHere === null ? say('spentTitle') : <Sent count={sentHere} isShort={isBeside} />}
        <Icon name="more" size={12} />
      </button>
      <div id={panelId} class="nl-stack nl-close nl-use-more" hidden={!isOpen}>
        {mode === 'never' ? null : <BudgetMeters spent={here} budgets={budgets} isThisSite />}
        {quotas
          .filter((quota) => !isQuotaLow(quota, now))
          .map((quota) => (
            <QuotaLine key={quota.operation} quota={quota} now={now} steady={false} />
          ))}
        <Button kind="link" onPress={onCalls}>
          {say('ledgerTitle')}
        </Button>
      </div>
    </>
  );
}

function Sent({ count, isShort }: { count: number; isShort: boolean }) {
  if (!isShort) return <>{sayCount('sentHere', count)}</>;
  return (
    <>
      <span aria-hidden="true">{sayCount('sentShort', count)}</span>
      <span class="nl-hidden">{sayCount('sentHere', count)}</span>
    </>
  );
}

/** The quotas that are low, which are always shown. */
export function LowQuotas({ quotas, now }: Pick<Spending, 'quotas'> & { now: number }) {
  return quotas
    .filter((quota) => isQuotaLow(quota, now))
    .map((quota) => <QuotaLine key={quota.operation} quota={quota} now={now} steady={false} />);
}
