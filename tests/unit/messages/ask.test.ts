import { afterEach, expect, test, vi } from 'vitest';
import { ask, speakFor } from '../../../lib/messages/ask.ts';
import { browser } from '../../wxt-browser.ts';

afterEach(() => {
  speakFor(null);
  vi.restoreAllMocks();
});

test('what a panel asks names its window, which the browser does not tell the background', async () => {
  const sendMessage = vi.fn(async () => ({ ok: true, value: null }));
  Object.assign(browser.runtime, { sendMessage });
  await ask('takePanelText', {});
  expect(sendMessage).toHaveBeenLastCalledWith({ to: 'background', type: 'takePanelText', input: {} });
  const known = Promise.withResolvers<number | null>();
  speakFor(known.promise);
  const asking = ask('takePanelText', {});
  expect(sendMessage, 'not before the window is known').toHaveBeenCalledOnce();
  known.resolve(2);
  await asking;
  expect(sendMessage).toHaveBeenLastCalledWith({ to: 'background', type: 'takePanelText', input: {}, window: 2 });
});
