import type { TargetedEvent, TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { noteCharacters } from '../../lib/model/answer/note.ts';
import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import type { NoteDraft } from './note-draft.ts';
import './note-form.css';

/** The field for the user's own note on a number or an address. An empty text removes the note. */
export function NoteForm({ note }: { note: NoteDraft }) {
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  function submit(event: TargetedEvent<HTMLFormElement>): void {
    event.preventDefault();
    note.save();
  }

  function press(event: TargetedKeyboardEvent<HTMLFormElement>): void {
    // While an input method composes a word, Esc is for the input method.
    if (event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    // Otherwise the browser closes the popup.
    event.preventDefault();
    note.close();
  }

  return (
    <form class="nl-stack nl-close nl-note-form" onSubmit={submit} onKeyDown={press}>
      <label>
        {/* If the note was not saved, the reason has the label's line. */}
        <span class={note.isFailed ? 'nl-hidden' : undefined}>{say('noteField')}</span>
        <input
          ref={field}
          type="text"
          maxLength={noteCharacters}
          value={note.text ?? ''}
          autocomplete="off"
          onInput={(event) => note.change(event.currentTarget.value)}
        />
      </label>
      <p role="status" class={note.isFailed ? 'nl-note-failed' : undefined}>
        {say(note.isFailed ? 'saveFailed' : 'noteKept')}
      </p>
      <div>
        <Button kind="main" type="submit">
          {say('save')}
        </Button>
        <Button onPress={note.close}>{say('cancel')}</Button>
      </div>
    </form>
  );
}
