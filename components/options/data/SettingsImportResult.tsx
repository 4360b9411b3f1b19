import { mostNotes } from '../../../lib/model/answer/note.ts';
import type { SettingsChange } from '../../../lib/model/settings/settings-changes.ts';
import { entryKey } from '../../../lib/model/subject.ts';
import { textDirection } from '../../../lib/words/language.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import { Summary } from '../parts/More.tsx';
import { ResultNote } from '../parts/ResultNote.tsx';
import type { ImportedNotes, SettingsImport } from './data-state.ts';
import { changeText, changeWords, settingNames } from './setting-words.ts';
import './data.css';

type Asking = Extract<SettingsImport, { kind: 'asking' }>;
type Refusal = Extract<SettingsImport, { kind: 'refused' }>['problem'];

type SettingsImportResultProps = {
  result: SettingsImport;
  onSelect: (change: SettingsChange, isSelected: boolean) => void;
  onNotes: (isSelected: boolean) => void;
  onAnswer: (take: boolean) => void;
};

/** What a settings file would change, or why it was rejected. */
export function SettingsImportResult({ result, onSelect, onNotes, onAnswer }: SettingsImportResultProps) {
  return (
    <>
      <div class="nl-gap nl-stack nl-breaks nl-import-result" role="status">
        {result.kind === 'none' ? null : <Words result={result} />}
      </div>
      {result.kind === 'asking' ? (
        <Changes asking={result} onSelect={onSelect} onNotes={onNotes} onAnswer={onAnswer} />
      ) : null}
    </>
  );
}

type ChangesProps = Omit<SettingsImportResultProps, 'result'> & { asking: Asking };

/** Each change with its old and its new value; what can send, spend or keep more has a checkbox of its own, off at first. */
function Changes({ asking: { changes, selected, notes }, onSelect, onNotes, onAnswer }: ChangesProps) {
  const free = changes.filter(({ asks }) => !asks);
  const asking = changes.filter(({ asks }) => asks);
  return (
    <div class="nl-gap nl-stack nl-breaks nl-import-result">
      {free.length === 0 ? null : (
        <table class="nl-changes">
          <tbody>
            {free.map((change) => (
              <tr key={keyOf(change)}>
                <th scope="row">{changeWords(change).of}</th>
                <td>
                  <ChangedValue change={change} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {asking.length + notes.fresh.length === 0 ? null : (
        <fieldset class="nl-import-asks">
          <legend class="nl-import-legend">{say('importSelect')}</legend>
          {asking.map((change) => (
            <label key={keyOf(change)} class="nl-stack nl-gap nl-import-ask">
              <input
                type="checkbox"
                class="nl-import-check"
                aria-label={changeText(change)}
                checked={selected.includes(change)}
                onChange={({ currentTarget }) => onSelect(change, currentTarget.checked)}
              />
              <span class="nl-stack nl-change">
                <span class="nl-medium">{changeWords(change).of}</span>
                <span>
                  <ChangedValue change={change} />
                </span>
              </span>
            </label>
          ))}
          {notes.fresh.length === 0 ? null : <NotesChoice notes={notes} onNotes={onNotes} />}
        </fieldset>
      )}
      <p class="nl-wraps nl-gap">
        <Button kind="main" onPress={() => onAnswer(true)}>
          {say('importApply')}
        </Button>
        <Button onPress={() => onAnswer(false)}>{say('cancel')}</Button>
      </p>
    </div>
  );
}

/** The old value, quiet, and the new one; the arrow points as the language is read. */
function ChangedValue({ change }: { change: SettingsChange }) {
  const { old, now } = changeWords(change);
  return (
    <>
      <span class="nl-soft">
        <bdi>{old}</bdi> {textDirection() === 'rtl' ? '←' : '→'}
      </span>{' '}
      <bdi>{now}</bdi>
    </>
  );
}

/** The notes in a file. Each would be the title of a card, so they are shown and need the user's consent. */
function NotesChoice({
  notes: { fresh, isSelected },
  onNotes,
}: { notes: ImportedNotes } & Pick<ChangesProps, 'onNotes'>) {
  return (
    <>
      <label class="nl-stack nl-gap nl-import-ask">
        <input
          type="checkbox"
          class="nl-import-check"
          checked={isSelected}
          onChange={({ currentTarget }) => onNotes(currentTarget.checked)}
        />
        <span>{sayCount('importNotes', fresh.length)}</span>
      </label>
      <details class="nl-import-notes">
        <Summary>{say('importNotesShow')}</Summary>
        <ul>
          {fresh.map(({ subject, text }) => (
            <li key={entryKey(subject)}>
              <bdi dir="ltr">{entryKey(subject)}</bdi> <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function keyOf(change: SettingsChange): string {
  return JSON.stringify(change);
}

function Words({ result }: { result: Exclude<SettingsImport, { kind: 'none' }> }) {
  switch (result.kind) {
    case 'refused':
      return <ResultNote tone="bad">{problemWords(result.file, result.problem)}</ResultNote>;
    case 'same':
      return <ResultNote tone="neutral">{say('importSame', result.file)}</ResultNote>;
    case 'done':
      return <DoneWords result={result} />;
    case 'lost':
      return <ResultNote tone="bad">{say('importLost')}</ResultNote>;
    case 'asking':
      return <h3>{say('importWouldChange', result.file)}</h3>;
  }
}

function DoneWords({ result: { file, taken, left, cut } }: { result: Extract<SettingsImport, { kind: 'done' }> }) {
  return (
    <ResultNote tone={cut ? 'warn' : taken === 0 ? 'neutral' : 'good'}>
      {taken === 0 && cut ? null : doneWords(file, taken, left)}{' '}
      {cut ? say('importNotesCut', cut.kept, cut.of, mostNotes) : null}
    </ResultNote>
  );
}

function doneWords(file: string, taken: number, left: number): string {
  if (taken === 0) return say('importLeftAll', file);
  return left === 0 ? say('importDone', file) : say('importDoneInPart', file);
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
      return say('importBadField', file, say(problem.name === 'notes' ? 'notesTitle' : settingNames[problem.name]));
  }
}
