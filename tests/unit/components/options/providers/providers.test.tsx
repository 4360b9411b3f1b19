import { render as renderInto } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShownState } from '../../../../../components/options/parts/StateMark.tsx';
import { AllProviders } from '../../../../../components/options/providers/AllProviders.tsx';
import { draftOf } from '../../../../../components/options/providers/own/definition-draft.ts';
import { factName } from '../../../../../components/options/providers/own/definition-words.ts';
import type { OwnEvents, OwnState } from '../../../../../components/options/providers/own/own-state.ts';
import { noOwn } from '../../../../../components/options/providers/own/own-state.ts';
import type { ProvidersEvents, ProvidersState } from '../../../../../components/options/providers/providers-state.ts';
import { WhoAnswers } from '../../../../../components/options/providers/WhoAnswers.tsx';
import type { ProvidersModel } from '../../../../../entrypoints/options/providers-model.ts';
import { createProvidersModel } from '../../../../../entrypoints/options/providers-model.ts';
import { ask } from '../../../../../lib/messages/ask.ts';
import type { CustomId } from '../../../../../lib/model/answer/custom-ids.ts';
import type {
  CustomDefinition,
  DefinitionProblem,
  Finding,
} from '../../../../../lib/model/settings/custom/definition.ts';
import { customFacts } from '../../../../../lib/model/settings/custom/definition.ts';
import { descriptionFingerprint } from '../../../../../lib/model/settings/custom/description-fingerprint.ts';
import type { ProvidersView, ProviderView } from '../../../../../lib/model/settings/provider-view.ts';
import { failures } from '../../../../gallery/failures.ts';
import { galleryNow } from '../../../../gallery/reports.ts';
import { render } from '../../render.ts';

