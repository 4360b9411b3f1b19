import { render as renderInto } from 'preact';
import { expect, it, vi } from 'vitest';
import { AllProviders } from '../../../../../components/options/providers/AllProviders.tsx';
import { noOwn } from '../../../../../components/options/providers/own/own-state.ts';
import type { ProvidersState } from '../../../../../components/options/providers/providers-state.ts';
import { WhoAnswers } from '../../../../../components/options/providers/WhoAnswers.tsx';
import type { ProviderView } from '../../../../../lib/model/settings/provider-view.ts';
import { failures } from '../../../../gallery/failures.ts';
import { galleryNow } from '../../../../gallery/reports.ts';
import { render } from '../../render.ts';
import { button, draw, events, ipinfo, on, ownEvents, service, view } from './providers-room.tsx';

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
