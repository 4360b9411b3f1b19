import { render as renderInto } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Card } from '../../../../components/card/Card.tsx';
import type { CardEvents, CardState } from '../../../../components/card/card-state.ts';
import { usualTools } from '../../../../components/page/report-tools.ts';
import { PopupReport } from '../../../../components/popup/PopupReport.tsx';
import { popupEvents } from '../../../gallery/popup.tsx';
import { popupStart } from '../../../gallery/popup-states.ts';
import { galleryNow, ipReport, report } from '../../../gallery/reports.ts';
import { nothing } from '../../../gallery/surface.ts';
import { render } from '../render.ts';

const onNote = vi.fn<(text: string) => Promise<boolean>>();

beforeEach(() => {
  onNote.mockReset();
});

const room = { now: galleryNow, here: 'UTC', copied: null, tools: usualTools };

type Given = { details?: boolean; forNote?: boolean; canNote?: boolean; note?: string };

function popup(ip: string, { note, ...given }: Given) {
  const about = {
    ...report(ipReport()),
    subject: { kind: 'ip', ip } as const,
    ...(note === undefined ? {} : { note }),
  };
  const reading = { kind: 'report', report: about, offer: { kind: 'none' }, country: null } as const;
  const state = { ...popupStart, reading, ...given };
  return <PopupReport reading={reading} state={state} {...room} events={{ ...popupEvents, onNote }} />;
}

/** The popup with the field for the note open and a text in it. */
async function typed(text: string) {
  const root = render(popup('192.0.2.1', { details: true }));
  const show = (ip: string, details: boolean) => act(() => renderInto(popup(ip, { details }), root));
  await press(root.querySelector('[aria-label="Add note"]'));
  const input = field(root);
  if (input) input.value = text;
  await act(() => void input?.dispatchEvent(new window.Event('input', { bubbles: true })));
  const save = () =>
    act(async () => {
      const event = new window.Event('submit', { bubbles: true, cancelable: true });
      root.querySelector('.nl-note-form')?.dispatchEvent(event);
    });
  return { root, show, save };
}

function field(root: HTMLElement): HTMLInputElement | null {
  return root.querySelector('.nl-note-form input');
}

async function press(button: Element | null): Promise<void> {
  await act(() => void button?.dispatchEvent(new window.Event('click', { bubbles: true })));
}

describe('a note that is being typed', () => {
  it.each([true, false])('is for its own subject: another one’s report (all details: %s) has no field', async (all) => {
    const { root, show } = await typed('Anna');
    await show('192.0.2.2', all);
    expect(field(root)).toBeNull();
    await show('192.0.2.1', all);
    expect(field(root)?.value).toBe('Anna');
  });

  it('stays where more or fewer details are shown', async () => {
    const { root, show } = await typed('Anna');
    await show('192.0.2.1', false);
    expect(field(root)?.value).toBe('Anna');
  });

  it('stays in its field, which says so, until it is kept', async () => {
    const { root, save } = await typed(' Anna ');
    onNote.mockResolvedValueOnce(false);
    await save();
    expect(field(root)?.value).toBe(' Anna ');
    expect(root.querySelector('.nl-note-form [role="status"]')?.textContent).toMatch(/^Not saved/);
    onNote.mockResolvedValueOnce(true);
    await save();
    expect(field(root)).toBeNull();
    expect(onNote.mock.calls).toEqual([['Anna'], ['Anna']]);
  });

  it('is not discarded by the Esc that ends what an input method puts together', async () => {
    const { root } = await typed('安娜');
    const pressEscape = (isComposing: boolean) =>
      act(() => {
        const event = Object.assign(new window.Event('keydown', { bubbles: true }), { key: 'Escape', isComposing });
        root.querySelector('.nl-note-form')?.dispatchEvent(event);
      });
    await pressEscape(true);
    expect(field(root)?.value).toBe('安娜');
    await pressEscape(false);
    expect(field(root)).toBeNull();
  });
});

describe('the popup that a card opened for a note', () => {
  it.each([true, false])('has its field open and focused, with the note that there is (all details: %s)', (details) => {
    const root = render(popup('192.0.2.1', { details, forNote: true, note: 'our scanner' }));
    expect(field(root)?.value).toBe('our scanner');
  });

  it('opens it once notes are known to be kept, and not in a private window', async () => {
    const root = render(popup('192.0.2.1', { forNote: true, canNote: false }));
    expect(field(root)).toBeNull();
    await act(() => renderInto(popup('192.0.2.1', { forNote: true, canNote: true }), root));
    expect(field(root)).not.toBeNull();
  });

  it('does not open it again after it was closed', async () => {
    const root = render(popup('192.0.2.1', { forNote: true, details: true }));
    await press(root.querySelector('[aria-label="Add note"]'));
    await act(() => renderInto(popup('192.0.2.1', { forNote: true }), root));
    expect(field(root)).toBeNull();
  });
});

describe('a card', () => {
  const events: CardEvents = {
    ...{ onLookUp: nothing, onRefresh: nothing, onCopy: nothing, onRecipe: nothing, onSave: nothing, onPick: nothing },
    ...{ onReread: nothing, onTeach: nothing, onOptions: nothing, onDetails: nothing },
  };

  function card(given: Pick<CardEvents, 'onNote'>, shown: { details?: boolean; note?: string } = {}) {
    const { note, details = false } = shown;
    const about = { ...report(ipReport()), ...(note === undefined ? {} : { note }) };
    const state: CardState = {
      ...{ view: 'report', report: about, offer: { kind: 'none' }, country: null, asking: false, details },
    };
    return <Card state={state} {...room} pinned={false} events={{ ...events, ...given }} />;
  }

  it.each(['Add note', 'Edit note'])('leads to where a note is written, and has no field for it: %s', async (label) => {
    const leads = vi.fn();
    const note = label === 'Edit note' ? { note: 'our scanner' } : {};
    const root = render(card({ onNote: leads }, { details: true, ...note }));
    const button = root.querySelector(`[aria-label="${label}"]`);
    expect(button?.hasAttribute('aria-pressed')).toBe(false);
    await press(button);
    expect(leads).toHaveBeenCalledOnce();
    expect(root.querySelector('input, textarea')).toBeNull();
  });
});
