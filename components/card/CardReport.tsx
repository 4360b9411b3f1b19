import { subjectKey } from '../../lib/model/subject-key.ts';
import { facts } from '../../lib/report/facts.ts';
import { sources } from '../../lib/report/sources.ts';
import { OnlineLine } from '../report/OnlineLine.tsx';
import { ReportBody } from '../report/ReportBody.tsx';
import { ReportHeader } from '../report/ReportHeader.tsx';
import { SourceLegend } from '../report/SourceLegend.tsx';
import type { CardEvents, CardState } from './card-state.ts';

type CardReportProps = {
  state: Extract<CardState, { view: 'report' }>;
  now: number;
  here: string;
  copied: string | null;
  events: CardEvents;
};

/** A report in the card's box: the head and the foot stand still, the facts scroll between them. */
export function CardReport({ state, now, here, copied, events }: CardReportProps) {
  const { report, offer, country, asking } = state;
  const context = { now, here, offer, asking };
  return (
    <article class="nl-card-main" aria-label={subjectKey(report.subject)}>
      <header class="nl-card-head">
        <ReportHeader report={report} country={country} copied={copied} onCopy={events.onCopy} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard */}
      <div class="nl-card-scroll" tabIndex={0}>
        <ReportBody report={report} context={context} copied={copied} onCopy={events.onCopy} />
      </div>
      <footer class="nl-card-foot">
        <OnlineLine
          report={report}
          offer={offer}
          asking={asking}
          now={now}
          onLookUp={events.onLookUp}
          onOptions={events.onOptions}
        />
        <SourceLegend report={report} sources={sources(facts(report, context))} now={now} />
      </footer>
    </article>
  );
}
