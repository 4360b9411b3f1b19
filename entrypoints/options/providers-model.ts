import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { FieldProblem, ProvidersState } from '../../components/options/providers/providers-state.ts';
import { ask } from '../../lib/messages/ask.ts';
import type { CustomId } from '../../lib/model/answer/custom-ids.ts';
import { isCustom } from '../../lib/model/answer/custom-ids.ts';
import type { Failure } from '../../lib/model/answer/failure.ts';
import type { ProviderId } from '../../lib/model/answer/provider-list.ts';
import type { Result } from '../../lib/model/result.ts';
import { failed } from '../../lib/model/result.ts';
import type { Finding } from '../../lib/model/settings/custom/definition.ts';
import type { ProvidersView, ProviderView } from '../../lib/model/settings/provider-view.ts';
import type { ProviderLimits, Providers } from '../../lib/model/settings/providers.ts';
import { isFieldText } from '../../lib/model/settings/providers.ts';
import { mostCalls } from '../../lib/model/settings/settings.ts';
import { dataCollectionConsent } from './service/data-collection-consent.ts';

export type ProvidersModel = {
  state: ReadonlySignal<ProvidersState>;
  show: (view: ProvidersView) => void;
  open: () => Promise<void>;
  draft: (id: ProviderId, field: string, text: string) => void;
  /**
   * Adds a provider, or saves its fields and limits. The browser may ask the user, so call it in a click or key press, before
   * the first `await`. Calls `onSaved`, as lookups may be on now.
   */
  save: (id: ProviderId) => Promise<void>;
  remove: (id: ProviderId) => Promise<void>;
  test: (id: ProviderId) => Promise<void>;
  change: (id: ProviderId, hover: boolean, limits: ProviderLimits) => Promise<void>;
  order: (order: Providers['order'], goOn: boolean) => Promise<void>;
};

/** What the options show of providers. It never has a saved key, only the key's last characters. */
export function createProvidersModel({
  onSaved,
  onFindings = () => undefined,
}: {
  onSaved: () => Promise<void>;
  /** Receives what the test of a provider that the user described found. */
  onFindings?: (id: CustomId, findings: Finding[]) => void;
}): ProvidersModel {
  const state = signal<ProvidersState>({ view: null, drafts: {}, problems: {}, tests: {} });

  function show(view: ProvidersView): void {
    for (const { id, hosts, own } of state.value.view?.providers ?? []) {
      const now = view.providers.find((each) => each.id === id);
      // What was typed was meant for another host.
      if (now?.hosts.join() !== hosts.join()) forget(id);
      else if (JSON.stringify(now.own) !== JSON.stringify(own)) forgetTest(id);
    }
    state.value = { ...state.value, view };
  }

  function forget(id: ProviderId): void {
    const { drafts, problems } = state.value;
    state.value = { ...state.value, drafts: { ...drafts, [id]: {} }, problems: { ...problems, [id]: {} } };
    forgetTest(id);
  }

  function forgetTest(id: ProviderId): void {
    const { [id]: _, ...tests } = state.value.tests;
    state.value = { ...state.value, tests };
    if (isCustom(id)) onFindings(id, []);
  }

  async function test(id: ProviderId): Promise<Result<null, Failure>> {
    const result = await ask('testOperation', { operation: id });
    return result.ok ? result.value : failed({ kind: 'interrupted' });
  }

  async function tryOut(id: CustomId): Promise<Result<null, Failure>> {
    const result = await ask('tryProvider', { id });
    if (!result.ok) return failed({ kind: 'interrupted' });
    onFindings(id, result.value.findings);
    return result.value.result;
  }

  return {
    state,
    show,
    async open() {
      const result = await ask('readProviders', {});
      if (result.ok) show(result.value);
    },
    draft(id, field, text) {
      const { drafts, problems } = state.value;
      const { [field]: _, ...others } = problems[id] ?? {};
      state.value = {
        ...state.value,
        drafts: { ...drafts, [id]: { ...drafts[id], [field]: text } },
        problems: { ...problems, [id]: others },
      };
    },
    async save(id) {
      const provider = state.value.view?.providers.find((each) => each.id === id);
      if (!provider) return;
      const typed = state.value.drafts[id] ?? {};
      const problems = problemsOf(provider, typed);
      state.value = { ...state.value, problems: { ...state.value.problems, [id]: problems } };
      if (Object.keys(problems).length > 0) return;
      if (!(await dataCollectionConsent('ask'))) return;
      const { minute, day, ...fields } = typed;
      const { limits, hover, isAdded, hosts } = provider;
      const isNew = !isAdded || Object.keys(fields).length > 0;
      const own = Object.fromEntries(
        provider.fields.map(({ id: name }) => [name, fields[name] ?? shown(provider, name)]),
      );
      const saved = isNew ? await ask('saveProvider', { id, hosts, fields: own }) : null;
      const wanted = { minute: Number(minute ?? limits.minute), day: Number(day ?? limits.day) };
      const changed = isAdded ? await ask('changeProvider', { id, hover, limits: wanted }) : null;
      const result = changed ?? saved;
      if (!result?.ok) return;
      forget(id);
      show(result.value);
      await onSaved();
    },
    async remove(id) {
      const result = await ask('removeProvider', { id });
      if (!result.ok) return;
      forget(id);
      show(result.value);
    },
    async test(id) {
      state.value = { ...state.value, tests: { ...state.value.tests, [id]: { kind: 'asking' } } };
      const outcome = isCustom(id) ? await tryOut(id) : await test(id);
      state.value = { ...state.value, tests: { ...state.value.tests, [id]: { kind: 'done', outcome } } };
      await this.open();
    },
    async change(id, hover, limits) {
      const result = await ask('changeProvider', { id, hover, limits });
      if (result.ok) show(result.value);
    },
    async order(order, goOn) {
      const result = await ask('orderProviders', { order, goOn });
      if (result.ok) show(result.value);
    },
  };
}

/** Returns the value of a field that nobody has edited. An empty secret keeps the saved one. */
function shown({ fields, values }: ProviderView, name: string): string {
  return fields.find(({ id }) => id === name)?.secret ? '' : (values[name] ?? '');
}

function problemsOf(provider: ProviderView, typed: Record<string, string>): Record<string, FieldProblem> {
  const { fields, isAdded } = provider;
  const ofFields = fields.flatMap(({ id, secret }): [string, FieldProblem][] => {
    const text = (typed[id] ?? shown(provider, id)).trim();
    if (text === '') return secret && isAdded ? [] : [[id, 'missing']];
    return isFieldText(text) ? [] : [[id, 'bad']];
  });
  const ofLimits = (['minute', 'day'] as const).flatMap((name): [string, FieldProblem][] => {
    const text = typed[name]?.trim();
    const isGood = text === undefined || (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= mostCalls);
    return isGood ? [] : [[name, 'no-limit']];
  });
  return Object.fromEntries([...ofFields, ...ofLimits]);
}
