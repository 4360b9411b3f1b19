import type { CardTools } from '../../lib/model/page/card.ts';
import type { ReportContext, ReportView } from '../../lib/report/view/view.ts';
import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/Button.tsx';
import { IconButton, ReachButton } from '../parts/Icon.tsx';
import { messageButton } from '../report/SubjectTools.tsx';
import { CardMenu } from './CardMenu.tsx';
import type { AskedOnCard } from './CardQuestions.tsx';
import type { CardEvents } from './card-state.ts';
import { PinButton } from './PinButton.tsx';

type GlanceToolsProps = {
  view: ReportView;
  context: ReportContext;
  tools: CardTools;
  pinned: boolean;
  /** The copy button: what it copies, and whether that was done a moment ago. */
  copy: { what: string; isDone: boolean; onCopy: () => void };
  /** Opens the field for the user's note, here or in the popup; absent if none can be kept. */
  onNote: (() => void) | undefined;
  onAsk: (asked: AskedOnCard) => void;
  canTurnOff: boolean;
  events: CardEvents;
};

/** The buttons of a card at a glance: copy, call, message, pin, the menu with all others, close. */
export function GlanceTools(props: GlanceToolsProps) {
  const { view, context, tools, pinned, copy, onNote, onAsk, canTurnOff, events } = props;
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
      <CardMenu
        view={view}
        context={context}
        tools={tools}
        onPin={onPin ? undefined : events.onPin}
        onNote={onNote}
        onAsk={onAsk}
        canTurnOff={canTurnOff}
        events={events}
      />
      {events.onClose ? <IconButton icon="close" label={say('close')} onPress={events.onClose} /> : null}
    </div>
  );
}
