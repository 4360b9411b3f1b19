import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSettings, updateSettings } from '../../../../lib/store/person/settings.ts';
import { onPolicyChanged } from '../../../../lib/store/policy/last-policy.ts';
import { listenToPolicy, readPolicy } from '../../../../lib/store/policy/managed.ts';
import { browser } from '../../../wxt-browser.ts';

beforeEach(() => browser.storage.local.clear());

function decide(policy: Record<string, unknown>): void {
  vi.spyOn(browser.storage.managed, 'get').mockResolvedValue(policy);
}

describe('a policy', () => {
  test('stands above what the person set, and what it leaves alone stays theirs', async () => {
    await updateSettings((before) => ({
      ...before,
      lookUpOnline: 'hover',
      defaultCountry: 'AT',
      sites: { 'own.example': 'click', 'decided.example': 'on' },
      addresses: { ...before.addresses, callerId: 'https://own.example/caller' },
    }));
    decide({
      lookUpOnline: 'never',
      addresses: { phoneValidation: 'https://desk.example/phone' },
      budgets: { day: 5 },
      sites: { 'decided.example': 'off', 'Bank.Example': 'off' },
    });
    expect(await readSettings()).toMatchObject({
      lookUpOnline: 'never',
      defaultCountry: 'AT',
      addresses: { phoneValidation: 'https://desk.example/phone', callerId: 'https://own.example/caller' },
      budgets: { minute: 20, site: 60, day: 5 },
      sites: { 'own.example': 'click', 'decided.example': 'off', 'bank.example': 'off' },
    });
  });

  test('is not overcome by a write, and leaves what the person had before for the day it ends', async () => {
    await updateSettings((before) => ({ ...before, lookUpOnline: 'ask', sites: { 'decided.example': 'click' } }));
    decide({ lookUpOnline: 'never', budgets: { day: 5 }, sites: { 'decided.example': 'off', 'new.example': 'off' } });
    const after = await updateSettings((before) => ({
      ...before,
      lookUpOnline: 'hover',
      keepHistory: false,
      budgets: { minute: 7, site: 7, day: 100_000 },
      sites: { ...before.sites, 'decided.example': 'on', 'own.example': 'on' },
    }));
    expect(after).toMatchObject({ lookUpOnline: 'never', keepHistory: false, budgets: { minute: 7, day: 5 } });
    expect(after.sites).toEqual({ 'decided.example': 'off', 'new.example': 'off', 'own.example': 'on' });
    decide({});
    expect(await readSettings()).toMatchObject({ lookUpOnline: 'ask', budgets: { minute: 7, site: 7, day: 200 } });
    expect((await readSettings()).sites).toEqual({ 'decided.example': 'click', 'own.example': 'on' });
  });

  test('with mistakes counts where it has none: unknown and wrong values are left out one by one', async () => {
    decide({
      lookUpOnline: 'always',
      keepHistory: 'no',
      defaultCountry: 'DE',
      budgets: { minute: -1, site: 3, hour: 9 },
      addresses: { callerId: 'javascript:alert(1)', ipGeolocation: 'https://desk.example/ip' },
      sites: { 'a.example': 'off', 'b.example': 'sometimes', __proto__: 'off' },
      key: 'a-key-does-not-belong-here',
      hideOptions: 'yes',
    });
    const { set, hideOptions, leftOut } = await readPolicy();
    expect(set).toEqual({
      defaultCountry: 'DE',
      budgets: { site: 3 },
      addresses: { ipGeolocation: 'https://desk.example/ip' },
      sites: { 'a.example': 'off' },
    });
    expect(hideOptions).toBe(false);
    expect(JSON.stringify(set)).not.toContain('a-key');
    const mistakes = ['lookUpOnline', 'keepHistory', 'hideOptions', 'key', 'addresses.callerId', 'sites.b.example'];
    expect([...leftOut].sort()).toEqual([...mistakes, 'budgets.minute', 'budgets.hour'].sort());
  });

  test('describes up to three providers; one that does not fit is left out on its own, with the place that is wrong', async () => {
    const desk = {
      name: 'Desk CRM',
      of: 'phone',
      url: 'https://desk.example/who?tel={e164}',
      headers: { Authorization: 'Bearer {key}' },
      fields: [{ id: 'key', label: 'Token', secret: true }],
      facts: { callerName: '/name' },
    };
    decide({
      defaultCountry: 'DE',
      customProviders: {
        custom1: { numlens: 1, ...desk },
        custom2: { ...desk, headers: { authorization: 'Bearer 0123456789abcdef01234567' } },
        custom3: { ...desk, numlens: 2 },
        custom4: desk,
        __proto__: desk,
      },
    });
    const { set, leftOut } = await readPolicy();
    expect(set).toMatchObject({ defaultCountry: 'DE' });
    expect(Object.keys(set.customProviders ?? {})).toEqual(['custom1']);
    expect(set.customProviders?.custom1).toMatchObject({
      name: 'Desk CRM',
      headers: { authorization: 'Bearer {key}' },
      facts: { callerName: ['/name'] },
    });
    expect(JSON.stringify(set)).not.toContain('0123456789abcdef');
    expect([...leftOut].sort()).toEqual([
      'customProviders.custom2 (headers.authorization)',
      'customProviders.custom3 (numlens)',
      'customProviders.custom4',
    ]);
  });

  test('names the unknown provider of a list, not the one behind it', async () => {
    decide({ providers: ['bogus', 'ipinfo'], lookUpOnline: 'ask' });
    const { set, leftOut } = await readPolicy();
    expect(set).toMatchObject({ providers: ['ipinfo'], lookUpOnline: 'ask' });
    expect(leftOut).toEqual(['providers.0']);
  });

  test('that leaves the country to the browser is read whole', async () => {
    decide({ defaultCountry: null });
    const { set, leftOut } = await readPolicy();
    expect(set.defaultCountry).toBeNull();
    expect(leftOut).toEqual([]);
  });

  test.each([7, 'text', null, [1]])('whose providers are %j has none of its own', async (customProviders) => {
    decide({ defaultCountry: 'DE', customProviders });
    const { set, leftOut } = await readPolicy();
    expect(set.customProviders).toEqual({});
    expect(leftOut).toEqual(['customProviders']);
  });

  test.each([null, 'text', 7, [], { addresses: 'x', budgets: 3, sites: [1] }])('of %j decides nothing', async (raw) => {
    vi.spyOn(browser.storage.managed, 'get').mockResolvedValue(raw as never);
    expect(await readPolicy()).toMatchObject({ set: { addresses: {}, budgets: {}, sites: {} }, hideOptions: false });
  });

  test('that changes while the browser runs is heard', async () => {
    decide({ defaultCountry: 'DE' });
    await readPolicy();
    await vi.waitFor(async () =>
      expect(await browser.storage.local.get('policy')).toHaveProperty('policy.defaultCountry'),
    );
    const hear = vi.fn();
    onPolicyChanged(hear);
    listenToPolicy();
    decide({ defaultCountry: 'AT' });
    for (const handler of browser.storage.onChanged.handlers) handler({}, 'managed');
    await vi.waitFor(() => expect(hear).toHaveBeenCalledOnce());
    expect((await readSettings()).defaultCountry).toBe('AT');
  });

  test('is none where the browser rejects, as Firefox does without one', async () => {
    vi.spyOn(browser.storage.managed, 'get').mockRejectedValue(new Error('Managed storage manifest not found'));
    expect((await readSettings()).lookUpOnline).toBe('never');
    await vi.waitFor(async () => expect(await browser.storage.local.get('policy')).toEqual({ policy: {} }));
  });

  test('stays what it was where the browser rejects for another reason', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await browser.storage.local.set({ policy: { defaultCountry: 'LI' }, settings: {} });
    vi.spyOn(browser.storage.managed, 'get').mockRejectedValue(new Error('An unexpected error occurred'));
    expect((await readPolicy()).set.defaultCountry).toBe('LI');
    expect(await browser.storage.local.get('policy')).toEqual({ policy: { defaultCountry: 'LI' } });
  });
});

