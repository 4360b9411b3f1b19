import type { StorageLoss } from '../../lib/model/storage-loss.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import './sections.css';

const words = { kept: 'lossKept', lost: 'lossLost' } as const satisfies Record<StorageLoss['key'], MessageKey>;

/** What was lost when damaged storage was rebuilt, until the person has read it. */
export function LossNote({ loss, onRead }: { loss: StorageLoss; onRead: () => void }) {
  return (
    <div class="nl-options-note nl-loss" role="alert">
      <p>{say(words[loss.key])}</p>
      <Button onPress={onRead}>{say('lossRead')}</Button>
    </div>
  );
}
