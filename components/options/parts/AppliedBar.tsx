import type { MessageKey } from '../../../lib/words/say.ts';
import { say } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import type { AppliedState } from '../options-state.ts';
import './applied-bar.css';

const words = {
  none: null,
  applied: 'saveSaved',
  undone: 'appliedUndone',
  failed: 'saveFailed',
  full: 'storageFull',
  'too-many-sites': 'saveTooManySites',
} as const satisfies Record<AppliedState, MessageKey | null>;

/**
 * The result of the last change that applied at once, with a button that undoes it. It is in sight wherever the change
 * was made.
 */
export function AppliedBar({ applied, onUndo }: { applied: AppliedState; onUndo: () => void }) {
  const word = words[applied];
  return (
    <div class={`nl-line nl-applied nl-applied-${applied}`}>
      <span role="status">{word === null ? '' : say(word)}</span>
      {applied === 'applied' ? (
        <Button kind="link" onPress={onUndo}>
          {say('undo')}
        </Button>
      ) : null}
    </div>
  );
}
