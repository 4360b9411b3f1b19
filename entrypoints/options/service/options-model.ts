import { computed, signal } from '@preact/signals';
import type { OptionsState, TestState } from '../../../components/options/options-state.ts';
import { addressOrder } from '../../../components/options/service/service-state.ts';
import { ask } from '../../../lib/messages/ask.ts';
import type { Output } from '../../../lib/messages/contract.ts';
import type { OperationId } from '../../../lib/model/answer/service-answer.ts';
import { failed } from '../../../lib/model/result.ts';
import type { Settings } from '../../../lib/model/settings/settings.ts';
import type { SiteMode } from '../../../lib/model/settings/site.ts';
import { createAtOnce } from './apply-at-once.ts';
import {
  checkAtOnce,
  checkForm,
  fitsMessage,
  isFormEdited,
  isSameForm,
  namesToSave,
  rebasedDraft,
} from './check-draft.ts';
import { dataCollectionConsent } from './data-collection-consent.ts';
import type { BudgetName } from './read-budgets.ts';
import { budgetTexts, noBudgetProblems } from './read-budgets.ts';

const noReachProblems = { call: null, message: null };

export type OptionsModel = ReturnType<typeof createOptionsModel>;

const noProblems: OptionsState['problems'] = { phoneValidation: null, ipGeolocation: null, callerId: null };

