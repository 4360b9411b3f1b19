import type { AddressFault, ShortNumber } from '../../lib/model/answer/typed.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import { ReportRow } from '../report/PickRow.tsx';
import { ShortCall } from '../report/ShortCall.tsx';
import type { Surface } from '../report/surface.ts';
import { Tricks } from '../report/Tricks.tsx';
import { Examples } from './Examples.tsx';
import { KnownPart } from './KnownLists.tsx';
import { PopupNote } from './PopupNote.tsx';
import { PopupReport } from './PopupReport.tsx';
import type { PopupEvents, PopupReading, PopupState } from './popup-state.ts';

const shortNumbers = {
  emergency: 'shortEmergency',
  'emergency-somewhere': 'shortEmergencySomewhere',
  public: 'shortPublic',
  short: 'shortNumber',
} as const satisfies Record<ShortNumber, MessageKey>;

type PopupAnswerProps = Surface & {
  state: PopupState;
  /** Something known matches the text, so the text need not be a number or an address. */
  isFound: boolean;
  events: PopupEvents;
};

/** The report on what was typed, or one sentence on why there is none and what to do. */
export function PopupAnswer({ state, isFound, events, ...surface }: PopupAnswerProps) {
  const { now, here, tools } = surface;
  const { reading, tooMuch, isFirst } = state;
  switch (reading.kind) {
    case 'several':
      return (
        <>
          <Tricks tricks={reading.tricks} />
          {reading.subjects.length === 0 ? null : (
            <div class="nl-wraps nl-several">
              <p>{sayCount('foundInText', reading.subjects.length)}</p>
              <Button kind="link" onPress={events.onTextAsList}>
                {say('openAsList')}
              </Button>
              {tooMuch ? <p class="nl-fine nl-popup-hint">{say('openAsListPaste')}</p> : null}
            </div>
          )}
          <ul class="nl-picks nl-known">
            {reading.first.map(({ report, read }, index) => (
              <ReportRow
                key={subjectKey(report.subject)}
                report={report}
                read={read}
                now={now}
                here={here}
                isNext={index === 0}
                onPick={() => events.onPick(report.subject)}
              />
            ))}
          </ul>
        </>
      );
    case 'out-of-reach':
      return <PopupNote icon="warning" title={say('outOfReach')} />;
    case 'begun':
      return reading.short === null ? null : (
        <PopupNote icon="phone" title={say(shortNumbers[reading.short])} hint={hintOnShort(reading.short)}>
          <ShortCall text={state.text} mayCost={reading.short === 'short'} callWith={tools.callWith} />
        </PopupNote>
      );
    case 'network':
      return <PopupNote icon="network" title={networkText(reading)} />;
    case 'faulty':
      return <PopupNote icon="warning" title={faultText(reading.fault)} isWarning />;
    case 'unreadable':
      if (reading.reason === 'empty') return isFirst ? <Examples onExample={events.onExample} /> : null;
      if (reading.reason === 'too-long') {
        return (
          <PopupNote
            icon="list"
            title={say('unreadableTooLong')}
            hint={say(tooMuch ? 'openAsListPaste' : 'openAsListHint')}
          >
            <Button kind="main" onPress={events.onTextAsList}>
              {say('openAsList')}
            </Button>
          </PopupNote>
        );
      }
      // The field says that a country is missing, above the list of countries.
      if (reading.reason === 'needs-country' || isFound) return null;
      return <PopupNote icon="doubtful" title={say('unreadableNeither')} hint={say('unreadableNeitherHint')} />;
    case 'report': {
      const { other } = reading;
      return (
        <>
          <Tricks tricks={reading.tricks} />
          <PopupReport reading={reading} state={state} events={events} {...surface} />
          {other === undefined ? null : (
            <KnownPart title={say('alsoPossible')}>
              <ul class="nl-picks">
                <ReportRow
                  report={other}
                  read={reading.read ?? null}
                  now={now}
                  here={here}
                  onPick={() => events.onPick(other.subject)}
                />
              </ul>
            </KnownPart>
          )}
        </>
      );
    }
  }
}

/** Returns who runs a network, or why that is not known. */
function networkText({ asn, organisation, unread }: Extract<PopupReading, { kind: 'network' }>): string {
  const number = `AS${asn}`;
  if (organisation !== null) return say('headlinePair', number, organisation);
  return say(unread ? 'dataUnread' : 'notInData', number);
}

/** Returns what Numlens does with a short number, if its title does not say it, or what to know before calling it. */
function hintOnShort(short: ShortNumber): string {
  if (short === 'short') return say('shortMayCost'); // guard short-cost-said
  return say(short === 'public' ? 'shortNumber' : 'shortNotLookedUp');
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
