import type { Settings } from '../../../lib/model/settings/settings.ts';
import { ownCopyNote } from '../../../lib/words/own-copy-words.ts';
import { say } from '../../../lib/words/say.ts';
import { Field } from '../../parts/Field.tsx';
import './links.css';

type OwnCopyProps = {
  template: string;
  problem: string | null;
  onType: (change: Partial<Settings>) => void;
  onCommit: () => void;
};

/** The user's own text, which the copy menu has if it is not empty. */
export function OwnCopy({ template, problem, onType, onCommit }: OwnCopyProps) {
  return (
    <div class="nl-option nl-reach-link">
      <Field
        id="own-copy"
        label={say('ownCopyTitle')}
        value={template}
        placeholder="{name}, {national}"
        hint={ownCopyNote(template)}
        problem={problem}
        onInput={(ownCopy) => onType({ ownCopy })}
        onCommit={onCommit}
      />
    </div>
  );
}
