import type { ReportContext } from '../../lib/report/facts/fact.ts';
import { unreadLine } from '../../lib/report/glance/glance.ts';
import type { GlanceLine } from '../../lib/report/glance/lines.ts';
import type { ReadBy } from '../../lib/report/glance/title.ts';
import { reachesOut } from '../../lib/report/glance/typed-range.ts';
import { specialMeaning } from '../../lib/report/wording/special-text.ts';
import { shortNumberNote } from '../../lib/report/wording/unfinished.ts';
import { say } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { EmbeddedLine } from '../report/EmbeddedAddress.tsx';
import type { CardEvents, CardState } from './card-state.ts';
import { GlanceLines } from './GlanceLines.tsx';
import type { NextOffer } from './glance-rows.ts';
import { RangeLine } from './RangeLine.tsx';
import { GuessLine, NextCountry } from './ReadingLine.tsx';

type GlanceFactsProps = {
  state: Extract<CardState, { view: 'report' }>;
  context: ReportContext;
  lines: GlanceLine[];
  /** The assumed place, with the offer of the next likeliest country. */
  next: (NextOffer & { country: string }) | null;
  /** How the number's country is known, if a row says so. */
  guess: ReadBy;
  copied: string | null;
  /** A form is shown in place of the facts. */
  isHidden: boolean;
  events: Pick<CardEvents, 'onCopy' | 'onReread'>;
};

/** The facts of a card at a glance: the lines, and what explains a special address, a short number or a missing fact. */
export function GlanceFacts({ state, context, lines, next, guess, copied, isHidden, events }: GlanceFactsProps) {
  const { report, reading, range, notValid = null } = state;
  const { device } = report;
  const special = device.kind === 'ip' ? device.special : null;
  const meaning = special ? specialMeaning(special) : shortNumberNote(report);
  const isLinked = reading?.mismatch != null;
  const unread = isLinked ? null : unreadLine(report, context);
  const known = <GlanceLines lines={lines} now={context.now} copied={copied} onCopy={events.onCopy} />;
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
      {next === null ? null : (
        <div class={next.isBeside ? 'nl-glance-offer' : 'nl-glance-offer nl-glance-offer-below'}>
          <GlanceLines lines={[next.line]} now={context.now} copied={copied} onCopy={events.onCopy} />
          <NextCountry country={next.country} text={next.text} hasFlag={false} onReread={events.onReread} />
        </div>
      )}
      {range && reachesOut(device, range) ? <div hidden>{known}</div> : known}
      {unread === null ? null : (
        <p class="nl-glance-meaning nl-glance-unread">
          <Icon name="warning" size={15} />
          <span title={`${unread} ${say('stepDataUnread')}`}>
            {unread} {say('stepRestart')}
          </span>
        </p>
      )}
      {reading && guess && !isLinked ? (
        <GuessLine
          report={report}
          country={guess.country}
          reading={reading}
          notValid={notValid}
          onReread={events.onReread}
        />
      ) : null}
    </div>
  );
}
