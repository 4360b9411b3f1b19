import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Settings } from '../../../../../lib/model/settings/settings.ts';
import { settingsSchema } from '../../../../../lib/model/settings/settings.ts';
import { renewBrowser, browser as shared } from '../../../../wxt-browser.ts';

const desk = { addresses: { callerId: 'https://desk.example/caller' } };
const other = { addresses: { callerId: 'https://other.example/caller' } };

const lookUp = { withdraw: vi.fn() };
let report: (policy: Record<string, unknown>) => Promise<void>;
let answers: () => Promise<number>;

/** A new worker: what the one before had in memory is gone, what it stored is there. */
async function startWorker(): Promise<void> {
  vi.resetModules();
  const { browser } = await import('../../../../wxt-browser.ts');
  Object.assign(browser, { ...shared });
  const { policyChanged } = await import('../../../../../entrypoints/background/settings/settings-changed.ts');
  const { beforePolicyIsKept, keepPolicy } = await import('../../../../../lib/store/policy/last-policy.ts');
  const { database } = await import('../../../../../lib/store/database/database.ts');
  beforePolicyIsKept((change) => policyChanged(lookUp, change));
  report = async (policy) => {
    vi.spyOn(browser.storage.managed, 'get').mockResolvedValue(policy);
    await keepPolicy(policy);
  };
  answers = async () => (await database()).count('answers');
}

async function keepAnswer(): Promise<void> {
  const { database } = await import('../../../../../lib/store/database/database.ts');
  const { answerKey } = await import('../../../../../lib/store/service/learned.ts');
  const nothing = { answer: null, expires: Date.now() + 60_000 };
  await (await database()).put('answers', nothing, answerKey('callerId', '+4930231250123'));
}

async function storedPolicy(): Promise<unknown> {
  return (await shared.storage.local.get('policy'))['policy'];
}

/** What the user set, with `policy` as the last that the browser reported. */
async function begin(policy: Record<string, unknown>, own: Partial<Settings> = {}): Promise<void> {
  const settings = { ...settingsSchema.parse({}), ...own };
  await shared.storage.local.set({ settings, policy });
  await startWorker();
  await keepAnswer();
}

beforeEach(async () => {
  renewBrowser();
  Object.assign(shared, { tabs: { query: async () => [], sendMessage: async () => null } });
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('a changed policy', () => {
  test.each([
    ['another country keeps what the service said', desk, { ...desk, defaultCountry: 'AT' }, 1],
    ['the address that the user has keeps what the service said', {}, desk, 1],
    ['another address forgets it', desk, other, 0],
    ['no address any more forgets it', other, {}, 0],
  ])('with %s', async (_, before, after, left) => {
    await begin(before, { addresses: { phoneValidation: '', ipGeolocation: '', ...desk.addresses } });
    await report(after);
    expect([await answers(), await storedPolicy()]).toEqual([left, after]);
  });

  test('whose answers could not be removed is not stored, and the next worker removes them', async () => {
    await begin(desk);
    const failing = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    await report(other);
    expect([await answers(), await storedPolicy()]).toEqual([1, desk]);
    // Pages ask again as soon as they are told, which must not start it all again.
    const attempts = failing.mock.calls.length;
    await report(other);
    expect(failing.mock.calls.length).toBe(attempts);

    failing.mockRestore();
    await startWorker();
    await report(other);
    expect([await answers(), await storedPolicy()]).toEqual([0, other]);
  });

  test('that could not be stored is stored by the next worker', async () => {
    await begin({});
    vi.spyOn(shared.storage.local, 'set').mockRejectedValueOnce(new Error('as played'));
    await report({ defaultCountry: 'IS' });
    expect(await storedPolicy()).toEqual({});
    await startWorker();
    await report({ defaultCountry: 'IS' });
    expect(await storedPolicy()).toEqual({ defaultCountry: 'IS' });
  });
});
