import { describe, expect, test, vi } from 'vitest';
import { failed, ok } from '../../../../../lib/model/result.ts';
import { handText } from '../../../../../lib/store/panel/handed-text.ts';
import { keepPanelList, keptPanelList } from '../../../../../lib/store/panel/panel-list.ts';
import { asked, beginAfresh, file, open, panel, slowFile } from './list-room.ts';
import { entryOf, playFinds, playReports } from './played-list.ts';

vi.mock('../../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));

beginAfresh();

describe('the list', () => {
  test('is made of what is pasted and dropped, one after the other, and kept for the next time', async () => {
    const { model, keys } = open();
    await model.open();
    model.events.onText('10.0.0.1\r\n10.0.0.2');
    model.events.onFiles([file('a.txt', '10.0.0.3'), file('b.txt', '10.0.0.1 10.0.0.4')]);
    await vi.waitFor(() => expect(keys()).toEqual(['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4']));
    await vi.waitFor(async () => expect((await keptPanelList())?.entries).toHaveLength(4));
    expect(model.state.value).toMatchObject({ lines: 4, linesWithout: 0, problems: [], reading: null });
    panel.closed.abort();
    panel.closed = new AbortController();
    const next = open();
    await next.model.open();
    expect(next.keys()).toEqual(['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4']);
    expect(next.model.state.value.rows.every(({ answer }) => answer !== null)).toBe(true);
  });

  test('that is cleared while a text is read takes nothing of the old text', async () => {
    const reply = Promise.withResolvers<unknown>();
    const { model, keys } = open({ findListed: () => reply.promise });
    await model.open();
    model.events.onText('10.0.0.1\nnothing');
    await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('findListed', expect.anything()));
    model.events.onClear();
    reply.resolve(playFinds({ texts: [{ text: '10.0.0.1' }], country: null }));
    panel.answers['findListed'] = playFinds;
    model.events.onText('10.0.0.2');
    await vi.waitFor(() => expect(keys()).toEqual(['10.0.0.2']));
    await vi.waitFor(() => expect(model.state.value.reading).toBeNull());
    expect(model.state.value).toMatchObject({ lines: 1, linesWithout: 0, problems: [] });
  });

  test('keeps the user’s own country apart from the one that is chosen for the list', async () => {
    const { model } = open();
    await model.open();
    model.events.onText('10.0.0.1');
    await vi.waitFor(() => expect(model.state.value.country).toEqual({ read: 'DE', chosen: null }));
    model.events.onCountry('FR');
    expect(model.state.value.country).toEqual({ read: 'DE', chosen: 'FR' });
  });

  test('shows the lines that it leaves out until it is cleared, and again when that is undone', async () => {
    const { model } = open();
    await model.open();
    model.events.onText('10.0.0.1\nnothing here');
    const left = [{ file: null, line: 2, text: 'nothing here' }];
    await vi.waitFor(() => expect(model.state.value).toMatchObject({ left, canReadAgain: true, reading: null }));
    model.events.onText('nor here');
    await vi.waitFor(() => expect(model.state.value.left).toHaveLength(2));
    model.events.onClear();
    expect(model.state.value).toMatchObject({ left: [], canReadAgain: false });
    model.events.onUndoClear();
    await vi.waitFor(() => expect(model.state.value.left).toHaveLength(2));
    model.events.onCountry('FR');
    await vi.waitFor(() => expect(model.state.value).toMatchObject({ linesWithout: 2, reading: null }));
    expect(model.state.value.left).toHaveLength(2);
  });

  test('in a private window is neither kept nor taken from what is', async () => {
    await keepPanelList({ entries: [entryOf('10.0.0.9')], lines: 1, linesWithout: 0 });
    const { model, keys } = open({ takePanelText: () => ok({ text: '10.0.0.1', isPrivate: true }) });
    await model.open();
    expect(keys()).toEqual(['10.0.0.1']);
    expect((await keptPanelList())?.entries.map(({ subject }) => subject)).toEqual([{ kind: 'ip', ip: '10.0.0.9' }]);
  });

  test('takes a text that is handed over while it is open, and is shown for it', async () => {
    const { model, keys, onHanded } = open();
    await model.open();
    panel.answers['takePanelText'] = () => ok({ text: '10.0.0.7', isPrivate: false });
    await handText('10.0.0.7', { page: 'panel', isPrivate: false });
    await vi.waitFor(() => expect(keys()).toEqual(['10.0.0.7']));
    expect(onHanded.mock.calls).toEqual([['list']]);
  });

  test('leaves the front to the page’s half for an empty text, and reads nothing', async () => {
    const { model, keys, onHanded } = open();
    await model.open();
    panel.answers['takePanelText'] = () => ok({ text: '', isPrivate: false });
    await handText('', { page: 'panel', isPrivate: false });
    await vi.waitFor(() => expect(onHanded.mock.calls).toEqual([['page']]));
    expect(keys()).toEqual([]);
    expect(model.state.value).toMatchObject({ problems: [], lines: 0 });
  });

  test('says what it could not take: nothing in it, too large, no text; the other files of a drop are read', async () => {
    const { model, keys } = open();
    model.events.onText('nothing here');
    await vi.waitFor(() => expect(model.state.value.problems).toEqual([{ kind: 'nothing-found' }]));
    const large = file('large.txt', '');
    Object.defineProperty(large, 'size', { value: 1e9 });
    const broken = file('broken.txt', '');
    vi.spyOn(broken, 'arrayBuffer').mockRejectedValue(new Error('as played'));
    model.events.onFiles([large, broken, file('a.txt', '10.0.0.1')]);
    await vi.waitFor(() => expect(keys()).toEqual(['10.0.0.1']));
    expect(model.state.value.problems).toEqual([
      { kind: 'too-large', file: 'large.txt' },
      { kind: 'unreadable', file: 'broken.txt' },
    ]);
  });

  test('says that rows are missing where the background is out of reach', async () => {
    const { model } = open({ reportListed: () => failed('gone') });
    model.events.onText('10.0.0.1');
    await vi.waitFor(() => expect(model.state.value.problems).toEqual([{ kind: 'lost' }]));
  });
});

