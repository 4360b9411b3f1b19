import { render as renderInto } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Card } from '../../../components/card/Card.tsx';
import type { CardEvents, CardState } from '../../../components/card/card-state.ts';
import { firstCopy } from '../../../lib/model/answer/copy-recipe.ts';
import { galleryNow, ipReport, report } from '../../gallery/reports.ts';
import { nothing } from '../../gallery/surface.ts';
import { render } from './render.ts';

const onNote = vi.fn<(text: string) => Promise<boolean>>();
const events: CardEvents = {
  ...{ onLookUp: nothing, onRefresh: nothing, onCopy: nothing, onRecipe: nothing, onSave: nothing, onPick: nothing },
  ...{ onReread: nothing, onTeach: nothing, onOptions: nothing, onDetails: nothing, onNote },
};

beforeEach(() => {
  onNote.mockReset();
});

function card(ip: string, details: boolean) {
  const state: CardState = {
    ...{ view: 'report', report: { ...report(ipReport()), subject: { kind: 'ip', ip } }, offer: { kind: 'none' } },
    ...{ country: null, asking: false, details },
  };
  const tools = { lastCopy: firstCopy, elsewhere: [] };
  const room = { now: galleryNow, here: 'UTC', copied: null, tools, pinned: false, events };
  return <Card state={state} {...room} />;
}

/** A card whose field for the note is open, with a text in it. */
async function typed(text: string) {
  const root = render(card('192.0.2.1', true));
  const show = (ip: string, details: boolean) => act(() => renderInto(card(ip, details), root));
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
  it.each([true, false])('is for its own subject: another one’s card (all details: %s) has no field', async (all) => {
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

it('has no menu if nothing would be in it', () => {
  const { onNote: _, ...plain } = events;
  const example = card('192.0.2.1', false);
  const root = render(<Card {...example.props} events={plain} />);
  expect(root.querySelector('[aria-haspopup="menu"]')).toBeNull();
});
