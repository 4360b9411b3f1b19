import type { OperationId } from '../../lib/model/operation.ts';
import { subjectKey } from '../../lib/model/subject-key.ts';
import { facts } from '../../lib/report/facts.ts';
import { sources } from '../../lib/report/sources.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say } from '../../lib/words/say.ts';
import { sayCount } from '../../lib/words/say-count.ts';
import { OnlineLine } from '../report/OnlineLine.tsx';
import { ReportBody } from '../report/ReportBody.tsx';
import { ReportHeader } from '../report/ReportHeader.tsx';
import { SourceLegend } from '../report/SourceLegend.tsx';
import { SubjectList } from '../report/SubjectList.tsx';
import type { PopupEvents, Reading, Unreadable } from './popup-state.ts';

const reasons = {
  empty: 'unreadableEmpty',
  neither: 'unreadableNeither',
  unfinished: 'unreadableUnfinished',
  'needs-country': 'unreadableNeedsCountry',
  'too-long': 'unreadableTooLong',
} as const satisfies Record<Unreadable, MessageKey>;

type PopupAnswerProps = {
  reading: Reading;
  asking: boolean;
  resuming: OperationId[];
  now: number;
  here: string;
  copied: string | null;
  events: PopupEvents;
};

/** The report on what was typed, or one sentence on why there is none and what to do. */
export function PopupAnswer({ reading, asking, resuming, now, here, copied, events }: PopupAnswerProps) {
  switch (reading.kind) {
    case 'several':
      return (
        <>
          <p class="nl-popup-words">{sayCount('foundInText', reading.subjects.length)}</p>
          <div class="nl-popup-list">
            <SubjectList
              subjects={reading.subjects}
              onPick={(index) => {
                const subject = reading.subjects[index];
                if (subject) events.onPick(subject);
              }}
            />
          </div>
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
        </>
      );
    case 'report': {
      const { report, offer } = reading;
      const context = { now, here, offer, asking };
      return (
        <article class="nl-popup-report" aria-label={subjectKey(report.subject)}>
          <ReportHeader report={report} country={null} copied={copied} onCopy={events.onCopy} />
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
          <SourceLegend report={report} sources={sources(facts(report, context))} now={now} />
        </article>
      );
    }
  }
}
