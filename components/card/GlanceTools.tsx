import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/Button.tsx';
import { IconButton, ReachButton } from '../parts/Icon.tsx';
import { messageButton } from '../report/SubjectTools.tsx';
import type { CardMenuProps } from './CardMenu.tsx';
import { CardMenu } from './CardMenu.tsx';
import { PinButton } from './PinButton.tsx';

type GlanceToolsProps = Omit<CardMenuProps, 'onPin'> & {
  pinned: boolean;
  /** The copy button: what it copies, and whether that was done a moment ago. */
  copy: { what: string; isDone: boolean; onCopy: () => void };
};

/** The buttons of a card at a glance: copy, call, message, pin, the menu with all others, close. */
export function GlanceTools({ pinned, copy, ...shown }: GlanceToolsProps) {
  const { view, tools, events } = shown;
  const call = view.actions.call?.(tools.callWith) ?? null;
  const message = messageButton(view, tools);
  // The button “Call” is in the pin's place until the card is pinned; until then, the menu pins it.
  const onPin = call === null || pinned ? events.onPin : undefined;
  return (
    <div class="nl-glance-tools">
      {view.link ? null : <CopyButton what={copy.what} copied={copy.isDone} onCopy={copy.onCopy} />}
      {call === null ? null : <ReachButton icon="call" label={say('callNumber')} reach={call} />}
      {message === null ? null : <ReachButton icon="message" {...message} />}
      {onPin ? <PinButton pinned={pinned} onPin={onPin} /> : null}
      <CardMenu {...shown} onPin={onPin ? undefined : events.onPin} />
      {events.onClose ? <IconButton icon="close" label={say('close')} onPress={events.onClose} /> : null}
    </div>
  );
}
