import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Tools } from '../../../../entrypoints/background/tools.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import type { Service } from '../../../service/start-service.ts';
import { startService } from '../../../service/start-service.ts';
import { frameView } from '../../../unit/entrypoints/background/cards/frame-view.ts';
import { failOpening, openingFaults, settled } from '../../../unit/store/database/failing-database.ts';

const subject = { kind: 'phone', e164: '+4930231250123' } as const;
const ui = { kind: 'ui', isPrivate: false } as const;
const number = { left: 10, top: 10, width: 90, height: 18 };
const host = 'a.example';
const page = {
  kind: 'page',
  tabId: 7,
  frameId: 0,
  host,
  frameHost: host,
  isPageWritten: false,
  isPrivate: false,
} as const;
const frame = { kind: 'card', tabId: 7, frameId: 5, isPrivate: false } as const;
const context = { language: 'de', host, country: null, seen: null, marked: false };

/**
 * One fault of each kind that surfaces tell apart, and one of the others; all of them on request (NUMLENS_FULL=1). The
 * store's own test has them all each time (tests/unit/store/database/failing-database.test.ts).
 */
const sampled = ['QuotaExceededError', 'UnknownError', 'VersionError'];
const others = openingFaults.slice(openingFaults.indexOf('no DOMException'));
const faults = process.env['NUMLENS_FULL']
  ? openingFaults
  : openingFaults.filter((fault) => sampled.includes(fault) || others.includes(fault));

let service: Service;

/** A new worker with the browser around it: a browser of its own, with the same settings. */
async function freshBrowser() {
  vi.resetModules();
  const { browser } = await import('../../../wxt-browser.ts');
  vi.spyOn(browser.windows, 'getLastFocused').mockResolvedValue({ incognito: false });
  Object.assign(browser, {
    permissions: { getAll: async () => ({ origins: ['http://*/*'] }) },
    tabs: { query: async () => [], sendMessage: async () => null },
  });
  const settings = { ...settingsSchema.parse({ lookUpOnline: 'hover' }), addresses: service.addresses };
  await browser.storage.local.set({ settings });
  return browser;
}

/** The rooms of the background in a new worker. Each is loaded when a test takes it, as to load all of them takes long. */
async function freshWorker() {
  const browser = await freshBrowser();
  const read = async () => null;
  async function report() {
    const { createDeviceReport } = await import('../../../../lib/lookup/device/device-report.ts');
    const { withContacts } = await import('../../../../entrypoints/background/reports/names.ts');
    return withContacts(createDeviceReport(read, { language: () => 'en' }));
  }
  async function tools(): Promise<Tools> {
    const { createLookUp } = await import('../../../../lib/lookup/online/look-up.ts');
    return { deviceReport: await report(), lookUp: createLookUp(read) };
  }
  return {
    browser,
    async popup() {
      const { popupHandlers } = await import('../../../../entrypoints/background/popup/popup-handlers.ts');
      return popupHandlers(await tools(), async () => ({ organisation: null, unread: false }));
    },
    async card() {
      const { cardHandlers } = await import('../../../../entrypoints/background/cards/card-handlers.ts');
      return cardHandlers(await tools());
    },
    async list() {
      const { bulkHandlers } = await import('../../../../entrypoints/background/lists/bulk-handlers.ts');
      return bulkHandlers(await tools());
    },
    async detect() {
      const { detectHandler } = await import('../../../../entrypoints/background/page/detect-handler.ts');
      return detectHandler;
    },
    async optionsAndData() {
      const { optionsHandlers } = await import('../../../../entrypoints/background/settings/options-handlers.ts');
      const { dataHandlers } = await import('../../../../entrypoints/background/settings/data-handlers.ts');
      const both = await tools();
      return { options: optionsHandlers(both, async () => null), data: dataHandlers(both.lookUp) };
    },
    async omnibox() {
      const { suggestionsFor } = await import('../../../../entrypoints/background/toolbar/omnibox.ts');
      const deviceReport = await report();
      return (text: string) => suggestionsFor(text, deviceReport, async () => ({ organisation: null, unread: false }));
    },
  };
}

type Background = Awaited<ReturnType<typeof freshWorker>>;

/** What every surface has of the device, without its database: its room, and then what is asked of it. */
const surfaces: Record<string, (background: Background) => Promise<() => Promise<unknown>>> = {
  async popup(background) {
    const popup = await background.popup();
    return () => popup.read({ text: subject.e164, country: null }, ui);
  },
  async card(background) {
    const card = await background.card();
    return () => openCard(card);
  },
  async list(background) {
    const list = await background.list();
    return () => list.reportListed({ subjects: [subject] }, ui);
  },
  async omnibox(background) {
    const omnibox = await background.omnibox();
    return () => omnibox(subject.e164);
  },
  async page(background) {
    const detect = await background.detect();
    return () => detect({ texts: ['Telefon: +49 30 231250123'], context }, page);
  },
};

/** Opens a card over a number, as page script and frame do. */
async function openCard(card: Awaited<ReturnType<Background['card']>>) {
  const published = [{ phone: '+49 30 231250123', name: 'Rathaus' }];
  const place = { number, view: frameView };
  const prepared = await card.prepareCard(
    { subject, country: null, still: true, published, place, byKey: false },
    page,
  );
  return card.openCard({ token: prepared?.token ?? '' }, frame);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  service = await startService({ port: 0, key: 'canary' });
  vi.resetModules();
  const { saveSecret } = await import('../../../../lib/store/service/secret.ts');
  const { database } = await import('../../../../lib/store/database/database.ts');
  await saveSecret({ key: 'canary', origins: [service.origin] });
  (await database()).close();
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await service.close();
});

