import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import type { CardEvents, ReportState } from './card-state.ts';
import './site-off.css';

type SiteOffProps = {
  state: Pick<ReportState, 'site' | 'siteLocked'>;
  onTurnOff: CardEvents['onTurnOff'];
  /** Closes the question. */
  onStay: () => void;
};

/**
 * Asks before Numlens is turned off on a card's site, and says where it is turned on again. If a policy decides about the
 * site, it only says so.
 */
export function SiteOffQuestion({ state: { site, siteLocked = false }, onTurnOff, onStay }: SiteOffProps) {
  if (site === undefined || !onTurnOff) return null;
  return <Question site={site} isLocked={siteLocked} onTurnOff={onTurnOff} onStay={onStay} />;
}

type QuestionProps = { site: string; isLocked: boolean; onTurnOff: () => void; onStay: () => void };

function Question({ site, isLocked, onTurnOff, onStay }: QuestionProps) {
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);

  useEffect(() => root.current?.querySelector<HTMLElement>('button')?.focus(), []);

  function press(event: TargetedKeyboardEvent<HTMLFieldSetElement>): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onStay();
  }

  return (
    <fieldset class="nl-site-off-question" ref={root} aria-labelledby={id} onKeyDown={press}>
      <p id={id}>{say(isLocked ? 'siteLocked' : 'siteTurnOffAsk', site)}</p>
      <div class="nl-wraps nl-gap">
        {isLocked ? null : (
          <Button kind="main" onPress={onTurnOff}>
            {say('siteTurnOffYes')}
          </Button>
        )}
        <Button onPress={onStay}>{say(isLocked ? 'close' : 'cancel')}</Button>
      </div>
    </fieldset>
  );
}
