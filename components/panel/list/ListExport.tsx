import { useId, useState } from 'preact/hooks';
import type { ExportFormat } from '../../../lib/list/export.ts';
import { exportFormats } from '../../../lib/list/export.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import type { ListEvents, ListState } from './list-state.ts';

const formatWords = {
  csv: 'exportCsv',
  json: 'exportJson',
  markdown: 'exportMarkdown',
  list: 'exportList',
  defanged: 'exportDefanged',
} as const satisfies Record<ExportFormat, MessageKey>;

type ListExportProps = {
  state: Pick<ListState, 'shown' | 'selected' | 'exporting'>;
  copied: boolean;
  events: Pick<ListEvents, 'onCopy' | 'onSave'>;
};

/** Takes the list out: the rows that are selected, otherwise all that are shown. */
export function ListExport({ state: { shown, selected, exporting }, copied, events }: ListExportProps) {
  const [format, setFormat] = useState<ExportFormat>('csv');
  const isNothing = shown.length === 0 && selected.size === 0;
  return (
    <div class="nl-export">
      {/* How many are selected is said above the rows. */}
      {isNothing || selected.size > 0 ? null : <p class="nl-export-what">{sayCount('listAllShown', shown.length)}</p>}
      <div class="nl-export-out">
        <Choice<ExportFormat>
          label={say('exportFormat')}
          isLabelHidden
          value={format}
          options={exportFormats.map((value) => ({ value, text: say(formatWords[value]) }))}
          onChange={(picked) => setFormat(picked ?? 'csv')}
        />
        <span role="status">
          <Button disabled={isNothing || exporting !== null} onPress={() => events.onCopy(format)}>
            {say(copied ? 'copied' : 'exportCopy')}
          </Button>
        </span>
        <Button disabled={isNothing || exporting !== null} onPress={() => events.onSave(format)}>
          {say('exportSave')}
        </Button>
      </div>
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  /** The choices themselves say to eyes what it is for. */
  isLabelHidden?: boolean;
  value: Value | null;
  options: readonly { value: Value; text: string }[];
  /** What no choice is called; absent if there always is one. */
  none?: string;
  onChange: (value: Value | null) => void;
};

/** A small list of choices with its label above, or for listeners only. */
export function Choice<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  none,
  onChange,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div class="nl-choice">
      <label for={id} class={isLabelHidden ? 'nl-hidden' : undefined}>
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => {
          const picked = event.currentTarget.value;
          onChange(options.find((option) => option.value === picked)?.value ?? null);
        }}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
