import type { TargetedDragEvent } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../../../lib/words/say.ts';
import '../contacts.css';

/** A field for files that also takes what is dropped on it. */
export function FileDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false);

  function drop(event: TargetedDragEvent<HTMLDivElement>): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer?.files);
  }

  function take(files: FileList | null | undefined): void {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) onFiles(chosen);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside is the one for everyone
    <div
      class={isOver ? 'nl-drop nl-drop-over' : 'nl-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label class="nl-button nl-drop-button">
        {say('chooseFiles')}
        <input
          class="nl-hidden"
          type="file"
          multiple
          accept=".vcf,.vcard,.csv,.tsv,.txt,text/vcard,text/csv"
          aria-describedby="contacts-formats"
          onChange={(event) => {
            take(event.currentTarget.files);
            // So that the same file, mended, can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </label>
      <span class="nl-drop-words">{say('contactsDrop')}</span>
      <span id="contacts-formats" class="nl-drop-formats">
        {say('contactsFormats')}
      </span>
    </div>
  );
}
