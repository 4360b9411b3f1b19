import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { optionsHandlers } from '../../../../entrypoints/background/settings/options-handlers.ts';
import { providerHandlers } from '../../../../entrypoints/background/settings/provider-handlers.ts';
import type { CustomId } from '../../../../lib/model/answer/custom-ids.ts';
import type { Report } from '../../../../lib/model/answer/report.ts';
import { readDefinition } from '../../../../lib/model/settings/custom/read-definition.ts';
import { readSettings } from '../../../../lib/store/person/settings.ts';
import { readAnswer } from '../../../../lib/store/service/learned.ts';
import { readProviders } from '../../../../lib/store/service/providers.ts';
import { browser } from '../../../wxt-browser.ts';
import {
  addAsShown,
  beginWithProviders,
  deviceReport,
  fingerprintShown,
  lookUp,
  removeAsShown,
} from './provider-room.ts';
import { ipReport, phoneReport } from './reports.ts';

const sender = { kind: 'ui', isPrivate: false } as const;
const canary = 'canary-key-7f3a';
const described = {
  name: 'Our CRM',
  of: 'phone',
  url: 'https://crm.example/who?tel={e164}',
  headers: { authorization: 'Bearer {key}' },
  fields: [{ id: 'key', label: 'Access token', secret: true }],
  facts: { callerName: ['/company', '/name'] },
};

let sent: { url: string; headers: Record<string, string> }[];

beginWithProviders(async (url, { headers }) => {
  sent.push({ url: url.href, headers: Object.fromEntries(new Headers(headers)) });
  return Response.json({ name: 'A Person', age: 40 });
});
beforeEach(() => {
  sent = [];
});

async function describeOwn(changes: object = {}, id: CustomId | null = null) {
  const read = readDefinition({ ...described, ...changes });
  if (!read.ok) throw new Error(read.problem.kind);
  return providerHandlers.saveDefinition(
    { id, fingerprint: id && (await fingerprintShown(id)), definition: read.value },
    sender,
  );
}

const add = () => addAsShown('custom1', { key: canary });

const ask = () => lookUp.ask({ report: phoneReport(), asked: true, site: 'a.example', tabId: 1, isPrivate: false });

const key = 'e164' in phoneReport().subject ? Object(phoneReport().subject).e164 : '';

it('is off when it is described: nothing is sent, and look-ups stay off', async () => {
  const view = await describeOwn();
  expect(view.providers.at(-1)).toMatchObject({
    id: 'custom1',
    hosts: ['crm.example'],
    isAdded: false,
    own: { name: 'Our CRM', definition: { url: described.url } },
  });
  await ask();
  expect(sent).toEqual([]);
  expect((await readSettings()).lookUpOnline).toBe('never');
});

it('is asked once it is added, and says its facts with the person’s name for it', async () => {
  await describeOwn();
  await add();
  const reply = await ask();
  expect(reply).toMatchObject({
    answers: [{ operation: 'custom1', ownName: 'Our CRM', facts: { callerName: 'A Person' } }],
    failures: [],
  });
  expect(sent).toEqual([
    {
      url: `https://crm.example/who?tel=${encodeURIComponent(key)}`,
      headers: { accept: 'application/json', authorization: `Bearer ${canary}` },
    },
  ]);
});

it('shows of its secret the end alone', async () => {
  await describeOwn();
  const view = await add();
  expect(view.providers.at(-1)?.values).toEqual({ key: '7f3a' });
  expect(JSON.stringify(view)).not.toContain(canary);
});

it('names itself where it fails', async () => {
  await describeOwn();
  await add();
  vi.stubGlobal('fetch', async () => new Response('<p>no', { status: 500 }));
  expect((await ask()).failures).toEqual([
    {
      operation: 'custom1',
      ownName: 'Our CRM',
      fingerprint: expect.any(String),
      failure: { kind: 'server-error', status: 500 },
    },
  ]);
});

