import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ListRow } from '../../../lib/list/rows.ts';
import { viewOf } from '../../../lib/report/view/view.ts';
import { say } from '../../../lib/words/say.ts';
import { IconButton } from '../../parts/Icon.tsx';
import type { OpenRow, RowReportContext, RowReportEvents } from '../../report/RowReport.tsx';
import { RowReport } from '../../report/RowReport.tsx';
import { pressSubjectKey } from '../../report/subject-keys.ts';
import './open-report.css';

type OpenReportProps = {
  row: ListRow;
  open: OpenRow;
  context: RowReportContext;
  events: RowReportEvents;
  onClose: () => void;
};

/** The report on a row, over the rows, so that they are where they were once it is closed. */
export function OpenReport({ row, open, context, events, onClose }: OpenReportProps) {
  const part = useRef<HTMLElement>(null);
  useEffect(() => part.current?.focus(), [row.key]);
  if (!row.answer) return null;
  const { report, offer, cells } = row.answer;
  const view = viewOf(report, { read: cells.read });

  function press(event: TargetedKeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape' && !event.isComposing) {
      event.preventDefault();
      onClose();
    }
    const asked = { offer, asking: open.asking };
    pressSubjectKey(event, { view, surface: context, shown: asked, onRecipe: events.onRecipe });
  }

  return (
    <article ref={part} class="nl-open-report" aria-label={cells.text} tabIndex={-1} onKeyDown={press}>
      <IconButton icon="close" label={say('close')} onPress={onClose} />
      <RowReport view={view} shown={row.answer} open={open} above={[]} context={context} events={events} />
    </article>
  );
}
