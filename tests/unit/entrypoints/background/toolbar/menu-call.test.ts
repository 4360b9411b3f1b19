import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Browser } from 'wxt/browser';
import { cardHandlers } from '../../../../../entrypoints/background/cards/card-handlers.ts';
import { popupHandlers } from '../../../../../entrypoints/background/popup/popup-handlers.ts';
import { settingsChanged } from '../../../../../entrypoints/background/settings/settings-changed.ts';
import { answerClick, createMenu, linkPatterns } from '../../../../../entrypoints/background/toolbar/menu.ts';
import { createDeviceReport } from '../../../../../lib/lookup/device/device-report.ts';
import { readSettings, updateSettings } from '../../../../../lib/store/person/settings.ts';
import { saveSecret } from '../../../../../lib/store/service/secret.ts';
import { browser } from '../../../../wxt-browser.ts';
import { frameView } from '../cards/frame-view.ts';

const deviceReport = createDeviceReport(async () => null);
const lookUp = { ask: vi.fn(async () => ({ answers: [], failures: [] })), test: vi.fn(), withdraw: vi.fn() };
const popup = popupHandlers({ deviceReport, lookUp }, vi.fn());
const cards = cardHandlers({ deviceReport, lookUp });
const card = { kind: 'card', tabId: 7, frameId: 5, isPrivate: false } as const;

type Item = Browser.contextMenus.CreateProperties;
type Told = { type: string; input: { token: string; by: string } };

let items: Item[] = [];
const tellTab = vi.fn<(tabId: number, message: Told) => unknown>();

beforeEach(async () => {
  await browser.storage.session.clear();
  await browser.storage.local.set({ settings: { defaultCountry: 'DE' } });
  items = [];
  lookUp.ask.mockClear();
  tellTab
    .mockReset()
    .mockReturnValue({ ...frameView, number: { left: 20, top: 30, width: 90, height: 18 }, shown: true });
  Object.assign(browser, {
    action: { openPopup: async () => {} },
    contextMenus: { removeAll: async () => void items.splice(0), create: (item: Item) => void items.push(item) },
    tabs: {
      query: async () => [{ id: 7 }],
      sendMessage: async (...call: Parameters<typeof tellTab>) => tellTab(...call),
    },
  });
});

async function set(callInMenu: boolean): Promise<void> {
  const before = await readSettings();
  await updateSettings((settings) => ({ ...settings, callInMenu }));
  await settingsChanged({ before, after: await readSettings(), lookUp });
}

type Place = Partial<Record<'selectionText' | 'linkUrl' | 'pageUrl', string>>;

function click(menuItemId: 'call-selection' | 'call-link' | 'look-up-selection', place: Place): Promise<void> {
  const info = { menuItemId, editable: false, pageUrl: 'https://a.example/', frameId: 0, ...place };
  return answerClick(menuItemId, info, { id: 7, incognito: false } as Browser.tabs.Tab, deviceReport);
}

/** Opens the card that was made last, as its frame does. */
async function opened() {
  const token = tellTab.mock.lastCall?.[1].input.token ?? '';
  const reply = await cards.openCard({ token }, card);
  if (reply?.view.view !== 'report') throw new Error('the card shows no report');
  return { ...reply, view: reply.view };
}

test('“Call” comes into the menu and goes with its setting', async () => {
  await createMenu();
  const usual = ['look-up-selection', 'look-up-link'];
  expect(items.map(({ id }) => id)).toEqual(usual);
  await set(true);
  await vi.waitFor(() => expect(items.map(({ id }) => id)).toEqual([...usual, 'call-selection', 'call-link']));
  expect(items.slice(2)).toEqual([
    { id: 'call-selection', title: 'Call “%s”…', contexts: ['selection'] },
    { id: 'call-link', title: 'Call this number…', contexts: ['link'], targetUrlPatterns: linkPatterns() },
  ]);
  await set(false);
  await vi.waitFor(() => expect(items.map(({ id }) => id)).toEqual(usual));
});

test.each([
  ['call-selection', { selectionText: 'Ring 030 901820' }],
  ['call-link', { linkUrl: 'tel:+4930901820' }],
] as const)('%s opens the card with the page’s focus, and calls nothing', async (item, place) => {
  await click(item, place);
  expect(tellTab.mock.lastCall?.[1]).toMatchObject({ type: 'showCard', input: { by: 'key' } });
  expect(await opened()).toMatchObject({ forCall: true, view: { report: { subject: { e164: '+4930901820' } } } });
});

test('it starts no online lookup, as “Look up” does; a press on the card still does', async () => {
  const addresses = { phoneValidation: 'https://a.example/phone', ipGeolocation: '', callerId: '' };
  await updateSettings((settings) => ({ ...settings, lookUpOnline: 'hover', addresses }));
  await saveSecret({ key: 'secret', origins: ['https://a.example'], agreed: 'hover' });
  await click('look-up-selection', { selectionText: '030 901820' });
  const looked = await opened();
  expect([looked.forCall, looked.view.offer.kind]).toEqual([false, 'auto']);
  await click('call-selection', { selectionText: '030 901820' });
  const { view } = await opened();
  expect(view.offer.kind).toBe('ask');
  await cards.seenCard({ card: view.card, lookUp: { by: 'service' } }, card);
  expect(lookUp.ask).not.toHaveBeenCalled();
  await cards.lookUpCard({ card: view.card, asked: true }, card);
  expect(lookUp.ask).toHaveBeenCalledOnce();
});

test.each([
  ['call-selection', { selectionText: '112' }, '112'],
  ['call-link', { linkUrl: 'tel:116117' }, '116117'],
] as const)('%s on a short number opens the popup, as it has no card', async (item, place, text) => {
  await click(item, place);
  expect(tellTab).not.toHaveBeenCalled();
  expect(await popup.takePendingText({}, { kind: 'ui', isPrivate: false })).toMatchObject({ text, forCall: true });
});

test('where no page script runs, the popup opens to call the text, once', async () => {
  await click('call-selection', { selectionText: '030 901820', pageUrl: 'about:addons' });
  const pending = () => popup.takePendingText({}, { kind: 'ui', isPrivate: false });
  expect(await pending()).toEqual({ text: '030 901820', forNote: false, forCall: true });
  expect(await pending()).toEqual({ text: null, forNote: false, forCall: false });
});
