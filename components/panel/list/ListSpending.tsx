import type { SpendingPlan } from '../../../lib/list/plan-spending.ts';
import { quotaEnds } from '../../../lib/model/answer/spending.ts';
import { failureText } from '../../../lib/report/online/failure-words.ts';
import { costText } from '../../../lib/report/online/service-names.ts';
import { language } from '../../../lib/words/language.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { useSeconds } from '../../page/clock.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { ListEvents, ListState, RunState } from './list-state.ts';
import { batchRows } from './list-state.ts';

type ListSpendingProps = {
  state: Pick<ListState, 'plan' | 'quota' | 'run'>;
  now: number;
  events: Pick<ListEvents, 'onRun' | 'onRetry' | 'onCancelRun' | 'onOptions'>;
};

/** What asking the service about a list would cost, before anything is spent; and how the asking goes. */
export function ListSpending({ state: { plan, quota, run }, now, events }: ListSpendingProps) {
  const isRunning = run.kind === 'running';
  const next = plan.open.slice(0, batchRows);
  return (
    <section class="nl-spending" aria-label={say('listSpending')}>
      <ul class="nl-spending-plan">
        {plan.here > 0 ? <li>{sayCount('listHere', plan.here)}</li> : null}
        {plan.saved > 0 ? <li>{sayCount('listSaved', plan.saved)}</li> : null}
        {plan.failed.length > 0 ? (
          <li class="nl-spending-failed">{sayCount('listFailed', plan.failed.length)}</li>
        ) : null}
        {plan.open.length > 0 ? <li class="nl-spending-open">{sayCount('listOpen', plan.open.length)}</li> : null}
        {plan.unread > 0 ? <li class="nl-spending-unread">{sayCount('listUnread', plan.unread)}</li> : null}
        <QuotaLine quota={quota} now={now} />
      </ul>
      <RunLine run={run} now={now} onOptions={events.onOptions} />
      <div class="nl-bulk-buttons">
        {!isRunning && plan.open.length > 0 ? (
          <Button kind="main" onPress={events.onRun}>
            {sayCount(run.kind === 'idle' ? 'listRun' : 'listGoOn', next.length)}
          </Button>
        ) : null}
        {!isRunning && plan.open.length > 0 ? <span class="nl-spending-cost">{costsText(next)}</span> : null}
        {!isRunning && plan.failed.length > 0 ? <Button onPress={events.onRetry}>{say('listRetry')}</Button> : null}
        {isRunning || (run.kind === 'stopped' && run.resumes) ? (
          <Button onPress={events.onCancelRun}>{say('cancel')}</Button>
        ) : null}
      </div>
      {plan.closed === null ? null : (
        <p class="nl-spending-closed">
          <span>{say(closedWords[plan.closed])}</span>{' '}
          {plan.closed === 'private' ? null : (
            <Button kind="link" onPress={events.onOptions}>
              {say('openOptions')}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}

/** What the next rows cost, for each who is asked. */
function costsText(next: SpendingPlan['open']): string {
  const costs = [...Map.groupBy(next, ({ by }) => by)].map(([, rows]) =>
    costText({ ...rows[0], calls: rows.reduce((sum, { calls }) => sum + calls, 0) }),
  );
  return costs.join(' · ');
}

const closedWords = { off: 'offerOff', unconfigured: 'offerUnconfigured', private: 'failPrivate' } as const;

/** How much is left, and when the quota resets. */
function QuotaLine({ quota, now }: Pick<ListState, 'quota'> & { now: number }) {
  if (quota?.remain == null || quotaEnds(quota) <= now) return null;
  const time = new Intl.DateTimeFormat(language(), { hour: '2-digit', minute: '2-digit' }).format(quotaEnds(quota));
  const remain = new Intl.NumberFormat(language()).format(quota.remain);
  return <li class="nl-spending-quota">{say('listQuota', remain, time)}</li>;
}

function RunLine({ run, now: shown, onOptions }: { run: RunState; now: number; onOptions: () => void }) {
  const until = run.kind === 'stopped' && 'until' in run.failure ? (run.failure.until ?? null) : null;
  const now = useSeconds(shown, until);
  if (run.kind === 'idle') return null;
  const number = new Intl.NumberFormat(language());
  const told = say('listRunDone', number.format(run.done), number.format(run.all));
  const failure = run.kind === 'stopped' ? failureText(run.failure, now, { resumes: run.resumes }) : null;
  return (
    <div class="nl-run">
      {run.kind === 'done' ? null : <progress aria-label={say('listSpending')} max={run.all} value={run.done} />}
      <p role="status" class="nl-run-words">
        {run.kind === 'cancelled' ? say('listRunCancelled', number.format(run.done), number.format(run.all)) : told}
      </p>
      {failure ? (
        <p class="nl-bulk-problem">
          <Icon name="service" />
          <span>
            {failure.sentence} {failure.step}{' '}
            {failure.action === 'options' || failure.action === 'allow' ? (
              <Button kind="link" onPress={onOptions}>
                {say('openOptions')}
              </Button>
            ) : null}
          </span>
        </p>
      ) : null}
    </div>
  );
}
