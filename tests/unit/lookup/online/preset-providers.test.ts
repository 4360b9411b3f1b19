import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { optionsHandlers } from '../../../../entrypoints/background/settings/options-handlers.ts';
import { providerHandlers } from '../../../../entrypoints/background/settings/provider-handlers.ts';
import { providersSchema } from '../../../../lib/model/settings/providers.ts';
import { database } from '../../../../lib/store/database/database.ts';
import { readSettings } from '../../../../lib/store/person/settings.ts';
import { allowProvidersNoMoreThan, readProviders } from '../../../../lib/store/service/providers.ts';
import { readLedger } from '../../../../lib/store/service/request-log.ts';
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

let sent: { host: string; authorization: string | null }[];

beginWithProviders(async (url, { headers }) => {
  sent.push({ host: url.host, authorization: new Headers(headers).get('authorization') });
  return Response.json({ name: `A Person of ${url.host}`, company: 'A Company' });
});
beforeEach(() => {
  sent = [];
});

const add = (key = canary) => addAsShown('custom1', { key });

describe('a provider that an organization described', () => {
  it('stands in the list as the organization’s, off, and nothing is sent by the policy’s word alone', async () => {
    decide({ custom1: desk });
    expect(await first()).toMatchObject({
      hosts: ['desk.example'],
      isAdded: false,
      fields: [{ id: 'key', label: 'Desk token' }],
      own: { name: 'Desk CRM', isPreset: true, definition: { url: desk.url } },
    });
    await ask();
    expect(sent).toEqual([]);
    expect((await readSettings()).lookUpOnline).toBe('never');
  });

  it('is asked once the person has entered the key and added it; a test asks too', async () => {
    decide({ custom1: desk });
    expect(JSON.stringify(await add())).not.toContain(canary);
    expect(await ask()).toMatchObject({
      answers: [{ operation: 'custom1', ownName: 'Desk CRM', facts: { callerName: 'A Person of desk.example' } }],
    });
    const tested = await optionsHandlers({ lookUp, deviceReport }, async () => null).tryProvider(
      { id: 'custom1', fingerprint: await fingerprintShown('custom1'), subject: null },
      sender,
    );
    expect(tested).toMatchObject({ result: { ok: true }, findings: [{ pointer: '/name' }] });
    expect(sent).toEqual([
      { host: 'desk.example', authorization: `Bearer ${canary}` },
      { host: 'desk.example', authorization: `Bearer ${canary}` },
    ]);
  });

  it('is neither edited nor deleted, only removed from those that are asked', async () => {
    decide({ custom1: desk });
    await add();
    await describeOwn(mine, 'custom1');
    expect(await first()).toMatchObject({ isAdded: true, own: { name: 'Desk CRM' } });
    await removeAsShown('custom1');
    expect(await first()).toMatchObject({ isAdded: false, own: { name: 'Desk CRM' } });
    expect(JSON.stringify(await readProviders())).not.toContain(canary);
    await ask();
    expect(sent).toEqual([]);
    decide();
    expect(await first()).toBeUndefined();
  });

  it('lets hovering be turned on by the person, as any other', async () => {
    decide({ custom1: desk });
    await add();
    const limits = { minute: 3, day: 7 };
    await providerHandlers.changeProvider(
      { id: 'custom1', fingerprint: await fingerprintShown('custom1'), hover: true, limits },
      sender,
    );
    expect(await first()).toMatchObject({ hover: true, limits });
  });

  it('takes its place: the person’s next one goes elsewhere', async () => {
    decide({ custom1: desk, custom3: { ...desk, name: 'Third' } });
    const { providers, hasRoom } = await describeOwn();
    expect(providers.flatMap(({ id, own }) => (own ? [`${id} ${own.name}`] : []))).toEqual([
      'custom1 Desk CRM',
      'custom2 My CRM',
      'custom3 Third',
    ]);
    expect(hasRoom).toBe(false);
  });

  it('is not shown or asked where the same policy does not name its place among those allowed', async () => {
    decide({ custom1: desk });
    await add();
    decide({ custom1: desk }, { providers: ['rdap'] });
    expect(await first()).toBeUndefined();
    await ask();
    expect(sent).toEqual([]);
  });
});

