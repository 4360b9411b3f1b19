import { ownCopyNote } from '../../../lib/words/own-copy-words.ts';
import { say } from '../../../lib/words/say.ts';
import { Field } from '../../parts/Field.tsx';
import type { SectionProps } from '../options-state.ts';
import './links.css';

/** The user's own text, which the copy menu has if it is not empty. */
export function OwnCopy({ state: { draft, ownCopyProblem }, events }: SectionProps) {
  return (
    <div class="nl-option nl-reach-link">
      <Field
        id="own-copy"
        label={say('ownCopyTitle')}
        value={draft.ownCopy}
        placeholder="{name}, {national}"
        hint={ownCopyNote(draft.ownCopy)}
        problem={ownCopyProblem}
        onInput={(ownCopy) => events.onChange({ ...draft, ownCopy })}
        onCommit={events.onCommit}
      />
    </div>
  );
}
