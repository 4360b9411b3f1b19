import type { Glance, GlanceLine, ReportView } from '../../lib/report/view/view.ts';
import { say } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { EmbeddedLine } from '../report/EmbeddedAddress.tsx';
import type { CardEvents, ReportState } from './card-state.ts';
import { GlanceLines } from './GlanceLines.tsx';
import { RangeLine } from './RangeLine.tsx';

type GlanceFactsProps = {
  view: ReportView;
  glance: Glance;
  now: number;
  lines: GlanceLine[];
  range: ReportState['range'];
  copied: string | null;
  /** A form is shown in place of the facts. */
  isHidden: boolean;
  onCopy: CardEvents['onCopy'];
};

/** The facts of a card at a glance: the lines, and what explains a special address, a short number or a missing fact. */
export function GlanceFacts({ view, glance, now, lines, range, copied, isHidden, onCopy }: GlanceFactsProps) {
  const { meaning, unread, areLinesHidden } = glance;
  const known = <GlanceLines lines={lines} now={now} copied={copied} onCopy={onCopy} />;
  return (
    <div class="nl-glance-facts" hidden={isHidden}>
      <EmbeddedLine embedded={view.embedded} />
      {meaning === null ? null : (
        <p class="nl-glance-meaning">
          <Icon name={view.isHome ? 'home' : 'neutral'} size={15} tone="faint" />
          <span>{meaning}</span>
        </p>
      )}
      {range ? <RangeLine range={range} hasIcon /> : null}
      {areLinesHidden ? <div hidden>{known}</div> : known}
      {unread === null ? null : (
        <p class="nl-glance-meaning nl-glance-unread">
          <Icon name="warning" size={15} tone="warn" />
          <span title={`${unread} ${say('stepDataUnread')}`}>
            {unread} {say('stepRestart')}
          </span>
        </p>
      )}
    </div>
  );
}
