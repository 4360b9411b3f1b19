import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToCommands, shortcutHandlers } from '../../../../../entrypoints/background/toolbar/shortcuts.ts';
import { createDeviceReport } from '../../../../../lib/lookup/device/device-report.ts';
import { readSettings } from '../../../../../lib/store/person/settings.ts';
import { changeLessons } from '../../../../../lib/store/person/site-lessons.ts';
import { browser } from '../../../../wxt-browser.ts';
import { frameView } from '../cards/frame-view.ts';

const page = {
  kind: 'page',
  tabId: 7,
  frameId: 3,
  host: 'a.example',
  frameHost: 'a.example',
  isPageWritten: false,
  isPrivate: false,
} as const;
const tab = { id: 7, incognito: false };
const deviceReport = createDeviceReport(async () => null);
const { lookUpSelection } = shortcutHandlers({
  deviceReport,
  lookUp: { ask: vi.fn(), test: vi.fn(), withdraw: vi.fn() },
});
const told = vi.fn<(tabId: number, message: { type: string }, options: object) => unknown>();
const openPopup = vi.fn<() => Promise<void>>();
let press: (command: string, tab: unknown) => void = () => {};

beforeEach(async () => {
  await browser.storage.session.clear();
  await browser.storage.local.clear();
  told.mockReset().mockReturnValue({ ...frameView, number: { left: 20, top: 30, width: 90, height: 18 }, shown: true });
  openPopup.mockReset().mockResolvedValue();
  Object.assign(browser, {
    action: { openPopup },
    commands: { onCommand: { addListener: (listener: typeof press) => (press = listener) } },
    tabs: {
      query: async () => [],
      create: vi.fn(),
      sendMessage: async (...call: Parameters<typeof told>) => told(...call),
    },
  });
  listenToCommands();
});

afterEach(() => {
  vi.useRealTimers();
});

const cards = async () => (await browser.storage.session.get('openCards'))['openCards'] ?? [];
const pressed = async (command: string) => {
  press(command, tab);
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
};

test('in a frame that a page wrote itself, the card asks nobody', async () => {
  await pressed('look-up-selection');
  await lookUpSelection({ text: '8.8.8.8' }, { ...page, isPageWritten: true });
  expect(await cards()).toMatchObject([{ onDevice: true }]);
});

test('in a sandboxed document, nothing that the user chose for its host counts', async () => {
  await changeLessons(page.host, (lessons) => ({ ...lessons, country: 'AT' }), page);
  const numbers = async (sender: typeof page & { isSandboxed?: true }) => {
    await browser.storage.session.clear();
    await pressed('look-up-selection');
    await lookUpSelection({ text: '06221 654321' }, sender);
    return cards();
  };
  expect(await numbers(page)).toMatchObject([{ subjects: [{ country: 'AT' }] }]);
  expect(JSON.stringify(await numbers({ ...page, isSandboxed: true }))).not.toContain('AT');
});

describe('the shortcut that looks up the selection', () => {
  test('asks the tab’s frames; the one that answers gets the card', async () => {
    await pressed('look-up-selection');
    expect(told.mock.calls[0]?.[1]).toMatchObject({ type: 'lookUpSelection' });
    await lookUpSelection({ text: ' 8.8.8.8 ' }, page);
    expect(told.mock.calls.at(-1)).toMatchObject([7, { type: 'showCard' }, { frameId: 3 }]);
    expect(await cards()).toMatchObject([
      { asked: true, host: 'a.example', subjects: [{ subject: { ip: '8.8.8.8' } }] },
    ]);
  });

  test('opens the popup where nothing is selected, and where no page script runs', async () => {
    await pressed('look-up-selection');
    await lookUpSelection({ text: ' ' }, page);
    expect(openPopup).toHaveBeenCalledTimes(1);
    told.mockReturnValue(undefined);
    press('look-up-selection', tab);
    await vi.waitFor(() => expect(openPopup).toHaveBeenCalledTimes(2));
    expect(await cards()).toEqual([]);
  });

  test('a page that asks without a press, twice for one, too late, or in another tab gets no card, which may spend', async () => {
    await lookUpSelection({ text: '8.8.8.8' }, { ...page, tabId: 70 });
    expect(await cards()).toEqual([]);
    await pressed('look-up-selection');
    await lookUpSelection({ text: '8.8.8.8' }, { ...page, tabId: 8 });
    expect(await cards()).toEqual([]);
    await lookUpSelection({ text: '8.8.8.8' }, page);
    await lookUpSelection({ text: '9.9.9.9' }, page);
    expect(await cards()).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'] });
    press('look-up-selection', tab);
    vi.setSystemTime(Date.now() + 6_000);
    await lookUpSelection({ text: '1.1.1.1' }, page);
    expect(await cards()).toHaveLength(1);
  });
});

test('the shortcut that pauses pauses, and resumes', async () => {
  for (const paused of [true, false]) {
    press('pause', tab);
    await vi.waitFor(async () => expect((await readSettings()).paused).toBe(paused));
  }
});
