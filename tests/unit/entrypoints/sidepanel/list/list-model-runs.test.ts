import { describe, expect, test, vi } from 'vitest';
import { failed, ok } from '../../../../../lib/model/result.ts';
import { keptPanelList } from '../../../../../lib/store/panel/panel-list.ts';
import { geolocation } from '../../../../gallery/reports.ts';
import { asked, beginAfresh, open, panel } from './list-room.ts';
import { addresses, playReports } from './played-list.ts';

vi.mock('../../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));

beginAfresh();

describe('the list', () => {
  test('made while lookups are off can be looked up once they are on, when the user comes back', async () => {
    const off = async (input: never) => {
      const reply = await playReports(input);
      return ok({ reports: reply.value.reports.map((each) => ({ ...each, offer: { kind: 'off' } })) });
    };
    const { model, network } = open({ reportListed: off });
    await model.open();
    model.events.onText('10.0.0.1\n10.0.0.2\n10.0.0.3');
    await vi.waitFor(() => expect(model.state.value.plan).toMatchObject({ whyClosed: 'off', unread: 0 }));
    asked.mockClear();
    network.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    panel.answers = { ...panel.answers, reportListed: playReports };
    network.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(model.state.value.plan).toMatchObject({ whyClosed: null }));
    expect(model.state.value.plan.toLookUp).toHaveLength(3);
  });

  test('opens a row’s report, which can be looked up and has a note, and closes it once the list is cleared', async () => {
    let note: string | undefined;
    const { model } = open({
      lookUp: () => ok({ answers: [geolocation()], failures: [] }),
      writeNotes: ({ notes }: { notes: { text: string }[] }) => {
        note = notes[0]?.text;
        return ok({ notes });
      },
      async reportListed(input: never) {
        const reply = await playReports(input);
        return ok({ reports: reply.value.reports.map((each) => ({ ...each, report: { ...each.report, note } })) });
      },
    });
    await model.open();
    model.events.onText('10.0.0.1\n10.0.0.2');
    await vi.waitFor(() => expect(model.state.value.plan.toLookUp).toHaveLength(2));
    const [row] = model.state.value.rows;
    if (!row) throw new Error('no row');
    const report = () => model.state.value.rows[0]?.answer?.report;
    model.events.onOpen(row.key);
    expect(model.state.value.open).toEqual({ key: row.key, asking: false, resuming: [] });
    model.events.onLookUp();
    await vi.waitFor(() => expect(report()?.service).toHaveLength(1));
    expect(await model.events.onNote(row.entry.subject, 'Seen in the SIEM')).toBe(true);
    await vi.waitFor(() => expect(report()?.note).toBe('Seen in the SIEM'));
    model.events.onClear();
    expect(model.state.value.open).toBeNull();
  });
});

test('a run asks about the rows that are open, and the list shows what came', async () => {
  const { model } = open();
  model.events.onText('8.8.8.8 10.0.0.1');
  await vi.waitFor(() => expect(model.state.value.rows.filter(({ answer }) => answer)).toHaveLength(2));
  model.events.onRun();
  await vi.waitFor(() => expect(model.state.value.run).toEqual({ kind: 'done', done: 2, all: 2 }));
  expect(asked.mock.calls.filter(([type]) => type === 'lookUpListed')).toHaveLength(2);
  model.events.onClear();
  expect(model.state.value).toMatchObject({ rows: [], run: { kind: 'idle' }, lines: 0 });
  await vi.waitFor(async () => expect(await keptPanelList()).toBeNull());
});