describe.each(faults)('while opening the database ends so: %s', (fault) => {
  test('every surface has what the device knows', async () => {
    failOpening(fault);
    const told: Record<string, unknown> = {};
    for (const [name, load] of Object.entries(surfaces)) {
      // Loaded before fake time passes, as loading takes real time.
      const ask = await load(await freshWorker());
      const result = await settled(ask());
      told[name] = result.status === 'fulfilled' ? result.value : result.reason;
    }
    const report = { subject, device: { kind: 'phone', valid: true } };
    expect(told).toMatchObject({
      popup: { kind: 'report', report, offer: { kind: 'auto' } },
      card: { view: { view: 'report', report, offer: { kind: 'auto' } } },
      list: { reports: [{ report, offer: { kind: 'ask' } }] },
      omnibox: [expect.objectContaining({ description: expect.stringContaining('+49 30 231250123') })],
      page: { on: true, finds: [[{ subject }]] },
    });
  });

  test('nothing is sent, as no budget can be reserved, and it is said why', async () => {
    failOpening(fault);
    const popup = await (await freshWorker()).popup();
    const trouble = { QuotaExceededError: 'full', VersionError: 'newer' }[String(fault)] ?? 'failing';
    for (const asked of [true, false]) {
      const result = await settled(popup.lookUp({ subject, asked }, ui));
      // What is no error of the database is a bug, of which no more is known.
      const failure = fault === 'no DOMException' ? { kind: 'interrupted' } : { kind: 'storage', trouble };
      const failures = [
        { operation: 'phoneValidation', failure },
        { operation: 'callerId', failure },
      ];
      const order = failures.map(({ operation }) => operation);
      expect(result).toEqual({ status: 'fulfilled', value: { answers: [], failures, order } });
    }
    expect(service.requests).toEqual([]);
  });

  test('the press asks, as soon as the database opens again', async () => {
    const failing = failOpening(fault);
    const popup = await (await freshWorker()).popup();
    await settled(popup.lookUp({ subject, asked: true }, ui));
    failing.end();
    // Time stands still: only the press can have opened it.
    const { answers, failures } = await popup.lookUp({ subject, asked: true }, ui);
    expect([answers.length, failures]).toEqual([2, []]);
  });

  test('the press asks a provider, too, as soon as the database opens again', async () => {
    await freshBrowser();
    const { providerHandlers } = await import('../../../../entrypoints/background/settings/provider-handlers.ts');
    await providerHandlers.saveProvider({ id: 'veriphone', fingerprint: null, fields: { key: 'canary' } }, ui);
    const failing = failOpening(fault);
    const worker = await freshWorker();
    Object.assign(worker.browser, { permissions: { getAll: async () => ({ origins: ['https://*/*'] }) } });
    const popup = await worker.popup();
    const press = () => popup.lookUp({ subject, asked: true, only: ['veriphone'] }, ui);
    await settled(press());
    failing.end();
    vi.stubGlobal('fetch', async () => Response.json({ phone_valid: true }));
    expect(await press()).toMatchObject({ answers: [{ operation: 'veriphone' }], failures: [] });
  });

  test('the options open, say so, keep what is no part of it, and “Erase everything” starts afresh', async () => {
    const failing = failOpening(fault);
    const { browser, optionsAndData } = await freshWorker();
    const { options, data } = await optionsAndData();
    const read = await settled(options.readSettings({}, ui));
    expect(read).toMatchObject({ value: { trouble: expect.any(String), historyLength: 0 } });
    const hover = settingsSchema.parse({ lookUpOnline: 'hover' });
    const wanted = { ...hover, addresses: service.addresses, theme: 'dark' as const };
    const saved = await settled(
      options.saveSettings({ settings: wanted, names: ['addresses', 'theme'], key: null }, ui),
    );
    expect(saved).toMatchObject({ value: { settings: { theme: 'dark' }, isFull: false } });
    // Answers of one service must not be shown as another's: what cannot be forgotten is no change of address.
    const moved = { ...wanted, addresses: { ...service.addresses, callerId: 'https://b.example/' } };
    const unsaved = await settled(
      options.saveSettings({ settings: moved, names: ['addresses', 'theme'], key: null }, ui),
    );
    expect(unsaved.status === 'fulfilled' ? unsaved.value.isFull : 'rejected').toBe(
      fault === 'QuotaExceededError' ? true : 'rejected',
    );
    const kept = (await browser.storage.local.get('settings'))['settings'];
    expect(kept).toMatchObject({ addresses: service.addresses });

    failing.opened.mockClear();
    await settled(data.eraseEverything({}, ui));
    failing.end();
    const later = await (await freshWorker()).optionsAndData();
    expect(await later.options.readSettings({}, ui)).toMatchObject({ trouble: null, key: { hasKey: false } });
  });
});

test.each(['get', 'getAll', 'put', 'add'] as const)(
  'a database that at “%s” never answers delays no report',
  async (method) => {
    const background = await freshWorker();
    const { database } = await import('../../../../lib/store/database/database.ts');
    await database();
    vi.spyOn(IDBObjectStore.prototype, method).mockReturnValue(new IDBRequest());
    for (const [name, load] of Object.entries(surfaces)) {
      const ask = await load(background);
      expect(await settled(ask()), name).toMatchObject({ status: 'fulfilled' });
    }
    const popup = await background.popup();
    const asked = await settled(popup.lookUp({ subject, asked: true }, ui));
    if (method !== 'getAll') expect(asked).toMatchObject({ value: expect.anything() });
  },
);
