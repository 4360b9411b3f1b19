import type { Failure } from '../../lib/model/answer/failure.ts';
import { failureText, shortFailure } from '../../lib/report/online/failure-words.ts';
import { listOf } from '../../lib/words/isolated.ts';
import { say } from '../../lib/words/say.ts';
import { useSeconds } from '../page/clock.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import '../report/online-line.css';
import './failure-line.css';

type FailureNoteProps = {
  failure: Failure;
  /** What failed, by name. */
  names: string[];
  now: number;
  onRetry: () => void;
  onOptions: () => void;
  /** At a glance there is room for what happened, and the button of the next step. */
  isShort?: boolean;
  /** It is asked again automatically. */
  resumes?: boolean;
  /** Asks the browser for access to an origin; absent if a page cannot (the card's frame): then the options can. */
  onAllow?: ((origin: string) => void) | undefined;
};

/** What could not be checked, why, and the next step. It never says anything about the subject. */
export function FailureNote({
  failure,
  names,
  now: shown,
  isShort = false,
  resumes = false,
  onRetry,
  onOptions,
  onAllow,
}: FailureNoteProps) {
  const now = useSeconds(shown, 'until' in failure ? (failure.until ?? null) : null);
  const { sentence, step, action } = failureText(failure, now, { resumes });
  return (
    <div class={isShort ? 'nl-failure nl-failure-short' : 'nl-failure'}>
      <Icon name={isShort ? 'warning' : 'service'} />
      <div class="nl-failure-words">
        {isShort ? (
          <p title={`${say('statusCouldNotCheck')}. ${sentence} ${step}`}>
            {/* Eyes get a few words, and ears the sentence. */}
            <span class="nl-hidden">
              {say('statusCouldNotCheck')} {sentence}
            </span>
            <b aria-hidden="true">{shortFailure(failure)}</b>
            <span class="nl-failure-more" aria-hidden="true">
              {action === 'none' ? step : say('statusCouldNotCheck')}
            </span>
          </p>
        ) : (
          <p>
            <b>{say('notChecked', listOf(names))}</b> {sentence}
          </p>
        )}
        <p class="nl-failure-step">
          {isShort ? null : <span>{step}</span>}
          {action === 'options' || (action === 'allow' && !onAllow) ? (
            <Button kind="link" onPress={onOptions}>
              {say('openOptions')}
            </Button>
          ) : null}
          {failure.kind === 'no-permission' && onAllow ? (
            <Button kind="link" onPress={() => onAllow(failure.origin)}>
              {say('allow')}
            </Button>
          ) : null}
          {action === 'again' || action === 'ask' ? (
            <Button kind="link" onPress={onRetry}>
              {say(action === 'ask' ? 'lookUpOnline' : 'tryAgain')}
            </Button>
          ) : null}
        </p>
      </div>
    </div>
  );
}
