import type { StorageTrouble } from '../../lib/model/kept.ts';
import { storageText } from '../../lib/report/online/failure-words.ts';
import { Icon } from './Icon.tsx';
import './storage-note.css';

/** Why Numlens cannot use its database for now, and what helps. */
export function StorageNote({ trouble }: { trouble: StorageTrouble }) {
  const { sentence, step } = storageText(trouble);
  return (
    <p class="nl-storage-note" role="status">
      <Icon name="warning" />
      <span>
        {sentence} {step}
      </span>
    </p>
  );
}
