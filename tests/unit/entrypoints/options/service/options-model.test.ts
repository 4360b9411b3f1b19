import { describe, expect, it, vi } from 'vitest';
import { createOptionsModel } from '../../../../../entrypoints/options/service/options-model.ts';
import { failed, ok } from '../../../../../lib/model/result.ts';
import { settingsSchema } from '../../../../../lib/model/settings/settings.ts';
import { browser } from '../../../../wxt-browser.ts';
import { asked, background, key, opened, savedInputs, stateOf } from './options-model-room.ts';

vi.mock('../../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));

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
      return ok({ settings, key, ...background, keyNotSaved: true }) as never;
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
    background.blocked = ['https://lookup.example'];
    const model = await opened();
    expect(stateOf(model).blocked).toEqual(['https://lookup.example']);
    await model.allowed('https://lookup.example');
    expect(stateOf(model).blocked).toEqual([]);
    expect(asked.mock.calls.map(([type]) => type)).toEqual(['readSettings']);
    background.blocked = [];
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
    background.needsConsent = true;
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
    background.needsConsent = false;
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
