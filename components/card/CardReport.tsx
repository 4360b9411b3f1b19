import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import type { CardTools } from '../../lib/model/page/card.ts';
import { isAssumed } from '../../lib/model/page/read-by.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import { viewOf } from '../../lib/report/view/view.ts';
import { say } from '../../lib/words/say.ts';
import { readText } from '../../lib/words/subject-text.ts';
import { useFocusBack } from '../page/use-focus-back.ts';
import { Failures, OnlineLine } from '../report/OnlineLine.tsx';
import { ReportBody } from '../report/ReportBody.tsx';
import { ReportTop } from '../report/ReportTop.tsx';
import type { NoteTool } from '../report/SubjectTools.tsx';
import type { CardEvents, ReportState } from './card-state.ts';
import { situationOf } from './card-state.ts';
import { GlanceFoot } from './GlanceFoot.tsx';
import { RangeLine } from './RangeLine.tsx';
import { CountryLine, CountryPick } from './ReadCountry.tsx';
import { SiteOffQuestion } from './SiteOff.tsx';
import { TeachLine } from './TeachLine.tsx';
import './card-fold.css';
import './glance-actions.css';

type CardReportProps = {
  state: ReportState;
  /** Milliseconds since 1970, and the user's own IANA time zone. */
  now: number;
  here: string;
  /** What was copied a moment ago. */
  copied: string | null;
  tools: CardTools;
  /** Null if no note can be kept. */
  note: NoteTool | null;
  /** The card's own buttons, beside the title. */
  corner?: ComponentChildren;
  events: CardEvents;
};

/** A report with all details: head and foot stay in place, the facts scroll between them. */
export function CardReport({ state, now, here, copied, tools, note, corner = null, events }: CardReportProps) {
  const { report, offer, country, asking, resuming, lastAt, reading, notValid = null } = state;
  const situation = situationOf(state);
  const { read } = situation;
  const spokenId = useId();
  const context = { now, here, offer, asking };
  const form = note?.form ?? null;
  const [isTurningOff, setTurningOff] = useState(false);
  const article = useRef<HTMLElement>(null);
  useFocusBack(form !== null, () => article.current?.querySelector<HTMLElement>('button[aria-pressed]'));
  useFocusBack(isTurningOff, () =>
    article.current?.querySelector<HTMLElement>('.nl-doing > .nl-menu:last-child > button'),
  );
  const mismatch = reading?.mismatch ?? null;
  const view = viewOf(report, situation);
  const { head } = view;
  /** The number that is looked up, if the card has two. */
  const about = mismatch ? readText(report, read) : state.range && say('rangeOnly', head.subject);
  const site =
    state.site !== undefined && events.onTurnOff
      ? { isLocked: state.siteLocked === true, onPress: () => setTurningOff(true) }
      : null;
  return (
    <article ref={article} class="nl-card-main" aria-label={subjectKey(report.subject)} aria-describedby={spokenId}>
      <p id={spokenId} hidden>
        {view.spoken(now)}
      </p>
      <ReportTop
        report={report}
        context={context}
        view={view}
        country={read === null ? country : null}
        pick={
          reading && isAssumed(read) ? (
            <CountryPick country={read.country} otherwise={reading.otherwise} onPick={events.onReread} />
          ) : null
        }
        onPick={events.onPick}
        copied={copied}
        tools={tools}
        events={events}
        note={note}
        site={site}
        corner={corner}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard */}
      <div class="nl-card-scroll" tabIndex={0}>
        {form}
        {isTurningOff ? (
          <SiteOffQuestion state={state} onTurnOff={events.onTurnOff} onStay={() => setTurningOff(false)} />
        ) : null}
        {state.isInPopup ? null : (
          <Failures
            how="sentences"
            report={report}
            asking={asking}
            resuming={resuming}
            now={now}
            onLookUp={events.onLookUp}
            onOptions={events.onOptions}
          />
        )}
        {reading && read ? (
          <CountryLine
            report={report}
            country={read.country}
            reading={reading}
            notValid={notValid}
            onReread={events.onReread}
          />
        ) : null}
        {state.range ? <RangeLine range={state.range} /> : null}
        <ReportBody
          report={report}
          context={context}
          view={view}
          copied={copied}
          lastAt={lastAt}
          isFooted
          onCopy={events.onCopy}
        >
          {reading?.lesson ? (
            <TeachLine
              kind={report.subject.kind}
              reason={reading.reason}
              lesson={reading.lesson}
              alike={reading.alike}
              onTeach={events.onTeach}
            />
          ) : null}
        </ReportBody>
      </div>
      <div class="nl-card-end">
        <div class="nl-glance-actions">
          <OnlineLine
            report={report}
            offer={offer}
            asking={asking}
            resuming={resuming}
            place={state.isInPopup ? 'details' : 'card-details'}
            about={about}
            now={now}
            {...events}
          />
        </div>
        <GlanceFoot report={report} now={now} isLarge onDetails={events.onDetails} />
      </div>
    </article>
  );
}
