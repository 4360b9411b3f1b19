import type { TargetedEvent, TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { noteCharacters } from '../../lib/model/answer/note.ts';
import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import './note-form.css';

type NoteFormProps = {
  note: string;
  /** An empty text removes the note. */
  onSave: (text: string) => void;
  onCancel: () => void;
};

/** The field for the user's own note on a number or an address. */
export function NoteForm({ note, onSave, onCancel }: NoteFormProps) {
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  function submit(event: TargetedEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSave(field.current?.value.trim() ?? '');
  }

  function press(event: TargetedKeyboardEvent<HTMLFormElement>): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    // It would close the popup.
    event.preventDefault();
    onCancel();
  }

  return (
    <form class="nl-note-form" onSubmit={submit} onKeyDown={press}>
      <label>
        <span>{say('noteField')}</span>
        <input ref={field} type="text" maxLength={noteCharacters} defaultValue={note} autocomplete="off" />
      </label>
      <p>{say('noteKept')}</p>
      <div>
        <Button kind="main" type="submit" onPress={() => {}}>
          {say('save')}
        </Button>
        <Button onPress={onCancel}>{say('cancel')}</Button>
      </div>
    </form>
  );
}
