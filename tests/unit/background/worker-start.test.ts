import { expect, test, vi } from 'vitest';
import { browser } from '../../wxt-browser.ts';

function event() {
  return { addListener: vi.fn() };
}

test('the worker listens to everything before its first task ends', async () => {
  const events = {
    clicked: event(),
    command: event(),
    installed: event(),
    startup: event(),
    message: event(),
  };
  const { clicked, command, installed, startup, message } = events;
  vi.spyOn(browser.runtime.onMessage, 'addListener').mockImplementation(message.addListener);
  Object.assign(browser, { contextMenus: { onClicked: clicked }, commands: { onCommand: command } });
  Object.assign(browser.runtime, { onInstalled: installed, onStartup: startup });
  const { default: background } = await import('../../../entrypoints/background/index.ts');
  void background.main();
  // Nothing was awaited since: a listener that comes later misses the event that woke the worker.
  const heard = Object.entries(events).map(([name, { addListener }]) => [name, addListener.mock.calls.length]);
  expect(heard).toEqual(Object.keys(events).map((name) => [name, 1]));
});
