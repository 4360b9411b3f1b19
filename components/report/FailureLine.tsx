import { isAlarm, isChoice } from '../../lib/words/failures/failure-nature.ts';
import { failureText } from '../../lib/words/failures/failure-words.ts';
import { againText, glanceFailure } from '../../lib/words/failures/glance-failure.ts';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/Icon.tsx';
import type { FailureNoteProps } from './FailureNote.tsx';
import { costOfStep, FailureButton, useFailureClock } from './FailureNote.tsx';
import './online-line.css';
import './failure-line.css';

type FailureLineProps = FailureNoteProps & {
  /** It says who failed: it is not all of the lookup service. */
  isNamed: boolean;
  /** The number that is looked up, if a card has two. */
  about: string | undefined;
};

/**
 * A failure on a card at a glance: in one line its cause and until when it lasts; below it the button of the next step
 * with its cost. What is only turned off or not set up is one quiet line that ends with the button.
 */
export function FailureLine(props: FailureLineProps) {
  const { failure, names, isNamed, about, resumes = false } = props;
  const now = useFailureClock(props);
  const { step, action } = failureText(failure, now, { resumes });
  const { cause, more, spoken, step: shortStep = null } = glanceFailure(failure, isNamed ? names : []);
  const again = againText(failure, now, { resumes });
  const cost = costOfStep(action, names);
  const isQuiet = isChoice(failure);
  const icon = isAlarm(failure) ? 'warning' : 'neutral';
  const below = again !== null || isQuiet ? '' : (shortStep ?? (action === 'none' ? step : cost));
  const look = classNames(`nl-muted nl-beside nl-failure nl-grow nl-failure-short nl-failure-${icon}`, {
    'nl-failure-choice': isQuiet,
    'nl-failure-waits': again !== null,
  });
  return (
    <div class={look} title={[spoken, step, cost].filter(Boolean).join(' ')}>
      {/* Eyes get a few words, and ears the sentence. */}
      <p class="nl-hidden">
        {spoken}
        {again === null ? null : ` ${step}`}
      </p>
      <Icon name={icon} size={15} tone={icon === 'warning' ? 'warn' : undefined} />
      <p class="nl-clip nl-grow nl-failure-words" aria-hidden="true">
        {cause === null ? null : <b>{cause}</b>}
        {[more, again].map((text) => (text === null ? null : <span key={text}>{text}</span>))}
      </p>
      {isQuiet ? <FailureButton {...props} action={action} isQuiet /> : null}
      {isQuiet || (action === 'none' && below === '') ? null : (
        <div class="nl-cluster nl-failure-step">
          <FailureButton {...props} action={action} />
          {below === '' ? null : (
            <p class="nl-clip">
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
      )}
    </div>
  );
}
