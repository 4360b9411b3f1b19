import type { FoundItem } from '../../lib/found/found-item.ts';
import { facts } from '../../lib/report/facts.ts';
import { sources } from '../../lib/report/sources.ts';
import { OnlineLine } from '../report/OnlineLine.tsx';
import { ReportBody } from '../report/ReportBody.tsx';
import { ReportTop } from '../report/ReportTop.tsx';
import { SourceLegend } from '../report/SourceLegend.tsx';
import type { RowRoom } from './FoundRow.tsx';
import type { OpenRow } from './found-state.ts';

/** The report on a row's subject, as the popup has it. */
export function FoundReport({ item, open, room }: { item: FoundItem; open: OpenRow; room: RowRoom }) {
  const { report, offer, country, key } = item;
  const { now, here, copied, tools, events } = room;
  const context = { now, here, offer, asking: open.asking };
  return (
    <article class="nl-onpage-report" aria-label={key}>
      <ReportTop report={report} context={context} country={country} copied={copied} tools={tools} events={events} />
      <OnlineLine
        report={report}
        offer={offer}
        asking={open.asking}
        resuming={open.resuming}
        now={now}
        onLookUp={events.onLookUp}
        onRefresh={events.onRefreshAnswers}
        onOptions={events.onOptions}
        onAllow={events.onAllow}
      />
      <ReportBody report={report} context={context} copied={copied} onCopy={events.onCopy} />
      <SourceLegend report={report} sources={sources(facts(report, context))} now={now} />
    </article>
  );
}
