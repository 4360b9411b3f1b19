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
  /** The service's addresses in the fields below; empty if a policy hides them. */
  addresses: readonly string[];
  /** A policy keeps lookups off. */
  isUnused: boolean;
  onKey: (key: string | null) => void;
};

/** The field for the API key. A saved key stays in the background; only its end is shown. */
export function KeyField({ saved, draft, problem, addresses, isUnused, onKey }: KeyFieldProps) {
  const removing = draft === '' && saved.hasKey;
  const remove = (
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
      placeholder={saved.hasKey && !removing ? hiddenKey(saved.last4 ?? '') : ''}
      hint={isUnused ? say('serviceUnused') : hintOf(saved, draft, addresses)}
      problem={problem}
      onInput={(key) => onKey(key === '' ? null : key)}
      beside={saved.hasKey ? remove : undefined}
    />
  );
}

/** Returns a hint about the key: how to replace a saved one, unless more is to be said about it. */
function hintOf(
  { hasKey, origins }: OptionsState['savedKey'],
  draft: string | null,
  addresses: readonly string[],
): string {
  if (draft === '' && hasKey) return say('keyRemoving');
  if (/\S\s+\S/.test(draft ?? '')) return say('keyHasSpace');
  if (!hasKey || draft !== null) return say('serviceHint');
  if (origins.length === 0) return say('keyReplace');
  const inSight = addresses.flatMap((address) => URL.parse(address.trim())?.origin ?? []);
  const other = inSight.find((origin) => !origins.includes(origin));
  if (other !== undefined) return `${say('failKeyForOther', other)} ${say('stepSaveKeyAgain')}`;
  return origins.every((origin) => inSight.includes(origin)) ? say('keyReplace') : say('keySavedFor', listOf(origins));
}

/** Returns a saved key as its empty field shows it: only its last characters, if they are known. */
export function hiddenKey(last4: string): string {
  return `•••• ${last4}`.trim();
}