describe.each(['onClear', 'onCancelReading'] as const)('“%s”', (press) => {
  test('stops the other files of a drop, the one that is being loaded too', async () => {
    const { model, keys } = open();
    const { slow, begun, come } = slowFile('b.txt', '10.0.0.2');
    const last = file('c.txt', '10.0.0.3');
    const loaded = vi.spyOn(last, 'arrayBuffer');
    model.events.onFiles([file('a.txt', '10.0.0.1'), slow, last]);
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    model.events[press]();
    come();
    // What is dropped later is read; when that is there, the others would be, too.
    model.events.onFiles([file('d.txt', '10.0.0.4')]);
    const left = press === 'onClear' ? ['10.0.0.4'] : ['10.0.0.1', '10.0.0.4'];
    await vi.waitFor(() => expect(keys()).toEqual(left));
    expect(loaded).not.toHaveBeenCalled();
    // What was stopped does not come back when the list is read again.
    model.events.onCountry('FR');
    await vi.waitFor(() => expect(keys()).toEqual(left));
    expect(model.state.value.country.chosen).toBe('FR');
  });
});

test('another country reads every text once more, and the files of a drop that are still to come', async () => {
  const { model, keys } = open();
  const { slow, begun, come } = slowFile('b.txt', '10.0.0.1 10.0.0.2');
  model.events.onText('10.0.0.1');
  model.events.onFiles([slow, file('c.txt', '10.0.0.3')]);
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  model.events.onCountry('FR');
  come();
  await vi.waitFor(() => expect(keys()).toEqual(['10.0.0.1', '10.0.0.2', '10.0.0.3']));
  expect(model.state.value.rows.map(({ entry }) => entry.count)).toEqual([2, 1, 1]);
  expect(model.state.value.country).toEqual({ read: null, chosen: 'FR' });
});

