import { expect, it } from 'vitest';
import { ListExport } from '../../../../../components/panel/list/ListExport.tsx';
import type { ListState } from '../../../../../components/panel/list/list-state.ts';
import { listEvents } from '../../../../gallery/list.tsx';
import { listExamples } from '../../../../gallery/list-states.ts';
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

it('says how many rows it takes while some are selected', () => {
  expect(buttons('Before spending')).toEqual(['Copy 3', 'Save 3']);
  expect(buttons('Before spending', true)).toEqual(['Copied', 'Save 3']);
  expect(buttons('Run over, with a failure')).toEqual(['Copy', 'Save file']);
});
