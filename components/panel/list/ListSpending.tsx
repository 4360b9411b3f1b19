import type { SpendingPlan } from '../../../lib/list/plan-spending.ts';
import { nextToLookUp } from '../../../lib/list/plan-spending.ts';
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
  state: Pick<ListState, 'plan' | 'selected' | 'quota' | 'run'>;
  now: number;
  events: Pick<ListEvents, 'onRun' | 'onRetry' | 'onCancelRun' | 'onOptions'>;
};

/**
 * What asking the service about a list would cost, before anything is spent; and how the asking goes: what is known or why
 * it stopped, and below it what can be pressed. One button is the main one: the run, or what has to be done before another
 * can succeed.
 */
export function ListSpending({ state: { plan, selected, quota, run }, now: shown, events }: ListSpendingProps) {
  const until = run.kind === 'stopped' && 'until' in run.failure ? (run.failure.until ?? null) : null;
  const now = useSeconds(shown, until);
  const failure = run.kind === 'stopped' ? failureText(run.failure, now, { resumes: run.resumes }) : null;
  const isForOptions = failure?.action === 'options' || failure?.action === 'allow';
  const isRunning = run.kind === 'running';
  // It starts again automatically.
  const isWaiting = run.kind === 'stopped' && run.resumes;
  const next = nextToLookUp(plan, selected).slice(0, batchRows);
  const canRun = !isRunning && !isWaiting && next.length > 0;
  const isOut = quota?.remain === 0 && quotaEnds(quota) > now;
  // Of a run that is on its way, or that cannot go on, that is said first; what failed can be tried again in any case.
  const hasPlan = run.kind === 'stopped' ? !isWaiting && plan.failed.length > 0 : !isRunning;
  return (
    <section class="nl-spending" aria-label={say('listSpending')}>
      {hasPlan ? <PlanLine plan={plan} events={events} /> : null}
      <RunLine run={run} failure={failure} />
      <div class="nl-spending-do">
        {isForOptions ? (
          <Button kind="main" onPress={events.onOptions}>
            {say('openOptions')}
          </Button>
        ) : null}
        {canRun ? (
          <Button kind={isForOptions || isOut ? 'plain' : 'main'} onPress={events.onRun}>
            {sayCount('listRun', next.length)}
          </Button>
        ) : null}
        {isRunning || isWaiting ? <Button onPress={events.onCancelRun}>{say('cancel')}</Button> : null}
        <div class="nl-spending-costs">
          {run.kind === 'idle' ? null : (
            <p role="status" class={isRunning || isWaiting ? 'nl-run-words' : 'nl-hidden'}>
              {doneText(run, plan.failed.length)}
            </p>
          )}
          {canRun ? <span class="nl-spending-cost">{costsText(next)}</span> : null}
          <QuotaLine quota={quota} calls={canRun ? callsOf(next) : 0} now={now} />
        </div>
      </div>
    </section>
  );
}

type PlanLineProps = { plan: SpendingPlan; events: Pick<ListEvents, 'onRetry' | 'onOptions'> };

/** What is known of the rows. Once some failed, it is one count of all that are done, and the button says the rest. */
function PlanLine({ plan, events }: PlanLineProps) {
  const hasFailed = plan.failed.length > 0;
  const isMany = plan.open.length > batchRows;
  const done = plan.here + plan.saved;
  return (
    <ul class="nl-spending-plan">
      {hasFailed && done > 0 ? <li>{sayCount('listDone', done)}</li> : null}
      {plan.here > 0 && !hasFailed ? <li>{sayCount('listHere', plan.here)}</li> : null}
      {plan.saved > 0 && !hasFailed ? <li>{sayCount('listSaved', plan.saved)}</li> : null}
      {hasFailed ? (
        <li>
          <span class="nl-spending-failed">{sayCount('listFailed', plan.failed.length)}</span>{' '}
          <Button kind="link" label={say('listRetry')} onPress={events.onRetry}>
            {say('listRetryWord')}
          </Button>
        </li>
      ) : null}
      {plan.open.length > 0 && (isMany || !hasFailed) ? (
        <li class="nl-spending-open">{sayCount('listOpen', plan.open.length)}</li>
      ) : null}
      {isMany ? <li>{say('listBatch', new Intl.NumberFormat(language()).format(batchRows))}</li> : null}
      {plan.unread > 0 ? <li class="nl-spending-unread">{sayCount('listUnread', plan.unread)}</li> : null}
      {plan.closed === null ? null : (
        <li class="nl-spending-closed">
          <span>{say(closedWords[plan.closed])}</span>{' '}
          {plan.closed === 'private' ? null : (
            <Button kind="link" onPress={events.onOptions}>
              {say('openOptions')}
            </Button>
          )}
        </li>
      )}
    </ul>
  );
}

function callsOf(rows: SpendingPlan['open']): number {
  return rows.reduce((sum, { calls }) => sum + calls, 0);
}

/** What the next rows cost, for each who is asked. */
function costsText(next: SpendingPlan['open']): string {
  const costs = [...Map.groupBy(next, ({ by }) => by)].map(([, rows]) =>
    costText({ ...rows[0], calls: callsOf(rows) }),
  );
  return costs.join(' · ');
}

const closedWords = { off: 'offerOff', unconfigured: 'offerUnconfigured', private: 'failPrivate' } as const;

/** How much is left, and when the quota resets; in amber if that is less than the `calls` of the next run, or nothing. */
function QuotaLine({ quota, calls, now }: Pick<ListState, 'quota'> & { calls: number; now: number }) {
  if (quota?.remain == null || quotaEnds(quota) <= now) return null;
  const time = new Intl.DateTimeFormat(language(), { hour: '2-digit', minute: '2-digit' }).format(quotaEnds(quota));
  const remain = new Intl.NumberFormat(language()).format(quota.remain);
  const isLow = quota.remain < Math.max(calls, 1);
  return (
    <span class={isLow ? 'nl-spending-quota nl-quota-low' : 'nl-spending-quota'}>{say('listQuota', remain, time)}</span>
  );
}

/** How far a run is, or was, with what failed. Once it is over, the counts say it to eyes. */
function doneText(run: Exclude<RunState, { kind: 'idle' }>, failed: number): string {
  const number = new Intl.NumberFormat(language());
  const words = run.kind === 'cancelled' ? 'listRunCancelled' : 'listRunDone';
  const done = say(words, number.format(run.done), number.format(run.all));
  return failed === 0 ? done : `${done} · ${sayCount('listFailed', failed)}`;
}

/** That a run is on its way, or why it stopped. */
function RunLine({ run, failure }: { run: RunState; failure: { sentence: string; step: string } | null }) {
  if (run.kind === 'running') {
    return (
      <div class="nl-run">
        <progress aria-label={say('listSpending')} max={run.all} value={run.done} />
      </div>
    );
  }
  if (!failure) return null;
  return (
    <p class="nl-run nl-bulk-problem">
      <Icon name="warning" />
      <span>
        {failure.sentence} {failure.step}
      </span>
    </p>
  );
}
