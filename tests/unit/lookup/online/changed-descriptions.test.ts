import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { optionsHandlers } from '../../../../entrypoints/background/settings/options-handlers.ts';
import { providerHandlers } from '../../../../entrypoints/background/settings/provider-handlers.ts';
import { readDefinition } from '../../../../lib/model/settings/custom/read-definition.ts';
import { changeProviders, readProviders } from '../../../../lib/store/service/providers.ts';
import { browser } from '../../../wxt-browser.ts';
import {
  addAsShown,
  ask,
  beginWithProviders,
  canary,
  decide,
  describeOwn,
  desk,
  deviceReport,
  fingerprintShown,
  first,
  kept,
  lookUp,
  mine,
  ownCanary,
  removeAsShown,
  sender,
  view,
} from './provider-room.ts';

let sent: string[];

beginWithProviders(async (url) => {
  sent.push(url.href);
  return Response.json({ name: 'A Person', company: 'A Company' });
});
beforeEach(() => {
  sent = [];
});

const add = (key: string) => addAsShown('custom1', { key });

describe('a policy that changes while Add is handled', () => {
  /** The mode is saved before the provider is: the policy changes in between. */
  function meanwhile(change: () => void): void {
    const set = browser.storage.local.set.bind(browser.storage.local);
    vi.spyOn(browser.storage.local, 'set').mockImplementation(async (items: Record<string, unknown>) => {
      if ('settings' in items) change();
      return set(items);
    });
  }

  it('and ends leaves the person’s own key as it was, and keeps none that was for the organization', async () => {
    await describeOwn(mine);
    await add(ownCanary);
    decide({ custom1: desk });
    await view();
    meanwhile(() => decide());
    await add(canary);
    expect((await readProviders()).added).toMatchObject([{ id: 'custom1', fields: { key: ownCanary } }]);
  });

  it('and ends leaves nothing added where nobody is described any more', async () => {
    decide({ custom1: desk });
    await view();
    meanwhile(() => decide());
    await add(canary);
    expect((await readProviders()).added).toEqual([]);
  });

  it('and begins on the same host gets no key that was typed for the person’s own', async () => {
    await describeOwn({ ...desk, name: 'Mine' });
    await view();
    meanwhile(() => decide({ custom1: desk }));
    await add(ownCanary);
    expect(await first()).toMatchObject({ isAdded: false, own: { isPreset: true } });
    await ask();
    expect(sent).toEqual([]);
  });
});

describe('a press on a description that is another by now', () => {
  const limits = { minute: 3, day: 7 };
  const other = {
    'another kind of subject': { of: 'ip', url: 'https://desk.example/at?ip={ip}', facts: { holder: '/name' } },
    'a field that is no secret': {
      headers: {},
      url: 'https://desk.example/{key}/who/{e164}',
      fields: [{ id: 'key', label: 'Desk token', secret: false }],
    },
    'another header': { headers: { 'x-token': '{key}' } },
    'another place of a fact': { facts: { callerName: ['/company'] } },
  };

  it.each(Object.entries(other))('adds nothing and turns nothing on: %s', async (_, changes) => {
    decide({ custom1: desk });
    const fingerprint = await fingerprintShown('custom1');
    decide({ custom1: { ...desk, ...changes } });
    const after = await providerHandlers.saveProvider({ id: 'custom1', fingerprint, fields: { key: canary } }, sender);
    expect(after.providers.at(-1)).toMatchObject({ isAdded: false });
    expect(after.mode).toBe('never');
    expect(JSON.stringify(await readProviders())).not.toContain(canary);
    await ask();
    expect(sent).toEqual([]);
  });

  it('is no yes to the organization’s that says the same as the person’s own', async () => {
    await describeOwn(desk);
    const fingerprint = await fingerprintShown('custom1');
    decide({ custom1: desk });
    await providerHandlers.saveProvider({ id: 'custom1', fingerprint, fields: { key: canary } }, sender);
    expect(await first()).toMatchObject({ isAdded: false });
  });

  it('sets no limits, turns no hovering on, and removes nothing of the person’s own', async () => {
    await describeOwn(mine);
    await add(ownCanary);
    decide({ custom1: desk });
    await add(canary);
    const fingerprint = await fingerprintShown('custom1');
    decide();
    const before = await first();
    await providerHandlers.changeProvider({ id: 'custom1', fingerprint, hover: true, limits }, sender);
    await providerHandlers.removeProvider({ id: 'custom1', fingerprint }, sender);
    expect(await first()).toEqual(before);
  });

  it('tests nobody', async () => {
    await describeOwn(mine);
    await add(ownCanary);
    decide({ custom1: desk });
    await add(canary);
    const fingerprint = await fingerprintShown('custom1');
    decide();
    const { result } = await optionsHandlers({ lookUp, deviceReport }, async () => null).tryProvider(
      { id: 'custom1', fingerprint, subject: null },
      sender,
    );
    expect(result).toMatchObject({ ok: false });
    expect(sent).toEqual([]);
  });
});

