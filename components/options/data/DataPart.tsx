import { useRef } from 'preact/hooks';
import { say } from '../../../lib/words/say.ts';
import { useFocusBack } from '../../page/use-focus-back.ts';
import { Button } from '../../parts/Button.tsx';
import { FileButton } from '../../parts/FileButton.tsx';
import { PartHead } from '../parts/PartHead.tsx';
import type { DataEvents, DataState } from './data-state.ts';
import { EraseEverything } from './EraseEverything.tsx';
import { SettingsImportResult } from './SettingsImportResult.tsx';
import './data.css';

type DataPartProps = { state: DataState; events: DataEvents };

/** The section that exports and imports settings and, at its end, erases everything. */
export function DataPart({ state, events }: DataPartProps) {
  const part = useRef<HTMLElement>(null);
  useFocusBack(state.settingsImport.kind, () => part.current?.querySelector<HTMLElement>('input[type="file"]'));
  return (
    <section ref={part} id="data" class="nl-stack nl-roomy nl-options-part" aria-labelledby="data-title">
      <PartHead id="data-title" title={say('dataTitle')} hint={say('exportHint')}>
        <Button onPress={events.onExport}>{say('exportSettings')}</Button>
        <FileButton
          label={say('importSettings')}
          accept=".json,application/json"
          place="nl-focus-around nl-file-button"
          onFiles={([file]) => file && events.onImport(file)}
        />
      </PartHead>
      <SettingsImportResult
        result={state.settingsImport}
        onSelect={events.onImportSelect}
        onNotes={events.onImportNotes}
        onAnswer={events.onImportAnswer}
      />
      <EraseEverything erasing={state.erasing} onErase={events.onErase} />
    </section>
  );
}
