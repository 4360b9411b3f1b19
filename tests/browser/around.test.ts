import { expect, test, vi } from 'vitest';
import { mostControls } from '../../lib/model/page/card.ts';
import { around } from '../../lib/page/point/around.ts';
import { page, survey } from './survey-room.ts';

const style = '<style>button, input { position: absolute; left: 40px; width: 50px; height: 20px; padding: 0 }</style>';
const number = '<p id="number">+49 30 901820</p>';

/** Where the controls beside the number are: how far below its top (px). */
async function controlsBeside(html: string): Promise<number[]> {
  const root = page(style + html);
  const { surveyor } = survey();
  await vi.waitFor(() => expect(surveyor.ledger.all().size).toBe(1));
  const [match] = surveyor.ledger.all();
  const box = root.querySelector('#number')?.getBoundingClientRect();
  if (!match || !box) throw new Error('the number is not marked');
  const { controls = [] } = around(match, box, surveyor.ledger);
  root.remove();
  return controls.map(({ top }) => Math.round(top - box.top)).sort((one, other) => one - other);
}

const key = (top: number, more = '') => `<button style="margin-top: ${top}px" ${more}>1</button>`;

test('the keys and fields beside a number are found, before and after it, if they are drawn and near', async () => {
  const hidden = key(20, 'hidden') + key(2_000);
  const all = `${key(0)}<div><input></div>${number}<div>${key(30)}</div>${key(60)}${hidden}`;
  const told = await controlsBeside(all);
  expect(told).toHaveLength(4);
});

test('the button that the number is in is none of them', async () => {
  expect(await controlsBeside(`<div role="button">${number}</div>`)).toEqual([]);
});

test('a key or field that lies over the page is found, however far from the number in the document', async () => {
  const keys = `${key(30)}${key(60, 'hidden')}<div style="opacity: 0">${key(90)}</div>`;
  expect(await controlsBeside(`${number}${'<i></i>'.repeat(3_000)}${keys}`)).toHaveLength(1);
});

test('of very many only the nearest are found, and only some are asked', async () => {
  const many = Array.from({ length: 300 }, (_, at) => key(at % 100)).join('');
  expect(await controlsBeside(`${many}${number}${many}`)).toHaveLength(mostControls);
  const far = `${number}${'<i></i>'.repeat(300)}${key(30)}${key(2_000).repeat(1_000)}`;
  expect(await controlsBeside(far)).toEqual([]);
});
