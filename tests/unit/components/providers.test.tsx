import { beforeEach, expect, it, vi } from 'vitest';
import { ProvidersSection } from '../../../components/options/providers/ProvidersSection.tsx';
import type { ProvidersEvents, ProvidersState } from '../../../components/options/providers/providers-state.ts';
import { createProvidersModel } from '../../../entrypoints/options/providers-model.ts';
import { ask } from '../../../lib/messages/ask.ts';
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

function draw(change: Partial<ProvidersState> = {}, shown = view): HTMLElement {
  const state: ProvidersState = { view: shown, drafts: {}, problems: {}, tests: {}, ...change };
  return render(<ProvidersSection state={state} now={galleryNow} events={events} />);
}

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
    ['saveProvider', { id: 'twilio', fields: { account: 'AC0', secret: ' t0ken ', plan: 'line_type_intelligence' } }],
  ]);
  expect(onSaved).toHaveBeenCalledOnce();
  expect(JSON.stringify(model.state.value)).not.toContain('t0ken');
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