describe('a browser that says late what was decided, as Chromium does after its start', () => {
  const never = { set: { lookUpOnline: 'never' }, hideOptions: false };
  let say: (policy: Record<string, unknown>) => void;

  beforeEach(() => {
    vi.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<Record<string, unknown>>();
    say = resolve;
    vi.spyOn(browser.storage.managed, 'get').mockReturnValue(promise);
  });
  afterEach(async () => {
    say({});
    await vi.runAllTimersAsync();
    vi.useRealTimers();
  });

  /** What `readPolicy` gives once the patience with the browser has ended; null while it still waits. */
  async function policyNow() {
    let policy: Awaited<ReturnType<typeof readPolicy>> | null = null;
    void readPolicy().then((read) => {
      policy = read;
    });
    await vi.advanceTimersByTimeAsync(150);
    return policy;
  }

  test('has its last word count until then, also for who asks later', async () => {
    await browser.storage.local.set({ policy: { lookUpOnline: 'never' }, settings: {} });
    expect(await policyNow()).toMatchObject(never);
    await expect(readPolicy()).resolves.toMatchObject(never);
  });

  test('holds nobody up in a new installation, also after its first settings', async () => {
    // The worker notes at its start when that was, before anybody asks.
    await browser.storage.local.set({ lastStart: 1 });
    expect(await policyNow()).toMatchObject({ set: {}, hideOptions: false });
    await browser.storage.local.set({ settings: { lookUpOnline: 'hover' } });
    expect(await policyNow()).toMatchObject({ set: {}, hideOptions: false });
  });

  test('that never says it is asked again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(browser.storage.local, 'get').mockRejectedValue(new Error('corrupt'));
    expect(await policyNow()).toBeNull();
    const waiting = readPolicy();
    decide({ lookUpOnline: 'never' });
    await vi.advanceTimersByTimeAsync(11_000);
    await expect(waiting).resolves.toMatchObject(never);
  });

  test('is waited for where storage cannot be read: the settings are the defaults then', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(browser.storage.local, 'get').mockRejectedValue(new Error('corrupt'));
    const settings = readSettings();
    await vi.advanceTimersByTimeAsync(150);
    say({ lookUpOnline: 'ask' });
    await expect(settings).resolves.toMatchObject({ lookUpOnline: 'ask', keepHistory: true });
  });

  test('is heard when it says another thing, once, and its word is kept', async () => {
    await browser.storage.local.set({ policy: { keepHistory: false }, settings: {} });
    const hear = vi.fn();
    onPolicyChanged(hear);
    await policyNow();
    expect(hear).not.toHaveBeenCalled();
    say({ lookUpOnline: 'never' });
    await vi.runAllTimersAsync();
    expect(hear).toHaveBeenCalledOnce();
    expect(await browser.storage.local.get('policy')).toEqual({ policy: { lookUpOnline: 'never' } });
    await expect(readPolicy()).resolves.toMatchObject(never);
    expect(hear).toHaveBeenCalledOnce();
  });

  test('is not heard when it says the same, or for the first time that there is none', async () => {
    const hear = vi.fn();
    onPolicyChanged(hear);
    await policyNow();
    say({});
    await vi.runAllTimersAsync();
    expect(await browser.storage.local.get('policy')).toEqual({ policy: {} });
    expect(hear).not.toHaveBeenCalled();
  });
});
