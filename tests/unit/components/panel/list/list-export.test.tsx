import { expect, it, vi } from 'vitest';
import { ListExport } from '../../../../../components/panel/list/ListExport.tsx';
import { ListHalf } from '../../../../../components/panel/list/ListHalf.tsx';
import type { ListState } from '../../../../../components/panel/list/list-state.ts';
import { listEvents } from '../../../../gallery/list.tsx';
import { listExamples } from '../../../../gallery/list-states.ts';
import { galleryNow } from '../../../../gallery/reports.ts';
import { nothing } from '../../../../gallery/surface.ts';
import { tools } from '../../../../gallery/tools.ts';
import { render } from '../../render.ts';

function buttons(name: string, copied = false): (string | null)[] {
  const state = listExamples.find((each) => each.name === name)?.state;
  if (!state) throw new Error(`no state ${name}`);
  const root = render(<ListExport state={state} copied={copied} events={listEvents} />);
  return [...root.querySelectorAll('button')].map(({ textContent }) => textContent);
}

it('copies and saves nothing of a list that is still read, unless rows are selected', () => {
  const state = listExamples.find(({ name }) => name === 'Run over, with a failure')?.state;
  const closed = (changes: Partial<ListState>) => {
    if (!state) throw new Error('no state');
    const root = render(<ListExport state={{ ...state, ...changes }} copied={false} events={listEvents} />);
    return [...root.querySelectorAll('button')].map(({ disabled }) => disabled);
  };
  const reading = { file: null, part: 0.2 };
  expect(closed({})).toEqual([false, false]);
  expect(closed({ reading })).toEqual([true, true]);
  expect(closed({ reading, selected: new Set(state?.shown.slice(0, 1).map(({ key }) => key)) })).toEqual([
    false,
    false,
  ]);
});

it('copies nothing of a list that is still read by Ctrl+C either', () => {
  const state = listExamples.find(({ name }) => name === 'Run over, with a failure')?.state;
  if (!state) throw new Error('no state');
  class ResizeObserver {
    observe = nothing;
    disconnect = nothing;
  }
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('ResizeObserver', ResizeObserver);
  const onCopyList = vi.fn();
  const common = { now: galleryNow, here: 'Europe/Berlin', copied: null, tools, canNote: true };
  for (const reading of [{ file: null, part: 0.2 }, null]) {
    const typed = { text: '', onType: nothing };
    const root = render(
      <ListHalf state={{ ...state, reading }} typed={typed} events={{ ...listEvents, onCopyList }} {...common} />,
    );
    vi.stubGlobal('Element', window.Element);
    Object.assign(document, { getSelection: () => null });
    const press = Object.assign(new window.Event('keydown', { bubbles: true }), { key: 'c', ctrlKey: true });
    root.querySelector('[role="grid"]')?.dispatchEvent(press);
    expect(onCopyList).toHaveBeenCalledTimes(reading ? 0 : 1);
  }
});

it('says how many rows it takes while some are selected', () => {
  expect(buttons('Before spending')).toEqual(['Copy 3', 'Save 3']);
  expect(buttons('Before spending', true)).toEqual(['Copied', 'Save 3']);
  expect(buttons('Run over, with a failure')).toEqual(['Copy', 'Save file']);
});
