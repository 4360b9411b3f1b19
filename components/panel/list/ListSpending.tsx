import { useMemo } from 'preact/hooks';
import type { SpendingPlan } from '../../../lib/list/plan-spending.ts';
import { nextToLookUp, planOfPart } from '../../../lib/list/plan-spending.ts';
import { quotaEnds } from '../../../lib/model/answer/spending.ts';
import { language } from '../../../lib/words/language.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { costText } from '../../../lib/words/service-names.ts';
import { useSeconds } from '../../page/clock.ts';
import { Button } from '../../parts/Button.tsx';
import { countedRows } from './ListHead.tsx';
import type { ListEvents, ListState } from './list-state.ts';
import { batchRows } from './list-state.ts';
import { doneText, RunProblem, RunProgress, stopText } from './RunLine.tsx';

type ListSpendingProps = {
  state: Pick<ListState, 'rows' | 'shown' | 'plan' | 'selected' | 'quota' | 'run'>;
  now: number;
  events: Pick<ListEvents, 'onRun' | 'onRetry' | 'onCancelRun' | 'onOptions'>;
};

/**
 * What looking up a list online will cost, and the progress of a run. First why the run stopped, then the buttons: the
 * main one starts the run, or leads to what has to be done before another try can succeed. Below them the progress, or
 * how many rows are not looked up and why. All of this is about the selected rows if some of them can be looked up,
 * otherwise about those that a filter shows.
 */
export function ListSpending({ state, now: clockTime, events }: ListSpendingProps) {
  const { rows, shown, plan, selected, quota, run } = state;
  const until = run.kind === 'stopped' && 'until' in run.failure ? (run.failure.until ?? null) : null;
  const now = useSeconds(clockTime, until);
  const isQuotaUsedUp = quota?.remain === 0 && quotaEnds(quota) > now;
  const failure = run.kind === 'stopped' ? stopText(run, { until, isQuotaUsedUp, now }) : null;
  const isForOptions = failure?.action === 'options';
  const isRunning = run.kind === 'running';
  /** The run stopped, and continues automatically. */
  const isWaiting = run.kind === 'stopped' && run.resumes;
  const open = useMemo(() => nextToLookUp(plan, { shown, selected }), [plan, shown, selected]);
  const next = open.slice(0, batchRows);
  const runWords = open.length > batchRows ? say('listRunFirst', batchRows) : sayCount('listRun', next.length);
  const canRun = !isRunning && !isWaiting && next.length > 0;
  // A run that is under way or has stopped replaces the plan, but failed rows can be tried again.
  const hasPlan = run.kind === 'stopped' ? !isWaiting && plan.failed.length > 0 : !isRunning;
  const numbers = useMemo(
    () => new Set(rows.filter(({ entry }) => entry.subject.kind === 'phone').map(({ key }) => key)),
    [rows],
  );
  const part = useMemo(() => planOfPart(rows, plan, { shown, selected }), [rows, plan, shown, selected]);
  return (
    <section class="nl-spread nl-rule nl-spending" aria-label={say('listSpending')}>
      <RunProblem failure={failure} isWaiting={isWaiting} />
      <div class="nl-cluster nl-spending-do">
        {isForOptions ? (
          <Button kind="main" onPress={events.onOptions}>
            {say('openOptions')}
          </Button>
        ) : null}
        {canRun ? (
          <Button kind={isForOptions ? 'link' : isQuotaUsedUp ? 'plain' : 'main'} onPress={events.onRun}>
            {isForOptions ? say('tryAgain') : runWords}
          </Button>
        ) : null}
        {isRunning || isWaiting ? <Button onPress={events.onCancelRun}>{say('listStop')}</Button> : null}
        <div class="nl-muted nl-wraps nl-spending-costs">
          {run.kind === 'idle' ? null : (
            <p
              role="status"
              class={
                isRunning || (run.kind === 'stopped' && !hasPlan) ? 'nl-muted nl-figures nl-run-words' : 'nl-hidden'
              }
            >
              {doneText(run, plan.failed.length)}
            </p>
          )}
          {isWaiting ? null : (
            <Costs next={canRun && !isForOptions ? next : []} numbers={numbers} quota={quota} now={now} />
          )}
        </div>
      </div>
      <RunProgress run={run} />
      {hasPlan ? (
        <PlanLine
          state={state}
          events={events}
          plan={part ?? plan}
          isOfPart={part !== null}
          isOnButton={canRun && !isForOptions && open.length === next.length}
        />
      ) : null}
    </section>
  );
}

type PlanLineProps = {
  plan: SpendingPlan;
  /** The plan is that of the rows that are selected or shown. “Retry” is about all. */
  isOfPart: boolean;
  /** The button says how many rows are to be looked up. */
  isOnButton: boolean;
  /** The rows of the line above. */
  state: Pick<ListState, 'rows' | 'shown' | 'selected'>;
  events: Pick<ListEvents, 'onRetry' | 'onOptions'>;
};

