import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { providerHandlers } from '../../../../entrypoints/background/settings/provider-handlers.ts';
import { withKeptAnswers } from '../../../../lib/lookup/online/kept-answers.ts';
import { builtIn } from '../../../../lib/lookup/providers/providers.ts';
import type { BuiltInId } from '../../../../lib/model/answer/provider-list.ts';
import { builtInIds } from '../../../../lib/model/answer/provider-list.ts';
import type { Report } from '../../../../lib/model/answer/report.ts';
import { readSettings } from '../../../../lib/store/person/settings.ts';
import { changeProviders } from '../../../../lib/store/service/providers.ts';
import { readLedger } from '../../../../lib/store/service/request-log.ts';
import { browser } from '../../../wxt-browser.ts';
import { readFixture } from '../providers/provider-fixtures.ts';
import { addAsShown, beginWithProviders, lookUp, removeAsShown } from './provider-room.ts';
import { ipReport, phoneReport } from './reports.ts';

/*
 * What is promised of the lookup service, for every provider alike, through all gates: what holds for one holds for the
 * one that is added next.
 */

const sender = { kind: 'ui', isPrivate: false } as const;
let sent: { url: URL; headers: Headers }[];
let answer: () => Response;

beginWithProviders(async (url, { headers }) => {
  sent.push({ url, headers: new Headers(headers) });
  return answer();
});
beforeEach(() => {
  sent = [];
});

/** A provider's fields with a canary in each that is typed. */
function canaries(id: BuiltInId): Record<string, string> {
  return Object.fromEntries(
    builtIn(id).fields.map((field) => [field.id, field.choices?.[0] ?? `canary-${field.id}-7f3a9c`]),
  );
}

const hasKey = (id: BuiltInId) => builtIn(id).fields.some(({ secret }) => secret);

/** A report on the subject of the provider's first good answer. */
function subjectOf(id: BuiltInId): Report {
  const subject = good(id).subject;
  if (subject.startsWith('+')) return phoneReport({ e164: subject, region: 'US' });
  return { ...ipReport({ ip: subject }), subject: { kind: 'ip', ip: subject } };
}

/** The first answer of a provider's fixture that its first choices bring. */
function good(id: BuiltInId) {
  const found = readFixture(id).answers.find(({ facts, fields }) => facts && Object.keys(facts).length > 0 && !fields);
  if (!found) throw new Error(`no good answer for ${id}`);
  return found;
}

const add = (id: BuiltInId) => addAsShown(id, canaries(id));

function ask(id: BuiltInId, change: { asked?: boolean; isPrivate?: boolean; report?: Report } = {}) {
  return lookUp.ask({ report: subjectOf(id), asked: true, site: null, tabId: null, isPrivate: false, ...change });
}

/** Every text that a value holds. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** A value with hidden characters and markup in each text that is no address, number or word of the vendor's. */
function hostile(value: unknown): unknown {
  if (typeof value === 'string') return /^[A-Z]/.test(value) ? `${value}\u202e\u0007<b>` : value;
  if (Array.isArray(value)) return value.map(hostile);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, hostile(each)]));
}