describe('what the person described in the same place', () => {
  it('is kept and not in effect, and counts again with its key when the policy ends', async () => {
    await describeOwn();
    await add(ownCanary);
    decide({ custom1: desk });
    expect(await first()).toMatchObject({ isAdded: false, own: { name: 'Desk CRM' } });
    await ask();
    expect(sent).toEqual([]);
    await add();
    await ask();
    decide();
    expect(await first()).toMatchObject({ isAdded: true, own: { name: 'My CRM', isPreset: false } });
    await ask();
    expect(sent).toEqual([
      { host: 'desk.example', authorization: `Bearer ${canary}` },
      { host: 'mine.example', authorization: `Bearer ${ownCanary}` },
    ]);
    expect(JSON.stringify(await readProviders())).not.toContain(canary);
  });

  it('and the organization’s each have their name in the request log, whoever has the place now', async () => {
    decide({ custom1: desk });
    await add();
    await ask();
    decide();
    await describeOwn();
    await add(ownCanary);
    expect(await first()).toMatchObject({ last: null });
    await ask();
    expect(await first()).toMatchObject({ last: 'answered' });
    expect((await readLedger(0, Date.now())).calls.map(({ ownName }) => ownName)).toEqual(['My CRM', 'Desk CRM']);
  });

  it('is not consent to the organization’s, also where both ask the same host', async () => {
    await describeOwn({ ...desk, name: 'Mine' });
    await add(ownCanary);
    decide({ custom1: desk });
    expect(await first()).toMatchObject({ isAdded: false, values: { key: '' } });
    await ask();
    expect(sent).toEqual([]);
  });

  it('is what a press is about at once when the policy has ended', async () => {
    await describeOwn();
    await add(ownCanary);
    decide({ custom1: desk });
    await add();
    decide();
    await removeAsShown('custom1');
    expect(await first()).toBeUndefined();
    expect(JSON.stringify(await (await database()).get('providers', 'all'))).not.toMatch(/canary|example/);
  });

  it('stays when the organization’s is removed', async () => {
    await describeOwn();
    await add(ownCanary);
    decide({ custom1: desk });
    await add();
    await removeAsShown('custom1');
    decide();
    expect(await first()).toMatchObject({ isAdded: true, own: { name: 'My CRM' } });
  });

  it('is in what is saved from a damaged database', async () => {
    await describeOwn();
    await add(ownCanary);
    decide({ custom1: desk });
    await add();
    const stored = await (await database()).get('providers', 'all');
    expect(stored).toMatchObject({
      aside: [{ fields: { key: ownCanary } }],
      presets: { custom1: { name: 'Desk CRM' } },
    });
    expect(providersSchema().parse(stored)).toEqual(stored);
  });

  it('goes down with the mode while it waits: if the mode goes up later, that needs another yes', async () => {
    await describeOwn();
    await add(ownCanary);
    decide({ custom1: desk });
    await view();
    await allowProvidersNoMoreThan('never');
    decide();
    expect((await readProviders()).added).toMatchObject([{ id: 'custom1', agreed: 'never' }]);
  });
});

describe('a policy that describes it otherwise', () => {
  it.each([
    ['another host', { url: 'https://other.example/who?tel={e164}' }],
    [
      'another field',
      { fields: [{ id: 'token', label: 'Token', secret: true }], headers: { authorization: 'Bearer {token}' } },
    ],
    [
      'a field that is no secret any more',
      { headers: {}, fields: [{ id: 'key', label: 'Desk token', secret: false }] },
    ],
    ['one field more', { fields: [...desk.fields, { id: 'team', label: 'Team', secret: false }] }],
  ])('gets no key that was entered before: %s', async (_, changes) => {
    decide({ custom1: desk });
    await add();
    decide({ custom1: { ...desk, ...changes } });
    const changed = await first();
    expect(changed).toMatchObject({ isAdded: false, hover: false });
    expect(Object.values(changed?.values ?? {}).join('')).toBe('');
    await ask();
    expect(sent).toEqual([]);
    expect(JSON.stringify(await readProviders())).not.toContain(canary);
  });

  it('gets no key that is typed while the options still show the host from before', async () => {
    decide({ custom1: desk });
    const fingerprint = await fingerprintShown('custom1');
    decide({ custom1: { ...desk, url: 'https://other.example/who?tel={e164}' } });
    const after = await providerHandlers.saveProvider({ id: 'custom1', fingerprint, fields: { key: canary } }, sender);
    expect(after.providers.at(-1)).toMatchObject({ hosts: ['other.example'], isAdded: false });
    expect(JSON.stringify(await readProviders())).not.toContain(canary);
  });

  it('needs another yes where it asks about addresses now', async () => {
    decide({ custom1: desk });
    await add();
    decide({ custom1: { ...desk, of: 'ip', url: 'https://desk.example/at?ip={ip}', facts: { holder: '/name' } } });
    expect(await first()).toMatchObject({ isAdded: false, kinds: ['ip'] });
  });

  it('keeps the key on the same host with the same fields, and nothing of what was said before', async () => {
    decide({ custom1: desk });
    await add();
    await ask();
    const [before] = (await readProviders()).added;
    expect(await kept()).not.toBeNull();
    decide({ custom1: { ...desk, facts: { carrier: ['/company'] } } });
    const [after] = (await readProviders()).added;
    expect(after).toMatchObject({ fields: { key: canary } });
    expect(after?.stamp).not.toBe(before?.stamp);
    expect(await kept()).toBeNull();
    expect((await ask()).answers).toMatchObject([{ facts: { carrier: 'A Company' } }]);
  });

  it('shows no answer of the person’s own as the organization’s, nor the other way round', async () => {
    await describeOwn();
    await add(ownCanary);
    await ask();
    decide({ custom1: desk });
    await add();
    expect(await kept()).toBeNull();
    await ask();
    decide();
    await view();
    expect(await kept()).toBeNull();
  });

  it('is the same after a new start of the worker: nothing is entered again', async () => {
    decide({ custom1: desk });
    await add();
    await ask();
    decide({ custom1: structuredClone(desk) });
    expect(await first()).toMatchObject({ isAdded: true });
    expect(await kept()).not.toBeNull();
  });
});
