import { expect, test, vi } from 'vitest';
import { createPopupModel } from '../../../../entrypoints/popup/popup-model.ts';
import { ask } from '../../../../lib/messages/ask.ts';
import { ok } from '../../../../lib/model/result.ts';
import { phoneReport, report } from '../../../gallery/reports.ts';

vi.mock('../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
vi.mock('../../../../lib/messages/listen-found.ts', () => ({ listenFound: vi.fn() }));

const replies: Record<string, unknown> = {
  takePendingText: { text: '01512 3456789', forNote: false, forCall: true },
  read: { kind: 'report', report: report(phoneReport()), offer: { kind: 'auto', calls: 2 }, country: 'DE' },
  lookUp: { answers: [], failures: [] },
  noteSubject: { entries: [] },
  readHistory: { entries: [] },
  listFound: { site: null, page: null },
  findContacts: { contacts: [] },
  listNotes: { notes: [] },
  readExtent: { extent: 'glance', canNote: true },
  readStorage: { trouble: null },
};

test('opened to call, the popup sends and keeps nothing until another text is typed', async () => {
  vi.useFakeTimers();
  const asked = vi.mocked(ask).mockImplementation(async (type) => ok(replies[type]) as never);
  const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
  const spent = () => asked.mock.calls.filter(([type]) => type === 'lookUp' || type === 'noteSubject').length;
  void model.open();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(model.state.value).toMatchObject({ text: '01512 3456789', forCall: true, reading: { kind: 'report' } });
  expect(spent()).toBe(0);
  model.setText('01512 3456780');
  await vi.advanceTimersByTimeAsync(5_000);
  expect([model.state.value.forCall, spent()]).toEqual([false, 2]);
});
