import { say } from '../../lib/words/say.ts';
import { IconButton } from '../parts/Icon.tsx';
import { OnlineLine } from '../report/OnlineLine.tsx';
import type { CardEvents, ReportState } from './card-state.ts';
import './glance-actions.css';

type GlanceActionsProps = {
  state: ReportState;
  /** The number that is looked up, if the card has two. */
  about: string | undefined;
  now: number;
  events: CardEvents;
};

/** The line of actions: look the subject up, and go to its other places on the page. */
export function GlanceActions({ state, about, now, events }: GlanceActionsProps) {
  const { report, offer, asking, resuming, times, isInPopup = false } = state;
  const { onWalk } = events;
  /** The lookup's button needs the room, so the count of places is shortened. */
  const isCountShort = asking || offer.kind === 'ask' || offer.kind === 'auto' || report.failures.length > 0;
  return (
    <div class="nl-glance-actions">
      <OnlineLine
        report={report}
        offer={offer}
        asking={asking}
        resuming={resuming}
        place={isInPopup ? 'popup' : 'card'}
        about={about}
        now={now}
        {...events}
      />
      {times !== undefined && times > 1 && onWalk ? (
        <div class="nl-glance-times">
          <span title={say('timesHere', times)}>
            <span class={isCountShort ? 'nl-hidden' : undefined}>{say('timesHere', times)}</span>
            {isCountShort ? <span aria-hidden="true">{say('timesShort', times)}</span> : null}
          </span>
          <IconButton icon="previous" label={say('timesPrevious')} onPress={() => onWalk(-1)} />
          <IconButton icon="next" label={say('timesNext')} onPress={() => onWalk(1)} />
        </div>
      ) : null}
    </div>
  );
}
