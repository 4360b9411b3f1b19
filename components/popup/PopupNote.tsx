import type { ComponentChildren } from 'preact';
import { classNames } from '../parts/class-names.ts';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import './popup-note.css';

type PopupNoteProps = {
  icon: IconName;
  /** What is the matter. */
  title: string;
  /** What to do, or what Numlens does. */
  hint?: string | undefined;
  isWarning?: boolean;
  /** A button for the next step. */
  children?: ComponentChildren;
};

/** Why there is no report, and the next step: aligned like a row, with an icon. */
export function PopupNote({ icon, title, hint, isWarning = false, children }: PopupNoteProps) {
  return (
    <div class="nl-popup-note">
      <Icon name={icon} tone={isWarning ? 'warn' : 'faint'} />
      <div class="nl-grow nl-popup-note-words">
        <p class={classNames('nl-medium nl-popup-words', { 'nl-warn': isWarning })}>{title}</p>
        {hint === undefined ? null : <p class="nl-muted">{hint}</p>}
        {children}
      </div>
    </div>
  );
}
