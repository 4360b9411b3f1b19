import { say } from '../../../lib/words/say.ts';
import { useDrop } from '../../page/use-drop.ts';
import { classNames } from '../../parts/class-names.ts';
import { FileButton } from '../../parts/FileButton.tsx';
import './contacts.css';

/** A field for files that also takes what is dropped on it. */
export function FileDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { isOver, drops } = useDrop((files) => files.length > 0 && onFiles(files));
  return (
    <div class={classNames('nl-cluster nl-box nl-drop', { 'nl-drop-over': isOver })} {...drops}>
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
