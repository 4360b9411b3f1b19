import type { ReportContext } from '../../lib/report/claims/fact.ts';
import { unreadLine } from '../../lib/report/view/glance.ts';
import type { GlanceLine } from '../../lib/report/view/lines.ts';
import { meaningSentence } from '../../lib/report/view/meaning.ts';
import { reachesOut } from '../../lib/report/view/typed-range.ts';
import { say } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { EmbeddedLine } from '../report/EmbeddedAddress.tsx';
import type { CardEvents, ReportState } from './card-state.ts';
import { GlanceLines } from './GlanceLines.tsx';
import { RangeLine } from './RangeLine.tsx';

type GlanceFactsProps = {
  state: ReportState;
  context: ReportContext;
  lines: GlanceLine[];
  copied: string | null;
  /** A form is shown in place of the facts. */
  isHidden: boolean;
  onCopy: CardEvents['onCopy'];
};

/** The facts of a card at a glance: the lines, and what explains a special address, a short number or a missing fact. */
export function GlanceFacts({ state, context, lines, copied, isHidden, onCopy }: GlanceFactsProps) {
  const { report, reading, range } = state;
  const { device } = report;
  const special = device.kind === 'ip' ? device.special : null;
  const meaning = meaningSentence(report);
  const isLinked = reading?.mismatch != null;
  const unread = isLinked ? null : unreadLine(report, context);
  const known = <GlanceLines lines={lines} now={context.now} copied={copied} onCopy={onCopy} />;
  return (
    <div class="nl-glance-facts" hidden={isHidden}>
      <EmbeddedLine report={report} />
      {meaning === null ? null : (
        <p class="nl-glance-meaning">
          <Icon name={special?.use === 'Private' ? 'home' : 'neutral'} size={15} />
          <span>{meaning}</span>
        </p>
      )}
      {range ? <RangeLine range={range} hasIcon /> : null}
      {range && reachesOut(device, range) ? <div hidden>{known}</div> : known}
      {unread === null ? null : (
        <p class="nl-glance-meaning nl-glance-unread">
          <Icon name="warning" size={15} />
          <span title={`${unread} ${say('stepDataUnread')}`}>
            {unread} {say('stepRestart')}
          </span>
        </p>
      )}
    </div>
  );
}
