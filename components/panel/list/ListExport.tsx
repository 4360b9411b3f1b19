import { useState } from 'preact/hooks';
import type { ExportFormat } from '../../../lib/list/export.ts';
import { exportFormats } from '../../../lib/list/export.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import { Choice } from './Choice.tsx';
import type { ListEvents, ListState } from './list-state.ts';
import { canExport } from './list-state.ts';

const formatWords = {
  csv: 'exportCsv',
  crm: 'exportCrm',
  json: 'exportJson',
  markdown: 'exportMarkdown',
  list: 'exportList',
  defanged: 'exportDefanged',
} as const satisfies Record<ExportFormat, MessageKey>;

/** What a format does for numbers, if other programs would take them otherwise than people may think. */
const formatHints: Partial<Record<ExportFormat, MessageKey>> = { csv: 'exportCsvHint', crm: 'exportCrmHint' };

type ListExportProps = {
  state: ListState;
  copied: boolean;
  events: Pick<ListEvents, 'onCopyList' | 'onSaveList'>;
};

/** Copies or saves the selected rows, and the buttons say how many; or all that are shown if none is selected. */
export function ListExport({ state, copied, events }: ListExportProps) {
  const { shown, selected } = state;
  const [format, setFormat] = useState<ExportFormat>('csv');
  const isEmpty = shown.length === 0 && selected.size === 0;
  const isClosed = !canExport(state);
  const hint = shown.some(({ entry }) => entry.subject.kind === 'phone') ? formatHints[format] : undefined;
  const words = (all: MessageKey, some: MessageKey) => (selected.size > 0 ? say(some, selected.size) : say(all));
  return (
    <div class="nl-cluster nl-export">
      {/* If rows are selected, the line above the rows says how many. */}
      {isEmpty || selected.size > 0 ? null : (
        <p class="nl-muted nl-export-what">{sayCount('listAllShown', shown.length)}</p>
      )}
      <div class="nl-cluster nl-export-out">
        <Choice<ExportFormat>
          label={say('exportFormat')}
          isLabelHidden
          value={format}
          options={exportFormats.map((value) => ({ value, label: say(formatWords[value]) }))}
          onChange={(picked) => setFormat(picked ?? 'csv')}
        />
        <span role="status">
          <Button disabled={isClosed} onPress={() => events.onCopyList(format)}>
            {copied ? say('copied') : words('exportCopy', 'exportCopySelected')}
          </Button>
        </span>
        <Button disabled={isClosed} onPress={() => events.onSaveList(format)}>
          {words('exportSave', 'exportSaveSelected')}
        </Button>
      </div>
      {hint === undefined ? null : <p class="nl-muted nl-export-hint">{say(hint)}</p>}
    </div>
  );
}
