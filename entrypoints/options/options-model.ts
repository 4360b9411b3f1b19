import type { ReadonlySignal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { OptionsState } from '../../components/options/options-state.ts';
import { readAddress } from '../../lib/lookup/remote/read-address.ts';
import { ask } from '../../lib/messages/ask.ts';
import type { OperationId } from '../../lib/model/operation.ts';
import { operationIds } from '../../lib/model/operation.ts';
import { failed } from '../../lib/model/result.ts';
import type { Settings } from '../../lib/model/settings.ts';
import { say } from '../../lib/words/say.ts';
import { addressProblem } from './address-problem.ts';

/** Most characters of a key (`saveSettings` in lib/messages/contract.ts). */
const longestKey = 512;

export type OptionsModel = {
  /** Null until the settings have been read; `unreachable` where the extension did not answer. */
  state: ReadonlySignal<OptionsState | 'unreachable' | null>;
  open: () => Promise<void>;
  change: (draft: Settings) => void;
  setKey: (key: string | null) => void;
  /** Saves what the fields hold; false where a field has a problem or the extension did not answer. */
  save: () => Promise<boolean>;
  /** Saves, then asks each configured operation once. */
  test: () => Promise<void>;
};

const noProblems: OptionsState['problems'] = { phoneValidation: null, ipGeolocation: null, callerId: null };

/** The options' state and what changes it. */
export function createOptionsModel(): OptionsModel {
  const state = signal<OptionsState | null>(null);
  const unreachable = signal(false);

  function update(changes: Partial<OptionsState>): void {
    if (state.value) state.value = { ...state.value, ...changes };
  }

  async function save(): Promise<boolean> {
    if (!state.value) return false;
    const draft = withTrimmedAddresses(state.value.draft);
    const problems = problemsOf(draft);
    const sent = state.value;
    const key = keyToSave(sent.keyDraft);
    const keyProblem = key !== null && key.length > longestKey ? say('keyTooLong', longestKey) : null;
    update({ problems, keyProblem });
    if ([keyProblem, ...Object.values(problems)].some((problem) => problem !== null)) {
      update({ save: 'refused' });
      return false;
    }
    update({ save: 'saving' });
    const result = await ask('saveSettings', { settings: draft, key });
    if (!result.ok) {
      update({ save: 'failed' });
      return false;
    }
    // What the person typed while it was being saved stays, and is not saved yet.
    const isUntouched = state.value.draft === sent.draft && state.value.keyDraft === sent.keyDraft;
    const { settings, key: savedKey } = result.value;
    update(isUntouched ? { draft: settings, keyDraft: null, savedKey, save: 'saved' } : { savedKey, save: 'changed' });
    return true;
  }

  async function testOne(operation: OperationId): Promise<void> {
    const result = await ask('testOperation', { operation });
    const outcome = result.ok ? result.value : failed({ kind: 'interrupted' } as const);
    if (state.value) update({ tests: { ...state.value.tests, [operation]: { kind: 'done', outcome } } });
  }

  return {
    state: computed(() => (unreachable.value ? 'unreachable' : state.value)),
    async open() {
      const result = await ask('readSettings', {});
      unreachable.value = !result.ok;
      if (!result.ok) return;
      const { settings, key, browserCountry } = result.value;
      state.value = {
        draft: settings,
        keyDraft: null,
        savedKey: key,
        browserCountry,
        problems: noProblems,
        keyProblem: null,
        save: 'unchanged',
        tests: {},
      };
    },
    change: (draft) => update({ draft, save: 'changed', tests: {} }),
    setKey: (keyDraft) => update({ keyDraft, keyProblem: null, save: 'changed', tests: {} }),
    save,
    async test() {
      if (!(await save()) || !state.value) return;
      const { addresses } = state.value.draft;
      const configured = operationIds.filter((operation) => addresses[operation] !== '');
      update({ tests: Object.fromEntries(configured.map((operation) => [operation, { kind: 'asking' }])) });
      // One after the other: three tests at once could meet the service's limit.
      for (const operation of configured) await testOne(operation);
    },
  };
}

/** What a key's draft asks for: null keeps the saved key, an empty text (the "Remove" button) removes it. */
function keyToSave(draft: string | null): string | null {
  const trimmed = draft?.trim() ?? null;
  return trimmed === '' && draft !== '' ? null : trimmed;
}

function withTrimmedAddresses(settings: Settings): Settings {
  const { phoneValidation, ipGeolocation, callerId } = settings.addresses;
  const addresses = {
    phoneValidation: phoneValidation.trim(),
    ipGeolocation: ipGeolocation.trim(),
    callerId: callerId.trim(),
  };
  return { ...settings, addresses };
}

/** A sentence for each address that cannot be used; an empty one means that the operation is not used. */
function problemsOf({ addresses }: Settings): OptionsState['problems'] {
  const problemOf = (text: string): string | null => {
    const address = readAddress(text);
    return address.ok || address.problem === 'empty' ? null : addressProblem(address.problem);
  };
  return {
    phoneValidation: problemOf(addresses.phoneValidation),
    ipGeolocation: problemOf(addresses.ipGeolocation),
    callerId: problemOf(addresses.callerId),
  };
}