test('a run asks about the first rows as they are shown, and about none that the filter hides', async () => {
  const { model } = open();
  const ips = addresses(40);
  model.events.onText([...ips, '8.8.8.8', '8.8.4.4'].join('\n'));
  await vi.waitFor(() => expect(model.state.value.plan.toLookUp).toHaveLength(42));
  const runOf = async (count: number) => {
    asked.mockClear();
    model.events.onRun();
    await vi.waitFor(() => expect(model.state.value.run).toEqual({ kind: 'done', done: count, all: count }));
    return asked.mock.calls.flatMap(([type, input]) => (type === 'lookUpListed' ? [JSON.stringify(input)] : []));
  };
  model.events.onSort({ column: 'place', descending: true });
  const shown = model.state.value.shown.slice(0, 25).map(({ key }) => key);
  expect(shown.slice(0, 2)).toEqual(['8.8.4.4', '8.8.8.8']);
  const first = await runOf(25);
  for (const [index, key] of shown.entries()) expect(first[index]).toContain(`"${key}"`);
  // Of 10.0.0.0 to 10.0.0.16, which are left, these are shown.
  model.events.onFilter({ ...model.state.value.filter, text: '10.0.0.1' });
  const filtered = await runOf(8);
  expect(filtered.join()).toContain('"10.0.0.16"');
  expect(filtered.filter((each) => !each.includes('"10.0.0.1'))).toEqual([]);
});

test('a run asks about the selected rows alone, if one of them is open', async () => {
  const { model } = open();
  model.events.onText('8.8.8.8 9.9.9.9');
  await vi.waitFor(() => expect(model.state.value.plan.toLookUp).toHaveLength(2));
  const chosen = model.state.value.rows[1]?.key ?? '';
  model.events.onToggle(chosen, { range: false });
  model.events.onRun();
  await vi.waitFor(() => expect(model.state.value.run).toEqual({ kind: 'done', done: 1, all: 1 }));
  const inputs = asked.mock.calls.flatMap(([type, input]) => (type === 'lookUpListed' ? [input] : []));
  expect(inputs).toMatchObject([{ subject: { kind: 'ip', ip: '9.9.9.9' } }]);
});

test('a run names whom the plan named, also again after a failure, and the plan is made anew when that is gone', async () => {
  const desk = { by: 'custom1', ownName: 'Desk', only: ['custom1'] } as const;
  let fingerprint = 'before';
  const reported = ({ subjects }: Parameters<typeof playReports>[0]) => {
    const { value } = playReports({ subjects });
    return ok({ reports: value.reports.map((each) => ({ ...each, offer: { ...each.offer, ...desk, fingerprint } })) });
  };
  const failing = (kind: 'timeout' | 'not-configured') => () =>
    ok({ answers: [], failures: [{ operation: 'custom1', fingerprint, failure: { kind } }] });
  const { model } = open({ reportListed: reported, lookUpListed: failing('timeout') });
  model.events.onText('8.8.8.8');
  await vi.waitFor(() => expect(model.state.value.plan.toLookUp).toHaveLength(1));
  model.events.onRun();
  await vi.waitFor(() => expect(model.state.value.plan.failed).toHaveLength(1));
  panel.answers['lookUpListed'] = failing('not-configured');
  fingerprint = 'after';
  model.events.onRetry();
  await vi.waitFor(() => expect(model.state.value.run).toMatchObject({ kind: 'stopped' }));
  await vi.waitFor(() => expect(model.state.value.rows[0]?.answer?.offer).toMatchObject({ fingerprint: 'after' }));
  const inputs = asked.mock.calls.flatMap(([type, input]) => (type === 'lookUpListed' ? [input] : []));
  const subject = { kind: 'ip', ip: '8.8.8.8' };
  const named = { subject, by: 'custom1', fingerprints: { custom1: 'before' } };
  expect(inputs).toEqual([named, named]);
});

test('one death of the worker leaves no row of two hundred blank', async () => {
  const { model } = open();
  let requests = 0;
  panel.answers['reportListed'] = (input: Parameters<typeof playReports>[0]) => {
    requests += 1;
    return requests === 2 ? failed('interrupted') : playReports(input);
  };
  model.events.onText(addresses(200).join('\n'));
  await vi.waitFor(() => expect(model.state.value.rows.filter(({ answer }) => answer)).toHaveLength(200));
  expect(model.state.value.problems).toEqual([]);
});
