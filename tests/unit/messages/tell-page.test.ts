import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellPage } from '../../../lib/messages/tell-page.ts';
import { browser } from '../../wxt-browser.ts';

let answer: (reply: unknown) => void;

beforeEach(() => {
  vi.useFakeTimers();
  const sendMessage = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  Object.assign(browser, { tabs: { sendMessage } });
});
afterEach(() => vi.useRealTimers());

test('a page that hangs counts as one that does not answer, so that nothing waits for it for ever', async () => {
  const replied = vi.fn();
  void tellPage({ tabId: 1 }, 'readAgain', null).then(replied);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(replied).toHaveBeenCalledExactlyOnceWith(null);
});

test('a page that is busy for a while is heard', async () => {
  const told = tellPage({ tabId: 1, frameId: 0 }, 'where', null);
  await vi.advanceTimersByTimeAsync(1_500);
  const where = { host: 'a.example', since: 0, fought: false };
  answer(where);
  expect(await told).toEqual(where);
  expect(vi.getTimerCount()).toBe(0);
});