/**
 * How many of the rows are to be looked up, unless the button says so, and why the others are not: all these counts add
 * up to the rows. The line above says how many rows these are, unless they are others. A narrow list has no room for
 * those that can't be looked up, which the summary has, too. Beside failed rows it has none for those that were looked
 * up, which say so themselves.
 */
function PlanLine({ plan, isOfPart, isOnButton, state, events }: PlanLineProps) {
  const { found, toLookUp, saved, noLookup, failed, unread, whyClosed } = plan;
  const isOfCounted = found === countedRows(state);
  return (
    <ul class="nl-muted nl-wraps nl-spending-plan">
      {toLookUp.length > 0 && !(isOnButton && isOfCounted) ? (
        <li class="nl-spending-open">
          {isOfCounted ? say('listOpen', toLookUp.length) : say('listOpenOf', toLookUp.length, found)}
        </li>
      ) : null}
      {saved > 0 ? <li class="nl-spending-saved">{sayCount('listSaved', saved)}</li> : null}
      {noLookup > 0 && whyClosed === null ? <li class="nl-spending-none">{sayCount('listHere', noLookup)}</li> : null}
      {failed.length > 0 ? (
        <li>
          <span class="nl-warn nl-spending-failed">{sayCount('listFailed', failed.length)}</span>{' '}
          {isOfPart ? null : (
            <span class="nl-spending-retry">
              <Button kind="link" label={say('listRetry')} onPress={events.onRetry}>
                {say('listRetryWord')}
              </Button>{' '}
              <span>{costsText(failed.slice(0, batchRows))}</span>
            </span>
          )}
        </li>
      ) : null}
      {unread > 0 ? <li class="nl-spending-unread">{sayCount('listUnread', unread)}</li> : null}
      {whyClosed === null ? null : (
        <li class="nl-spending-closed">
          <span>{say(closedWords[whyClosed])}</span>{' '}
          {whyClosed === 'private' ? null : (
            <Button kind="link" onPress={events.onOptions}>
              {say('openOptions')}
            </Button>
          )}
        </li>
      )}
    </ul>
  );
}

function callsOf(rows: SpendingPlan['toLookUp']): number {
  return rows.reduce((sum, { calls }) => sum + calls, 0);
}

/** Returns what the next rows cost at each service that they ask. */
function costsText(next: SpendingPlan['toLookUp']): string {
  const costs = [...Map.groupBy(next, ({ by }) => by)].map(([, rows]) =>
    costText({ ...rows[0], calls: callsOf(rows) }),
  );
  return costs.join(' · ');
}

const closedWords = { off: 'offerOff', unconfigured: 'offerUnconfigured', private: 'failPrivate' } as const;

type CostsProps = Pick<ListState, 'quota'> & {
  next: SpendingPlan['toLookUp'];
  /** The keys of the rows that are phone numbers. */
  numbers: ReadonlySet<string>;
  now: number;
};

/**
 * What looking up the next rows costs, and how much of the quota is left, with its reset in the title. The quota is
 * phone validation's: it is left out if no phone number is looked up at the lookup service. Both are one sentence if it
 * is enough and nothing else is looked up. If the quota is too small, or zero, the reset is in the text, which is amber.
 */
function Costs({ next, numbers, quota, now }: CostsProps) {
  const cost = next.length > 0 ? <span class="nl-spending-cost">{costsText(next)}</span> : null;
  const counted = next.filter(({ key, by }) => by === undefined && numbers.has(key));
  const isOfQuota = next.length > 0 ? counted.length > 0 : numbers.size > 0;
  if (!isOfQuota || quota?.remain == null || quotaEnds(quota) <= now) return cost;
  const time = new Intl.DateTimeFormat(language(), { hour: '2-digit', minute: '2-digit' }).format(quotaEnds(quota));
  const whole = say('listQuota', quota.remain, time);
  const calls = callsOf(counted);
  const isLow = quota.remain < Math.max(calls, 1);
  if (!isLow && next.length > 0 && counted.length === next.length) {
    return (
      <span class="nl-spending-cost" title={whole}>
        {say('listSpends', calls, quota.remain)}
      </span>
    );
  }
  return (
    <>
      {cost}
      <span class="nl-wraps nl-spending-left">
        {isLow ? (
          <span class="nl-spending-quota nl-medium nl-warn nl-quota-low">{whole}</span>
        ) : (
          <span class="nl-spending-quota" title={whole}>
            {say('quotaLeft', quota.remain)}
          </span>
        )}
      </span>
    </>
  );
}