it('is off again without its secret when it asks another origin', async () => {
  await describeOwn();
  await add();
  await describeOwn({ url: 'https://other.example/who?tel={e164}' }, 'custom1');
  expect((await readProviders()).added).toEqual([]);
  await ask();
  expect(sent).toEqual([]);
});

it('keeps its secret on the same origin, and forgets what it said', async () => {
  await describeOwn();
  await add();
  await ask();
  const [before] = (await readProviders()).added;
  await describeOwn({ facts: { carrier: '/name' } }, 'custom1');
  const [after] = (await readProviders()).added;
  expect(after).toMatchObject({ fields: { key: canary } });
  expect(after?.stamp).not.toBe(before?.stamp);
  expect(await readAnswer('custom1', key, Date.now())).toBeNull();
  expect((await ask()).answers).toMatchObject([{ facts: { carrier: 'A Person' } }]);
});

it('a field that is no secret any more loses what it held: it would be shown', async () => {
  await describeOwn();
  await add();
  const view = await describeOwn({ headers: {}, fields: [{ id: 'key', label: 'Key', secret: false }] }, 'custom1');
  expect(JSON.stringify(view)).not.toContain(canary);
  expect((await readProviders()).added[0]?.fields).toEqual({});
});

it('is removed with its secret, how it was described, and what it said', async () => {
  await describeOwn();
  await add();
  await ask();
  const view = await removeAsShown('custom1');
  expect(view.providers.map(({ id }) => id)).not.toContain('custom1');
  expect(JSON.stringify(await readProviders())).not.toMatch(/canary|crm/);
  expect(await readAnswer('custom1', key, Date.now())).toBeNull();
});

it('three can be described, and no more', async () => {
  expect((await describeOwn({ name: 'One' })).hasRoom).toBe(true);
  await describeOwn({ name: 'Two' });
  expect((await describeOwn({ name: 'Three' })).hasRoom).toBe(false);
  const view = await describeOwn({ name: 'Four' });
  expect(view.providers.flatMap(({ own }) => own?.name ?? [])).toEqual(['One', 'Two', 'Three']);
});

it('cannot be described or asked where an organization does not allow it', async () => {
  await describeOwn();
  await add();
  const get = vi.spyOn(browser.storage.managed, 'get').mockResolvedValue({ providers: ['rdap', 'custom2'] });
  await ask();
  expect(sent).toEqual([]);
  expect((await describeOwn({ name: 'Mine' })).providers.map(({ id }) => id)).toEqual(['rdap', 'custom2']);
  expect((await describeOwn({ name: 'Mine' })).hasRoom).toBe(false);
  get.mockRestore();
});

it('a test looks up what the user typed instead of the example, unless nobody may be told of it', async () => {
  await describeOwn();
  await add();
  const tryWith = async (shown: Report) => {
    const handlers = optionsHandlers({ lookUp, deviceReport: async () => shown }, async () => null);
    const fingerprint = await fingerprintShown('custom1');
    return handlers.tryProvider({ id: 'custom1', fingerprint, subject: shown.subject }, sender);
  };
  expect(await tryWith(phoneReport())).toMatchObject({ result: { ok: true } });
  expect(sent).toHaveLength(1);
  for (const shown of [phoneReport({ valid: false }), ipReport()]) {
    expect(await tryWith(shown)).toEqual({ result: { ok: false, problem: { kind: 'interrupted' } }, findings: [] });
  }
  expect(sent).toHaveLength(1);
});

it('a test asks once, and says what is at each place', async () => {
  await describeOwn();
  await add();
  const handlers = optionsHandlers({ lookUp, deviceReport }, async () => null);
  expect(
    await handlers.tryProvider(
      { id: 'custom1', fingerprint: await fingerprintShown('custom1'), subject: null },
      sender,
    ),
  ).toEqual({
    result: { ok: true, value: null },
    findings: [
      { fact: 'callerName', pointer: '/company', found: null },
      { fact: 'callerName', pointer: '/name', found: { type: 'text', length: 8, text: 'A Person' } },
    ],
  });
  expect(sent).toHaveLength(1);
});
