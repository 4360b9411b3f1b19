import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Tools } from '../../../entrypoints/background/tools.ts';
import { settingsSchema } from '../../../lib/model/settings/settings.ts';
import type { Service } from '../../service/start-service.ts';
import { startService } from '../../service/start-service.ts';
import { failOpening, openingFaults, settled } from '../store/failing-database.ts';
import { frameView } from './frame-view.ts';

const subject = { kind: 'phone', e164: '+4930231250123' } as const;
const ui = { kind: 'ui', isPrivate: false } as const;
const number = { left: 10, top: 10, width: 90, height: 18 };
const host = 'a.example';
const page = { kind: 'page', tabId: 7, frameId: 0, host, frameHost: host, isWritten: false, isPrivate: false } as const;
const frame = { kind: 'card', tabId: 7, frameId: 5, isPrivate: false } as const;
const context = { language: 'de', host, country: null, seen: null, marked: false };

let service: Service;

/** The background as a new worker has it, with the browser around it: a browser of its own, with the same settings. */
async function freshWorker() {
  vi.resetModules();
  const { browser } = await import('../../wxt-browser.ts');
  vi.spyOn(browser.windows, 'getLastFocused').mockResolvedValue({ incognito: false });
  Object.assign(browser, {
    permissions: { getAll: async () => ({ origins: ['http://*/*'] }) },
    tabs: { query: async () => [], sendMessage: async () => null },
  });
  const settings = { ...settingsSchema.parse({ lookUpOnline: 'hover' }), addresses: service.addresses };
  await browser.storage.local.set({ settings });
  const { createDeviceReport } = await import('../../../lib/lookup/device/device-report.ts');
  const { createLookUp } = await import('../../../lib/lookup/online/look-up.ts');
  const { withContacts } = await import('../../../entrypoints/background/cards/names.ts');
  const read = async () => null;
  const deviceReport = withContacts(createDeviceReport(read, { language: () => 'en' }));
  const tools: Tools = { deviceReport, lookUp: createLookUp(read) };
  const { popupHandlers } = await import('../../../entrypoints/background/toolbar/popup.ts');
  const { cardHandlers } = await import('../../../entrypoints/background/cards/card-handlers.ts');
  const { bulkHandlers } = await import('../../../entrypoints/background/lists/bulk-handlers.ts');
  const { detectHandler } = await import('../../../entrypoints/background/page/detect-handler.ts');
  const { optionsHandlers } = await import('../../../entrypoints/background/settings/options-handlers.ts');
  const { dataHandlers } = await import('../../../entrypoints/background/settings/data-handlers.ts');
  const { adviseOn } = await import('../../../entrypoints/background/toolbar/omnibox.ts');
  const { saveSecret } = await import('../../../lib/store/service/secret.ts');
  const { database } = await import('../../../lib/store/database/database.ts');
  return {
    popup: popupHandlers(tools),
    card: cardHandlers(tools),
    list: bulkHandlers(tools),
    detect: detectHandler,
    options: optionsHandlers(tools.lookUp, async () => null),
    data: dataHandlers(tools.lookUp),
    omnibox: (text: string) => adviseOn(text, deviceReport),
    saveSecret,
    database,
    browser,
  };
}

type Background = Awaited<ReturnType<typeof freshWorker>>;

/** Opens a card over a number, as page script and frame do. */
async function openCard({ card }: Background) {
  const published = [{ phone: '+49 30 231250123', name: 'Rathaus' }];
  const place = { number, view: frameView };
  const prepared = await card.prepareCard(
    { subject, country: null, still: true, published, place, byKey: false },
    page,
  );
  return card.openCard({ token: prepared?.token ?? '' }, frame);
}

/** What every surface has of the device, without its database. */
const surfaces: Record<string, (background: Background) => Promise<unknown>> = {
  popup: async ({ popup }) => popup.read({ text: subject.e164, country: null }, ui),
  card: openCard,
  list: async ({ list }) => list.reportListed({ subjects: [subject] }, ui),
  omnibox: async ({ omnibox }) => omnibox(subject.e164),
  page: async ({ detect }) => detect({ texts: ['Telefon: +49 30 231250123'], context }, page),
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  service = await startService({ port: 0, key: 'canary' });
  const { saveSecret, database } = await freshWorker();
  await saveSecret({ key: 'canary', origins: [service.origin] });
  (await database()).close();
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await service.close();
});

