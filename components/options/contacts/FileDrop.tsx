import type { TargetedDragEvent } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../../../lib/words/say.ts';
import { classNames } from '../../parts/class-names.ts';
import { FileButton } from '../../parts/FileButton.tsx';
import './contacts.css';

/** A field for files that also takes what is dropped on it. */
export function FileDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false);

  function drop(event: TargetedDragEvent<HTMLDivElement>): void {
    event.preventDefault();
    setOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) onFiles(files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside is the one for everyone
    <div
      class={classNames('nl-cluster nl-box nl-drop', { 'nl-drop-over': isOver })}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton
        label={say('chooseFiles')}
        accept=".vcf,.vcard,.csv,.tsv,.txt,text/vcard,text/csv"
        place="nl-focus-around nl-drop-button"
        many
        describedBy="contacts-formats"
        onFiles={onFiles}
      />
      <span class="nl-soft">{say('contactsDrop')}</span>
      <span id="contacts-formats" class="nl-push nl-drop-formats">
        {say('contactsFormats')}
      </span>
    </div>
  );
}
