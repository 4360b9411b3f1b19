import { signal } from '@preact/signals';
import { h, render as renderInto } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { createCopier } from '../../../../../components/page/copier.ts';
import { createReportTools } from '../../../../../components/page/report-tools.ts';
import { dataHandlers } from '../../../../../entrypoints/background/settings/data-handlers.ts';
import { createListHalf } from '../../../../../entrypoints/sidepanel/list/list-half.tsx';
import { ask } from '../../../../../lib/messages/ask.ts';
import { ok } from '../../../../../lib/model/result.ts';
import { keptPanelList } from '../../../../../lib/store/panel/panel-list.ts';
import { tellErased } from '../../../../../lib/store/panel/storage-changes.ts';
import { browser } from '../../../../wxt-browser.ts';
import { render } from '../../../components/render.ts';
import { emptyDatabase } from '../../../store/database/empty-database.ts';
import { playFinds, playReports } from './played-list.ts';

vi.mock('../../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));

const answers: Record<string, (input: never) => unknown> = {
  takePanelText: () => ok({ text: null, isPrivate: false }),
  readSpending: () => ok({ quotas: [] }),
  findListed: playFinds,
  reportListed: playReports,
};

function roomUntil(until: AbortSignal) {
  const copier = createCopier();
  const reportTools = createReportTools(ask, copier);
  return { now: signal(0), copier, reportTools, canNote: signal(true), onHanded: () => {}, until };
}

test('what is typed in the field is there again once its tab is shown again, until everything is erased', async () => {
  vi.mocked(ask).mockImplementation(async (type, input) => answers[type]?.(input as never) as never);
  const root = render(null);
  const closed = new AbortController();
  const list = createListHalf(roomUntil(closed.signal));
  const draw = (isShown: boolean) => act(() => renderInto(isShown ? h(list.Half, null) : null, root));
  const field = () => root.querySelector('textarea');
  await draw(true);
  await act(() => {
    const textarea = field();
    if (textarea) textarea.value = '8.8.8.8';
    textarea?.dispatchEvent(new window.Event('input', { bubbles: true }));
  });
  await draw(false);
  await draw(true);
  expect(field()?.value).toBe('8.8.8.8');
  await act(() => tellErased());
  expect(field()?.value).toBe('');
  closed.abort();
  vi.unstubAllGlobals();
});

test('erasing empties the list of an open side panel, which does not write it back', async () => {
  await emptyDatabase();
  Object.assign(browser, { tabs: { query: async () => [], sendMessage: async () => null } });
  vi.stubGlobal('window', new EventTarget());
  vi.mocked(ask).mockImplementation(async (type, input) => answers[type]?.(input as never) as never);
  const closed = new AbortController();
  const list = createListHalf(roomUntil(closed.signal));
  const kept = async () => (await keptPanelList())?.entries.map(({ subject }) => subject);
  const [google, quad] = ['8.8.8.8', '9.9.9.9'].map((ip) => ({ kind: 'ip', ip }));
  // Until the panel knows its window, nothing is kept.
  await vi.waitFor(() => expect(vi.mocked(ask).mock.calls.length).toBeGreaterThan(1));
  list.add('8.8.8.8');
  await vi.waitFor(async () => expect(await kept()).toEqual([google]));
  const handlers = dataHandlers({ withdraw: () => {} });
  await handlers.eraseEverything({}, { kind: 'ui', isPrivate: false });
  list.add('9.9.9.9');
  await vi.waitFor(async () => expect(await kept()).toEqual([quad]));
  closed.abort();
});
