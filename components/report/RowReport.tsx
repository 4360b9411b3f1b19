import type { OperationId } from '../../lib/model/answer/service-answer.ts';
import type { LastLookUp } from '../../lib/model/stored-types.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import type { Subject } from '../../lib/model/subject-schema.ts';
import type { ReportView } from '../../lib/report/view/view.ts';
import type { ShownReport } from '../page/look-up-talk.ts';
import { NoteForm } from './NoteForm.tsx';
import { useNoteDraft } from './note-draft.ts';
import { OnlineLine } from './OnlineLine.tsx';
import { ReportBody } from './ReportBody.tsx';
import { ReportTop } from './ReportTop.tsx';
import type { ReportTopEvents } from './SubjectTools.tsx';
import type { Surface } from './surface.ts';

/** The row whose report is open. */
export type OpenRow = { key: string; asking: boolean; resuming: OperationId[] };

/** What a report below a row needs besides its own. */
export type RowReportContext = Surface & {
  /** A note can be kept: not in private windows. */
  canNote: boolean;
};

export type RowReportEvents = ReportTopEvents & {
  onLookUp: (only?: OperationId[]) => void;
  onRefreshAnswers: () => void;
  onAllow: (origin: string) => void;
  /** Keeps a note on a subject; an empty text removes it. Returns whether it is kept. */
  onNote: (subject: Subject, text: string) => Promise<boolean>;
};

type RowReportProps = {
  view: ReportView;
  shown: ShownReport & { last?: LastLookUp | undefined };
  open: OpenRow;
  /** What the row already says. */
  above: readonly string[];
  context: RowReportContext;
  events: RowReportEvents;
};

/** The report on the subject of a list's row, as in the popup, with the same next steps. */
export function RowReport({ view, shown: { report, offer, last }, open, above, context, events }: RowReportProps) {
  const { now, here, copied, tools, canNote } = context;
  const reportContext = { now, here, offer, asking: open.asking };
  const { subject, note: kept = '' } = report;
  const draft = useNoteDraft({ subject: subjectKey(subject), kept, isOpen: false }, (text) =>
    events.onNote(subject, text),
  );
  const isNoting = draft.text !== null;
  const note = {
    onPress: isNoting ? draft.close : draft.open,
    form: isNoting ? <NoteForm note={draft} /> : null,
  };
  return (
    <>
      <ReportTop
        context={reportContext}
        view={view}
        above={above}
        copied={copied}
        tools={tools}
        note={canNote ? note : null}
        events={events}
      />
      {canNote ? note.form : null}
      <ReportBody
        context={reportContext}
        view={view}
        copied={copied}
        last={last}
        onCopy={events.onCopy}
        beforeSources={
          <OnlineLine
            view={view}
            context={reportContext}
            resuming={open.resuming}
            onLookUp={events.onLookUp}
            onRefresh={events.onRefreshAnswers}
            onOptions={events.onOptions}
            onAllow={events.onAllow}
          />
        }
      />
    </>
  );
}
