import type { OperationId } from '../../lib/model/answer/service-answer.ts';
import type { CardTools } from '../../lib/model/page/card.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import { facts } from '../../lib/report/facts/facts.ts';
import { sources } from '../../lib/report/facts/sources.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { OnlineLine } from '../report/OnlineLine.tsx';
import { ReportBody } from '../report/ReportBody.tsx';
import { ReportTop } from '../report/ReportTop.tsx';
import { SourceLegend } from '../report/SourceLegend.tsx';
import { SubjectList } from '../report/SubjectList.tsx';
import { AsList } from './FoundHere.tsx';
import type { PopupEvents, Reading, Unreadable } from './popup-state.ts';

const reasons = {
  empty: 'unreadableEmpty',
  neither: 'unreadableNeither',
  unfinished: 'unreadableUnfinished',
  short: 'unreadableUnfinished',
  'needs-country': 'unreadableNeedsCountry',
  'too-long': 'unreadableTooLong',
} as const satisfies Record<Unreadable, MessageKey>;

/** So many of several are shown here; the side panel's list has them all. */
const firstSubjects = 5;

type PopupAnswerProps = {
  reading: Reading;
  tooMuch: boolean;
  asking: boolean;
  resuming: OperationId[];
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
          <div class="nl-popup-list">
            <SubjectList
              subjects={reading.subjects.slice(0, firstSubjects)}
              onPick={(index) => {
                const subject = reading.subjects[index];
                if (subject) events.onPick(subject);
              }}
            />
          </div>
          <AsList tooMuch={tooMuch} onTextAsList={events.onTextAsList} />
        </>
      );
    case 'out-of-reach':
      return <p class="nl-popup-words">{say('outOfReach')}</p>;
    case 'unreadable':
      return (
        <>
          <p class="nl-popup-words">{say(reasons[reading.reason])}</p>
          {reading.reason === 'empty' ? (
            <p class="nl-popup-words nl-popup-hint">
              <bdi>{say('unreadableEmptyHint')}</bdi>
            </p>
          ) : null}
          {reading.reason === 'short' ? <p class="nl-popup-words nl-popup-hint">{say('shortNumber')}</p> : null}
          {reading.reason === 'too-long' ? <AsList tooMuch={tooMuch} onTextAsList={events.onTextAsList} /> : null}
        </>
      );
    case 'report': {
      const { report, offer, lastAt } = reading;
      const context = { now, here, offer, asking };
      return (
        <article class="nl-popup-report" aria-label={subjectKey(report.subject)}>
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
