import { useRef } from 'preact/hooks';
import { say } from '../../../lib/words/say.ts';
import { useFocusBack } from '../../page/use-focus-back.ts';
import { Button } from '../../parts/Button.tsx';
import { FileButton } from '../../parts/FileButton.tsx';
import type { DataEvents, DataState } from './data-state.ts';
import { SettingsImportResult } from './SettingsImportResult.tsx';
import '../data.css';

type DataPartProps = { state: Pick<DataState, 'settingsImport'>; events: DataEvents };

/** The settings as a file, out and in. */
export function DataPart({ state, events }: DataPartProps) {
  const part = useRef<HTMLElement>(null);
  useFocusBack(state.settingsImport.kind, () => part.current?.querySelector<HTMLElement>('input[type="file"]'));
  return (
    <section ref={part} id="data" class="nl-options-part" aria-labelledby="data-title">
      <h2 id="data-title">{say('dataTitle')}</h2>
      <p class="nl-options-hint">{say('exportHint')}</p>
      <p class="nl-data-buttons">
        <Button onPress={events.onExport}>{say('exportSettings')}</Button>
        <FileButton
          label={say('importSettings')}
          accept=".json,application/json"
          place="nl-file-button"
          onFiles={([file]) => file && events.onImport(file)}
        />
      </p>
      <SettingsImportResult
        result={state.settingsImport}
        onSelect={events.onImportSelect}
        onNotes={events.onImportNotes}
        onAnswer={events.onImportAnswer}
      />
    </section>
  );
}
