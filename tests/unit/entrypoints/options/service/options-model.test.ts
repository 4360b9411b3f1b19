import { describe, expect, it, vi } from 'vitest';
import type { OptionsState } from '../../../../../components/options/options-state.ts';
import type { OptionsModel } from '../../../../../entrypoints/options/service/options-model.ts';
import { createOptionsModel } from '../../../../../entrypoints/options/service/options-model.ts';
import { ask } from '../../../../../lib/messages/ask.ts';
import { failed, ok } from '../../../../../lib/model/result.ts';
import type { Settings } from '../../../../../lib/model/settings/settings.ts';
import { settingsSchema } from '../../../../../lib/model/settings/settings.ts';
import { browser } from '../../../../wxt-browser.ts';

vi.mock('../../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
const asked = vi.mocked(ask);
let blocked: string[] = [];
let needsConsent = false;
const key = { hasKey: true, last4: 'wxyz', origins: ['https://lookup.example'], isRefused: false };

async function opened(addresses: Partial<Settings['addresses']> = {}) {
  asked.mockReset();
  asked.mockImplementation(async (type, input) => {
    if (type === 'readSettings')
      return ok({
        settings: settingsSchema.parse({ lookUpOnline: needsConsent ? 'hover' : 'never' }),
        ...{ key, browserCountry: 'DE', pageNames: 7, blocked, needsConsent },
      }) as never;
    if (type === 'forgetPageNames') return ok(null) as never;
    if (type === 'saveSettings')
      return ok({ settings: (input as { settings: Settings }).settings, key, blocked, needsConsent }) as never;
    return ok(ok(null)) as never;
  });
  const model = createOptionsModel();
  await model.open();
  const state = stateOf(model);
  model.change({ ...state.draft, addresses: { ...state.draft.addresses, ...addresses } });
  return model;
}

function stateOf(model: OptionsModel): OptionsState {
  const state = model.state.value;
  if (state === null || state === 'unreachable') throw new Error('not opened');
  return state;
}

const savedInputs = () => asked.mock.calls.filter(([type]) => type === 'saveSettings').map(([, input]) => input);

describe('the options', () => {
  it.each([
    ['http://lookup.example/phone', /https/],
    ['lookup', /Enter a web address/],
    ['https://lookup.example/?api_key=1', /contains the API key/],
    ['https://a:b@lookup.example/', /user name/],
  ])('refuse %s at the field and save nothing', async (address, sentence) => {
    const model = await opened({ callerId: address });
    expect(await model.save()).toBe(false);
    expect(stateOf(model).problems.callerId).toMatch(sentence);
    expect(stateOf(model).problems.phoneValidation).toBeNull();
    expect(savedInputs()).toEqual([]);
  });

  it('show the addresses in effect, and keep the typed key in its field, if they were not those of the form', async () => {
    const model = await opened({ callerId: 'https://mine.example/c' });
    model.setKey('k3y');
    const addresses = { phoneValidation: '', ipGeolocation: '', callerId: 'https://gateway.example/c' };
    asked.mockImplementation(async () => {
      const settings = { ...settingsSchema.parse({}), addresses };
      return ok({ settings, key, blocked, needsConsent, keyNotSaved: true }) as never;
    });
    expect(await model.save()).toBe(false);
    expect(stateOf(model)).toMatchObject({
      save: 'moved',
      keyDraft: 'k3y',
      draft: { addresses },
      saved: { addresses },
    });
  });

  it.each(['', 'https://lookup.example/phone', 'http://127.0.0.1:8080/phone'])('take "%s"', async (address) => {
    expect(await (await opened({ phoneValidation: address })).save()).toBe(true);
  });

  it('trim key and addresses, and forget the key once it is saved', async () => {
    const model = await opened({ phoneValidation: '  https://lookup.example/phone \n' });
    model.setKey(' \n secret-key \r\n');
    await model.save();
    expect(savedInputs()).toMatchObject([
      { key: 'secret-key', settings: { addresses: { phoneValidation: 'https://lookup.example/phone' } } },
    ]);
    expect(JSON.stringify(model.state.value)).not.toContain('secret-key');
  });

  it('say that there are too many sites for one message, and keep what was typed', async () => {
    const model = await opened();
    const sites = Object.fromEntries(
      Array.from({ length: 4_000 }, (_, index) => [`host-${index}.example`, 'off'] as const),
    );
    model.change({ ...stateOf(model).draft, sites });
    expect(await model.save()).toBe(false);
    expect(stateOf(model).save).toBe('too-many-sites');
    expect(Object.keys(stateOf(model).draft.sites)).toHaveLength(4_000);
    expect(savedInputs()).toEqual([]);
    model.change({ ...stateOf(model).draft, sites: Object.fromEntries(Object.entries(sites).slice(0, 2_000)) });
    expect(await model.save()).toBe(true);
  });

  it('refuse a key that is too long at its field, until it is typed anew', async () => {
    const model = await opened();
    model.setKey('k'.repeat(513));
    expect(await model.save()).toBe(false);
    expect(stateOf(model).keyProblem).toMatch(/too long.*512/);
    expect(savedInputs()).toEqual([]);
    model.setKey('k'.repeat(512));
    expect(stateOf(model).keyProblem).toBeNull();
    expect(await model.save()).toBe(true);
  });

  it('leave the key alone where none was typed, and take it away where it was removed', async () => {
    const model = await opened();
    await model.save();
    model.setKey('');
    await model.save();
    expect(savedInputs()).toMatchObject([{ key: null }, { key: '' }]);
  });

  it('take a key of blanks for none, not for a wish to remove the saved one', async () => {
    const model = await opened();
    model.setKey('  \n');
    await model.save();
    expect(savedInputs()).toMatchObject([{ key: null }]);
  });

  it('keep what was typed while they were being saved, and say that it is not saved yet', async () => {
    const model = await opened();
    const saving = model.save();
    model.change({ ...stateOf(model).draft, phonePath: 'root' });
    await saving;
    expect(stateOf(model)).toMatchObject({ save: 'changed', draft: { phonePath: 'root' } });
  });

  it('are not called unsaved where the form is as it is kept: a path turned back, a key taken out', async () => {
    const model = await opened();
    expect(stateOf(model).save).toBe('unchanged');
    const { draft } = stateOf(model);
    model.change({ ...draft, phonePath: 'root' });
    expect(stateOf(model).save).toBe('changed');
    model.change({ ...draft, addresses: { ...draft.addresses } });
    expect(stateOf(model).save).toBe('unchanged');
    model.setKey('k');
    expect(stateOf(model).save).toBe('changed');
    model.setKey(null);
    expect(stateOf(model).save).toBe('unchanged');
  });

  it('are not called unsaved once what was typed is kept elsewhere', async () => {
    const model = await opened();
    model.change({ ...stateOf(model).draft, phonePath: 'root' });
    await model.refresh();
    expect(stateOf(model).save).toBe('changed');
    asked.mockResolvedValueOnce(ok({ settings: settingsSchema.parse({ phonePath: 'root' }), key }) as never);
    await model.refresh();
    expect(stateOf(model).save).toBe('unchanged');
  });

  it('test every address that is set, and only those, after saving', async () => {
    const model = await opened({ callerId: 'https://lookup.example/c', ipGeolocation: 'https://lookup.example/i' });
    await model.test();
    expect(
      asked.mock.calls.slice(1).map(([type, input]) => [type, 'operation' in input ? input.operation : null]),
    ).toEqual([
      ['saveSettings', null],
      ['testOperation', 'ipGeolocation'],
      ['testOperation', 'callerId'],
    ]);
    expect(stateOf(model).tests.callerId).toEqual({ kind: 'done', outcome: ok(null) });
  });

  it('test nothing while an address is refused', async () => {
    const model = await opened({ callerId: 'ftp://lookup.example' });
    await model.test();
    expect(asked.mock.calls.map(([type]) => type)).toEqual(['readSettings']);
  });

  it.each(['', 'many', '1.5', '-3', '100001', '1e3'])(
    'refuse "%s" as a budget, at its field, and save the key all the same',
    async (text) => {
      const model = await opened();
      model.setBudget('day', text);
      model.setKey('secret');
      expect(await model.save()).toBe(true);
      expect(stateOf(model)).toMatchObject({ save: 'saved', budgets: { day: text } });
      expect(stateOf(model).budgetProblems).toEqual({
        minute: null,
        site: null,
        day: expect.stringMatching(/100,000/),
      });
      expect(savedInputs()).toMatchObject([
        { key: 'secret', names: ['addresses', 'phonePath'], settings: { budgets: { day: 200 } } },
      ]);
    },
  );

  it('save budgets as numbers, none at all among them', async () => {
    const model = await opened();
    model.setBudget('minute', ' 7 ');
    model.setBudget('site', '0');
    expect(await model.save()).toBe(true);
    expect(savedInputs()).toMatchObject([{ settings: { budgets: { minute: 7, site: 0, day: 200 } } }]);
  });

  it('name the origins that the browser blocks, until it allows them', async () => {
    blocked = ['https://lookup.example'];
    const model = await opened();
    expect(stateOf(model).blocked).toEqual(['https://lookup.example']);
    await model.allowed('https://lookup.example');
    expect(stateOf(model).blocked).toEqual([]);
    expect(asked.mock.calls.map(([type]) => type)).toEqual(['readSettings']);
    blocked = [];
  });

  it('repeat only the tests that an origin was allowed for, and save nothing', async () => {
    const origin = 'https://lookup.example';
    const model = await opened({ phoneValidation: `${origin}/phone`, ipGeolocation: 'https://other.example/ip' });
    const plain = asked.getMockImplementation();
    asked.mockImplementation(async (type, input) => {
      const isRefused = type === 'testOperation' && Reflect.get(input, 'operation') === 'phoneValidation';
      if (isRefused) return ok(failed({ kind: 'no-permission', origin })) as never;
      return (await plain?.(type, input)) as never;
    });
    await model.test();
    asked.mockClear();
    await model.allowed(origin);
    expect(asked.mock.calls).toEqual([['testOperation', { operation: 'phoneValidation' }]]);
  });

  it('ask the browser for its consent in the press itself, and say so until it is given', async () => {
    vi.stubEnv('FIREFOX', 'true');
    needsConsent = true;
    const request = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    Object.assign(browser, { permissions: { request } });
    const model = await opened();
    for (const stillNeeded of [true, false]) {
      expect(stateOf(model).needsConsent).toBe(true);
      request.mockClear();
      const consenting = model.consent();
      // Firefox asks only in the click: nothing was awaited since.
      expect(request).toHaveBeenCalledOnce();
      await consenting;
      expect(stateOf(model).needsConsent).toBe(stillNeeded);
    }
    needsConsent = false;
    vi.unstubAllEnvs();
  });

  it('say that the extension does not answer instead of staying empty', async () => {
    asked.mockReset();
    asked.mockResolvedValue(failed('interrupted'));
    const model = createOptionsModel();
    await model.open();
    expect(model.state.value).toBe('unreachable');
  });

  it('forget the names of pages at once, and say that none are left where keeping them was turned off', async () => {
    const model = await opened();
    expect(stateOf(model)).toMatchObject({ pageNames: 7, draft: { rememberNames: false } });
    await model.forgetNames();
    expect(asked).toHaveBeenLastCalledWith('forgetPageNames', {});
    expect(stateOf(model).pageNames).toBe(0);
    const other = await opened();
    await other.save();
    expect(stateOf(other).pageNames).toBe(0);
  });
});

describe('what takes effect at once', () => {
  const lastSettings = () => savedInputs().at(-1) as { settings: Settings; key: string | null };

  it('is kept as soon as it is chosen, without what is typed in the service form, and can be taken back', async () => {
    const model = await opened({ callerId: 'https://half.example' });
    model.setKey('typed');
    await model.set({ keepHistory: false });
    expect(lastSettings()).toMatchObject({ key: null, settings: { keepHistory: false, addresses: { callerId: '' } } });
    expect(stateOf(model)).toMatchObject({
      ...{ applied: 'applied', save: 'changed', keyDraft: 'typed' },
      draft: { keepHistory: false, addresses: { callerId: 'https://half.example' } },
    });
    await model.undo();
    expect(lastSettings().settings.keepHistory).toBe(true);
    expect(stateOf(model)).toMatchObject({ applied: 'undone', draft: { keepHistory: true } });
  });

  it('keeps texts once they are typed to their end and good; what is not stays at its field', async () => {
    const model = await opened();
    model.setBudget('day', 'many');
    await model.commit();
    expect(savedInputs()).toEqual([]);
    expect(stateOf(model).budgetProblems.day).toMatch(/100,000/);
    await model.set({ badge: true });
    expect(lastSettings().settings).toMatchObject({ badge: true, budgets: { day: 200 } });
    expect(stateOf(model).budgets.day).toBe('many');
    model.setBudget('day', ' 7 ');
    await model.commit();
    expect(lastSettings().settings.budgets.day).toBe(7);
    expect(stateOf(model).budgets.day).toBe('7');
    await model.undo();
    expect(lastSettings().settings.budgets.day).toBe(200);
    expect(stateOf(model).budgets.day).toBe('200');
  });

  it('waits for a place that is not typed to its end', async () => {
    const model = await opened();
    const place = (name: string, template: string) =>
      model.change({ ...stateOf(model).draft, openElsewhere: [{ name, template }] });
    place('Desk', '');
    await model.commit();
    expect([savedInputs(), stateOf(model).elsewhereProblems]).toEqual([[], [{ name: null, template: null }]]);
    place('Desk', 'http://{subject}.example/');
    await model.commit();
    expect(savedInputs()).toEqual([]);
    expect(stateOf(model).elsewhereProblems[0]?.template).not.toBeNull();
    place('Desk', 'https://desk.example/?q={subject}');
    await model.commit();
    expect(lastSettings().settings.openElsewhere).toEqual([
      { name: 'Desk', template: 'https://desk.example/?q={subject}' },
    ]);
  });

  it('waits for a link for calls that is not complete, and says what is wrong with it', async () => {
    const model = await opened();
    const typed = (callWith: string) => model.change({ ...stateOf(model).draft, callWith });
    for (const unbegun of ['https://', 'sip:{e164}@']) {
      typed(unbegun);
      await model.commit();
      expect([savedInputs(), stateOf(model).reachProblems.call]).toEqual([[], null]);
    }
    typed('ftp://pbx.example/{e164}');
    await model.commit();
    expect(savedInputs()).toEqual([]);
    expect(stateOf(model).reachProblems).toEqual({
      call: expect.stringContaining('“ftp:” can’t be opened'),
      message: null,
    });
    typed(' sip:{e164}@pbx.example ');
    await model.commit();
    expect(lastSettings().settings.callWith).toBe('sip:{e164}@pbx.example');
    await model.undo();
    expect(lastSettings().settings.callWith).toBe('');
  });

  it('keeps complete places while another one is not typed to its end, which stays in its fields', async () => {
    const link = (name: string) => ({ name, template: `https://${name}.example/{subject}` });
    const [a, b, c, empty] = [link('a'), link('b'), link('c'), { name: '', template: '' }];
    const model = await opened();
    await model.set({ openElsewhere: [a, b, c] });
    model.change({ ...stateOf(model).draft, openElsewhere: [a, b, c, empty] });
    await model.set({ openElsewhere: [b, c, empty] });
    expect(lastSettings().settings.openElsewhere).toEqual([b, c]);
    expect(stateOf(model).draft.openElsewhere).toEqual([b, c, empty]);
    // What is saved of one that is being changed stays until the change is complete.
    model.change({ ...stateOf(model).draft, openElsewhere: [{ ...b, template: '' }, link('d'), empty] });
    await model.commit();
    expect(lastSettings().settings.openElsewhere).toEqual([b, link('d')]);
    await model.undo();
    expect(lastSettings().settings.openElsewhere).toEqual([b, c]);
    expect(stateOf(model).draft.openElsewhere).toEqual([b, c, { ...b, template: '' }, empty]);
  });

  it('does not keep the form from being saved: an empty place stays in its fields', async () => {
    const model = await opened();
    const openElsewhere = [{ name: '', template: '' }];
    model.change({ ...stateOf(model).draft, openElsewhere });
    model.setKey('secret');
    expect(await model.save()).toBe(true);
    expect(stateOf(model)).toMatchObject({ save: 'saved', draft: { openElsewhere }, saved: { openElsewhere: [] } });
  });

  it.each([
    ['forgetNames', (model: OptionsModel) => model.forgetNames()],
    ['clearHistory', (model: OptionsModel) => model.clearHistory()],
    ['dismissLoss', (model: OptionsModel) => model.dismissLoss()],
    ['setSite', (model: OptionsModel) => model.setSite('a.example', 'off')],
    ['setOnlyHere', (model: OptionsModel) => model.setOnlyHere(true)],
  ])('says that %s did nothing, until something is kept', async (_, press) => {
    const model = await opened();
    asked.mockResolvedValueOnce(failed('interrupted'));
    await press(model);
    expect(stateOf(model).applied).toBe('failed');
    await press(model);
    expect(stateOf(model).applied).toBe('none');
  });

  it('is all that is sent as changed, also by “Save”: another tab may have changed the rest', async () => {
    const model = await opened();
    await model.set({ theme: 'dark' });
    expect(savedInputs().at(-1)).toMatchObject({ names: ['theme'] });
    model.change({ ...stateOf(model).draft, phonePath: 'root' });
    await model.save();
    expect(savedInputs().at(-1)).toMatchObject({ names: ['phonePath'], settings: { phonePath: 'root' } });
    model.setKey('secret');
    await model.save();
    // A key is for the addresses that were shown beside it.
    expect(savedInputs().at(-1)).toMatchObject({ names: ['addresses', 'phonePath'] });
  });

  it('goes one after the other, so that two quick choices are both kept; what fails is said', async () => {
    const model = await opened();
    await Promise.all([model.set({ badge: true }), model.set({ theme: 'dark' })]);
    expect(lastSettings().settings).toMatchObject({ badge: true, theme: 'dark' });
    asked.mockResolvedValueOnce(failed('interrupted'));
    await model.set({ theme: 'light' });
    expect(stateOf(model).applied).toBe('failed');
  });

  it('is kept before the form is saved, which then alone says that it was', async () => {
    const model = await opened({ callerId: 'https://lookup.example/c' });
    const applying = model.set({ lookUpOnline: 'ask' });
    await model.save();
    await applying;
    expect(lastSettings().settings).toMatchObject({
      ...{ lookUpOnline: 'ask', addresses: { callerId: 'https://lookup.example/c' } },
    });
    expect(stateOf(model)).toMatchObject({ save: 'saved', applied: 'none' });
  });

  it('waits for “Save” in Firefox where lookups go online, as its question belongs to that press', async () => {
    vi.stubEnv('FIREFOX', 'true');
    const request = vi.fn(async () => false);
    Object.assign(browser, { permissions: { request } });
    const model = await opened();
    await model.set({ lookUpOnline: 'hover' });
    expect([request.mock.calls.length, savedInputs(), stateOf(model).save]).toEqual([0, [], 'changed']);
    const saving = model.save();
    expect(request).toHaveBeenCalledOnce();
    expect(await saving).toBe(false);
    expect(stateOf(model)).toMatchObject({ save: 'no-consent', draft: { lookUpOnline: 'never' } });
    vi.unstubAllEnvs();
  });
});
