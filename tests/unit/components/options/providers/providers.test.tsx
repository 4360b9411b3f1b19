import { render as renderInto } from 'preact';
import { expect, it } from 'vitest';
import { AllProviders } from '../../../../../components/options/providers/AllProviders.tsx';
import { noOwn } from '../../../../../components/options/providers/own/own-state.ts';
import type { ProvidersState } from '../../../../../components/options/providers/providers-state.ts';
import type { ProvidersView, ProviderView } from '../../../../../lib/model/settings/provider-view.ts';
import { failures } from '../../../../gallery/failures.ts';
import { galleryNow } from '../../../../gallery/reports.ts';
import { render } from '../../render.ts';
import {
  button,
  buttons,
  draw,
  events,
  ipinfo,
  isOn,
  nameOf,
  on,
  ownEvents,
  rdap,
  service,
  twilio,
  view,
} from './providers-room.tsx';

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
