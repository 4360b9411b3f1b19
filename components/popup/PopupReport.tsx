import { useRef } from 'preact/hooks';
import { subjectKey } from '../../lib/model/subject.ts';
import { CardReport } from '../card/CardReport.tsx';
import type { CardEvents, ReportState } from '../card/card-state.ts';
import { GlanceReport } from '../card/GlanceReport.tsx';
import { useFocusBack } from '../page/use-focus-back.ts';
import { NoteForm } from '../report/NoteForm.tsx';
import { useNoteDraft } from '../report/note-draft.ts';
import type { NoteTool } from '../report/SubjectTools.tsx';
import type { Surface } from '../report/surface.ts';
import type { PopupEvents, PopupReading, PopupState } from './popup-state.ts';
import '../card/card.css';
import './popup-report.css';

type PopupReportProps = Surface & {
  reading: Extract<PopupReading, { kind: 'report' }>;
  state: PopupState;
  events: PopupEvents;
};

/** The report on the typed text, as on a card: the same head and lines, and all details after a press. */
export function PopupReport({ reading, state: popup, events, ...surface }: PopupReportProps) {
  const { asking, resuming, details, canNote, forNote } = popup;
  const { report, offer, last, range } = reading;
  const state: ReportState = {
    view: 'report',
    report,
    offer,
    // The field for the country is above.
    country: null,
    asking,
    resuming,
    isInPopup: true,
    last,
    range,
    read: reading.read,
  };
  const part = useRef<HTMLDivElement>(null);
  const draft = useNoteDraft(
    { subject: subjectKey(report.subject), kept: report.note ?? '', isOpen: forNote },
    events.onNote,
  );
  const isNoting = draft.text !== null;
  const note: NoteTool = {
    // The button of all details closes the field, too; the menu of the glance only opens it.
    onPress: isNoting ? (details ? draft.close : nothing) : draft.open,
    form: isNoting ? <NoteForm note={draft} /> : null,
  };
  useFocusBack(details, () => part.current?.querySelector<HTMLElement>('.nl-glance-foot button'));
  const shared = { ...surface, state, note: canNote ? note : null, events: cardEvents(events) };
  return (
    <div ref={part} class="nl-popup-report">
      {details ? <CardReport {...shared} /> : <GlanceReport {...shared} pinned={false} />}
    </div>
  );
}

function nothing(): void {}

/** The events of a card's report that the popup has. It is on no page and can't be closed. */
function cardEvents(events: PopupEvents): CardEvents {
  const { onLookUp, onRefresh, onCopy, onRecipe, onSave, onOptions, onAllow, onDetails, onOpenAll } = events;
  return {
    onLookUp,
    onRefresh,
    onCopy,
    onRecipe,
    onSave,
    onOptions,
    onAllow,
    onDetails,
    onOpenAll,
    onPick: nothing,
    onReread: nothing,
    onTeach: nothing,
  };
}
