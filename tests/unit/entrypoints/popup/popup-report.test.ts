import { describe, expect, it, vi } from 'vitest';
import { createPopupModel } from '../../../../entrypoints/popup/popup-model.ts';
import { messageCharacters } from '../../../../lib/model/limits.ts';
import { failed } from '../../../../lib/model/result.ts';
import type { SiteState } from '../../../../lib/model/settings/site.ts';
import type { Subject } from '../../../../lib/model/subject-schema.ts';
import { geolocation, ipReport, report } from '../../../gallery/reports.ts';
import { answering, asked, beginWithFakeTime, reading, settled, site } from './popup-room.ts';

vi.mock('../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
vi.mock('../../../../lib/messages/listen-found.ts', () => ({ listenFound: vi.fn() }));

beginWithFakeTime();

describe('a popup that waits', () => {
  const failure = { kind: 'limited', until: Date.UTC(2026, 0, 15, 12) + 30_000 } as const;
  const limited = { answers: [], failures: [{ operation: 'ipGeolocation', failure }] };
  const typed = { kind: 'ip', ip: '1.1.1.1' };

  async function asking() {
    vi.setSystemTime(Date.UTC(2026, 0, 15, 12));
    const heard = answering({
      read: ({ text }: { text: string }) => reading(text, { kind: 'ask', calls: 1 }),
      lookUp: () => limited,
      readSpending: () => null,
    });
    const closed = new AbortController();
    const model = createPopupModel(closed.signal, new EventTarget(), async () => 3);
    model.setText('1.1.1.1');
    await settled();
    model.lookUp();
    await settled();
    return { model, closed, heard };
  }

  it('asks again by itself when the time is over, once', async () => {
    const { model, heard } = await asking();
    expect(model.state.value.resuming).toEqual(['ipGeolocation']);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(heard.lookUps).toEqual([
      { subject: typed, asked: true, by: 'service' },
      { subject: typed, asked: true, only: ['ipGeolocation'] },
    ]);
    expect(model.state.value.resuming).toEqual([]);
  });

  it('asks nothing more once another text is typed, or it is closed', async () => {
    const first = await asking();
    first.model.setText('2.2.2.2');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(first.heard.lookUps).toHaveLength(1);
    const second = await asking();
    second.closed.abort();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(second.heard.lookUps).toHaveLength(1);
  });

  it('asks for what is kept only when the person refreshes it', async () => {
    const kept = { ...geolocation(), at: Date.now() - 86_400_000 };
    const heard = answering({
      read: ({ text }: { text: string }) => ({
        ...reading(text, { kind: 'answered' }),
        report: report(ipReport({ ip: text }), [kept]),
      }),
      lookUp: () => limited,
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    model.setText('1.1.1.1');
    await vi.advanceTimersByTimeAsync(5_000);
    model.lookUp();
    expect(heard.lookUps).toEqual([]);
    model.refresh();
    expect(heard.lookUps).toEqual([{ subject: typed, asked: true, refresh: true, only: ['ipGeolocation'] }]);
  });
});

describe('a number, while it is typed', () => {
  const begun = { kind: 'begun', country: 'DE', isNational: false, short: null, grouped: '+49 30' };
  const typing = async (mayFormat?: () => boolean) => {
    answering({ read: ({ typed }: { typed: boolean }) => (typed ? begun : { ...begun, grouped: undefined }) });
    asked.mockClear();
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    model.setText('+4930', mayFormat);
    await settled();
    return { text: model.state.value.text, asked: asked.mock.calls.map(([type]) => type) };
  };

  it('is read and grouped in one round trip', async () => {
    expect(await typing(() => true)).toEqual({ text: '+49 30', asked: ['read'] });
  });

  it('stays as it is where the caret is elsewhere by then, and where it was pasted or deleted from', async () => {
    expect((await typing(() => false)).text).toBe('+4930');
    expect(await typing()).toEqual({ text: '+4930', asked: ['read'] });
  });

  it('stays as it is once more was typed', async () => {
    const late = Promise.withResolvers<unknown>();
    answering({
      read: ({ text }: { text: string }) => (text === '+4930' ? late.promise : { ...begun, grouped: undefined }),
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    model.setText('+4930', () => true);
    model.setText('+49301', () => true);
    late.resolve(begun);
    await settled();
    expect(model.state.value.text).toBe('+49301');
  });
});

describe('a text for the side panel', () => {
  const handed = async (edit: (model: ReturnType<typeof createPopupModel>) => void) => {
    let given: unknown = null;
    answering({
      read: () => ({ kind: 'unreadable', reason: 'neither' }),
      handToPanel: (input) => {
        given = input;
        return null;
      },
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    edit(model);
    expect(await model.handToPanel()).toBe(true);
    return given;
  };

  it('is all of what was pasted, as long as the field shows it', async () => {
    const pasted = '8.8.8.8\n9.9.9.9\n';
    expect(await handed((model) => model.paste({ text: pasted, shown: '8.8.8.8; 9.9.9.9', links: [] }))).toEqual({
      text: pasted,
    });
    const edited = await handed((model) => {
      model.paste({ text: pasted, shown: '8.8.8.8; 9.9.9.9', links: [] });
      model.setText('8.8.8.8; 9.9.9.10');
    });
    expect(edited).toEqual({ text: '8.8.8.8; 9.9.9.10' });
  });

  it('is not cut: what is too long is for the person to paste there, and the popup says so', async () => {
    const given = await handed((model) => {
      model.paste({ text: '8.8.8.8\n'.repeat(7501), shown: '8.8.8.8; 8.8.8.8', links: [] });
      expect(model.state.value.tooMuch).toBe(true);
    });
    expect(given).toBeNull();
  });

  it('is never longer than the message that the background takes, in which a line break is two characters', async () => {
    const texts = [
      { text: '10.0.10.1\n'.repeat(5900), isTaken: true },
      { text: '10.0.10.1\n'.repeat(6000), isTaken: false },
      { text: '10.0.10.1\r\n'.repeat(4900), isTaken: true },
      { text: '10.0.10.1\r\n'.repeat(5100), isTaken: false },
    ];
    for (const { text, isTaken } of texts) {
      const input = await handed((model) => model.paste({ text: text, shown: '10.0.10.1', links: [] }));
      expect(input).toEqual(isTaken ? { text } : null);
      const envelope = { to: 'background', type: 'handToPanel', input, window: Number.MAX_SAFE_INTEGER };
      expect(JSON.stringify(envelope).length).toBeLessThanOrEqual(messageCharacters);
    }
  });

  it('stays in the popup if the background does not take it, and the popup says so', async () => {
    asked.mockResolvedValue(failed('bad-input'));
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    model.paste({ text: '8.8.8.8\n9.9.9.9\n', shown: '8.8.8.8; 9.9.9.9', links: [] });
    expect(await model.handToPanel()).toBe(false);
    expect(model.state.value).toMatchObject({ text: '8.8.8.8; 9.9.9.9', reading: { kind: 'out-of-reach' } });
  });
});

describe('where Numlens is on', () => {
  async function opened(state: SiteState) {
    const sent: unknown[] = [];
    answering({
      readSite: () => state,
      setSite: (input) => void sent.push(input),
      setPaused: (input) => void sent.push(input),
      setTabOff: ({ off }: { off: boolean }) => ({ ...state, tabOff: off }),
      takePendingText: () => ({ text: null }),
      readHistory: () => ({ entries: [] }),
      readStorage: () => ({ trouble: null }),
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    await model.open();
    return { model, sent };
  }

  it('shows a choice at once, and keeps only what is not so anyway', async () => {
    const { model, sent } = await opened({ ...site, otherwise: 'on' });
    const done = model.setSiteMode('click');
    expect(model.state.value.site?.mode).toBe('click');
    await done;
    await model.setSiteMode('on');
    expect(sent).toEqual([
      { host: 'a.example', mode: 'click' },
      { host: 'a.example', mode: null },
    ]);
  });

  it('can be paused, and turned off for a tab', async () => {
    const { model, sent } = await opened(site);
    await model.setTabOff(true);
    expect(model.state.value.site?.tabOff).toBe(true);
    await model.setPaused(true);
    expect(sent).toEqual([{ paused: true }]);
  });
});

describe('what a report in the popup can do as a card can', () => {
  it('shows all details or fewer as the person chose last, and remembers the choice', async () => {
    const chosen: unknown[] = [];
    answering({
      takePendingText: () => ({ text: null }),
      readStorage: () => ({ trouble: null }),
      readSite: () => site,
      readExtent: () => ({ extent: 'details', canNote: false }),
      noteExtent: (input) => void chosen.push(input),
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    await model.open();
    expect(model.state.value).toMatchObject({ details: true, canNote: false });
    model.extend(false);
    expect(model.state.value.details).toBe(false);
    await settled();
    expect(chosen).toEqual([{ extent: 'glance' }]);
  });

  it('keeps a note on the report’s subject, shows it at once, and takes it away', async () => {
    const subject: Subject = { kind: 'ip', ip: '1.1.1.1' };
    answering({
      read: () => reading('1.1.1.1', { kind: 'off' }),
      writeNotes: ({ notes }: { notes: { text: string }[] }) => ({
        notes: notes.filter(({ text }) => text !== '').map((note) => ({ ...note, subject, at: 1 })),
      }),
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    const shown = () => (model.state.value.reading.kind === 'report' ? model.state.value.reading.report.note : null);
    model.setText('1.1.1.1');
    await settled();
    expect(await model.writeNote('our resolver')).toBe(true);
    expect(shown()).toBe('our resolver');
    await model.writeNote('');
    expect(shown()).toBeUndefined();
    asked.mockResolvedValueOnce(failed('interrupted'));
    expect(await model.writeNote('our resolver')).toBe(false);
  });

  it('shows no note on what was typed after it', async () => {
    const kept = Promise.withResolvers<unknown>();
    answering({
      read: ({ text }: { text: string }) => reading(text, { kind: 'off' }),
      writeNotes: () => kept.promise,
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    model.setText('1.1.1.1');
    await settled();
    const writing = model.writeNote('our resolver');
    model.setText('9.9.9.9');
    await settled();
    kept.resolve({ notes: [{ subject: { kind: 'ip', ip: '1.1.1.1' }, text: 'our resolver', at: 1 }] });
    await writing;
    const { reading: now } = model.state.value;
    expect(now.kind === 'report' ? now.report.note : null).toBeUndefined();
  });
});
