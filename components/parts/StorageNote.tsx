import type { StorageTrouble } from '../../lib/model/stored-types.ts';
import { storageText } from '../../lib/words/failures/failure-words.ts';
import { Icon } from './Icon.tsx';
import './storage-note.css';

/** A note that Numlens cannot use its database for now, with the reason and the next step. */
export function StorageNote({ trouble }: { trouble: StorageTrouble }) {
  const { sentence, step } = storageText(trouble);
  return (
    <p class="nl-beside nl-storage-note" role="status">
      <Icon name="warning" />
      <span>
        {sentence} {step}
      </span>
    </p>
  );
}
