import type { ReadonlySignal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { OptionsState, TestState } from '../../components/options/options-state.ts';
import { readAddress } from '../../lib/lookup/remote/read-address.ts';
import { ask } from '../../lib/messages/ask.ts';
import type { OperationId } from '../../lib/model/operation.ts';
import { operationIds } from '../../lib/model/operation.ts';
import { failed } from '../../lib/model/result.ts';
import type { Settings } from '../../lib/model/settings.ts';
import { say } from '../../lib/words/say.ts';
import { addressProblem } from './address-problem.ts';
import type { BudgetName } from './read-budgets.ts';
import { budgetTexts, noBudgetProblems, readBudgets } from './read-budgets.ts';

/** Most characters of a key (`saveSettings` in lib/messages/contract.ts). */
const longestKey = 512;

export type OptionsModel = {
  /** Null until the settings have been read; `unreachable` where the extension did not answer. */
  state: ReadonlySignal<OptionsState | 'unreachable' | null>;
  open: () => Promise<void>;
  change: (draft: Settings) => void;
  setKey: (key: string | null) => void;
  setBudget: (budget: BudgetName, text: string) => void;
  /** Saves what the fields hold; false where a field has a problem or the extension did not answer. */
  save: () => Promise<boolean>;
  /** Forgets the names of pages at once, without saving the rest. */
  forgetNames: () => Promise<void>;
  /** Saves, then asks each configured operation once. */
  test: () => Promise<void>;
  /** The browser lets the extension reach this origin now: a test that failed for want of it is made again. */
  allowed: (origin: string) => Promise<void>;
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
    const sent = state.value;
    const budgets = readBudgets(sent.budgets);
    const draft = { ...withTrimmedAddresses(sent.draft), budgets: budgets.values };
    const problems = problemsOf(draft);
    const key = keyToSave(sent.keyDraft);
    const keyProblem = key !== null && key.length > longestKey ? say('keyTooLong', longestKey) : null;
    update({ problems, keyProblem, budgetProblems: budgets.problems });
    if (
      [keyProblem, ...Object.values(problems), ...Object.values(budgets.problems)].some((problem) => problem !== null)
    ) {
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
    const isUntouched =
      state.value.draft === sent.draft &&
      state.value.keyDraft === sent.keyDraft &&
      state.value.budgets === sent.budgets;
    const { settings, key: savedKey, blocked } = result.value;
    update({ blocked });
    if (!settings.rememberNames) update({ pageNames: 0 });
    update(isUntouched ? { draft: settings, keyDraft: null, savedKey, save: 'saved' } : { savedKey, save: 'changed' });
    return true;
  }

  async function testOne(operation: OperationId): Promise<void> {
    const result = await ask('testOperation', { operation });
    const outcome = result.ok ? result.value : failed({ kind: 'interrupted' } as const);
    if (state.value) update({ tests: { ...state.value.tests, [operation]: { kind: 'done', outcome } } });
  }

  async function test(): Promise<void> {
    if (!(await save()) || !state.value) return;
    const { addresses } = state.value.draft;
    const configured = operationIds.filter((operation) => addresses[operation] !== '');
    update({ tests: Object.fromEntries(configured.map((operation) => [operation, { kind: 'asking' }])) });
    // One after the other: three tests at once could meet the service's limit.
    for (const operation of configured) await testOne(operation);
  }

  return {
    state: computed(() => (unreachable.value ? 'unreachable' : state.value)),
    async open() {
      const result = await ask('readSettings', {});
      unreachable.value = !result.ok;
      if (!result.ok) return;
      const { settings, key, browserCountry, pageNames, blocked } = result.value;
      state.value = {
        draft: settings,
        keyDraft: null,
        savedKey: key,
        browserCountry,
        pageNames,
        problems: noProblems,
        keyProblem: null,
        budgets: budgetTexts(settings.budgets),
        budgetProblems: noBudgetProblems,
        blocked,
        save: 'unchanged',
        tests: {},
      };
    },
    change: (draft) => update({ draft, save: 'changed', tests: {} }),
    setBudget(budget, text) {
      if (!state.value) return;
      const { budgets, budgetProblems } = state.value;
      update({
        budgets: { ...budgets, [budget]: text },
        budgetProblems: { ...budgetProblems, [budget]: null },
        save: 'changed',
        tests: {},
      });
    },
    setKey: (keyDraft) => update({ keyDraft, keyProblem: null, save: 'changed', tests: {} }),
    save,
    async forgetNames() {
      const result = await ask('forgetPageNames', {});
      if (result.ok) update({ pageNames: 0 });
    },
    test,
    async allowed(origin) {
      if (!state.value) return;
      const { blocked, tests } = state.value;
      update({ blocked: blocked.filter((each) => each !== origin) });
      if (Object.values(tests).some(isForbidden)) await test();
    },
  };
}

/** The browser would not let this test through. */
function isForbidden(test: TestState): boolean {
  return test.kind === 'done' && !test.outcome.ok && test.outcome.problem.kind === 'no-permission';
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
