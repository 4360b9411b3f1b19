import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import './site-off.css';

type SiteOffProps = {
  site: string;
  /** A policy sets what Numlens does on the site (`lib/model/settings/policy`). */
  isLocked: boolean;
  onTurnOff: () => void;
  /** Closes the question. */
  onStay: () => void;
};

/**
 * Asks before Numlens is turned off on a site, and says where it is turned on again. If a policy decides about the site,
 * it only says so.
 */
export function SiteOffQuestion({ site, isLocked, onTurnOff, onStay }: SiteOffProps) {
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
      <div class="nl-site-off-choice">
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
