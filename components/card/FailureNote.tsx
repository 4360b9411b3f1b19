import type { Failure } from '../../lib/model/answer/failure.ts';
import type { OperationId } from '../../lib/model/answer/service-answer.ts';
import type { OptionsPlace } from '../../lib/report/online/failure-fix.ts';
import { fixOf } from '../../lib/report/online/failure-fix.ts';
import { failureText, glanceFailure, isCalm, isUntried } from '../../lib/report/online/failure-words.ts';
import { listOf } from '../../lib/words/isolated.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { useSeconds } from '../page/clock.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import '../report/online-line.css';
import './failure-line.css';

type FailureNoteProps = {
  failure: Failure;
  /** What failed, and its names. */
  operations: OperationId[];
  names: string[];
  now: number;
  onRetry: () => void;
  onOptions: (at: OptionsPlace) => void;
  /** At a glance, only the failure, its reason, and the button of the next step with its cost have room. */
  isShort?: boolean;
  /** At a glance it says who failed: it is not all of the lookup service. */
  isNamed?: boolean;
  /** The number that is looked up, if a card has two. */
  about?: string | undefined;
  /** It is looked up again automatically. */
  resumes?: boolean;
  /** Asks the browser for access to an origin; absent in the card's frame, which cannot ask. Then the options can. */
  onAllow?: ((origin: string) => void) | undefined;
};

/** The failures of a lookup: what could not be checked, why, and the next step. They say nothing about the subject. */
export function FailureNote({
  failure,
  operations,
  names,
  now: shown,
  isShort = false,
  isNamed = false,
  about,
  resumes = false,
  onRetry,
  onOptions,
  onAllow,
}: FailureNoteProps) {
  const now = useSeconds(shown, 'until' in failure ? (failure.until ?? null) : null);
  const { sentence, step, action } = failureText(failure, now, { resumes });
  const icon = isCalm(failure) ? 'neutral' : 'warning';
  const fix = fixOf(failure.kind, operations);
  // Each operation that failed is looked up once.
  const isAgain = action === 'again';
  const cost = isAgain || action === 'ask' ? sayCount('spends', names.length) : '';
  const button = (
    <>
      {action === 'options' || (action === 'allow' && !onAllow) ? (
        <Button kind="plain" onPress={() => onOptions(fix.at)}>
          {say(fix.label)}
        </Button>
      ) : null}
      {failure.kind === 'no-permission' && onAllow ? (
        <Button kind="plain" onPress={() => onAllow(failure.origin)}>
          {say('allow')}
        </Button>
      ) : null}
      {isAgain || action === 'ask' ? (
        <Button kind={isAgain ? 'plain' : 'main'} onPress={onRetry}>
          {say(isAgain ? 'tryAgain' : 'lookUpOnline')}
        </Button>
      ) : null}
    </>
  );
  if (isShort) {
    const { headline, why, spoken, step: shortStep = null } = glanceFailure(failure, isNamed ? names : []);
    const below = shortStep ?? (action === 'none' ? step : cost);
    return (
      <div
        class={`nl-failure nl-failure-short nl-failure-${icon}`}
        title={[spoken, step, cost].filter(Boolean).join(' ')}
      >
        {/* Eyes get a few words, and ears the sentence. */}
        <p class="nl-hidden">{spoken}</p>
        <Icon name={icon} size={15} />
        {button}
        <p class="nl-failure-words" aria-hidden="true">
          {headline === null ? null : <b>{headline}</b>}{' '}
          {why === null ? null : <span class="nl-failure-why">{why}</span>}
        </p>
        {below === '' ? null : (
          <p class="nl-failure-step">
            {below}
            {about === undefined || below !== cost ? null : (
              <>
                {' · '}
                <bdi dir="ltr">{about}</bdi>
              </>
            )}
          </p>
        )}
      </div>
    );
  }
  return (
    <div class={`nl-failure nl-failure-${icon}`}>
      <Icon name={icon} />
      <div class="nl-failure-words">
        <p>
          {failure.kind === 'not-found' || isUntried(failure) ? null : <b>{say('notChecked', listOf(names))}</b>}{' '}
          {isUntried(failure) ? <b>{sentence}</b> : sentence}
          {step === '' ? null : ` ${step}`}
        </p>
        {action === 'none' ? null : (
          <p class="nl-failure-step">
            {button}
            <span>{cost}</span>
          </p>
        )}
      </div>
    </div>
  );
}
