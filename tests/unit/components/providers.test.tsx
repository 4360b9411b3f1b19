import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOf } from '../../../components/options/providers/own/definition-draft.ts';
import type { OwnEvents } from '../../../components/options/providers/own/own-state.ts';
import { noOwn } from '../../../components/options/providers/own/own-state.ts';
import { ProvidersSection } from '../../../components/options/providers/ProvidersSection.tsx';
import type { ProvidersEvents, ProvidersState } from '../../../components/options/providers/providers-state.ts';
import { createProvidersModel } from '../../../entrypoints/options/providers-model.ts';
import { ask } from '../../../lib/messages/ask.ts';
import type { CustomDefinition, Finding } from '../../../lib/model/settings/custom/definition.ts';
import type { ProvidersView, ProviderView } from '../../../lib/model/settings/provider-view.ts';
import { galleryNow } from '../../gallery/reports.ts';
import { render } from './render.ts';

vi.mock('../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
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
const events: ProvidersEvents = {
  onDraft: vi.fn(),
  onSave: vi.fn(),
  onRemove: vi.fn(),
  onTest: vi.fn(),
  onHover: vi.fn(),
  onOrder: vi.fn(),
  onAllow: vi.fn(),
};

function draw(change: Partial<ProvidersState> = {}, shown = view, own = noOwn): HTMLElement {
  const state: ProvidersState = { view: shown, drafts: {}, problems: {}, tests: {}, ...change };
  return render(
    <ProvidersSection state={state} now={galleryNow} events={events} own={{ state: own, events: ownEvents }} />,
  );
}

const ownEvents: OwnEvents = {
  onDescribe: vi.fn(),
  onDefinition: vi.fn(),
  onKeep: vi.fn(),
  onCancel: vi.fn(),
  onFile: vi.fn(),
  onExport: vi.fn(),
};

const buttons = (root: HTMLElement) => [...root.querySelectorAll('button')];
const button = (root: HTMLElement, text: string) => buttons(root).find(({ textContent }) => textContent === text);

it('names each provider, what it gives, and who learns what is looked up', () => {
  const root = draw();
  const [first] = root.querySelectorAll('.nl-providers > li');
  expect(first?.textContent).toContain(
    'What you look up with RDAP is sent to rdap.db.ripe.net and rdap.arin.net, which can also see your IP address',
  );
  expect(root.textContent).toContain('Adding a provider sets “Look up online” to “When I ask”.');
  button(root, 'Add RDAP')?.click();
  expect(events.onSave).toHaveBeenCalledWith('rdap');
});

it('shows of a kept secret its end alone, its limits, and how its last request ended', () => {
  const root = draw();
  expect(root.querySelector<HTMLInputElement>('#ipinfo-key')?.value).toBe('');
  expect(root.querySelector<HTMLInputElement>('#ipinfo-key')?.placeholder).toContain('end1');
  expect(root.querySelector<HTMLInputElement>('#ipinfo-minute')?.value).toBe('5');
  expect(root.textContent).toContain('Last request: ');
  expect(button(root, 'Test IPinfo')).toBeDefined();
});

it('raises who is asked first', () => {
  const root = draw();
  button(root, 'Move RDAP up')?.click();
  expect(events.onOrder).toHaveBeenCalledWith({ phone: [], ip: ['rdap', 'ipinfo'] }, false);
});

it('adds none where an organization keeps lookups off', () => {
  const root = draw({}, { ...view, isLocked: true });
  expect(button(root, 'Add RDAP')?.disabled).toBe(true);
  expect(root.textContent).toContain('you can’t add providers');
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
        hosts: ['lookups.twilio.com'],
        fields: { account: 'AC0', secret: ' t0ken ', plan: 'line_type_intelligence' },
      },
    ],
  ]);
  expect(onSaved).toHaveBeenCalledOnce();
  expect(JSON.stringify(model.state.value)).not.toContain('t0ken');
});

it('forgets what was typed for a provider that asks another host now', async () => {
  asked.mockResolvedValueOnce({ ok: true, value: view });
  const model = createProvidersModel({ onSaved: async () => {} });
  await model.open();
  for (const id of ['twilio', 'ipinfo'] as const) model.draft(id, 'key', 't0ken');
  const elsewhere = view.providers.map((each) => (each.id === 'twilio' ? { ...each, hosts: ['other.example'] } : each));
  model.show({ ...view, providers: elsewhere });
  expect(model.state.value.drafts).toEqual({ twilio: {}, ipinfo: { key: 't0ken' } });
});

it('forgets how a test went where a provider is described otherwise now', async () => {
  const found: Finding = { fact: 'callerName', pointer: '/name', found: null };
  const definition: CustomDefinition = {
    ...{ name: 'Our CRM', of: 'phone', url: 'https://crm.example/{e164}', headers: {}, fields: [], found: null },
    ...{ facts: { callerName: ['/name'] }, words: {} },
  };
  const own = { name: 'Our CRM', definition, isPreset: true };
  const before: ProvidersView = { ...view, providers: [{ ...ipinfo, id: 'custom1', own }, ipinfo] };
  const after = { ...own, definition: { ...definition, facts: { callerName: ['/who'] } } };
  const findings: Finding[][] = [];
  asked.mockImplementation(async (type) => ({
    ok: true,
    value: type === 'readProviders' ? before : { result: { ok: true, value: null }, findings: [found] },
  }));
  const model = createProvidersModel({
    onSaved: async () => {},
    onFindings: (_, each) => findings.push(each),
  });
  await model.open();
  await model.test('custom1');
  expect(Object.keys(model.state.value.tests)).toEqual(['custom1']);
  model.show({ ...before, providers: [{ ...ipinfo, id: 'custom1', own: after }, ipinfo] });
  expect(model.state.value.tests).toEqual({});
  expect(findings).toEqual([[found], []]);
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
    ['changeProvider', { id: 'ipinfo', hover: false, limits: { minute: 7, day: 200 } }],
  ]);
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
    expect(root.textContent).toContain('Reads: Caller (callerName)');
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
      'Your organization’s policy leaves no room',
    );
    expect(draw({}, { ...full, providers: [preset, { ...crm, id: 'custom2' }] }).textContent).toContain(
      'Remove one first.',
    );
  });

  it('shows of what a test found its kind and length; the text on demand', () => {
    const findings: Finding[] = [
      { fact: 'callerName', pointer: '/name', found: { type: 'text', length: 8, text: 'A Person' } },
      { fact: 'carrier', pointer: '/carrier', found: null },
    ];
    const root = draw({}, { ...view, providers: [crm] }, { ...noOwn, findings: { custom1: findings } });
    const [first, second] = root.querySelectorAll('.nl-own-findings > li');
    expect(first?.textContent).toContain('text, length 8');
    expect(first?.querySelector('details')?.hasAttribute('open')).toBe(false);
    expect(second?.textContent).toContain('nothing');
    expect(second?.querySelector('details')).toBeNull();
  });

  it('marks the field that is wrong, and says why; a file that was refused likewise', () => {
    const draft = { ...draftOf('custom1', definition), problem: { kind: 'address', at: 'url' } as const };
    const refused = { file: 'crm.json', problem: { kind: 'header', at: 'headers.cookie' } as const };
    const root = draw({}, view, { ...noOwn, draft, refused });
    expect(root.querySelector('#own-url')?.getAttribute('aria-invalid')).toBe('true');
    expect(root.querySelector('#own-name')?.getAttribute('aria-invalid')).toBe('false');
    const alerts = [...root.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent ?? '');
    expect(alerts[0]).toContain('“url” needs an address that starts with https://');
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
