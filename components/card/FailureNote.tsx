import type { Failure } from '../../lib/model/answer/failure.ts';
import { failureText, glanceFailure, isChosen } from '../../lib/report/online/failure-words.ts';
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
  /** At a glance there is room for what could not be done and why, the button of the next step, and that the other facts still apply. */
  isShort?: boolean;
  /** Nothing was answered, and the built-in data is whole: what it says still applies. */
  isAlone?: boolean;
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
  isAlone = false,
  resumes = false,
  onRetry,
  onOptions,
  onAllow,
}: FailureNoteProps) {
  const now = useSeconds(shown, 'until' in failure ? (failure.until ?? null) : null);
  const { sentence, step, action } = failureText(failure, now, { resumes });
  const applies = isAlone ? say('failStands') : '';
  const icon = isChosen(failure) ? 'neutral' : 'warning';
  const button = (
    <>
      {action === 'options' || (action === 'allow' && !onAllow) ? (
        <Button kind="main" onPress={onOptions}>
          {say('openOptions')}
        </Button>
      ) : null}
      {failure.kind === 'no-permission' && onAllow ? (
        <Button kind="main" onPress={() => onAllow(failure.origin)}>
          {say('allow')}
        </Button>
      ) : null}
      {action === 'again' || action === 'ask' ? (
        <Button kind={action === 'ask' ? 'main' : 'plain'} onPress={onRetry}>
          {say(action === 'ask' ? 'lookUpOnline' : 'tryAgain')}
        </Button>
      ) : null}
    </>
  );
  if (isShort) {
    const { headline, why } = glanceFailure(failure);
    const couldNot = say('statusCouldNotCheck');
    const spoken = headline === couldNot ? `${couldNot}. ${sentence}` : sentence;
    const below = action === 'none' ? step : applies;
    return (
      <div
        class={`nl-failure nl-failure-short nl-failure-${icon}`}
        title={[spoken, step, applies].filter(Boolean).join(' ')}
      >
        {/* Eyes get a few words, and ears the sentence. */}
        <p class="nl-hidden">{spoken}</p>
        <Icon name={icon} size={15} />
        {button}
        <p class="nl-failure-words" aria-hidden="true">
          <b>{headline}</b> {why === null ? null : <span class="nl-failure-why">{why}</span>}
        </p>
        <p class="nl-failure-step">{below}</p>
      </div>
    );
  }
  return (
    <div class={`nl-failure nl-failure-${icon}`}>
      <Icon name={icon} />
      <div class="nl-failure-words">
        <p>
          <b>{say('notChecked', listOf(names))}</b> {sentence}
        </p>
        <p class="nl-failure-step">
          <span>{step}</span>
          {button}
        </p>
      </div>
    </div>
  );
}
