import type { DataDates } from '../../../lib/model/answer/report.ts';
import type { StorageLoss } from '../../../lib/model/stored-types.ts';
import { isDataOld } from '../../../lib/words/data-age.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import './notes.css';
import './locked.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../parts/Icon.tsx';
import '../options.css';

const words = { kept: 'lossKept', lost: 'lossLost' } as const satisfies Record<StorageLoss['key'], MessageKey>;

/** What was lost when damaged storage was rebuilt, until the user has read it. */
export function LossNote({ loss, onRead }: { loss: StorageLoss; onRead: () => void }) {
  return (
    <div class="nl-options-note nl-loss" role="alert">
      <p>{say(words[loss.key])}</p>
      <Button onPress={onRead}>{say('lossRead')}</Button>
    </div>
  );
}

type LockedProps = {
  /** A policy sets it (`lib/model/settings/policy`). */
  isLocked: boolean;
  id: string;
  children: ComponentChildren;
};

/**
 * Controls that cannot be changed if a policy sets them. A lock at the edge of the section marks them. The note at the
 * top of the page says once what the lock means; screen readers get that in the controls' description.
 */
export function Locked({ isLocked, id, children }: LockedProps) {
  if (!isLocked) return <>{children}</>;
  return (
    <fieldset class="nl-locked" disabled aria-describedby={`${id}-locked`}>
      {children}
      <span id={`${id}-locked`} class="nl-locked-mark" title={say('lockedNote')}>
        <Icon name="locked" size={14} />
        <span class="nl-hidden">{say('lockedNote')}</span>
      </span>
    </fieldset>
  );
}

/** The note about a policy. By default it says what the locks on the page mean. */
export function ManagedNote({ words = say('managedNote') }: { words?: string }) {
  return (
    <p class="nl-options-note nl-managed">
      <Icon name="locked" />
      <span>{words}</span>
    </p>
  );
}

/** Says that the built-in data is so old that answers are doubtful, and how to get newer data. `now` is in milliseconds since 1970. */
export function OldDataNote({ dates, now }: { dates: DataDates; now: number }) {
  if (!isDataOld('phone', dates.phone, now) && !isDataOld('ip', dates.ip, now)) return null;
  return (
    <p class="nl-options-note nl-managed nl-old-data">
      <Icon name="clock" />
      <span>{say('dataOldOptions')}</span>
    </p>
  );
}

/** Says that a policy sets it. */
export function LockedNote() {
  return (
    <p class="nl-locked-note">
      <Icon name="locked" size={14} />
      {say('lockedNote')}
    </p>
  );
}

/**
 * The note that lookups are on, by a policy or from before, but that the browser waits for the user's consent to send
 * data.
 */
export function ConsentNote({ onConsent }: { onConsent: () => void }) {
  return (
    <div id="consent" class="nl-options-note nl-loss" role="status">
      <p>{say('consentNeeded')}</p>
      <Button onPress={onConsent}>{say('consentAllow')}</Button>
    </div>
  );
}

/** Shown in place of the options if the extension does not answer. */
export function Unreachable() {
  return (
    <main class="nl nl-options">
      <h1>{say('optionsTitle')}</h1>
      <p>{say('outOfReach')}</p>
    </main>
  );
}
