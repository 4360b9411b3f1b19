import { describe, expect, it } from 'vitest';
import { Options } from '../../../../../components/options/Options.tsx';
import type { OptionsState } from '../../../../../components/options/options-state.ts';
import { galleryNow } from '../../../../gallery/reports.ts';
import { render } from '../../render.ts';
import { draw, events } from './../options-room.tsx';

describe('the form of the lookup service', () => {
  it('ask for no address where an organization hides the fields', () => {
    const { state } = draw('Fresh');
    const told = (hideOptions: boolean) =>
      render(
        <Options state={{ ...state, policy: { ...state.policy, hideOptions } }} now={galleryNow} events={events} />,
      ).textContent?.includes('Enter at least one address');
    expect(told(false)).toBe(true);
    expect(told(true)).toBe(false);
  });

  it('have the limits of hovering directly below the choice, with “When I hover”, if one is wrong or locked, or for a search', () => {
    const limits = (changes: Partial<OptionsState>, name = 'Fresh') => {
      const state = { ...draw(name).state, ...changes };
      const root = render(<Options state={state} now={galleryNow} events={events} />);
      const part = root.querySelector<HTMLElement>('[role="radiogroup"] + #budgets');
      const isEditable = part?.querySelector('fieldset')?.hasAttribute('disabled') === false;
      return { isHidden: part?.hidden, isEditable, hint: part?.querySelector('p')?.textContent };
    };
    expect(limits({}, 'Before the browser’s consent')).toMatchObject({ isHidden: false, isEditable: true });
    expect(limits({})).toMatchObject({ isHidden: true, isEditable: false });
    expect(limits({}, 'Set up and tested')).toMatchObject({ isHidden: true, isEditable: false });
    const budgetProblems = { minute: 'No.', site: null, day: null };
    expect(limits({ budgetProblems })).toMatchObject({ isHidden: false, isEditable: true });
    expect(limits({}, 'Locked by an organization')).toMatchObject({ isHidden: false, isEditable: false });
    const found = limits({ search: 'hover limits' });
    expect(found).toMatchObject({ isHidden: false, isEditable: false });
    expect(found.hint).toContain('They apply only with “When I hover”, above.');
    expect(limits({}, 'Before the browser’s consent').hint).not.toContain('They apply only');
  });

  it('say that a key is not used if an organization keeps lookups off', () => {
    const hint = (name: string) => draw(name).root.querySelector('#api-key-hint')?.textContent;
    expect(hint('Locked by an organization')).toBe(
      'Your organization has turned off online lookups, so a key won’t be used.',
    );
    expect(hint('Fresh')).toContain('stays in this browser');
  });

  it('say in a form that is still empty where its values are from, and how an address is written', () => {
    const from = 'lists the addresses in its documentation. One address is enough.';
    expect(draw('Fresh').root.querySelector('#service')?.textContent).toContain(from);
    expect(draw('Addresses without a key').root.textContent).not.toContain(from);
    const examples = [...draw('Fresh').root.querySelectorAll<HTMLInputElement>('[id^="address-"]')];
    expect(examples.map(({ placeholder, dir }) => [placeholder, dir])).toEqual([
      ['https://api.example.com/phone', 'ltr'],
      ['https://api.example.com/ip', 'ltr'],
      ['https://api.example.com/caller', 'ltr'],
    ]);
  });

  it('fold the path of phone validation away, and name it beside the fold only if it is not automatic', () => {
    const fold = (phonePath: OptionsState['draft']['phonePath']) => {
      const { state } = draw('Fresh');
      const draft = { ...state.draft, phonePath };
      const root = render(<Options state={{ ...state, draft }} now={galleryNow} events={events} />);
      return root.querySelector('#phone-path')?.closest('details');
    };
    expect([
      fold('automatic')?.hasAttribute('open'),
      fold('automatic')?.querySelector('summary')?.textContent?.trim(),
    ]).toEqual([false, 'Advanced']);
    expect(fold('root')?.querySelector('summary')?.textContent).toBe('Advanced The address as entered');
  });

  it('never show a saved key, only its end', () => {
    const { root } = draw('Set up and tested');
    expect(root.querySelector('#api-key')?.getAttribute('value') ?? '').toBe('');
    expect(root.querySelector('#api-key')?.getAttribute('placeholder')).toBe('•••• 9f3c');
    expect(root.querySelector('#api-key')?.parentElement?.querySelector('button')?.textContent).toBe('Remove key');
  });

  it('say for whom a key is kept only if the addresses below do not', () => {
    const hint = (changes: Partial<OptionsState>) => {
      const state = { ...draw('Set up and tested').state, tests: {}, ...changes };
      const root = render(<Options state={state} now={galleryNow} events={events} />);
      return root.querySelector('#api-key-hint')?.textContent;
    };
    const { draft, policy } = draw('Set up and tested').state;
    const withAddress = (phoneValidation: string) => ({ ...draft, addresses: { ...draft.addresses, phoneValidation } });
    expect(hint({})).toBe('Type a new key to replace it.');
    expect(hint({ policy: { ...policy, hideOptions: true } })).toBe('Saved for https://lookup.example.');
    expect(hint({ draft: withAddress('https://other.example/phone') })).toBe(
      'The API key wasn’t saved for https://other.example. Enter the key again to use it with this address.',
    );
    expect(hint({ keyDraft: 'new' })).toContain('stays in this browser');
  });

  it('say on the card of the service whether it is used as it is saved', () => {
    const shown = (name: string, changes: Partial<OptionsState> = {}) => {
      const state = { ...draw(name).state, ...changes };
      const root = render(<Options state={state} now={galleryNow} events={events} />);
      return root.querySelector('#service .nl-state')?.textContent;
    };
    const { saved, savedKey } = draw('Set up and tested').state;
    // As on the rows of other providers that are not set up.
    expect(shown('Fresh')).toBeUndefined();
    expect(shown('Addresses without a key')).toBe('Key needed');
    expect(shown('Set up and tested', { tests: {} })).toBe('On');
    // One answer is still to come, and it may change how many failed.
    expect(shown('Set up and tested')).toBe('Testing…');
    expect(shown('Set up and tested', { savedKey: { ...savedKey, isRefused: true } })).toBe('Testing…');
    const { callerId } = draw('Set up and tested').state.tests;
    expect(shown('Set up and tested', { tests: callerId ? { callerId } : {} })).toBe('Key rejected');
    expect(shown('Set up and tested', { tests: {}, savedKey: { ...savedKey, isRefused: true } })).toBe('Key rejected');
    const late = { kind: 'done', outcome: { ok: false, problem: { kind: 'timeout' } } } as const;
    expect(shown('Set up and tested', { tests: { callerId: late } })).toBe('Test failed');
    const good = { kind: 'done', outcome: { ok: true, value: null } } as const;
    const some = { phoneValidation: good, callerId: late };
    expect(shown('Set up and tested', { tests: some })).toBe('On · 1 of 2 failed');
    const { state } = draw('Set up and tested');
    const ended = <Options state={{ ...state, tests: some }} now={galleryNow} events={events} />;
    expect(render(ended).querySelector('#service .nl-state-warn')).not.toBeNull();
    expect(shown('Set up and tested', { tests: some, saved: { ...saved, lookUpOnline: 'never' } })).toBe('Test failed');
    expect(shown('Set up and tested', { tests: {}, saved: { ...saved, lookUpOnline: 'never' } })).toBe(
      'Off: “Look up online” is “Never”',
    );
    const nowhere = { phoneValidation: '', ipGeolocation: '', callerId: '' };
    expect(shown('Set up and tested', { tests: {}, saved: { ...saved, addresses: nowhere } })).toBe('Address needed');
    // What is typed is not saved yet.
    const typed = { draft: saved, keyDraft: 'new' };
    expect(shown('Fresh', typed)).toBeUndefined();
    expect(shown('Locked by an organization')).toBe('Off: “Look up online” is “Never”');
  });

  it('say what to do about a refused key until another one is typed, and once', () => {
    const { state } = draw('A key that was refused, an address elsewhere');
    const hint = (changes: Partial<OptionsState>) =>
      render(<Options state={{ ...state, ...changes }} now={galleryNow} events={events} />).querySelector(
        '#api-key-hint',
      )?.textContent;
    const words = 'The service rejected the API key. Type a new key, then test again.';
    expect(hint({})).toBe(words);
    expect(hint({ keyDraft: 'new' })).not.toContain(words);
    expect(hint({ tests: { callerId: { kind: 'asking' } } })).not.toContain(words);
  });

  it('mark the field of a refused key once all answers are there, and no second field beside one that is wrong', () => {
    const isMarked = ({ state }: { state: OptionsState }, changes: Partial<OptionsState> = {}) =>
      render(<Options state={{ ...state, ...changes }} now={galleryNow} events={events} />)
        .querySelector('#api-key')
        ?.getAttribute('aria-invalid') === 'true';
    const tested = draw('Set up and tested');
    const { callerId } = tested.state.tests;
    const done = { tests: callerId ? { callerId } : {} };
    expect(isMarked(tested)).toBe(false);
    expect(isMarked(tested, done)).toBe(true);
    expect(isMarked(tested, { ...done, keyDraft: 'new' })).toBe(false);
    const refused = draw('A key that was refused, an address elsewhere');
    expect(isMarked(refused)).toBe(true);
    expect(isMarked(refused, { save: 'refused' })).toBe(false);
  });

  it('say while a test runs only how it goes', () => {
    const line = (tests: OptionsState['tests']) =>
      render(
        <Options state={{ ...draw('Set up and tested').state, tests }} now={galleryNow} events={events} />,
      ).querySelector('.nl-save-line')?.textContent;
    expect(line({ callerId: { kind: 'asking' } })).toBe('SaveTest connection');
    expect(line({})).toBe('SaveTest connectionSavedUses 3 requests');
  });

  it('say below one empty address that it is skipped, if another one is entered', () => {
    const skipped = (name: string) =>
      draw(name).root.textContent?.split('A lookup without an address is skipped.').length ?? 0;
    expect(skipped('Set up, one address left empty') - 1).toBe(1);
    expect(skipped('Fresh') - 1).toBe(0);
    expect(skipped('Set up and tested') - 1).toBe(0);
  });

  it('say that a test saves only while there is something to save', () => {
    const { state } = draw('Set up, one address left empty');
    const told = (save: OptionsState['save']) =>
      render(<Options state={{ ...state, save }} now={galleryNow} events={events} />).querySelector(
        '.nl-save .nl-options-hint',
      )?.textContent;
    expect(told('saved')).toBe('Uses 2 requests');
    expect(told('changed')).toBe('Testing saves your changes, then uses 2 requests, one per address.');
  });

  it('have the button that saves stand out only while there is something to save', () => {
    const main = (name: string) => draw(name).root.querySelector('.nl-save button[type=submit].nl-button-main');
    expect(main('Set up and tested')).toBeNull();
    expect(main('A key with a space inside')).not.toBeNull();
    expect(main('Hidden by an organization')).toBeNull();
    expect(main('Hidden by an organization, a key typed')).not.toBeNull();
  });

  it('put a problem beside its field', () => {
    const { root, state } = draw('An address refused, the key about to go');
    expect(root.querySelector('#address-callerId-hint')?.textContent).toBe(state.problems.callerId);
    expect(root.querySelector('#address-callerId')?.getAttribute('aria-invalid')).toBe('true');
    expect(root.querySelector('#address-ipGeolocation')?.getAttribute('aria-invalid')).toBe('false');
  });

  it('say that a test needs a key', () => {
    const { root } = draw('Addresses without a key');
    expect(root.textContent).toContain('Enter an API key to test.');
    const test = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Test connection');
    expect(test?.hasAttribute('disabled')).toBe(true);
  });

  it('wonder at a key with a space inside, and put its problem beside it', () => {
    expect(draw('A key with a space inside').root.querySelector('#api-key-hint')?.textContent).toMatch(
      /contains a space/,
    );
    const { root, state } = draw('A key that is too long');
    expect(root.querySelector('#api-key-hint')?.textContent).toBe(state.keyProblem);
  });

  it('say how the test of each operation went, in the order of the fields', () => {
    const lines = [...draw('Set up and tested').root.querySelectorAll('.nl-tests li')].map(
      ({ textContent }) => textContent,
    );
    expect(lines).toEqual([
      'Works: phone validation.',
      'Testing IP geolocation…',
      // The key is on this page: no way to the options is named.
      expect.stringContaining('Failed: caller ID. The service rejected the API key. Type a new key, then test again.'),
    ]);
  });
});
