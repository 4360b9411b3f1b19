import type { OperationId } from '../../lib/model/answer/service-answer.ts';
import type { AddressFault, ShortNumber } from '../../lib/model/answer/typed.ts';
import type { CardTools } from '../../lib/model/page/card.ts';
import type { UnreadableReason } from '../../lib/model/subject.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import { AsList } from './FoundHere.tsx';
import { PopupReport } from './PopupReport.tsx';
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
  /** The user chose the country of a number without a country code. */
  isChosen: boolean;
  asking: boolean;
  resuming: OperationId[];
  /** All facts are shown. */
  details: boolean;
  /** A note can be kept. */
  canNote: boolean;
  /** Nothing was looked up before: the user is told what to type. */
  isFirst: boolean;
  /** Something known matches the text, so the text need not be a number or an address. */
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
  isChosen,
  asking,
  resuming,
  details,
  canNote,
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
          <div class="nl-several">
            <p>{sayCount('foundInText', reading.subjects.length)}</p>
            <Button kind="link" onPress={events.onTextAsList}>
              {say('openAsList')}
            </Button>
            {tooMuch ? <p class="nl-popup-hint">{say('openAsListPaste')}</p> : null}
          </div>
          <ul class="nl-picks nl-known">
            {reading.first.map(({ report, assumed }) => (
              <ReportRow
                key={subjectKey(report.subject)}
                report={report}
                assumed={assumed}
                now={now}
                onPick={() => events.onPick(report.subject)}
              />
            ))}
          </ul>
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
    case 'report':
      return (
        <PopupReport
          reading={reading}
          isChosen={isChosen}
          asking={asking}
          resuming={resuming}
          details={details}
          canNote={canNote}
          now={now}
          here={here}
          copied={copied}
          tools={tools}
          events={events}
        />
      );
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
