import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type {
  FieldProblem,
  ProviderDraft,
  ProvidersState,
} from '../../components/options/providers/providers-state.ts';
import { ask } from '../../lib/messages/ask.ts';
import type { CustomId } from '../../lib/model/answer/custom-ids.ts';
import { isCustom } from '../../lib/model/answer/custom-ids.ts';
import type { Failure } from '../../lib/model/answer/failure.ts';
import type { ProviderId } from '../../lib/model/answer/provider-list.ts';
import { providerIds } from '../../lib/model/answer/provider-list.ts';
import type { Result } from '../../lib/model/result.ts';
import { failed } from '../../lib/model/result.ts';
import type { Finding } from '../../lib/model/settings/custom/definition.ts';
import { descriptionFingerprint } from '../../lib/model/settings/custom/description-fingerprint.ts';
import type { ProvidersView, ProviderView } from '../../lib/model/settings/provider-view.ts';
import type { ProviderLimits, Providers } from '../../lib/model/settings/providers.ts';
import { isFieldText } from '../../lib/model/settings/providers.ts';
import { mostCalls } from '../../lib/model/settings/settings.ts';
import type { Subject } from '../../lib/model/subject-schema.ts';
import { providerName } from '../../lib/words/service-names.ts';
import { dataCollectionConsent } from './service/data-collection-consent.ts';
import { forbids } from './service/options-model.ts';

export type ProvidersModel = ReturnType<typeof createProvidersModel>;

/** A provider that the user pressed on: the fingerprint of its description, and its name, as they were shown. */
type Pressed = { id: ProviderId; fingerprint: string | null; name: string };

