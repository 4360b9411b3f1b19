import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bulkHandlers } from '../../../../../entrypoints/background/lists/bulk-handlers.ts';
import { siteHandlers } from '../../../../../entrypoints/background/page/site-mode.ts';
import type { Tools } from '../../../../../entrypoints/background/tools.ts';
import type { KnownSender } from '../../../../../lib/messages/sender.ts';
import { onHandedText } from '../../../../../lib/store/panel/handed-text.ts';
import { browser } from '../../../../wxt-browser.ts';
import { phoneReport } from '../../../lookup/online/reports.ts';

const lookUp = { ask: vi.fn(async () => ({ answers: [], failures: [] })), test: vi.fn(), withdraw: vi.fn() };
const tools: Tools = { deviceReport: async () => phoneReport(), lookUp };
const { handToPanel, takePanelText, lookUpListed } = bulkHandlers(tools);
const inWindow = (windowId: number, isPrivate = false): KnownSender => ({ kind: 'ui', isPrivate, windowId });

beforeEach(() => browser.storage.session.clear());

describe('two panels that are open', () => {
  test.each([
    [1, 2],
    [2, 1],
  ])('take only what was handed over in their own window, whoever asks first: %i', async (first, second) => {
    await handToPanel({ text: 'of 1' }, inWindow(1));
    const taken = new Map<number, string | null>();
    await Promise.all([first, second].map(async (id) => taken.set(id, (await takePanelText({}, inWindow(id))).text)));
    expect([taken.get(1), taken.get(2)]).toEqual(['of 1', null]);
    expect((await takePanelText({}, inWindow(1))).text).toBeNull();
  });

  test('hear of a text, also one that is handed over in their own window', async () => {
    const heard = vi.fn();
    const closed = new AbortController();
    onHandedText('panel', heard, closed.signal);
    await handToPanel({ text: 'of 2' }, inWindow(2));
    expect(heard).toHaveBeenCalledOnce();
    closed.abort();
  });

  test('hear of an empty text too, which stands for the page’s half', async () => {
    await handToPanel({ text: '' }, inWindow(1));
    expect((await takePanelText({}, inWindow(2))).text).toBeNull();
    expect((await takePanelText({}, inWindow(1))).text).toBe('');
  });

  test('ask and act for their own window', async () => {
    await lookUpListed({ subject: phoneReport().subject }, inWindow(2, true));
    expect(lookUp.ask).toHaveBeenCalledWith(expect.objectContaining({ isPrivate: true }));
    const query = vi.fn(async () => []);
    Object.assign(browser, { tabs: { query, sendMessage: async () => null } });
    await siteHandlers.setTabOff({ off: false }, inWindow(2));
    expect(query).toHaveBeenCalledWith({ active: true, windowId: 2 });
  });
});
