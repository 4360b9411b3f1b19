import { listOf } from '../../../lib/words/isolated.ts';
import { say } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import { Field } from '../../parts/Field.tsx';
import type { OptionsState } from '../options-state.ts';
import '../options.css';

type KeyFieldProps = {
  saved: OptionsState['savedKey'];
  draft: string | null;
  problem: string | null;
  onKey: (key: string | null) => void;
};

/** The API key: typed here once, then kept in the background and never shown again but for its end. */
export function KeyField({ saved, draft, problem, onKey }: KeyFieldProps) {
  const removing = draft === '' && saved.hasKey;
  const action = (
    <Button kind="link" onPress={() => onKey(removing ? null : '')}>
      {say(removing ? 'keyKeep' : 'keyRemove')}
    </Button>
  );
  return (
    <Field
      id="api-key"
      label={say('apiKey')}
      type="password"
      value={draft ?? ''}
      placeholder={saved.hasKey && !removing ? '••••••••' : ''}
      hint={removing ? say('keyRemoving') : /\S\s+\S/.test(draft ?? '') ? say('keyHasSpace') : keyHint(saved)}
      problem={problem}
      onInput={(key) => onKey(key === '' ? null : key)}
      {...(saved.hasKey ? { action } : {})}
    />
  );
}

function keyHint({ hasKey, last4, origins }: OptionsState['savedKey']): string {
  if (!hasKey) return say('keyHint');
  const end = last4 ?? '';
  return origins.length === 0 ? say('keySaved', end) : say('keySavedFor', end, listOf(origins));
}
