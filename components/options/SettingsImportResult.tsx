import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import type { SettingsImport } from './data-state.ts';
import { settingNames } from './data-state.ts';
import './sections.css';

type Refusal = Extract<SettingsImport, { kind: 'refused' }>['problem'];

type SettingsImportResultProps = { result: SettingsImport; onAnswer: (take: boolean) => void };

/** What a file of settings would change, or why it was not taken. */
export function SettingsImportResult({ result, onAnswer }: SettingsImportResultProps) {
  return (
    <div class="nl-import-result" role="status">
      {result.kind === 'none' ? null : <Words result={result} />}
      {result.kind === 'asking' ? (
        <p class="nl-data-buttons">
          <Button kind="main" onPress={() => onAnswer(true)}>
            {say('importApply')}
          </Button>
          <Button onPress={() => onAnswer(false)}>{say('cancel')}</Button>
        </p>
      ) : null}
    </div>
  );
}

function Words({ result }: { result: Exclude<SettingsImport, { kind: 'none' }> }) {
  switch (result.kind) {
    case 'refused':
      return <p class="nl-import-refused">{problemWords(result.file, result.problem)}</p>;
    case 'same':
      return <p>{say('importSame', result.file)}</p>;
    case 'done':
      return <p>{say('importDone', result.file)}</p>;
    case 'lost':
      return <p class="nl-import-refused">{say('importLost')}</p>;
    case 'asking':
      return (
        <>
          <p>{say('importWouldChange', result.file)}</p>
          <ul>
            {result.changes.map((name) => (
              <li key={name}>{say(settingNames[name])}</li>
            ))}
          </ul>
        </>
      );
  }
}

function problemWords(file: string, problem: Refusal): string {
  switch (problem.kind) {
    case 'not-settings':
      return say('importNotSettings', file);
    case 'newer':
      return say('importNewer', file);
    case 'too-many-sites':
      return say('importTooManySites', file);
    case 'bad-field':
      return say('importBadField', file, say(settingNames[problem.name]));
  }
}
