import { expect, test, vi } from 'vitest';
import type { TellAbove } from '../../../../lib/page/card/card-above.ts';
import { createCardAbove } from '../../../../lib/page/card/card-above.ts';
import type { Match } from '../../../../lib/page/mark/match-ledger.ts';

/** Where the match is does not matter here. */
const node: Text = Object.create(null);

const match = (): Match => ({
  subject: { kind: 'ip', ip: '192.0.2.1' },
  sure: true,
  country: null,
  passages: [{ node, start: 0, end: 1 }],
  text: '1',
  since: 0,
});
const number = { left: 10, top: 10, width: 100, height: 20 };
const box = { left: 10, top: 38, width: 380, height: 300 };

function room(isUp = true) {
  const tell = vi.fn<TellAbove>(async () => isUp);
  const above = createCardAbove(tell);
  const shown = match();
  above.shown({ match: shown, point: { x: 20, y: 20 }, number }, box);
  const said = () => tell.mock.calls.map(([is]) => is);
  return { above, shown, said };
}

test('tells once that the pointer left the number and the way to the card, and once that it is back', () => {
  const { above, said } = room();
  above.leave({ x: 20, y: 34 });
  expect(said()).toEqual([]);
  above.leave({ x: 600, y: 400 });
  above.leave({ x: 610, y: 400 });
  above.leave({ x: 20, y: 20 });
  expect(said()).toEqual(['leave', 'stay']);
});

test('tells again that the pointer left if it comes back to no number: the card may have shrunk away from it', () => {
  const { above, said } = room();
  above.leave(null);
  above.leave({ x: 600, y: 400 });
  above.leave({ x: 610, y: 400 });
  expect(said()).toEqual(['leave', 'leave']);
});

test('the same number again keeps its card; where that is gone, it gets a new one', async () => {
  const kept = room(true);
  const otherwise = vi.fn();
  kept.above.enter(kept.shown, otherwise);
  await vi.waitFor(() => expect(kept.said()).toEqual(['stay']));
  expect(otherwise).not.toHaveBeenCalled();

  const gone = room(false);
  gone.above.enter(gone.shown, otherwise);
  await vi.waitFor(() => expect(otherwise).toHaveBeenCalledOnce());
});

test('a pointer that left before the answer came gets none', async () => {
  const { above, shown, said } = room(false);
  const otherwise = vi.fn();
  above.enter(shown, otherwise);
  above.leave(null);
  await Promise.resolve();
  await Promise.resolve();
  expect(said()).toEqual(['stay', 'leave']);
  expect(otherwise).not.toHaveBeenCalled();
});

test('another number leaves this one and goes its own way at once', () => {
  const { above, said } = room();
  const otherwise = vi.fn();
  above.enter(match(), otherwise);
  expect(said()).toEqual(['leave']);
  expect(otherwise).toHaveBeenCalledOnce();
});

test('closing is told once, and nothing without a card', () => {
  const { above, said } = room();
  above.close();
  above.close();
  above.leave(null);
  expect(said()).toEqual(['close']);
});