/** The options' state and what changes it. */
export function createOptionsModel() {
  const state = signal<OptionsState | null>(null);
  const unreachable = signal(false);

  function update(changes: Partial<OptionsState>): void {
    if (state.value) state.value = { ...state.value, ...changes };
  }

  /** Changes the fields, and notes whether there are unsaved edits. */
  function edit(changes: Partial<OptionsState>): void {
    if (!state.value) return;
    const edited = { ...state.value, ...changes };
    state.value = { ...edited, save: isFormEdited(edited) ? 'changed' : 'unchanged' };
  }

  const atOnce = createAtOnce({ state: () => state.value, update, edit });

  /** Shows the problems of the fields. Returns what to save; null if the form has one, or is too long for a message. */
  function checked(sent: OptionsState): { draft: Settings; key: string | null } | null {
    const { form, key, problems, isGood } = checkForm(sent);
    const { settings: others, problems: otherProblems } = checkAtOnce(sent);
    // The other fields do not keep the form from being saved.
    const draft = { ...others, ...form, lookUpOnline: sent.draft.lookUpOnline };
    update({ ...problems, ...otherProblems });
    if (isGood && fitsMessage({ settings: draft, names: namesToSave(draft, sent.saved, key), key }))
      return { draft, key };
    update({ save: isGood ? 'too-many-sites' : 'refused' });
    return null;
  }

  /**
   * Saves the fields. Returns false if a field has a problem, the user does not allow sending data, or the extension
   * did not answer.
   */
  async function save(): Promise<boolean> {
    const sent = state.value;
    const wanted = sent && checked(sent);
    if (!sent || !wanted) return false;
    const { draft, key } = wanted;
    atOnce.forget();
    update({ save: 'saving', applied: 'none' });
    // The browser asks only in the click itself, so nothing is awaited before.
    const allowed = await dataCollectionConsent(draft.lookUpOnline);
    await atOnce.settled();
    const settings = allowed ? draft : { ...draft, lookUpOnline: 'never' as const };
    const result = await ask('saveSettings', { settings, names: namesToSave(settings, sent.saved, key), key });
    if (!result.ok || result.value.isFull) {
      update({ save: result.ok ? 'full' : 'failed' });
      return false;
    }
    return showSaved(sent, result.value, allowed);
  }

  /**
   * Shows what was saved. What the user typed during the saving stays, and is not saved yet. Returns false if the key is
   * not saved, or the user does not allow sending data.
   */
  function showSaved(sent: OptionsState, saved: Output<'saveSettings'>, allowed: boolean): boolean {
    if (!state.value) return false;
    const { draft: now, keyDraft } = state.value;
    const { settings, key: savedKey, blocked, needsConsent, keyNotSaved } = saved;
    const isUntouched = keyDraft === sent.keyDraft && isSameForm(now, sent.draft);
    const draft = rebasedDraft(now, sent.draft, settings);
    update({ blocked, saved: settings, needsConsent });
    if (!settings.rememberNames) update({ pageNames: 0 });
    if (keyNotSaved) {
      update({ draft, savedKey, save: 'moved' });
      return false;
    }
    if (isUntouched) update({ draft, keyDraft: null, savedKey, save: allowed ? 'saved' : 'no-consent' });
    else edit({ savedKey });
    return allowed;
  }

  /** Shows that a change that takes effect at once was not saved, wherever on the page; or no longer, once one was. */
  function showResult(isKept: boolean): void {
    if (!isKept) update({ applied: 'failed' });
    else if (state.value?.applied === 'failed') update({ applied: 'none' });
  }

  /** Has the background forget something at once, and shows that. */
  async function forget(
    request: 'forgetPageNames' | 'clearHistory' | 'dismissLoss',
    changes: Partial<OptionsState>,
  ): Promise<void> {
    const { ok } = await ask(request, {});
    showResult(ok);
    if (ok) update(changes);
  }

  async function testOne(operation: OperationId): Promise<void> {
    if (state.value) update({ tests: { ...state.value.tests, [operation]: { kind: 'asking' } } });
    const result = await ask('testOperation', { operation });
    const outcome = result.ok ? result.value : failed({ kind: 'interrupted' } as const);
    if (state.value) update({ tests: { ...state.value.tests, [operation]: { kind: 'done', outcome } } });
  }

  /** Saves, then sends one request for each configured operation. */
  async function test(): Promise<void> {
    if (!(await save()) || !state.value) return;
    const { addresses } = state.value.draft;
    const configured = addressOrder.filter((operation) => addresses[operation] !== '');
    update({ tests: Object.fromEntries(configured.map((operation) => [operation, { kind: 'asking' }])) });
    // One after the other: three tests at once could meet the service's limit.
    for (const operation of configured) await testOne(operation);
  }

  return {
    /** Null until the settings have been read; `unreachable` if the extension did not answer. */
    state: computed(() => (unreachable.value ? 'unreachable' : state.value)),
    async open() {
      const result = await ask('readSettings', {});
      unreachable.value = !result.ok;
      if (!result.ok) return;
      const { settings, key, ...known } = result.value;
      state.value = {
        ...known,
        draft: settings,
        saved: settings,
        keyDraft: null,
        savedKey: key,
        problems: noProblems,
        keyProblem: null,
        budgets: budgetTexts(settings.budgets),
        budgetProblems: noBudgetProblems,
        elsewhereProblems: [],
        reachProblems: noReachProblems,
        ownCopyProblem: null,
        save: 'unchanged',
        applied: 'none',
        tests: {},
        search: '',
      };
    },
    /** Reads what was changed elsewhere. Unsaved edits stay. */
    async refresh() {
      const result = await ask('readSettings', {});
      if (!result.ok || !state.value) return;
      const { settings, key, ...known } = result.value;
      const { draft, saved, budgets, save } = state.value;
      const rebase = save === 'changed' ? edit : update;
      rebase({
        ...known,
        savedKey: key,
        draft: rebasedDraft(draft, saved, settings),
        saved: settings,
        budgets: isBudgetTyped(state.value) ? budgets : budgetTexts(settings.budgets),
      });
    },
    /** Changes fields of the service form, or a text that is still being typed. */
    change: (draft: Settings) =>
      edit({
        draft,
        tests: {},
        elsewhereProblems: [],
        reachProblems: noReachProblems,
        ownCopyProblem: null,
        applied: 'none',
      }),
    /** Changes settings and applies them at once. */
    async set(changes: Partial<Settings>) {
      if (!state.value) return;
      edit({ draft: { ...state.value.draft, ...changes }, applied: 'none' });
      await atOnce.apply();
    },
    /** Applies what was typed if it can be used. */
    commit: () => atOnce.apply(),
    /** Undoes the last change. */
    undo: atOnce.undo,
    search: (search: string) => update({ search }),
    setBudget(budget: BudgetName, text: string) {
      if (!state.value) return;
      const { budgets, budgetProblems } = state.value;
      edit({
        budgets: { ...budgets, [budget]: text },
        budgetProblems: { ...budgetProblems, [budget]: null },
        applied: 'none',
      });
    },
    setKey: (keyDraft: string | null) => edit({ keyDraft, keyProblem: null, tests: {} }),
    save,
    showResult,
    /** Removes the names of pages at once, without saving the rest. */
    forgetNames: () => forget('forgetPageNames', { pageNames: 0 }),
    /** Clears the history at once. */
    clearHistory: () => forget('clearHistory', { historyLength: 0 }),
    /** Notes that the user has read what was lost. */
    dismissLoss: () => forget('dismissLoss', { lost: null }),
    /** Sets what Numlens does on a site, or on all others, at once. */
    async setSite(host: string, mode: SiteMode | null) {
      showResult((await ask('setSite', { host, mode })).ok);
      await this.refresh();
    },
    async setOnlyHere(onlyHere: boolean) {
      showResult((await ask('setOnlyHere', { onlyHere })).ok);
      await this.refresh();
    },
    test,
    /** Repeats the tests that failed because the browser did not let the extension reach this origin; now it does. */
    async allowed(origin: string) {
      if (!state.value) return;
      const { blocked, tests } = state.value;
      update({ blocked: blocked.filter((each) => each !== origin) });
      const again = addressOrder.filter((operation) => forbids(tests[operation], origin));
      // Only these: a test that succeeded was a request that may cost something.
      for (const operation of again) await testOne(operation);
    },
    /** Asks the browser to let lookups send data. Call it in a click or key press, before the first `await`. */
    async consent() {
      if (!state.value || !(await dataCollectionConsent(state.value.saved.lookUpOnline))) return;
      const reply = await ask('agreeToSending', {});
      if (reply.ok) update({ needsConsent: false });
    },
  };
}

function isBudgetTyped({ budgets, saved }: OptionsState): boolean {
  return JSON.stringify(budgets) !== JSON.stringify(budgetTexts(saved.budgets));
}

/** Whether the browser did not let this test's request through to the origin. */
export function forbids(test: TestState | undefined, origin: string): boolean {
  if (test?.kind !== 'done' || test.outcome.ok) return false;
  const { problem } = test.outcome;
  return problem.kind === 'no-permission' && problem.origin === origin;
}
