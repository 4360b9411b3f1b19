import { againText, failureText, glanceFailure, isCalm } from '../../lib/report/online/failure-words.ts';
import { Icon } from '../parts/Icon.tsx';
import type { FailureNoteProps } from './FailureNote.tsx';
import { costOfStep, FailureButton, useFailureClock } from './FailureNote.tsx';
import '../report/online-line.css';
import './failure-line.css';

type GlanceFailureProps = FailureNoteProps & {
  /** It says who failed: it is not all of the lookup service. */
  isNamed: boolean;
  /** The number that is looked up, if a card has two. */
  about: string | undefined;
};

/**
 * A failure on a card at a glance: in one line what failed, why and until when; below it the button of the next step with
 * its cost.
 */
export function GlanceFailure(props: GlanceFailureProps) {
  const { failure, names, isNamed, about, resumes = false } = props;
  const now = useFailureClock(props);
  const { step, action } = failureText(failure, now, { resumes });
  const { headline, why, spoken, step: shortStep = null } = glanceFailure(failure, isNamed ? names : []);
  const again = againText(failure, now, { resumes });
  const reason = [why, again].filter((text) => text !== null).join(' · ');
  const icon = isCalm(failure) ? 'neutral' : 'warning';
  const cost = costOfStep(action, names);
  const below = again !== null ? '' : (shortStep ?? (action === 'none' ? step : cost));
  return (
    <div
      class={`nl-failure nl-failure-short nl-failure-${icon}${again === null ? '' : ' nl-failure-waits'}`}
      title={[spoken, step, cost].filter(Boolean).join(' ')}
    >
      {/* Eyes get a few words, and ears the sentence. */}
      <p class="nl-hidden">
        {spoken}
        {again === null ? null : ` ${step}`}
      </p>
      <Icon name={icon} size={15} />
      <FailureButton {...props} action={action} />
      <p class="nl-failure-words" aria-hidden="true">
        {headline === null ? null : <b>{headline}</b>}{' '}
        {reason === '' ? null : <span class="nl-failure-why">{reason}</span>}
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
