import { expect, test } from 'vitest';
import type { CardEvent, CardPhase } from '../../../../lib/page/card/card-phases.ts';
import { stepCard } from '../../../../lib/page/card/card-phases.ts';

/*
 *            enter               prepareDue              showDue and ready            leave
 *   idle ------------> dwelling ------------> preparing ------------------> shown ------------> leaving
 *    ^   <------------    |  ^  <------------     |                           ^  <------------    |  |
 *    |       leave        |  |   enter another    |                           |   stay, enter     |  |
 *    +--------------------+--+--------------------+---- close, pin -----------+-------------------+  |
 *    |                       |                              leaveDue with a next mark                |
 *    |                       +-----------------------------------------------------------------------+
 *    +------------------------------------- leaveDue ------------------------------------------------+
 */
const idle: CardPhase<number> = { at: 'idle' };

function walk(
  events: CardEvent<number>[],
  from: CardPhase<number> = idle,
): { state: CardPhase<number>; actions: string[] } {
  let state = from;
  const actions: string[] = [];
  for (const event of events) {
    const [next, action] = stepCard(state, event);
    state = next;
    if (action) actions.push(action);
  }
  return { state, actions };
}

const shown: CardEvent<number>[] = [
  { is: 'enter', visit: 1 },
  { is: 'prepareDue', visit: 1 },
  { is: 'ready', visit: 1 },
  { is: 'showDue', visit: 1 },
];

test('a rest on a mark prepares a card and shows it when the delay is over', () => {
  expect(walk(shown)).toEqual({
    state: { at: 'shown', visit: 1 },
    actions: ['dwell', 'prepare', 'show'],
  });
});

test('a card that is late is shown as soon as it is ready', () => {
  const late: CardEvent<number>[] = [
    { is: 'enter', visit: 1 },
    { is: 'prepareDue', visit: 1 },
    { is: 'showDue', visit: 1 },
  ];
  expect(walk(late).state).toEqual({ at: 'preparing', visit: 1, due: true, ready: false });
  expect(walk([...late, { is: 'ready', visit: 1 }]).state).toEqual({ at: 'shown', visit: 1 });
});

test('passing over a mark makes no card', () => {
  const { state, actions } = walk([
    { is: 'enter', visit: 1 },
    { is: 'leave' },
    { is: 'prepareDue', visit: 1 },
    { is: 'showDue', visit: 1 },
  ]);
  expect(state).toEqual(idle);
  expect(actions).not.toContain('prepare');
  expect(actions).not.toContain('show');
});

test('travelling on the mark starts the dwell again, but only until the card is being made', () => {
  expect(
    walk([
      { is: 'enter', visit: 1 },
      { is: 'travel', visit: 1 },
    ]).actions,
  ).toEqual(['dwell', 'dwell']);
  expect(walk([...shown.slice(0, 2), { is: 'travel', visit: 1 }]).actions).toEqual(['dwell', 'prepare']);
});

test('what arrives late for another visit changes nothing', () => {
  const { state } = walk([
    { is: 'enter', visit: 1 },
    { is: 'prepareDue', visit: 1 },
    { is: 'enter', visit: 2 },
    { is: 'ready', visit: 1 },
    { is: 'prepareDue', visit: 1 },
    { is: 'showDue', visit: 1 },
  ]);
  expect(state).toEqual({ at: 'dwelling', visit: 2 });
});

test('leaving closes after the delay, coming back keeps the card', () => {
  const left = walk([...shown, { is: 'leave' }]);
  expect(left.actions.at(-1)).toBe('startLeave');
  expect(walk([{ is: 'leaveDue', visit: 1 }], left.state)).toEqual({ state: idle, actions: ['removeCard'] });
  expect(walk([{ is: 'stay' }], left.state)).toEqual({ state: { at: 'shown', visit: 1 }, actions: ['stay'] });
});

test('a mark crossed on the way to the card does not take its place before the delay', () => {
  const crossed = walk([...shown, { is: 'enter', visit: 2 }]);
  expect(crossed.state).toEqual({ at: 'leaving', visit: 1, next: 2 });
  expect(walk([{ is: 'stay' }], crossed.state).state).toEqual({ at: 'shown', visit: 1 });
  expect(walk([{ is: 'leaveDue', visit: 1 }], crossed.state)).toEqual({
    state: { at: 'dwelling', visit: 2 },
    actions: ['dwell'],
  });
});

test('closing removes whatever there is, from every state', () => {
  for (let length = 1; length <= shown.length; length += 1) {
    const { state, actions } = walk([...shown.slice(0, length), { is: 'close' }]);
    expect(state).toEqual(idle);
    expect(actions.at(-1)).toBe('removeCard');
  }
});

test('a pinned card stays and the next hover makes another', () => {
  const pinned = walk([...shown, { is: 'pin' }]);
  expect(pinned.state).toEqual(idle);
  expect(pinned.actions.slice(3)).toEqual(['stay']);
  expect(walk([{ is: 'enter', visit: 2 }], pinned.state).state).toEqual({ at: 'dwelling', visit: 2 });
});

test('a card opened by the menu replaces a hovered one and shows when ready', () => {
  const { state, actions } = walk([...shown, { is: 'open', visit: 5, due: true }, { is: 'ready', visit: 5 }]);
  expect(state).toEqual({ at: 'shown', visit: 5 });
  expect(actions.slice(3)).toEqual(['removeCard', 'show']);
});
