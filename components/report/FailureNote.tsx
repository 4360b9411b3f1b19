import type { Failure } from '../../lib/model/answer/failure.ts';
import type { OperationId } from '../../lib/model/answer/service-answer.ts';
import type { OptionsPlace } from '../../lib/words/failures/failure-fix.ts';
import { fixOf } from '../../lib/words/failures/failure-fix.ts';
import { isAlarm, isUntried } from '../../lib/words/failures/failure-nature.ts';
import type { FailureAction } from '../../lib/words/failures/failure-words.ts';
import { failureText } from '../../lib/words/failures/failure-words.ts';
import { listOf } from '../../lib/words/isolated.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { useSeconds } from '../page/clock.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import './online-line.css';

export type FailureNoteProps = {
  failure: Failure;
  /** What failed, and its names. */
  operations: OperationId[];
  names: string[];
  now: number;
  /** It is looked up again automatically. */
  resumes?: boolean;
  onRetry: () => void;
  onOptions: (at: OptionsPlace) => void;
  /** Asks the browser for access to an origin; absent in the card's frame, which cannot ask. Then the options can. */
  onAllow?: ((origin: string) => void) | undefined;
};

/** The failures of a lookup: what could not be checked, why, and the next step. They say nothing about the subject. */
export function FailureNote(props: FailureNoteProps) {
  const { failure, names, resumes = false } = props;
  const now = useFailureClock(props);
  const { sentence, step, action } = failureText(failure, now, { resumes });
  const icon = isAlarm(failure) ? 'warning' : 'neutral';
  return (
    <div class={`nl-muted nl-beside nl-failure nl-failure-note nl-failure-${icon}`}>
      <Icon name={icon} tone={icon === 'warning' ? 'warn' : undefined} />
      <div class="nl-grow nl-failure-words">
        <p>
          {failure.kind === 'not-found' || isUntried(failure) ? null : <b>{say('notChecked', listOf(names))}</b>}{' '}
          {isUntried(failure) ? <b>{sentence}</b> : sentence}
          {step === '' ? null : ` ${step}`}
        </p>
        {action === 'none' ? null : (
          <p class="nl-cluster nl-failure-step">
            <FailureButton {...props} action={action} />
            <span>{costOfStep(action, names)}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** Returns the time (ms since 1970), with a tick each second until another try makes sense. */
export function useFailureClock({ failure, now }: Pick<FailureNoteProps, 'failure' | 'now'>): number {
  return useSeconds(now, 'until' in failure ? (failure.until ?? null) : null);
}

/** Returns what a step uses; empty if it sends nothing. Each operation that failed is looked up once. */
export function costOfStep(action: FailureAction, names: readonly string[]): string {
  return action === 'again' || action === 'ask' ? sayCount('spends', names.length) : '';
}

type FailureButtonProps = FailureNoteProps & {
  action: FailureAction;
  /** It ends a quiet line. */
  isQuiet?: boolean;
};

/** The button of a failure's next step; nothing if there is none. */
export function FailureButton(props: FailureButtonProps) {
  const { failure, operations, action, isQuiet = false, onRetry, onOptions, onAllow } = props;
  const kind = isQuiet ? 'link' : 'plain';
  const fix = fixOf(failure.kind, operations);
  if (failure.kind === 'no-permission' && onAllow) {
    return (
      <Button kind={kind} onPress={() => onAllow(failure.origin)}>
        {say('allow')}
      </Button>
    );
  }
  switch (action) {
    case 'none':
      return null;
    case 'options':
      return (
        <Button kind={kind} onPress={() => onOptions(fix.at)}>
          {say(fix.label)}
        </Button>
      );
    case 'ask':
    case 'again':
      return (
        <Button kind={action === 'ask' ? 'ask' : 'plain'} onPress={onRetry}>
          {say(action === 'ask' ? 'lookUpOnline' : 'tryAgain')}
        </Button>
      );
  }
}