/** What the options show of providers. It never has a saved key, only the key's last characters. */
export function createProvidersModel({
  onSaved,
  onFindings = () => undefined,
  onResult = () => undefined,
}: {
  onSaved: () => Promise<void>;
  /** Receives what the test of a provider that the user described found. */
  onFindings?: (id: CustomId, findings: Finding[]) => void;
  /** Receives whether a change that takes effect at once was saved. */
  onResult?: (isKept: boolean) => void;
}) {
  const state = signal<ProvidersState>({
    view: null,
    drafts: {},
    problems: {},
    tests: {},
    refused: null,
    unsaved: null,
  });

  /** What the last tests looked up; a test that is repeated looks it up again. */
  const tried: { [Id in CustomId]?: Subject | null } = {};

  function update(changes: Partial<ProvidersState>): void {
    state.value = { ...state.value, ...changes };
  }

  function show(view: ProvidersView): void {
    for (const before of state.value.view?.providers ?? []) {
      const now = view.providers.find(({ id }) => id === before.id);
      // What was typed was meant for another description, such as one with another host.
      if (!now || fingerprintOf(now) !== fingerprintOf(before)) forget(before.id);
    }
    update({ view });
  }

  /** Shows how things are after a press on a provider, which did nothing if another has its place by now. */
  function showAfter({ id, fingerprint, name }: Pressed, view: ProvidersView): void {
    show(view);
    const now = shownProvider(id);
    const isOther = (now ? fingerprintOf(now) : null) !== fingerprint;
    update({ refused: isOther ? { id, name } : null });
  }

  function shownProvider(id: ProviderId): ProviderView | undefined {
    return state.value.view?.providers.find((each) => each.id === id);
  }

  /** Returns which provider the user presses on, as it is shown at that moment. */
  function pressed(id: ProviderId): Pressed {
    const shown = shownProvider(id);
    return { id, fingerprint: shown ? fingerprintOf(shown) : null, name: providerName(id, shown?.own?.name) };
  }

  /** Forgets what was typed for a provider and how its test went. */
  function forget(id: ProviderId): void {
    const { drafts, problems, tests } = state.value;
    const { [id]: _, ...otherTests } = tests;
    update({ drafts: { ...drafts, [id]: {} }, problems: { ...problems, [id]: {} }, tests: otherTests });
    if (isCustom(id)) onFindings(id, []);
  }

  async function test(id: ProviderId): Promise<Result<null, Failure>> {
    const result = await ask('testOperation', { operation: id });
    return result.ok ? result.value : failed({ kind: 'interrupted' });
  }

  async function tryOut(id: CustomId, fingerprint: string | null): Promise<Result<null, Failure>> {
    const result = await ask('tryProvider', { id, fingerprint, subject: tried[id] ?? null });
    if (!result.ok) return failed({ kind: 'interrupted' });
    onFindings(id, result.value.findings);
    return result.value.result;
  }

  async function testShown(id: ProviderId): Promise<void> {
    const press = pressed(id);
    update({ tests: { ...state.value.tests, [id]: { kind: 'asking' } } });
    const outcome = isCustom(id) ? await tryOut(id, press.fingerprint) : await test(id);
    update({ tests: { ...state.value.tests, [id]: { kind: 'done', outcome } } });
    const after = await ask('readProviders', {});
    if (after.ok) showAfter(press, after.value);
  }

  /** Sends what was typed for a provider's fields, then its limits. Returns the providers after that; null if a request failed. */
  async function send(
    provider: ProviderView,
    typed: ProviderDraft,
    { fingerprint }: Pressed,
  ): Promise<ProvidersView | null> {
    const { id, isAdded, hover, limits } = provider;
    const { minute = limits.minute, day = limits.day, ...ofFields } = typed;
    const fields = Object.fromEntries(
      provider.fields.map(({ id: name }) => [name, ofFields[name] ?? shown(provider, name)]),
    );
    const hasFieldsToSave = !isAdded || Object.keys(ofFields).length > 0;
    const saved = hasFieldsToSave ? await ask('saveProvider', { id, fingerprint, fields }) : null;
    if (saved && !saved.ok) return null;
    const wanted = { minute: Number(minute), day: Number(day) };
    const result = isAdded ? await ask('changeProvider', { id, fingerprint, hover, limits: wanted }) : saved;
    return result?.ok ? result.value : null;
  }

  return {
    state: state as ReadonlySignal<ProvidersState>,
    show,
    async open() {
      const result = await ask('readProviders', {});
      if (result.ok) show(result.value);
    },
    draft(id: ProviderId, field: string, text: string) {
      const { drafts, problems } = state.value;
      const { [field]: _, ...others } = problems[id] ?? {};
      update({
        drafts: { ...drafts, [id]: { ...drafts[id], [field]: text } },
        problems: { ...problems, [id]: others },
      });
    },
    /**
     * Adds a provider, or saves its fields and limits. The browser may ask the user, so call it in a click or key press, before
     * the first `await`. Calls `onSaved`, as lookups may be on now.
     */
    async save(id: ProviderId) {
      const provider = shownProvider(id);
      if (!provider) return;
      const press = pressed(id);
      const typed = state.value.drafts[id] ?? {};
      const problems = problemsOf(provider, typed);
      update({ problems: { ...state.value.problems, [id]: problems } });
      if (Object.keys(problems).length > 0 || !(await dataCollectionConsent('ask'))) return;
      update({ unsaved: null });
      const view = await send(provider, typed, press);
      // What was typed stays, so that it can be saved again.
      if (!view) return update({ unsaved: id });
      forget(id);
      showAfter(press, view);
      await onSaved();
    },
    async remove(id: ProviderId) {
      const press = pressed(id);
      const result = await ask('removeProvider', { id, fingerprint: press.fingerprint });
      onResult(result.ok);
      if (!result.ok) return;
      forget(id);
      const isGone = result.value.providers.every((each) => each.id !== id);
      if (isGone) show(result.value);
      else showAfter(press, result.value);
    },
    /** Looks up an example with a provider, or with one that the user described this subject. */
    async test(id: ProviderId, subject: Subject | null = null) {
      if (isCustom(id)) tried[id] = subject;
      await testShown(id);
    },
    /** Repeats the tests that failed because the browser did not let the extension reach this origin; now it does. */
    async allowed(origin: string) {
      // Only these: a test that succeeded was a request that may cost something.
      for (const id of providerIds) if (forbids(state.value.tests[id], origin)) await testShown(id);
    },
    async change(id: ProviderId, hover: boolean, limits: ProviderLimits) {
      const press = pressed(id);
      const result = await ask('changeProvider', { id, fingerprint: press.fingerprint, hover, limits });
      onResult(result.ok);
      if (result.ok) showAfter(press, result.value);
    },
    async order(order: Providers['order'], goOn: boolean) {
      const result = await ask('orderProviders', { order, goOn });
      onResult(result.ok);
      if (result.ok) show(result.value);
    },
  };
}

function fingerprintOf({ own }: ProviderView): string | null {
  return own ? descriptionFingerprint(own.definition, own.isPreset) : null;
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
