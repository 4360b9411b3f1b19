import { say } from '../../lib/words/say.ts';
import { IconButton } from '../parts/Icon.tsx';

/** Keeps the card where it is, or ends that. */
export function PinButton({ pinned, onPin }: { pinned: boolean; onPin: (on: boolean) => void }) {
  return (
    <IconButton icon="pin" label={say(pinned ? 'unpin' : 'pin')} pressed={pinned} onPress={() => onPin(!pinned)} />
  );
}
