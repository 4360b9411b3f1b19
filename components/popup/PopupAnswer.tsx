import type { OperationId } from '../../lib/model/answer/service-answer.ts';
import type { AddressFault, AddressRange, ShortNumber } from '../../lib/model/answer/typed.ts';
import type { CardTools } from '../../lib/model/page/card.ts';
import type { UnreadableReason } from '../../lib/model/subject.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import { facts } from '../../lib/report/facts/facts.ts';
import { sources } from '../../lib/report/facts/sources.ts';
import { language } from '../../lib/words/language.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { OnlineLine } from '../report/OnlineLine.tsx';
import { ReportBody } from '../report/ReportBody.tsx';
import { ReportTop } from '../report/ReportTop.tsx';
import { SourceLegend } from '../report/SourceLegend.tsx';
import { AsList } from './FoundHere.tsx';
import { ReportRow } from './PopupRow.tsx';
import type { PopupEvents, PopupReading } from './popup-state.ts';

const reasons = {
  empty: 'unreadableEmpty',
  neither: 'unreadableNeither',
  'needs-country': 'unreadableNeedsCountry',
  'too-long': 'unreadableTooLong',
} as const satisfies Record<UnreadableReason, MessageKey>;

const shortNumbers = {
  emergency: 'shortEmergency',
  'emergency-somewhere': 'shortEmergencySomewhere',
  short: 'shortNumber',
} as const satisfies Record<ShortNumber, MessageKey>;

type PopupAnswerProps = {
  reading: PopupReading;
  tooMuch: boolean;
  asking: boolean;
  resuming: OperationId[];
  /** Nothing was looked up before: the user is told what to type. */
  isFirst: boolean;
  /** Something that is known fits the text, so that it need not be a number or an address. */
  isFound: boolean;
  now: number;
  here: string;
  copied: string | null;
  tools: CardTools;
  events: PopupEvents;
};

/** The report on what was typed, or one sentence on why there is none and what to do. */
export function PopupAnswer({
  reading,
  tooMuch,
  asking,
  resuming,
  isFirst,
  isFound,
  now,
  here,
  copied,
  tools,
  events,
}: PopupAnswerProps) {
  switch (reading.kind) {
    case 'several':
      return (
        <>
          <p class="nl-popup-words">{sayCount('foundInText', reading.subjects.length)}</p>
          <ul class="nl-picks nl-popup-several">
            {reading.first.map((report) => (
              <ReportRow
                key={subjectKey(report.subject)}
                report={report}
                now={now}
                onPick={() => events.onPick(report.subject)}
              />
            ))}
          </ul>
          <AsList tooMuch={tooMuch} onTextAsList={events.onTextAsList} />
        </>
      );
    case 'out-of-reach':
      return <p class="nl-popup-words">{say('outOfReach')}</p>;
    case 'begun':
      return reading.short === null ? null : <p class="nl-popup-words">{say(shortNumbers[reading.short])}</p>;
    case 'faulty':
      return <p class="nl-popup-words nl-popup-fault">{faultText(reading.fault)}</p>;
    case 'unreadable':
      if (reading.reason === 'empty' && !isFirst) return null;
      if (reading.reason === 'neither' && isFound) return null;
      return (
        <>
          <p class="nl-popup-words">{say(reasons[reading.reason])}</p>
          {reading.reason === 'empty' ? (
            <p class="nl-popup-words nl-popup-hint">
              <bdi>{say('unreadableEmptyHint')}</bdi>
            </p>
          ) : null}
          {reading.reason === 'too-long' ? <AsList tooMuch={tooMuch} onTextAsList={events.onTextAsList} /> : null}
        </>
      );
    case 'report': {
      const { report, offer, lastAt, range } = reading;
      const context = { now, here, offer, asking };
      return (
        <article class="nl-popup-report" aria-label={subjectKey(report.subject)}>
          {range === undefined ? null : <RangeLines range={range} />}
          {report.note ? (
            <p class="nl-popup-note" title={say('noteField')}>
              <Icon name="note" size={14} />
              <bdi>{report.note}</bdi>
            </p>
          ) : null}
          <ReportTop report={report} context={context} country={null} copied={copied} tools={tools} events={events} />
          <OnlineLine
            report={report}
            offer={offer}
            asking={asking}
            resuming={resuming}
            now={now}
            onLookUp={events.onLookUp}
            onRefresh={events.onRefresh}
            onOptions={events.onOptions}
            onAllow={events.onAllow}
          />
          <ReportBody report={report} context={context} copied={copied} onCopy={events.onCopy} />
          <SourceLegend report={report} sources={sources(facts(report, context))} now={now} lastAt={lastAt} />
        </article>
      );
    }
  }
}

function faultText(fault: AddressFault): string {
  switch (fault.kind) {
    case 'above':
      return say('faultAbove', fault.part, fault.most);
    case 'zero':
      return say('faultZero', fault.part);
    case 'long':
      return say('faultLong', fault.part);
    case 'gaps':
      return say('faultGaps');
  }
}

/** The first and the last address of a typed range, and how many it has. */
function RangeLines({ range: { first, last, bits } }: { range: AddressRange }) {
  // Larger counts say less than the power that they are.
  const count = bits < 64 ? new Intl.NumberFormat(language()).format(2n ** BigInt(bits)) : `2^${bits}`;
  return (
    <dl class="nl-popup-range">
      <div>
        <dt>{say('rangeFirst')}</dt>
        <dd>
          <bdi dir="ltr">{first}</bdi>
        </dd>
      </div>
      <div>
        <dt>{say('rangeLast')}</dt>
        <dd>
          <bdi dir="ltr">{last}</bdi>
        </dd>
      </div>
      <div>
        <dt>{say('rangeCount')}</dt>
        <dd>
          <bdi>{count}</bdi>
        </dd>
      </div>
    </dl>
  );
}
