import type { ComponentChildren } from 'preact';
import { say } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import './sections.css';

type LockedProps = {
  /** An organisation decides here (`lib/model/policy`). */
  by: boolean;
  id: string;
  children: ComponentChildren;
};

/** Controls that cannot be changed where an organisation decides, with the reason beside them. */
export function Locked({ by, id, children }: LockedProps) {
  if (!by) return <>{children}</>;
  return (
    <fieldset class="nl-locked" disabled aria-describedby={`${id}-locked`}>
      {children}
      <p id={`${id}-locked`} class="nl-locked-note">
        <Icon name="locked" size={14} />
        {say('lockedNote')}
      </p>
    </fieldset>
  );
}
