import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import './site-off.css';

type SiteOffProps = {
  site: string;
  /** An organisation decides what Numlens does on the site (`lib/model/settings/policy`). */
  isLocked: boolean;
  onTurnOff: () => void;
};

/**
 * Turns Numlens off on the card's site: a button, and the question that says where it is turned on again. Where that is
 * not the person's to decide, the button only says whose it is.
 */
export function SiteOff({ site, isLocked, onTurnOff }: SiteOffProps) {
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isAsking) root.current?.querySelector<HTMLElement>('.nl-site-off-question button')?.focus();
  }, [isAsking]);

  function stay(): void {
    setAsking(false);
    root.current?.querySelector('button')?.focus();
  }

  function press(event: TargetedKeyboardEvent<HTMLFieldSetElement>): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    stay();
  }

  return (
    <div class="nl-site-off" ref={root}>
      <button
        type="button"
        class="nl-icon-button"
        aria-label={say(isLocked ? 'siteLockedAsk' : 'siteTurnOff')}
        title={say(isLocked ? 'siteLockedAsk' : 'siteTurnOff')}
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
      >
        <Icon name={isLocked ? 'locked' : 'off'} />
      </button>
      {isAsking ? (
        <fieldset class="nl-site-off-question" aria-labelledby={id} onKeyDown={press}>
          <p id={id}>{say(isLocked ? 'siteLocked' : 'siteTurnOffAsk', site)}</p>
          <div class="nl-site-off-choice">
            {isLocked ? null : (
              <Button kind="main" onPress={onTurnOff}>
                {say('siteTurnOffYes')}
              </Button>
            )}
            <Button onPress={stay}>{say(isLocked ? 'close' : 'cancel')}</Button>
          </div>
        </fieldset>
      ) : null}
    </div>
  );
}
