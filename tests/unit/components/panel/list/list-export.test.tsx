import { expect, it } from 'vitest';
import { ListExport } from '../../../../../components/panel/list/ListExport.tsx';
import { listEvents } from '../../../../gallery/list.tsx';
import { listExamples } from '../../../../gallery/list-states.ts';
import { render } from '../../render.ts';

function buttons(name: string, copied = false): (string | null)[] {
  const state = listExamples.find((each) => each.name === name)?.state;
  if (!state) throw new Error(`no state ${name}`);
  const root = render(<ListExport state={state} copied={copied} events={listEvents} />);
  return [...root.querySelectorAll('button')].map(({ textContent }) => textContent);
}

it('says how many rows it takes while some are selected', () => {
  expect(buttons('Before spending')).toEqual(['Copy 3', 'Save 3']);
  expect(buttons('Before spending', true)).toEqual(['Copied', 'Save 3']);
  expect(buttons('Run over, with a failure')).toEqual(['Copy', 'Save file']);
});
