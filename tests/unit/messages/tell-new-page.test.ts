import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellNewPage } from '../../../lib/messages/where-is.ts';
import { browser } from '../../wxt-browser.ts';

const page = { tabId: 7, frameId: 0 };
const sendMessage = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(browser, { tabs: { sendMessage: sendMessage.mockReset() } });
});
afterEach(() => vi.useRealTimers());

test('a page whose script has not begun is told again when it has', async () => {
  sendMessage.mockRejectedValueOnce(new Error('Receiving end does not exist.')).mockResolvedValueOnce([]);
  const reply = tellNewPage(page, 'found', null);
  await vi.runAllTimersAsync();
  expect(await reply).toEqual([]);
  expect(sendMessage).toHaveBeenCalledTimes(2);
});

test('a page that answers is told once, and one without a script twice at most', async () => {
  sendMessage.mockResolvedValueOnce([]);
  expect(await tellNewPage(page, 'found', null)).toEqual([]);
  expect(sendMessage).toHaveBeenCalledOnce();
  sendMessage.mockRejectedValue(new Error('Receiving end does not exist.'));
  const reply = tellNewPage(page, 'found', null);
  await vi.runAllTimersAsync();
  expect(await reply).toBeNull();
  expect(sendMessage).toHaveBeenCalledTimes(3);
});