vi.mock('../../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
const asked = vi.mocked(ask);
beforeEach(() => asked.mockReset());

const rdap: ProviderView = {
  id: 'rdap',
  kinds: ['ip'],
  hosts: ['rdap.db.ripe.net', 'rdap.arin.net'],
  fields: [],
  units: 1,
  mayHover: false,
  isAdded: false,
  values: {},
  hover: false,
  limits: { minute: 5, day: 200 },
  last: null,
  isRefused: false,
  used: 0,
};
const twilio: ProviderView = {
  ...rdap,
  id: 'twilio',
  kinds: ['phone'],
  hosts: ['lookups.twilio.com'],
  fields: [
    { id: 'account', secret: false },
    { id: 'secret', secret: true },
    { id: 'plan', secret: false, choices: ['line_type_intelligence', 'validation'] },
  ],
  values: { account: '', secret: '', plan: 'line_type_intelligence' },
};
const ipinfo: ProviderView = {
  ...rdap,
  id: 'ipinfo',
  hosts: ['api.ipinfo.io'],
  fields: [{ id: 'key', secret: true }],
  values: { key: 'end1' },
  isAdded: true,
  mayHover: true,
  last: 'timeout',
};
const view: ProvidersView = {
  providers: [rdap, ipinfo, twilio],
  order: { phone: [], ip: ['ipinfo', 'rdap'] },
  goOn: false,
  mode: 'never',
  isLocked: false,
  hasRoom: true,
};
/** Lookups are on. */
const on: ProvidersView = { ...view, mode: 'ask' };
const events: ProvidersEvents = {
  onDraft: vi.fn(),
  onSave: vi.fn(),
  onRemove: vi.fn(),
  onTest: vi.fn(),
  onHover: vi.fn(),
  onOrder: vi.fn(),
  onAllow: vi.fn(),
};

const isOn: ShownState = { state: 'on', words: 'On' };
/** Without its row, whose form is the options’ own. */
const service = { state: isOn, isSetUp: true, row: null };

function draw(change: Partial<ProvidersState> = {}, shown = view, own = noOwn): HTMLElement {
  const state: ProvidersState = {
    view: shown,
    drafts: {},
    problems: {},
    tests: {},
    refused: null,
    unsaved: null,
    ...change,
  };
  return render(
    <WhoAnswers>
      <AllProviders
        state={state}
        service={service}
        now={galleryNow}
        events={events}
        own={{ state: own, events: ownEvents }}
      />
    </WhoAnswers>,
  );
}

const ownEvents: OwnEvents = {
  onDescribe: vi.fn(),
  onDefinition: vi.fn(),
  onKeep: vi.fn(),
  onTry: vi.fn(),
  onCancel: vi.fn(),
  onFile: vi.fn(),
  onExport: vi.fn(),
};

const buttons = (root: HTMLElement) => [...root.querySelectorAll('button')];
const nameOf = (each: HTMLElement) => each.getAttribute('aria-label') ?? each.textContent ?? '';
const button = (root: HTMLElement, name: string) => buttons(root).find((each) => nameOf(each) === name);

it('names each provider, what it gives, and who learns what is looked up', () => {
  const root = draw();
  const first = root.querySelector('#provider-rdap');
  expect(first?.textContent).toContain(
    'What you look up with RDAP is sent to rdap.db.ripe.net and rdap.arin.net, which can also see your IP address',
  );
  expect(root.textContent).toContain('If you add a provider, they start only when you ask.');
  button(root, 'Add RDAP')?.click();
  expect(events.onSave).toHaveBeenCalledWith('rdap');
});

it('shows each provider in one row, with its state once it is added; its form opens by a press, or if something is wrong there', () => {
  const rows = (change: Partial<ProvidersState> = {}, shown = on) =>
    [...draw(change, shown).querySelectorAll<HTMLDetailsElement>('.nl-provider')].map(
      (row) =>
        `${row.querySelector('summary .nl-state')?.textContent ?? ''}${row.hasAttribute('open') ? ', open' : ''}`,
    );
  expect(rows()).toEqual(['On, last request failed', '', '']);
  expect(rows({ problems: { twilio: { secret: 'bad' } } })).toEqual(['On, last request failed', '', ', open']);
  const failed = { kind: 'done', outcome: { ok: false, problem: { kind: 'timeout' } } } as const;
  expect(rows({ tests: { ipinfo: failed } })).toEqual(['Test failed, open', '', '']);
  expect(rows({}, { ...on, isLocked: true })).toEqual(['Off']);
  // Nothing is asked while lookups are off, whoever is added.
  expect(rows({}, view)).toEqual(['Off', '', '']);
});

it('says of one that is on that its limit is reached or its last request failed; what keeps it from being used is said first', () => {
  const state = (provider: Partial<ProviderView>, change: Partial<ProvidersState> = {}) => {
    const mark = draw(change, { ...on, providers: [{ ...ipinfo, last: 'answered', ...provider }] }).querySelector(
      'summary .nl-state',
    );
    return `${mark?.textContent}: ${mark?.className.split('nl-state-').at(-1)}`;
  };
  expect(state({})).toBe('On: on');
  expect(state({ last: 'timeout' })).toBe('On, last request failed: warn');
  // Nothing was found, which is an answer; a key that was refused is another one by now.
  expect([state({ last: 'not-found' }), state({ last: 'refused-key' })]).toEqual(['On: on', 'On: on']);
  // A test is newer.
  const passed = { tests: { ipinfo: { kind: 'done', outcome: { ok: true, value: null } } } } as const;
  expect(state({ last: 'timeout' }, passed)).toBe('On: on');
  expect(state({ last: 'timeout', used: 200 })).toBe('Limit reached: warn');
  expect(state({ last: 'timeout', used: 200, isRefused: true })).toBe('Key rejected: failed');
});

it('lists what is added first, then what is free, then what needs a key, each with what it looks up', () => {
  const root = draw({}, on);
  const lists = [...root.querySelectorAll('ul.nl-providers')].map((list) => {
    const title = root.querySelector(`#${list.getAttribute('aria-labelledby')}`)?.textContent;
    const names = [...list.querySelectorAll('summary h3')].map(({ textContent }) => textContent);
    return `${title}: ${names.join(', ')}`;
  });
  expect(lists).toEqual(['Providers: IPinfo', 'Free, no key: RDAP', 'With your key: Twilio']);
  const kinds = [...root.querySelectorAll('.nl-kinds')].map(({ textContent }) => textContent);
  expect(kinds).toEqual(['IP addresses', 'IP addresses', 'Phone numbers']);
});

it('leaves a row where it is as it is added or removed: its form stays open', () => {
  const names = (root: HTMLElement) => [...root.querySelectorAll('summary h3')].map(({ textContent }) => textContent);
  const shown = (providers: ProviderView[]) => (
    <AllProviders
      state={{ view: { ...on, providers }, drafts: {}, problems: {}, tests: {}, refused: null, unsaved: null }}
      service={service}
      now={galleryNow}
      events={events}
      own={{ state: noOwn, events: ownEvents }}
    />
  );
  const root = render(shown([rdap, ipinfo, twilio]));
  const row = root.querySelector('#provider-twilio');
  renderInto(shown([rdap, { ...ipinfo, isAdded: false }, { ...twilio, isAdded: true }]), root);
  expect(names(root)).toEqual(['IPinfo', 'RDAP', 'Twilio']);
  expect(root.querySelector('#provider-twilio')).toBe(row);
});

it('has those that are set up first, then those that are free, then those that need a key, the lookup service last', () => {
  const row = (
    <li key="service">
      <h3>Lookup service</h3>
      <input id="api-key" />
    </li>
  );
  const shown = (isSetUp: boolean, known: ProvidersView | null = view) => (
    <AllProviders
      state={{ view: known, drafts: {}, problems: {}, tests: {}, refused: null, unsaved: null }}
      service={{ state: isOn, isSetUp, row }}
      now={galleryNow}
      events={events}
      own={{ state: noOwn, events: ownEvents }}
    />
  );
  const order = (root: HTMLElement) =>
    [...root.querySelectorAll('.nl-provider-groups > .nl-options-hint, .nl-provider-group-title, li h3')].map(
      ({ textContent }) => textContent,
    );
  const off = 'Online lookups are off. If you add a provider, they start only when you ask.';
  const root = render(shown(false));
  const rest = ['Free, no key', 'RDAP', 'With your key', 'Twilio'];
  expect(order(root)).toEqual([off, 'IPinfo', ...rest, 'Lookup service']);
  // While the page is open, it stays.
  renderInto(shown(true), root);
  expect(order(root)).toEqual([off, 'IPinfo', ...rest, 'Lookup service']);
  expect(order(render(shown(true)))).toEqual([off, 'Lookup service', 'IPinfo', ...rest]);
  // What is typed before the others are known is not lost.
  const early = render(shown(false, null));
  const field = early.querySelector('#api-key');
  renderInto(shown(false), early);
  expect(field).not.toBeNull();
  expect(early.querySelector('#api-key')).toBe(field);
});

it('has the next step of each provider on its row; none where a policy leaves nothing to do', () => {
  const steps = (shown: ProvidersView, change: Partial<ProvidersState> = {}) =>
    [...draw(change, shown).querySelectorAll('.nl-provider-next')].map(({ textContent }) => textContent);
  expect(steps(on)).toEqual(['Manage', 'Set up', 'Set up']);
  expect(steps({ ...on, providers: [{ ...ipinfo, isRefused: true }] })).toEqual(['Replace key']);
  expect(steps({ ...on, isLocked: true })).toEqual([
    'Manage',
    'Set by your organization.',
    'Set by your organization.',
  ]);
  const refused = { kind: 'done', outcome: { ok: false, problem: failures['refused-key'] } } as const;
  expect(steps(on, { tests: { ipinfo: refused } })).toEqual(['Replace key', 'Set up', 'Set up']);
});

it('says once that a key was refused, and what to do', () => {
  const rejected = /The service rejected the API key\. Type a new key, then test again\./g;
  const told = (provider: ProviderView, change: Partial<ProvidersState> = {}) =>
    draw(change, { ...on, providers: [provider] }).textContent?.match(rejected)?.length ?? 0;
  const last = 'refused-key' as const;
  expect(told({ ...ipinfo, isRefused: true, last })).toBe(1);
  const test = { kind: 'done', outcome: { ok: false, problem: failures['refused-key'] } } as const;
  expect(told({ ...ipinfo, isRefused: true, last }, { tests: { ipinfo: test } })).toBe(1);
  // Another key was saved since.
  const replaced = draw({}, { ...on, providers: [{ ...ipinfo, last }] });
  expect(replaced.textContent).not.toMatch(/rejected/);
  expect(replaced.querySelector('.nl-state')?.textContent).toBe('On');
});

it('marks the field of a key that was refused, until another one is typed', () => {
  const isMarked = (change: Partial<ProvidersState> = {}) =>
    draw(change, { ...on, providers: [{ ...ipinfo, isRefused: true }] })
      .querySelector('#ipinfo-key')
      ?.getAttribute('aria-invalid');
  expect(isMarked()).toBe('true');
  expect(isMarked({ drafts: { ipinfo: { key: 'new' } } })).toBe('false');
});

it('says at the field of a key that it was refused; what to do too, unless the line of a test says it', () => {
  const said = (change: Partial<ProvidersState> = {}) =>
    draw(change, { ...on, providers: [{ ...ipinfo, isRefused: true }] }).querySelector('#ipinfo-key-hint')?.textContent;
  expect(said()).toBe('The service rejected the API key. Type a new key, then test again.');
  const test = { kind: 'done', outcome: { ok: false, problem: failures['refused-key'] } } as const;
  expect(said({ tests: { ipinfo: test } })).toBe('Key rejected');
});

it('says beside its title how many fields are wrong, and leads to the first, which is opened', async () => {
  const shown = (problems: ProvidersState['problems']) => (
    <WhoAnswers>
      <AllProviders
        state={{ view: on, drafts: {}, problems, tests: {}, refused: null, unsaved: null }}
        service={service}
        now={galleryNow}
        events={events}
        own={{ state: noOwn, events: ownEvents }}
      />
    </WhoAnswers>
  );
  const root = render(shown({}));
  const title = () => root.querySelector('.nl-part-title')?.textContent;
  expect(title()).toBe('Providers');
  renderInto(shown({ twilio: { account: 'missing', secret: 'bad' } }), root);
  // The title is drawn again once the fields are on the page.
  await Promise.resolve();
  expect(title()).toBe('Providers2 problems');
  const field = root.querySelector<HTMLElement>('#twilio-account');
  const focus = vi.spyOn(field ?? root, 'focus');
  button(root, '2 problems')?.click();
  expect(field?.closest('details')?.hasAttribute('open')).toBe(true);
  expect(focus).toHaveBeenCalledOnce();
});

it('has the button that saves stand out once something differs from what is kept', () => {
  const isMain = (draft: Record<string, string>) =>
    button(draw({ drafts: { ipinfo: draft } }, on), 'Update IPinfo settings')?.className.includes('nl-button-main');
  expect(isMain({})).toBe(false);
  expect(isMain({ minute: '5', key: '' })).toBe(false);
  expect(isMain({ minute: '4' })).toBe(true);
  expect(isMain({ key: 'new' })).toBe(true);
});

it('names in words what can be chosen', () => {
  const choices = [...draw({}, on).querySelectorAll('#twilio-plan option')].map(({ textContent }) => textContent);
  expect(choices).toEqual(['Line type', 'Phone validation']);
});

it('says on the row how much of the daily limit is used, once it is', () => {
  const used = (provider: ProviderView) =>
    draw({}, { ...on, providers: [provider] }).querySelector('summary .nl-provider-used')?.textContent;
  expect(used({ ...ipinfo, used: 12 })).toBe('12 of 200 requests in 24 hr');
  expect(used(ipinfo)).toBeUndefined();
  expect(draw({}, { ...on, isLocked: true, providers: [{ ...ipinfo, used: 12 }] }).textContent).not.toContain('12 of');
  // The state says that the limit is reached.
  expect([used({ ...ipinfo, used: 199 }), used({ ...ipinfo, used: 200 })]).toEqual([
    '199 of 200 requests in 24 hr',
    undefined,
  ]);
});

it('opens one that appears while the options are open: it still has to be added', async () => {
  const shown = (providers: ProviderView[]) => (
    <AllProviders
      state={{ view: { ...view, providers }, drafts: {}, problems: {}, tests: {}, refused: null, unsaved: null }}
      service={service}
      now={galleryNow}
      events={events}
      own={{ state: noOwn, events: ownEvents }}
    />
  );
  const root = render(shown([rdap]));
  // Effects run in a microtask here.
  await Promise.resolve();
  renderInto(shown([rdap, twilio]), root);
  const open = [...root.querySelectorAll<HTMLDetailsElement>('.nl-provider')].map((row) => row.hasAttribute('open'));
  expect(open).toEqual([false, true]);
});

it('shows of a kept secret its end alone, its limits, and how its last request ended', () => {
  const root = draw();
  expect(root.querySelector<HTMLInputElement>('#ipinfo-key')?.value).toBe('');
  expect(root.querySelector<HTMLInputElement>('#ipinfo-key')?.placeholder).toBe('•••• end1');
  expect(root.querySelector<HTMLInputElement>('#ipinfo-minute')?.value).toBe('5');
  expect(root.textContent).toContain('Last request: ');
  // The form is in the provider's row, so the words on its buttons are short.
  const names = ['Update IPinfo settings', 'Test IPinfo', 'Remove IPinfo'];
  expect(names.map((name) => button(root, name)?.textContent)).toEqual(['Update', 'Test', 'Remove']);
  // A test is newer.
  const tested = draw({ tests: { ipinfo: { kind: 'done', outcome: { ok: true, value: null } } } });
  expect(tested.textContent).not.toContain('Last request: ');
});

it('raises who is asked first', () => {
  const root = draw();
  const up = root.querySelectorAll<HTMLElement>('[aria-label^="Move "]');
  expect([...up].map((each) => each.getAttribute('aria-label'))).toEqual(['Move RDAP up']);
  up[0]?.click();
  expect(events.onOrder).toHaveBeenCalledWith({ phone: [], ip: ['rdap', 'ipinfo'] }, false);
});

it('lists who is asked, in order, with whether each is used; what the switch does, while it is off', () => {
  const shown: ProvidersView = { ...on, order: { phone: [], ip: ['service', 'ipinfo'] } };
  const rows = (root: HTMLElement) =>
    [...root.querySelectorAll('.nl-order-list li')].map((row) =>
      ['bdi', '.nl-state'].map((each) => row.querySelector(each)?.textContent).join(': '),
    );
  const root = draw({}, { ...shown, providers: [{ ...ipinfo, isRefused: true }] });
  expect(rows(root)).toEqual(['Lookup service: On', 'IPinfo: Key rejected']);
  expect(root.textContent).toContain('turn on the switch below');
  expect(draw({}, { ...shown, goOn: true }).textContent).not.toContain('turn on the switch below');
  const locked = draw({}, { ...shown, isLocked: true });
  expect(rows(locked)).toEqual([]);
  expect(locked.textContent).not.toContain('try the next automatically');
});

it('adds none where an organization keeps lookups off', () => {
  const root = draw({}, { ...view, isLocked: true });
  expect(root.querySelector('.nl-managed > .nl-icon + span')?.textContent).toContain('you can’t add providers');
  // What cannot be added is words with a lock; what was added can be removed, and nothing else.
  expect(root.querySelectorAll('.nl-provider')).toHaveLength(1);
  expect(root.querySelectorAll('.nl-provider-row-plain .nl-icon')).toHaveLength(2);
  expect(buttons(root).map(nameOf)).toEqual(['Remove IPinfo']);
  expect(root.querySelector('input, select')).toBeNull();
});

it('the model asks for nothing before the fields are good, and sends a secret that was typed alone', async () => {
  asked.mockResolvedValue({ ok: true, value: view });
  const onSaved = vi.fn(async () => {});
  const model = createProvidersModel({ onSaved });
  await model.open();
  asked.mockClear();
  model.draft('twilio', 'account', 'AC0');
  model.draft('twilio', 'secret', 'two\nlines');
  await model.save('twilio');
  expect(asked).not.toHaveBeenCalled();
  expect(model.state.value.problems.twilio).toEqual({ secret: 'bad' });
  for (const bad of ['', 'schlüssel', 'two words']) {
    model.draft('twilio', 'secret', bad);
    await model.save('twilio');
  }
  expect(asked).not.toHaveBeenCalled();
  model.draft('twilio', 'secret', ' t0ken ');
  await model.save('twilio');
  expect(asked.mock.calls).toEqual([
    [
      'saveProvider',
      {
        id: 'twilio',
        fingerprint: null,
        fields: { account: 'AC0', secret: ' t0ken ', plan: 'line_type_intelligence' },
      },
    ],
  ]);
  expect(onSaved).toHaveBeenCalledOnce();
  expect(JSON.stringify(model.state.value)).not.toContain('t0ken');
});

it('keeps a new key that could not be saved, and says so', async () => {
  asked.mockResolvedValue({ ok: true, value: view });
  const model = createProvidersModel({ onSaved: async () => {} });
  await model.open();
  model.draft('ipinfo', 'key', 't0ken');
  asked.mockClear();
  asked.mockImplementation(async (type) =>
    type === 'saveProvider' ? { ok: false, problem: 'interrupted' } : ({ ok: true, value: view } as never),
  );
  await model.save('ipinfo');
  expect(asked.mock.calls.map(([type]) => type)).toEqual(['saveProvider']);
  expect(model.state.value.drafts.ipinfo).toEqual({ key: 't0ken' });
  expect(model.state.value.unsaved).toBe('ipinfo');
  asked.mockResolvedValue({ ok: true, value: view });
  asked.mockImplementation(async () => ({ ok: true, value: view }) as never);
  await model.save('ipinfo');
  expect(model.state.value.unsaved).toBeNull();
});

describe('a provider that is described otherwise now', () => {
  const definition: CustomDefinition = {
    ...{ name: 'Our CRM', of: 'phone', url: 'https://crm.example/{e164}', headers: {}, found: null },
    ...{ fields: [{ id: 'key', label: 'Token', secret: true }], facts: { callerName: ['/name'] }, words: {} },
  };
  const own = { name: 'Our CRM', definition, isPreset: true };
  const crm: ProviderView = { ...ipinfo, id: 'custom1', fields: definition.fields, own };
  const withOwn = (changes: object, isPreset = true): ProvidersView => {
    const changed = { ...own, definition: { ...definition, ...changes }, isPreset };
    return { ...view, providers: [{ ...crm, own: changed }, ipinfo] };
  };
  const before = withOwn({});
  const found: Finding = { fact: 'callerName', pointer: '/name', found: null };

  /** Opens the options on the first description. */
  async function opened(onFindings?: (id: CustomId, each: Finding[]) => void) {
    asked.mockResolvedValueOnce({ ok: true, value: before });
    const model = createProvidersModel({ onSaved: async () => {}, ...(onFindings ? { onFindings } : {}) });
    await model.open();
    asked.mockClear();
    return model;
  }

  it.each([
    ['another host', withOwn({ url: 'https://other.example/{e164}' })],
    ['another kind of subject', withOwn({ of: 'ip', url: 'https://crm.example/{ip}' })],
    ['a field that is no secret any more', withOwn({ fields: [{ id: 'key', label: 'Token', secret: false }] })],
    ['another place for the key', withOwn({ headers: { 'x-other': '{key}' } })],
    ['one of the person’s own', withOwn({}, false)],
    ['nobody', { ...view, providers: [ipinfo] }],
  ])('is not given what was typed before: %s', async (_, after) => {
    const model = await opened();
    for (const id of ['custom1', 'ipinfo'] as const) model.draft(id, 'key', 't0ken');
    model.show(after);
    expect(model.state.value.drafts).toEqual({ custom1: {}, ipinfo: { key: 't0ken' } });
  });

  it('keeps what was typed where only the order of its parts changed', async () => {
    const model = await opened();
    model.draft('custom1', 'key', 't0ken');
    model.show(withOwn(Object.fromEntries(Object.entries(definition).reverse())));
    expect(model.state.value.drafts).toEqual({ custom1: { key: 't0ken' } });
  });

  it('is not said to have passed the test of before', async () => {
    const findings: Finding[][] = [];
    const model = await opened((_, each) => findings.push(each));
    asked.mockResolvedValueOnce({ ok: true, value: { result: { ok: true, value: null }, findings: [found] } });
    asked.mockResolvedValueOnce({ ok: true, value: before });
    await model.test('custom1');
    expect(Object.keys(model.state.value.tests)).toEqual(['custom1']);
    model.show(withOwn({ facts: { callerName: ['/who'] } }));
    expect(model.state.value.tests).toEqual({});
    expect(findings).toEqual([[found], []]);
  });

  it.each([
    ['saveProvider', (model: ProvidersModel) => model.save('custom1')],
    ['removeProvider', (model: ProvidersModel) => model.remove('custom1')],
    ['changeProvider', (model: ProvidersModel) => model.change('custom1', true, crm.limits)],
    ['tryProvider', (model: ProvidersModel) => model.test('custom1')],
  ] as const)(
    'is not what the press was about: %s names the one that was shown, and says that nothing was done',
    async (type, press) => {
      const model = await opened();
      model.draft('custom1', 'key', 't0ken');
      const after = withOwn({ name: 'Other' }, false);
      const refused = { result: { ok: false, problem: { kind: 'interrupted' } }, findings: [] } as const;
      asked.mockImplementation(async (each) => ({ ok: true, value: each === 'tryProvider' ? refused : after }));
      await press(model);
      const sent = asked.mock.calls.find(([each]) => each === type)?.[1];
      expect(sent).toMatchObject({ id: 'custom1', fingerprint: descriptionFingerprint(definition, true) });
      expect(model.state.value).toMatchObject({ view: after, refused: { id: 'custom1', name: 'Our CRM' }, tests: {} });
      expect(model.state.value.drafts.custom1).toEqual({});
      asked.mockImplementation(async () => ({ ok: true, value: after }));
      await model.change('custom1', false, crm.limits);
      expect(model.state.value.refused).toBeNull();
    },
  );

  it('says of one that was removed as wanted nothing at all', async () => {
    const model = await opened();
    asked.mockResolvedValueOnce({ ok: true, value: { ...view, providers: [ipinfo] } });
    await model.remove('custom1');
    expect(model.state.value.refused).toBeNull();
  });

  it('says so in its place; where there is none any more, below the list', () => {
    const refused = { id: 'custom1', name: 'Our CRM' } as const;
    const said = /Our CRM.*was changed or removed in the meantime/;
    expect(draw({ refused }, before).querySelector('.nl-providers [role=alert]')?.textContent).toMatch(said);
    const gone = draw({ refused }, { ...view, providers: [ipinfo] });
    expect(gone.querySelector('.nl-providers [role=alert]')).toBeNull();
    expect(gone.querySelector('[role=alert]')?.textContent).toMatch(said);
  });
});

it('saves limits without a new key', async () => {
  asked.mockResolvedValue({ ok: true, value: view });
  const model = createProvidersModel({ onSaved: async () => {} });
  await model.open();
  asked.mockClear();
  model.draft('ipinfo', 'minute', '0');
  await model.save('ipinfo');
  expect(model.state.value.problems.ipinfo).toEqual({ minute: 'no-limit' });
  model.draft('ipinfo', 'minute', '7');
  await model.save('ipinfo');
  expect(asked.mock.calls).toEqual([
    ['changeProvider', { id: 'ipinfo', fingerprint: null, hover: false, limits: { minute: 7, day: 200 } }],
  ]);
});

it.each([
  ['remove', (model: ProvidersModel) => model.remove('ipinfo')],
  ['change', (model: ProvidersModel) => model.change('ipinfo', true, ipinfo.limits)],
  ['order', (model: ProvidersModel) => model.order(view.order, true)],
] as const)('tells that it could not %s, and that the next press was kept', async (_, press) => {
  asked.mockResolvedValue({ ok: true, value: view });
  const onResult = vi.fn();
  const model = createProvidersModel({ onSaved: async () => {}, onResult });
  await model.open();
  asked.mockResolvedValueOnce({ ok: false, problem: 'interrupted' });
  await press(model);
  await press(model);
  expect(onResult.mock.calls).toEqual([[false], [true]]);
});

it('repeats the test that an origin was missing for once the browser allows it', async () => {
  const origin = 'https://ipinfo.io';
  const refused = { ok: false, problem: { kind: 'no-permission', origin } } as const;
  let outcome: unknown = refused;
  asked.mockImplementation(async (type) => ({ ok: true, value: type === 'testOperation' ? outcome : view }) as never);
  const model = createProvidersModel({ onSaved: async () => {} });
  await model.open();
  await model.test('ipinfo');
  outcome = { ok: true, value: null };
  asked.mockClear();
  await model.allowed('https://other.example');
  expect(asked).not.toHaveBeenCalled();
  await model.allowed(origin);
  expect(asked.mock.calls[0]).toEqual(['testOperation', { operation: 'ipinfo' }]);
  expect(model.state.value.tests.ipinfo).toEqual({ kind: 'done', outcome: { ok: true, value: null } });
});

it('names the numbers that a limit can be', () => {
  const root = draw({ problems: { ipinfo: { minute: 'no-limit' } } });
  expect(root.querySelector('#ipinfo-minute-hint')?.textContent).toBe('Enter a whole number from 1 to 100,000.');
});

it('calls no field and no button as those of the lookup service are called', () => {
  const added = view.providers.map((each) => ({ ...each, isAdded: true, mayHover: true }));
  const root = draw({}, { ...view, providers: [...added, { ...ipinfo, id: 'veriphone' }] });
  const names = [...root.querySelectorAll('label, button')].map(({ textContent }) => textContent?.toLowerCase() ?? '');
  const taken = [
    'api key',
    'save',
    'test connection',
    'when i hover',
    'when i ask',
    'never',
    'requests per day',
    'requests per minute',
  ];
  expect(names.filter((name) => taken.some((each) => name.includes(each)))).toEqual([]);
});

describe('a provider of one’s own', () => {
  const definition: CustomDefinition = {
    name: 'Our CRM',
    of: 'phone',
    url: 'https://crm.example/who?tel={e164}',
    headers: { authorization: 'Bearer {key}' },
    fields: [{ id: 'key', label: 'Access token', secret: true }],
    found: null,
    facts: { callerName: ['/name'] },
    words: {},
  };
  const crm: ProviderView = {
    ...ipinfo,
    id: 'custom1',
    kinds: ['phone'],
    hosts: ['crm.example'],
    fields: definition.fields,
    isAdded: false,
    own: { name: 'Our CRM', definition, isPreset: false },
  };

  it('says whom it asks, what it sends and what it reads, before it is added', () => {
    const root = draw({}, { ...view, providers: [crm] });
    expect(root.textContent).toContain('What you look up with Our CRM is sent to crm.example');
    expect(root.textContent).toContain('https://crm.example/who?tel={e164}');
    expect(root.textContent).toContain('authorization: Bearer {key}');
    expect(root.textContent).toContain('Reads: Caller');
    expect(root.querySelector('#custom1-key')).not.toBeNull();
    button(root, 'Edit Our CRM')?.click();
    button(root, 'Export Our CRM as a file')?.click();
    expect(ownEvents.onDescribe).toHaveBeenCalledWith('custom1');
    expect(ownEvents.onExport).toHaveBeenCalledWith('custom1');
  });

  it('of an organization is marked, can be added, tested and removed, and neither edited nor deleted', () => {
    const preset: ProviderView = { ...crm, own: { name: 'Our CRM', definition, isPreset: true } };
    const root = draw({}, { ...view, providers: [preset] });
    expect(root.textContent).toContain('Set by your organization.');
    expect(root.textContent).toContain('https://crm.example/who?tel={e164}');
    expect(buttons(root).flatMap(({ textContent }) => (textContent?.includes('Our CRM') ? [textContent] : []))).toEqual(
      ['Add Our CRM'],
    );
    const added = draw({}, { ...view, providers: [{ ...preset, isAdded: true }] });
    for (const name of ['Update Our CRM settings', 'Test Our CRM', 'Remove Our CRM'])
      expect(button(added, name)).toBeDefined();
    expect(button(added, 'Edit Our CRM')).toBeUndefined();
    expect(draw({}, { ...view, providers: [crm] }).textContent).not.toContain('Set by your organization.');
  });

  it('has no room where the organization’s take all, and says so; where the person’s do, what to remove', () => {
    const preset: ProviderView = { ...crm, own: { name: 'Our CRM', definition, isPreset: true } };
    const full = { ...view, hasRoom: false };
    expect(draw({}, { ...full, providers: [preset] }).textContent).toContain(
      'Your organization’s policy doesn’t allow a provider',
    );
    expect(draw({}, { ...full, providers: [preset, { ...crm, id: 'custom2' }] }).textContent).toContain(
      'Remove one first.',
    );
  });

  it('shows what a test found at each place: the value, and of what kind it is', () => {
    const findings: Finding[] = [
      { fact: 'callerName', pointer: '/name', found: { type: 'text', length: 8, text: 'A Person' } },
      { fact: 'carrier', pointer: '/carrier', found: null },
    ];
    const root = draw({}, { ...view, providers: [crm] }, { ...noOwn, findings: { custom1: findings } });
    const [first, second] = [...root.querySelectorAll('.nl-own-findings tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent?.trim()),
    );
    expect(first).toEqual(['Caller /name', 'A Person text, length 8']);
    expect(second).toEqual(['Carrier /carrier', 'nothing']);
  });

  it('is described in three steps: what few need is folded away unless it is wrong, with what is filled in there', () => {
    const form = (draft = draftOf(null, null), shown = view) =>
      draw({}, shown, { ...noOwn, draft }).querySelector('.nl-own-form');
    const steps = [...(form()?.querySelectorAll('legend') ?? [])].map(({ textContent }) => textContent);
    expect(steps).toEqual(['Address and headers', 'What it looks up and returns', 'Try it']);
    const folded = (draft = draftOf(null, null)) =>
      [...(form(draft)?.querySelectorAll('.nl-more') ?? [])].map((more) => !more.hasAttribute('open'));
    expect(folded()).toEqual([true, true]);
    expect(folded(draftOf('custom1', definition))).toEqual([true, true]);
    const filled = [...(form(draftOf('custom1', definition))?.querySelectorAll('.nl-more-value') ?? [])];
    expect(filled.map(({ textContent }) => textContent)).toEqual(['authorization', '']);
    const wrong = { kind: 'bad', at: 'words.callerName' } as const;
    expect(folded({ ...draftOf(null, null), problem: wrong })).toEqual([true, false]);
  });

  it('has a field for its key in the form, and shows of a kept one its end alone', () => {
    const draft = draftOf('custom1', definition);
    const field = (provider: ProviderView, problems: ProvidersState['problems'] = {}) => {
      const root = draw({ problems }, { ...view, providers: [provider] }, { ...noOwn, draft });
      return root.querySelector<HTMLInputElement>('#own-value-key');
    };
    expect([field(crm)?.type, field(crm)?.placeholder]).toEqual(['password', '']);
    const added = { ...crm, isAdded: true, values: { key: 'end1' } };
    expect([field(added)?.value, field(added)?.placeholder]).toEqual(['', '•••• end1']);
    expect(field(crm, { custom1: { key: 'missing' } })?.getAttribute('aria-invalid')).toBe('true');
  });

  it('has nothing of itself twice while its form is open, and is open again afterwards', () => {
    const shown = (draft: OwnState['draft']) => (
      <AllProviders
        state={{
          view: { ...view, providers: [crm] },
          drafts: {},
          problems: {},
          tests: {},
          refused: null,
          unsaved: null,
        }}
        service={service}
        now={galleryNow}
        events={events}
        own={{ state: { ...noOwn, draft }, events: ownEvents }}
      />
    );
    const root = render(shown(null));
    expect(root.querySelector('.nl-provider')?.hasAttribute('open')).toBe(false);
    renderInto(shown(draftOf('custom1', definition)), root);
    expect(root.querySelectorAll('input[type=password]')).toHaveLength(1);
    expect(root.querySelector('.nl-provider-row h3')?.textContent).toBe('Our CRM');
    renderInto(shown(null), root);
    expect(root.querySelector('.nl-provider')?.hasAttribute('open')).toBe(true);
  });

  it('says before a test what is looked up, and who learns it; the result is in the form', () => {
    const draft = draftOf('custom1', definition);
    const tests = { custom1: { kind: 'done', outcome: { ok: true, value: null } } } as const;
    const findings: Finding[] = [{ fact: 'callerName', pointer: '/name', found: null }];
    const root = draw({ tests }, { ...view, providers: [] }, { ...noOwn, draft, findings: { custom1: findings } });
    const form = root.querySelector<HTMLElement>('.nl-own-form');
    expect(form?.textContent).toContain('looks up +1 415 555 2671 with it');
    expect(form?.textContent).toContain('What you look up with Our CRM is sent to crm.example');
    expect(form?.querySelector('.nl-tests')?.textContent).toBe('Works: Our CRM.');
    expect(form?.querySelector('.nl-own-findings')).not.toBeNull();
    const typed = { ...draft, trial: '+49 30 901820', isTrialBad: true };
    const other = draw({}, view, { ...noOwn, draft: typed });
    expect(other.querySelector('.nl-own-form')?.textContent).toContain('looks up +49 30 901820 with it');
    expect(other.querySelector('#own-trial')?.getAttribute('aria-invalid')).toBe('true');
    if (form) button(form, 'Save and test')?.click();
    expect(ownEvents.onTry).toHaveBeenCalledOnce();
  });

  it('marks the field that is wrong, and says why; a file that was refused likewise', () => {
    const draft = { ...draftOf('custom1', definition), problem: { kind: 'address', at: 'url' } as const };
    const refused = { file: 'crm.json', problem: { kind: 'header', at: 'headers.cookie' } as const };
    const root = draw({}, view, { ...noOwn, draft, refused });
    expect(root.querySelector('#own-url')?.getAttribute('aria-invalid')).toBe('true');
    expect(root.querySelector('#own-name')?.getAttribute('aria-invalid')).toBe('false');
    const alerts = [...root.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent ?? '');
    // Why is said once, at the field; below the button, only that nothing was saved.
    const why = 'Start “Request address” with https://';
    expect(root.querySelector('#own-url-hint')?.textContent).toContain(why);
    expect(root.textContent?.split(why)).toHaveLength(2);
    expect(alerts[0]).toBe('Not saved. Some fields need fixing.');
    expect(alerts[1]).toContain('crm.json wasn’t imported');
    expect(alerts[1]).toContain('headers.cookie');
  });

  it('is offered while there is room for one', () => {
    expect(button(draw(), 'Describe a provider')).toBeDefined();
    const full = draw({}, { ...view, providers: [crm], hasRoom: false });
    expect(button(full, 'Describe a provider')).toBeUndefined();
    expect(full.textContent).toContain('You can describe up to three providers.');
  });
});

it.each(['phone', 'ip'] as const)(
  'offers each fact of a kind (%s) by a name of its own, and no name of a file',
  (of) => {
    const names = customFacts[of].map(factName);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /[a-z][A-Z]/.test(name))).toEqual([]);
  },
);

