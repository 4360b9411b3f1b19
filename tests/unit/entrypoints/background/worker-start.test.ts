import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { database } from '../../../../lib/store/database/database.ts';
import { browser } from '../../../wxt-browser.ts';

function event() {
  return { addListener: vi.fn(), removeListener: vi.fn() };
}

test('the worker listens to everything before its first task ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const events = {
    clicked: event(),
    command: event(),
    installed: event(),
    startup: event(),
    message: event(),
    keyword: event(),
    typed: event(),
    entered: event(),
    front: event(),
    loaded: event(),
    stored: event(),
  };
  const { clicked, command, installed, startup, message, keyword, typed, entered, front, loaded, stored } = events;
  vi.spyOn(browser.runtime.onMessage, 'addListener').mockImplementation(message.addListener);
  Object.assign(browser, { contextMenus: { onClicked: clicked }, commands: { onCommand: command } });
  Object.assign(browser, {
    omnibox: { onInputStarted: keyword, onInputChanged: typed, onInputEntered: entered },
    tabs: { onActivated: front, onUpdated: loaded },
  });
  vi.spyOn(browser.storage.onChanged, 'addListener').mockImplementation(stored.addListener);
  Object.assign(browser.runtime, { onInstalled: installed, onStartup: startup });
  const { default: background } = await import('../../../../entrypoints/background/index.ts');
  void background.main();
  // Nothing was awaited since: a listener that comes later misses the event that woke the worker.
  const deaf = Object.entries(events).filter(([, { addListener }]) => addListener.mock.calls.length === 0);
  expect(deaf.map(([name]) => name)).toEqual([]);

  // Answers whose time was over at an earlier start go with this one.
  await browser.storage.local.set({ expirySeenAt: 2 + 31 * 24 * 60 * 60_000 });
  const open = await database();
  await open.put('answers', { answer: null, expires: 1 }, 'callerId +4930231250123');
  vi.runAllTimers();
  await vi.waitFor(async () => expect(await open.count('answers')).toBe(0));
});