describe.each(builtInIds)('%s', (id) => {
  beforeEach(() => {
    answer = () => Response.json(good(id).body, { headers: good(id).headers ?? {} });
  });

  it('keeps its secrets in the database alone, and says of each its end', async () => {
    const view = await add(id);
    await ask(id);
    const report = await withKeptAnswers(await readSettings(), subjectOf(id), { isPrivate: false });
    const shown = [view, report, await readLedger(0, Date.now()), await browser.storage.local.get(null)];
    for (const field of builtIn(id).fields.filter(({ secret }) => secret)) {
      expect(JSON.stringify(shown)).not.toContain(canaries(id)[field.id]);
    }
  });

  it('sends one request to one of its own origins, with its secrets in headers', async () => {
    await add(id);
    expect((await ask(id)).failures).toEqual([]);
    expect(sent).toHaveLength(1);
    const [request] = sent;
    expect(builtIn(id).origins).toContain(request?.url.origin);
    expect(request?.url.protocol).toBe('https:');
    for (const field of builtIn(id).fields.filter(({ secret }) => secret)) {
      const canary = canaries(id)[field.id] ?? '';
      for (const form of formsOf(canary)) expect(request?.url.href).not.toContain(form);
    }
  });

  it('sends nothing where its secrets were saved for another origin', async () => {
    await add(id);
    await changeProviders((now) => ({
      ...now,
      added: now.added.map((each) => ({ ...each, origins: ['https://old.example'] })),
    }));
    expect((await ask(id)).failures).toMatchObject([{ failure: { kind: 'key-for-other-address' } }]);
    expect(sent).toEqual([]);
  });

  it('asks its new origin once all its secrets are entered again, and not before', async () => {
    await add(id);
    const { fields } = builtIn(id);
    const movedAway = () =>
      changeProviders((now) => ({
        ...now,
        added: now.added.map((each) => ({ ...each, origins: ['https://old.example'] })),
      }));
    for (const secret of fields.filter((field) => field.secret)) {
      await movedAway();
      await addAsShown(id, { ...canaries(id), [secret.id]: ' ' });
      expect((await ask(id)).failures).toMatchObject([{ failure: { kind: 'key-for-other-address' } }]);
    }
    expect(sent).toEqual([]);
    await movedAway();
    await add(id);
    expect((await ask(id)).failures).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('sends nothing unasked: not in a private window, not by hovering, not while look-ups are off', async () => {
    await add(id);
    await ask(id, { isPrivate: true });
    await browser.storage.local.set({ settings: { ...(await readSettings()), lookUpOnline: 'hover' } });
    await ask(id, { asked: false });
    await browser.storage.local.set({ settings: { ...(await readSettings()), lookUpOnline: 'never' } });
    await ask(id);
    await ask(id, { asked: false });
    expect(sent).toEqual([]);
  });

  it('is asked by hovering where its own switch is on, and only if it may be at all', async () => {
    await add(id);
    await browser.storage.local.set({ settings: { ...(await readSettings()), lookUpOnline: 'hover' } });
    await add(id);
    // As a record from before the provider was kept from hovering would say.
    await changeProviders((now) => ({ ...now, added: now.added.map((each) => ({ ...each, hover: true })) }));
    await ask(id, { asked: false });
    expect(sent).toHaveLength(builtIn(id).mayHover ? 1 : 0);
  });

  it('keeps to its own limits, also for presses', async () => {
    await add(id);
    const units = builtIn(id).units(canaries(id));
    await providerHandlers.changeProvider(
      { id, fingerprint: null, hover: false, limits: { minute: 9, day: units } },
      sender,
    );
    await ask(id);
    await changeProviders((now) => ({ ...now, added: now.added.map((each) => ({ ...each, stamp: 'other' })) }));
    const other =
      subjectOf(id).device.kind === 'phone' ? phoneReport({ e164: '+14155550111' }) : ipReport({ ip: '193.0.6.140' });
    expect((await ask(id, { report: other })).failures).toMatchObject([
      { failure: { kind: 'over-budget', budget: 'providerDay' } },
    ]);
    expect(sent).toHaveLength(1);
  });

  it('gives texts without hidden characters, and none that it does not name', async () => {
    answer = () => Response.json(hostile(good(id).body));
    await add(id);
    const { answers } = await ask(id);
    expect(answers).toHaveLength(1);
    for (const text of texts(answers)) expect(text).not.toMatch(/\p{Cc}|\p{Cf}/u);
  });

  it('is not asked once it is removed, nor where a policy does not name it', async () => {
    await add(id);
    const get = vi.spyOn(browser.storage.managed, 'get').mockResolvedValue({ providers: [] });
    await ask(id);
    expect((await add(id)).providers).toEqual([]);
    get.mockRestore();
    await removeAsShown(id);
    await ask(id);
    expect(sent).toEqual([]);
  });

  // Without a key nobody can refuse it (added-providers.test.ts).
  if (hasKey(id)) {
    it('is not asked again after its key was refused, until that changes', async () => {
      answer = () => new Response('{}', { status: 401 });
      await add(id);
      expect((await ask(id)).failures).toMatchObject([{ operation: id, failure: { kind: 'refused-key' } }]);
      expect((await ask(id)).failures).toMatchObject([{ operation: id, failure: { kind: 'refused-key' } }]);
      expect(sent).toHaveLength(1);
      const shown = async () => {
        const { providers } = await providerHandlers.readProviders({}, sender);
        return providers.find((each) => each.id === id);
      };
      expect(await shown()).toMatchObject({ isRefused: true, used: builtIn(id).units(canaries(id)) });
      await add(id);
      expect(await shown()).toMatchObject({ isRefused: false });
      await ask(id);
      expect(sent).toHaveLength(2);
    });
  }

  it('is asked once for many askers at once, and not again while its answer is fresh', async () => {
    await add(id);
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(id)));
    for (const { answers } of replies) expect(answers).toHaveLength(1);
    await ask(id);
    expect(sent).toHaveLength(1);
  });
});

/** A secret as it is, percent-encoded, and in any alignment of base64. */
function formsOf(secret: string): string[] {
  const encoded = ['', 'x', 'xx'].map((before) => btoa(before + secret).slice(before.length === 0 ? 0 : 4, -4));
  return [secret, encodeURIComponent(secret), ...encoded];
}