it('says what is wrong in the form by the form’s own labels', () => {
  const form = (problem: DefinitionProblem, draft = draftOf(null, null)) =>
    draw({}, view, { ...noOwn, draft: { ...draft, problem } });
  const told = (problem: DefinitionProblem, draft = draftOf(null, null)) =>
    form(problem, draft).querySelector('.nl-own .nl-field-problem:not([role])')?.textContent;
  expect(told({ kind: 'too-long', at: 'url', most: 500 })).toBe(
    '“Request address” is too long: 500 characters at most.',
  );
  expect(told({ kind: 'pointer', at: 'facts.callerName.0' })).toContain('“Caller”');
  const country = { ...draftOf(null, null), facts: [{ fact: 'country' as const, places: 'x', words: '' }] };
  expect(told({ kind: 'pointer', at: 'facts.country.0' }, country)).toContain('“Country (code)”');
  const marked = form({ kind: 'pointer', at: 'facts.country.0' }, country).querySelector('[aria-invalid="true"]');
  expect(marked?.id).toBe('own-place-country');
  expect(told({ kind: 'header', at: 'headers.host' })).toContain('“headers.host”');
  // What is wrong with several of them is said at the first.
  expect(told({ kind: 'missing', at: 'facts' })).toBe('“Facts to read from its answer” is missing.');
  expect(told({ kind: 'too-many', at: 'fields', most: 4 })).toContain('“Request address”');
  const label = { ...draftOf(null, null), url: 'https://crm.example/?tel={e164}&k={key}' };
  expect(told({ kind: 'name-taken', at: 'fields.0.label' }, label)).toContain('The name is too similar');
  // No field is wrong.
  const changed = form({ kind: 'changed-since', at: 'Our CRM' }).querySelector('.nl-own [role=alert]');
  expect(changed?.textContent).toContain('Our CRM was changed or removed in the meantime');
});
