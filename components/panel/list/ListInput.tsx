import type { TargetedClipboardEvent, TargetedKeyboardEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { countryName } from '../../../lib/words/countries.ts';
import { say } from '../../../lib/words/say.ts';
import { useDrop } from '../../page/use-drop.ts';
import { Button } from '../../parts/Button.tsx';
import { CountrySelect } from '../../parts/Country.tsx';
import { classNames } from '../../parts/class-names.ts';
import { FileButton } from '../../parts/FileButton.tsx';
import { ListProblems } from './ListProblems.tsx';
import type { ListEvents, ListState } from './list-state.ts';
import { mostMegabytes } from './list-state.ts';

/** The text that is being typed. It is kept outside of the list's half, which is drawn from scratch when its tab is chosen. */
export type TypedText = { text: string; onType: (text: string) => void };

type ListInputProps = {
  state: Pick<ListState, 'reading' | 'country' | 'problems' | 'canUndo'>;
  typed: TypedText;
  events: ListEvents;
};

/** A field that takes any text and any file: typed, pasted, dropped or chosen. A paste is read at once. */
export function ListInput({ state: { reading, country, problems, canUndo }, typed, events }: ListInputProps) {
  const { text, onType } = typed;
  const field = useRef<HTMLTextAreaElement>(null);
  const { isOver, drops } = useDrop((files, dropped) => {
    if (files.length > 0) events.onFiles(files);
    else take(dropped?.getData('text/plain') ?? '');
  });

  function take(whole: string): void {
    if (whole.trim() === '') return;
    onType('');
    events.onText(whole);
  }

  function paste(event: TargetedClipboardEvent<HTMLTextAreaElement>): void {
    const files = [...(event.clipboardData?.files ?? [])];
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    // If something is typed already, the browser adds the pasted text to it.
    if (text !== '' || (pasted === '' && files.length === 0)) return;
    event.preventDefault();
    if (pasted === '') events.onFiles(files);
    else take(pasted);
  }

  function key(event: TargetedKeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    take(text);
  }

  if (reading) {
    const percent = Math.round(reading.part * 100);
    return (
      <div class="nl-stack nl-gap nl-bulk-input">
        <label for="list-reading">{reading.file === null ? say('listReading') : say('importing', reading.file)}</label>
        <div class="nl-line nl-gap">
          <progress id="list-reading" max={100} value={percent}>
            {percent}
          </progress>
          <Button onPress={events.onCancelReading}>{say('cancel')}</Button>
        </div>
        <ListProblems problems={problems} />
      </div>
    );
  }
  return (
    <div class={classNames('nl-stack nl-gap nl-bulk-input', { 'nl-bulk-over': isOver })} {...drops}>
      <div role="status">
        {canUndo ? (
          <p class="nl-muted nl-line nl-tight">
            {say('listCleared')}
            <Button kind="link" onPress={events.onUndoClear}>
              {say('undo')}
            </Button>
          </p>
        ) : null}
      </div>
      <label for="list-text">{say('listPaste')}</label>
      <p id="list-hint" class="nl-faint nl-field-hint">
        {say('listHint')}
      </p>
      <div class="nl-stack nl-gap nl-box nl-bulk-drop">
        <textarea
          ref={field}
          id="list-text"
          rows={6}
          value={text}
          aria-describedby="list-hint"
          placeholder={say('listExample')}
          spellcheck={false}
          onInput={(event) => onType(event.currentTarget.value)}
          onPaste={paste}
          onKeyDown={key}
        />
        <ListProblems problems={problems} />
        {/* One main button at a time: for the text if there is one, otherwise for files. */}
        <div class="nl-cluster nl-bulk-buttons">
          {text.trim() === '' ? (
            <FileButton
              label={say('chooseFiles')}
              accept=".txt,.csv,.tsv,.log,.eml,.json,.md,.xml,.html,text/*"
              place="nl-button-main nl-bulk-files"
              many
              describedBy="list-files"
              onFiles={events.onFiles}
            />
          ) : (
            <Button
              kind="main"
              onPress={() => {
                take(text);
                // The button, which has the focus, disappears with the text.
                field.current?.focus();
              }}
            >
              {say('listMake')}
            </Button>
          )}
          <p id="list-files" class="nl-faint nl-field-hint">
            {say('listFiles', mostMegabytes)}
          </p>
        </div>
      </div>
      <CountrySelect
        id="list-country"
        label={say('listCountry')}
        value={country.chosen}
        none={country.read === null ? say('listCountryNone') : say('listCountryOwn', countryName(country.read))}
        onChange={events.onCountry}
      />
    </div>
  );
}