test('another country leaves the rows of a kept list, whose texts are gone, until the list is cleared', async () => {
  await keepPanelList({ entries: [entryOf('10.0.0.9', { line: 4 })], lines: 4, linesWithout: 3 });
  const { model, keys } = open();
  await model.open();
  model.events.onText('10.0.0.1');
  await vi.waitFor(() => expect(keys()).toEqual(['10.0.0.9', '10.0.0.1']));
  model.events.onCountry('FR');
  await vi.waitFor(async () => expect((await keptPanelList())?.entries).toHaveLength(2));
  await vi.waitFor(() => expect(model.state.value.rows.every(({ answer }) => answer !== null)).toBe(true));
  await vi.waitFor(() => expect(model.state.value).toMatchObject({ lines: 5, linesWithout: 3, problems: [] }));
  expect(keys()).toEqual(['10.0.0.9', '10.0.0.1']);
  model.events.onClear();
  model.events.onText('10.0.0.2');
  await vi.waitFor(() => expect(keys()).toEqual(['10.0.0.2']));
  model.events.onCountry('DE');
  await vi.waitFor(() => expect(model.state.value.reading).toBeNull());
  await vi.waitFor(() => expect(keys()).toEqual(['10.0.0.2']));
});

test('a reading that fails is told, and the next is read all the same', async () => {
  const { model, keys } = open();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  panel.answers['findListed'] = () => {
    throw new Error('as played');
  };
  model.events.onFiles([file('a.txt', '10.0.0.1')]);
  await vi.waitFor(() => expect(model.state.value.problems).toEqual([{ kind: 'unreadable', file: 'a.txt' }]));
  expect(model.state.value.reading).toBeNull();
  panel.answers['findListed'] = playFinds;
  model.events.onText('10.0.0.2');
  await vi.waitFor(() => expect(keys()).toEqual(['10.0.0.2']));
});

describe('a list that was cleared', () => {
  test('comes back with its answers, is kept again, and can be read with another country', async () => {
    const { model, keys } = open();
    await model.open();
    expect(model.state.value.canUndo).toBe(false);
    model.events.onText('8.8.8.8\nnothing\n10.0.0.1');
    await vi.waitFor(() => expect(model.state.value.plan.toLookUp).toHaveLength(2));
    model.events.onRun();
    await vi.waitFor(() => expect(model.state.value.run).toMatchObject({ kind: 'done' }));
    const before = model.state.value.rows;
    model.events.onClear();
    expect(model.state.value).toMatchObject({ rows: [], canUndo: true });
    await vi.waitFor(async () => expect(await keptPanelList()).toBeNull());
    asked.mockClear();
    model.events.onUndoClear();
    expect(model.state.value).toMatchObject({ rows: before, lines: 3, linesWithout: 1, canUndo: false });
    await vi.waitFor(async () => expect((await keptPanelList())?.entries).toHaveLength(2));
    expect(asked, 'nothing is asked again').not.toHaveBeenCalled();
    model.events.onCountry('FR');
    await vi.waitFor(() => expect(keys()).toEqual(['8.8.8.8', '10.0.0.1']));
  });

  test('does not come back after another one was begun, or after everything was erased', async () => {
    const { model, keys } = open();
    model.events.onText('8.8.8.8');
    await vi.waitFor(() => expect(keys()).toEqual(['8.8.8.8']));
    model.events.onClear();
    model.events.onText('9.9.9.9');
    await vi.waitFor(() => expect(keys()).toEqual(['9.9.9.9']));
    expect(model.state.value.canUndo).toBe(false);
    model.erase();
    expect(model.state.value).toMatchObject({ rows: [], canUndo: false });
    model.events.onUndoClear();
    expect(keys()).toEqual([]);
  });

  test('is read on when it comes back: its reports may not have been there yet', async () => {
    const never = new Promise<never>(() => {});
    const { model, keys } = open({ reportListed: () => never });
    model.events.onText('8.8.8.8');
    await vi.waitFor(() => expect(keys()).toEqual(['8.8.8.8']));
    model.events.onClear();
    panel.answers['reportListed'] = playReports;
    model.events.onUndoClear();
    await vi.waitFor(() => expect(model.state.value.rows[0]?.answer).not.toBeNull());
  });
});
