import { say } from '../../lib/words/say.ts';
import { IconButton } from '../parts/Icon.tsx';

/** Pins the card, or unpins it. */
export function PinButton({ pinned, onPin }: { pinned: boolean; onPin: (on: boolean) => void }) {
  return (
    <IconButton icon="pin" label={say(pinned ? 'unpin' : 'pin')} pressed={pinned} onPress={() => onPin(!pinned)} />
  );
}
