import { failureText } from '../../../lib/words/failures/failure-words.ts';
import { language } from '../../../lib/words/language.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { RunState } from './list-state.ts';

/** The progress of a run that is under way. */
export function RunProgress({ run }: { run: RunState }) {
  if (run.kind !== 'running') return null;
  return (
    <div class="nl-run">
      <progress aria-label={say('listSpending')} max={run.all} value={run.done} />
    </div>
  );
}

type RunProblemProps = { failure: { sentence: string; step: string } | null; isWaiting: boolean };

/** Why a run stopped. */
export function RunProblem({ failure, isWaiting }: RunProblemProps) {
  if (!failure) return null;
  return (
    <p class="nl-run nl-bulk-problem">
      <Icon name={isWaiting ? 'paused' : 'warning'} />
      <span>
        {failure.sentence} {failure.step}
      </span>
    </p>
  );
}

/** A shorter wait (ms) is counted down. */
const countedDown = 90_000;
const day = 24 * 60 * 60_000;

/**
 * Returns why a run stopped and what happens next. If it continues automatically within a day, that is at a time
 * of day; a short wait is counted down.
 */
export function stopText(
  { failure, resumes }: Extract<RunState, { kind: 'stopped' }>,
  { until, isQuotaUsedUp, now }: { until: number | null; isQuotaUsedUp: boolean; now: number },
): ReturnType<typeof failureText> {
  const text = failureText(failure, now, { resumes });
  if (!resumes || until === null) return text;
  const time = new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(until);
  const isAtTime = until - now >= countedDown && until - now < day;
  return {
    ...text,
    sentence: failure.kind === 'limited' && isQuotaUsedUp ? say('listNoneLeft') : text.sentence,
    step: isAtTime ? say('listResumesAt', time) : text.step,
  };
}

/** Returns how far a run is or was, and how many rows failed. After the run only screen readers get it: the plan is seen. */
export function doneText(run: Exclude<RunState, { kind: 'idle' }>, failed: number): string {
  const words = run.kind === 'cancelled' ? 'listRunCancelled' : 'listRunDone';
  const done = say(words, run.done, run.all);
  return failed === 0 ? done : `${done} · ${sayCount('listFailed', failed)}`;
}