describe('what is kept of a place', () => {
  /** Lets every change fail that forgets answers in a step of its own, as if the worker ended before it. */
  function endBeforeForgetting(): void {
    const begin = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, stores, ...rest) {
      const names = [stores].flat();
      if (rest[0] === 'readwrite' && names.includes('answers') && !names.includes('providers')) {
        throw new DOMException('the worker ended here', 'UnknownError');
      }
      return begin.call(this, stores, ...rest);
    });
  }

  beforeEach(async () => {
    await describeOwn(mine);
    await add(ownCanary);
    await ask();
    expect(await kept()).not.toBeNull();
    endBeforeForgetting();
  });

  it('goes in one step with its description', async () => {
    const other = { ...mine, name: 'My other CRM', facts: { carrier: ['/company'] } };
    await describeOwn(other, 'custom1').catch(() => null);
    expect((await first())?.own?.name).toBe('My other CRM');
    expect(await kept()).toBeNull();
  });

  it('goes in one step with its key', async () => {
    await add(canary).catch(() => null);
    expect((await readProviders()).added).toMatchObject([{ fields: { key: canary } }]);
    expect(await kept()).toBeNull();
  });

  it('goes in one step with the provider', async () => {
    await removeAsShown('custom1').catch(() => null);
    expect(await first()).toBeUndefined();
    expect(await kept()).toBeNull();
  });
});

describe('a place that is free', () => {
  it('is taken by one of two that are imported at once', async () => {
    await Promise.all([describeOwn({ ...mine, name: 'A' }), describeOwn({ ...mine, name: 'B' })]);
    const { providers } = await view();
    expect(providers.flatMap(({ id, own }) => (own ? [`${id} ${own.name}`] : []))).toEqual(['custom1 A', 'custom2 B']);
  });

  it('takes over no key that was left in it', async () => {
    const { added } = await readProviders();
    expect(added).toEqual([]);
    const left = { id: 'custom1', fields: { key: canary }, origins: ['https://mine.example'], stamp: 's' } as const;
    await changeProviders((now) => ({
      ...now,
      added: [
        {
          ...left,
          fields: { ...left.fields },
          origins: [...left.origins],
          agreed: 'ask',
          hover: false,
          minute: 1,
          day: 1,
        },
      ],
    }));
    await describeOwn(mine);
    expect(await first()).toMatchObject({ isAdded: false });
  });
});

it('of two forms over one description the second is told of the first, and what the first said stays', async () => {
  await describeOwn(mine);
  const fingerprint = await fingerprintShown('custom1');
  await describeOwn({ ...mine, name: 'Of the first form' }, 'custom1');
  const read = readDefinition({ ...mine, name: 'Of the second form' });
  if (!read.ok) throw new Error(read.problem.kind);
  await providerHandlers.saveDefinition({ id: 'custom1', fingerprint, definition: read.value }, sender);
  expect(await first()).toMatchObject({ own: { name: 'Of the first form' } });
});