describe.each(openingFaults)('while opening the database ends so: %s', (fault) => {
  test('every surface has what the device knows', async () => {
    failOpening(fault);
    const told: Record<string, unknown> = {};
    for (const [name, ask] of Object.entries(surfaces)) {
      const result = await settled(freshWorker().then(ask));
      told[name] = result.status === 'fulfilled' ? result.value : result.reason;
    }
    const report = { subject, device: { kind: 'phone', valid: true } };
    expect(told).toMatchObject({
      popup: { kind: 'report', report, offer: { kind: 'auto' } },
      card: { view: 'report', report, offer: { kind: 'auto' } },
      list: { reports: [{ report, offer: { kind: 'ask' } }] },
      omnibox: { first: expect.stringContaining('+49 30 231250123') },
      page: { on: true, finds: [[{ subject }]] },
    });
  });

  test('nothing is sent, as no budget can be reserved, and it is said why', async () => {
    failOpening(fault);
    const background = await freshWorker();
    const trouble = { QuotaExceededError: 'full', VersionError: 'newer' }[String(fault)] ?? 'failing';
    for (const asked of [true, false]) {
      const result = await settled(background.popup.lookUp({ subject, asked }, ui));
      // What is no error of the database is a bug, of which no more is known.
      const failure = fault === 'no DOMException' ? { kind: 'interrupted' } : { kind: 'storage', trouble };
      const failures = [
        { operation: 'phoneValidation', failure },
        { operation: 'callerId', failure },
      ];
      expect(result).toEqual({ status: 'fulfilled', value: { answers: [], failures } });
    }
    expect(service.requests).toEqual([]);
  });

  test('the press asks, as soon as the database opens again', async () => {
    const failing = failOpening(fault);
    const { popup } = await freshWorker();
    await settled(popup.lookUp({ subject, asked: true }, ui));
    failing.end();
    // Time stands still: only the press can have opened it.
    const { answers, failures } = await popup.lookUp({ subject, asked: true }, ui);
    expect([answers.length, failures]).toEqual([2, []]);
  });

  test('the options open, say so, keep what is no part of it, and “Erase everything” starts afresh', async () => {
    const failing = failOpening(fault);
    const background = await freshWorker();
    const read = await settled(background.options.readSettings({}, ui));
    expect(read).toMatchObject({ value: { trouble: expect.any(String), historyLength: 0 } });
    const wanted = { ...settingsSchema.parse({}), addresses: service.addresses, theme: 'dark' as const };
    const saved = await settled(background.options.saveSettings({ settings: wanted, key: null }, ui));
    expect(saved).toMatchObject({ value: { settings: { theme: 'dark' }, isFull: false } });
    // Answers of one service must not be shown as another's: what cannot be forgotten is no change of address.
    const moved = { ...wanted, addresses: { ...service.addresses, callerId: 'https://b.example/' } };
    const unsaved = await settled(background.options.saveSettings({ settings: moved, key: null }, ui));
    expect(unsaved.status === 'fulfilled' ? unsaved.value.isFull : 'rejected').toBe(
      fault === 'QuotaExceededError' ? true : 'rejected',
    );
    const kept = (await background.browser.storage.local.get('settings'))['settings'];
    expect(kept).toMatchObject({ addresses: service.addresses });

    failing.opened.mockClear();
    await settled(background.data.eraseEverything({}, ui));
    failing.end();
    const later = await freshWorker();
    expect(await later.options.readSettings({}, ui)).toMatchObject({ trouble: null, key: { hasKey: false } });
  });
});

test.each(['get', 'getAll', 'put', 'add'] as const)(
  'a database that at “%s” never answers delays no report',
  async (method) => {
    const background = await freshWorker();
    await background.database();
    vi.spyOn(IDBObjectStore.prototype, method).mockReturnValue(new IDBRequest());
    for (const [name, ask] of Object.entries(surfaces)) {
      expect(await settled(ask(background)), name).toMatchObject({ status: 'fulfilled' });
    }
    const asked = await settled(background.popup.lookUp({ subject, asked: true }, ui));
    if (method !== 'getAll') expect(asked).toMatchObject({ value: expect.anything() });
  },
);
