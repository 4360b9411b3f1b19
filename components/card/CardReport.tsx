import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { subjectKey } from '../../lib/model/subject.ts';
import { viewOf } from '../../lib/report/view/view.ts';
import { useFocusBack } from '../page/use-focus-back.ts';
import { Failures, OnlineLine } from '../report/OnlineLine.tsx';
import { ReportBody } from '../report/ReportBody.tsx';
import { ReportTop } from '../report/ReportTop.tsx';
import type { NoteTool } from '../report/SubjectTools.tsx';
import type { Surface } from '../report/surface.ts';
import { useCardQuestions } from './CardQuestions.tsx';
import type { CardEvents, ReportState } from './card-state.ts';
import { situationOf } from './card-state.ts';
import { GlanceFoot } from './GlanceFoot.tsx';
import { aboutOf } from './glance-view.ts';
import { RangeLine } from './RangeLine.tsx';
import { CountryLine, CountryPick } from './ReadCountry.tsx';
import { TeachLine } from './TeachLine.tsx';
import './card-fold.css';
import './glance-actions.css';

type CardReportProps = Surface & {
  state: ReportState;
  /** Null if no note can be kept. */
  note: NoteTool | null;
  /** Said for a while between head and facts. */
  notice?: ComponentChildren;
  /** The card's own buttons, beside the title. */
  corner?: ComponentChildren;
  events: CardEvents;
};

/** A report with all details: head and foot stay in place, the facts scroll between them. */
export function CardReport({ state, now, here, copied, tools, note, notice, corner, events }: CardReportProps) {
  const { report, offer, asking, resuming, last, reading, notValid = null } = state;
  const spokenId = useId();
  const context = { now, here, offer, asking };
  const form = note?.form ?? null;
  const view = viewOf(report, situationOf(state));
  const { asked, ask, question } = useCardQuestions({ view, state, tools, events });
  const article = useRef<HTMLElement>(null);
  useFocusBack(form !== null, () => article.current?.querySelector<HTMLElement>('button[aria-pressed]'));
  useFocusBack(asked !== null, () =>
    article.current?.querySelector<HTMLElement>('.nl-doing > .nl-menu:last-child > button'),
  );
  const { choice, subject } = view;
  const site =
    state.site !== undefined && events.onTurnOff
      ? { isLocked: state.siteLocked === true, onPress: () => ask('turn-off') }
      : null;
  return (
    <article ref={article} class="nl-card-main" aria-label={subjectKey(subject)} aria-describedby={spokenId}>
      <p id={spokenId} hidden>
        {view.spoken(now)}
      </p>
      <ReportTop
        context={context}
        view={view}
        pick={choice?.kind === 'assumed' ? <CountryPick choice={choice} onPick={events.onReread} /> : null}
        onPick={events.onPick}
        copied={copied}
        tools={tools}
        events={events}
        note={note}
        site={site}
        onOpenAll={events.onOpenAll && (() => ask('open-all'))}
        corner={corner}
      />
      {notice}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard */}
      <div class="nl-focus-inside nl-card-scroll" tabIndex={0}>
        {form}
        {question}
        {state.isInPopup ? null : (
          <Failures
            how="sentences"
            view={view}
            context={context}
            resuming={resuming}
            onLookUp={events.onLookUp}
            onOptions={events.onOptions}
          />
        )}
        {choice === null ? null : <CountryLine choice={choice} notValid={notValid} onReread={events.onReread} />}
        {state.range ? <RangeLine range={state.range} /> : null}
        <ReportBody context={context} view={view} copied={copied} last={last} isFooted onCopy={events.onCopy}>
          {reading?.lesson ? (
            <TeachLine
              kind={subject.kind}
              reason={reading.reason}
              lesson={reading.lesson}
              alike={reading.alike}
              onTeach={events.onTeach}
            />
          ) : null}
        </ReportBody>
      </div>
      <div class="nl-rule nl-card-end">
        <div class="nl-line nl-glance-actions">
          <OnlineLine
            view={view}
            context={context}
            resuming={resuming}
            place={state.isInPopup ? 'details' : 'card-details'}
            about={aboutOf(view, state)}
            {...events}
          />
        </div>
        <GlanceFoot view={view} now={now} isLarge onDetails={events.onDetails} />
      </div>
    </article>
  );
}
