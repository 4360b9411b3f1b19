import { expect, test, vi } from 'vitest';
import { watchPage } from '../../../../../entrypoints/sidepanel/found/watch-page.ts';
import { browser } from '../../../../wxt-browser.ts';

test('a pause that ends elsewhere is heard on a page without numbers, which reports nothing', async () => {
  const event = { addListener: () => {}, removeListener: () => {} };
  Object.assign(browser, { tabs: { onActivated: event, onUpdated: event }, runtime: { onMessage: event } });
  const closed = new AbortController();
  const changed = vi.fn();
  watchPage(1, { changed, turned: () => {} }, closed.signal);
  await browser.storage.local.set({ settings: { paused: false } });
  expect(changed).toHaveBeenCalledOnce();
  closed.abort();
  await browser.storage.local.set({ settings: { paused: true } });
  expect(changed).toHaveBeenCalledOnce();
});
