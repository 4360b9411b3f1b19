import { useId } from 'preact/hooks';
import type { CardTools } from '../../lib/model/page/card.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import { facts } from '../../lib/report/facts/facts.ts';
import { sources } from '../../lib/report/facts/sources.ts';
import { spokenSentence } from '../../lib/report/wording/spoken-sentence.ts';
import { OnlineLine } from '../report/OnlineLine.tsx';
import { ReportBody } from '../report/ReportBody.tsx';
import { ReportTop } from '../report/ReportTop.tsx';
import { SourceLegend } from '../report/SourceLegend.tsx';
import type { CardEvents, CardState } from './card-state.ts';
import { CountryLine, MismatchNote } from './ReadingLine.tsx';
import { TeachLine } from './TeachLine.tsx';

type CardReportProps = {
  state: Extract<CardState, { view: 'report' }>;
  now: number;
  here: string;
  copied: string | null;
  tools: CardTools;
  events: CardEvents;
};

/** A report in the card's box: the head and the foot stand still, the facts scroll between them. */
export function CardReport({ state, now, here, copied, tools, events }: CardReportProps) {
  const { report, offer, country, asking, resuming, lastAt, reading, notValid = null } = state;
  const rung = reading?.rung ?? null;
  const spoken = useId();
  const context = { now, here, offer, asking };
  return (
    <article class="nl-card-main" aria-label={subjectKey(report.subject)} aria-describedby={spoken}>
      <p id={spoken} hidden>
        {spokenSentence(report, now)}
      </p>
      <header class="nl-card-head">
        <ReportTop
          report={report}
          context={context}
          country={rung === null ? country : null}
          copied={copied}
          tools={tools}
          events={events}
        />
        {reading && country !== null ? (
          <CountryLine
            report={report}
            country={country}
            reading={reading}
            notValid={notValid}
            onReread={events.onReread}
          />
        ) : null}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard */}
      <div class="nl-card-scroll" tabIndex={0}>
        {reading?.mismatch ? <MismatchNote mismatch={reading.mismatch} onPick={events.onPick} /> : null}
        <ReportBody report={report} context={context} copied={copied} onCopy={events.onCopy} />
      </div>
      <footer class="nl-card-foot">
        <OnlineLine
          report={report}
          offer={offer}
          asking={asking}
          resuming={resuming}
          now={now}
          onLookUp={events.onLookUp}
          onRefresh={events.onRefresh}
          onOptions={events.onOptions}
        />
        <div class="nl-card-base">
          <SourceLegend report={report} sources={sources(facts(report, context))} now={now} lastAt={lastAt} />
          {reading?.lesson ? (
            <TeachLine reason={reading.reason} lesson={reading.lesson} alike={reading.alike} onTeach={events.onTeach} />
          ) : null}
        </div>
      </footer>
    </article>
  );
}
