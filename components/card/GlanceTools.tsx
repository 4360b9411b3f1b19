import type { CopyRecipe } from '../../lib/model/answer/copy-recipe.ts';
import { firstCopy } from '../../lib/model/answer/copy-recipe.ts';
import type { Report } from '../../lib/model/answer/report.ts';
import type { ElsewhereSite } from '../../lib/model/page/card.ts';
import { telLink } from '../../lib/report/copy/links.ts';
import { recipes } from '../../lib/report/copy/recipes.ts';
import type { LinkView } from '../../lib/report/view/link.ts';
import { say } from '../../lib/words/say.ts';
import { subjectText } from '../../lib/words/subject-text.ts';
import { CopyButton } from '../parts/Button.tsx';
import { IconButton, IconLink } from '../parts/Icon.tsx';
import { CardMenu } from './CardMenu.tsx';
import type { CardEvents } from './card-state.ts';
import { PinButton } from './PinButton.tsx';

type GlanceToolsProps = {
  report: Report;
  /** The link's other number. The rows of both numbers have their own buttons to copy and call. */
  link: LinkView | null;
  /** Its link may call something else: a phone icon would look like the link, so only the menu calls the number. */
  isNotCalled: boolean;
  elsewhere: ElsewhereSite[];
  pinned: boolean;
  /** What the copy button does: how the user copied the last subject of this kind, whether that was done a moment ago. */
  copy: { recipe: CopyRecipe; isDone: boolean; onCopy: () => void };
  /** Opens the field for the user's note, here or in the popup; absent if none can be kept. */
  onNote: (() => void) | undefined;
  /** Asks whether Numlens is to be turned off on the site; absent if that can't be done. */
  onTurnOff: (() => void) | undefined;
  events: CardEvents;
};

/** The buttons of a card at a glance: copy, call, pin, the menu with all others, close. */
export function GlanceTools(props: GlanceToolsProps) {
  const { report, link, isNotCalled, elsewhere, pinned, copy, onNote, onTurnOff, events } = props;
  const { kind } = report.subject;
  const ownTel = link ? null : telLink(report);
  const tel = isNotCalled ? null : ownTel; // guard link-unread-call
  const ownCall = ownTel === null || tel !== null ? [] : [{ number: subjectText(report), tel: ownTel, warning: null }];
  // The button “Call” is in the pin's place until the card is pinned; until then, the menu pins it.
  const onPin = tel === null || pinned ? events.onPin : undefined;
  return (
    <div class="nl-glance-tools">
      {link ? null : (
        <CopyButton
          what={copy.recipe === firstCopy[kind] ? subjectText(report) : say(recipes[copy.recipe].name)}
          copied={copy.isDone}
          onCopy={copy.onCopy}
        />
      )}
      {tel === null ? null : <IconLink icon="call" label={say('callNumber')} href={tel} />}
      {onPin ? <PinButton pinned={pinned} onPin={onPin} /> : null}
      <CardMenu
        report={report}
        elsewhere={elsewhere}
        calls={link ? link.calls : ownCall}
        onPin={onPin ? undefined : events.onPin}
        onNote={onNote}
        onTurnOff={onTurnOff}
        events={events}
      />
      {events.onClose ? <IconButton icon="close" label={say('close')} onPress={events.onClose} /> : null}
    </div>
  );
}
