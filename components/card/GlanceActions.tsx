import type { ReportContext, ReportView } from '../../lib/report/view/view.ts';
import { say } from '../../lib/words/say.ts';
import { IconButton } from '../parts/Icon.tsx';
import { OnlineLine } from '../report/OnlineLine.tsx';
import type { CardEvents, ReportState } from './card-state.ts';
import './glance-actions.css';

type GlanceActionsProps = {
  view: ReportView;
  context: ReportContext;
  state: Pick<ReportState, 'resuming' | 'times' | 'isInPopup'>;
  /** The number that is looked up, if the card has two. */
  about: string | undefined;
  events: CardEvents;
};

/** The line of actions: look the subject up, and go to its other places on the page. */
export function GlanceActions({ view, context, state, about, events }: GlanceActionsProps) {
  const { resuming, times, isInPopup = false } = state;
  const { offer, asking, now } = context;
  const { onWalk } = events;
  /** The lookup's button needs the room, so the count of places is shortened; who gets the number needs all of it. */
  const isNaming = 'by' in offer && offer.by !== undefined;
  const isCountShort = asking || offer.kind === 'ask' || offer.kind === 'auto' || view.asked(now).failures.length > 0;
  return (
    <div class="nl-line nl-glance-actions">
      <OnlineLine
        view={view}
        context={context}
        resuming={resuming}
        place={isInPopup ? 'popup' : 'card'}
        about={about}
        {...events}
      />
      {times !== undefined && times > 1 && onWalk ? (
        <div class="nl-muted nl-line nl-push nl-glance-times">
          <span title={say('timesHere', times)}>
            <span class={isCountShort ? 'nl-hidden' : undefined}>{say('timesHere', times)}</span>
            {isCountShort && !isNaming ? <span aria-hidden="true">{say('timesShort', times)}</span> : null}
          </span>
          <IconButton icon="previous" label={say('timesPrevious')} onPress={() => onWalk(-1)} />
          <IconButton icon="next" label={say('timesNext')} onPress={() => onWalk(1)} />
        </div>
      ) : null}
    </div>
  );
}
