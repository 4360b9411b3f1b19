import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { prepareDelay } from '../../lib/page/card/card-phases.ts';
import { cardDelays, here, match, number, place, room, shown } from './card-controller-room.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a card opened by the menu stays until the pointer has been in it, or is pressed elsewhere', async () => {
  const menu = () => {
    const opened = room();
    opened.cards.open({ token: 'token', box: place }, number, { by: 'menu' });
    const [host] = opened.hosts;
    if (!host) throw new Error('no card');
    return { ...opened, host };
  };
  const away = { x: 900, y: 700 };

  const visited = menu();
  visited.cards.leave(away);
  visited.host.options.onEvent({ say: 'ready' });
  visited.cards.enter(match(), away);
  visited.cards.leave(away);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(visited.host.show).toHaveBeenCalledOnce();
  expect(visited.host.close).not.toHaveBeenCalled();
  visited.host.options.onEvent({ say: 'in' });
  visited.host.options.onEvent({ say: 'out' });
  await vi.advanceTimersByTimeAsync(cardDelays.close);
  expect(visited.host.close).toHaveBeenCalled();

  const pressed = menu();
  pressed.host.options.onEvent({ say: 'ready' });
  await userEvent.click(document.body);
  expect(pressed.host.close).toHaveBeenCalled();
});

test('selected text holds the card until it is selected no longer, or the page is pressed', async () => {
  for (const release of ['frame', 'press'] as const) {
    const { cards, hosts } = await shown();
    hosts[0]?.options.onEvent({ say: 'hold', held: true });
    cards.leave(null);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(hosts[0]?.close, release).not.toHaveBeenCalled();
    if (release === 'frame') hosts[0]?.options.onEvent({ say: 'hold', held: false });
    else {
      await userEvent.click(document.body);
      cards.leave(null);
    }
    await vi.advanceTimersByTimeAsync(cardDelays.close);
    expect(hosts[0]?.close, release).toHaveBeenCalledOnce();
  }
});

test('selected text holds the card also while the pointer crosses other numbers, here and in a sub-frame', async () => {
  const { cards, hosts, prepare } = await shown();
  hosts[0]?.options.onEvent({ say: 'hold', held: true });
  cards.enter(match(), here);
  expect(cards.open({ token: 'other', box: place }, number, { by: 'frame', frame: 3 })).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(hosts).toHaveLength(1);
  expect(prepare).toHaveBeenCalledOnce();
  expect(hosts[0]?.close).not.toHaveBeenCalled();

  hosts[0]?.options.onEvent({ say: 'hold', held: false });
  cards.enter(match(), here);
  await vi.advanceTimersByTimeAsync(cardDelays.close + cardDelays.show);
  expect(hosts[0]?.close).toHaveBeenCalledOnce();
  expect(hosts).toHaveLength(2);
});

test('a card that got smaller below the pointer waits until that moves away', async () => {
  const { cards, hosts } = await shown();
  const [host] = hosts;
  host?.options.onEvent({ say: 'in' });
  host?.options.onEvent({ say: 'grow', height: 200 });
  host?.options.onEvent({ say: 'out', still: true });
  await vi.advanceTimersByTimeAsync(cardDelays.close * 9);
  cards.leave({ x: 500, y: 520 });
  cards.leave({ x: 503, y: 521 });
  await vi.advanceTimersByTimeAsync(cardDelays.close * 9);
  expect(host?.close, 'the hand only trembled').not.toHaveBeenCalled();
  cards.leave({ x: 540, y: 520 });
  await vi.advanceTimersByTimeAsync(cardDelays.close);
  expect(host?.close).toHaveBeenCalledOnce();
});

test('a card for a sub-frame shows when the rest of the dwell is over, and follows what the pointer does there', async () => {
  const { cards, hosts } = room();
  expect(cards.open({ token: 'token', box: place }, number, { by: 'frame', frame: 7 })).toBe(true);
  expect(cards.frame()).toBe(7);
  hosts[0]?.options.onEvent({ say: 'ready' });
  await vi.advanceTimersByTimeAsync(cardDelays.show - prepareDelay - 1);
  expect(hosts[0]?.show).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(hosts[0]?.show).toHaveBeenCalledOnce();

  expect(cards.point(8, 'close'), 'another frame').toBe(false);
  hosts[0]?.options.onEvent({ say: 'in' });
  cards.point(7, 'leave');
  await vi.advanceTimersByTimeAsync(cardDelays.close);
  expect(hosts[0]?.close, 'the pointer is in the card').not.toHaveBeenCalled();
  hosts[0]?.options.onEvent({ say: 'out' });
  await vi.advanceTimersByTimeAsync(cardDelays.close - 1);
  expect(cards.point(7, 'stay')).toBe(true);
  await vi.advanceTimersByTimeAsync(cardDelays.close);
  expect(hosts[0]?.close, 'it is back on the number').not.toHaveBeenCalled();
  cards.point(7, 'leave');
  await vi.advanceTimersByTimeAsync(cardDelays.close);
  expect(hosts[0]?.close).toHaveBeenCalledOnce();
  expect(cards.point(7, 'stay')).toBe(false);
});

test('a sub-frame whose card the top frame shows makes none, and tells what the pointer does', async () => {
  const { cards, hosts, tellAbove } = room({ token: 'token', box: null, shown: { ...number, top: 40 } });
  cards.enter(match(), here);
  await vi.advanceTimersByTimeAsync(cardDelays.show);
  expect(hosts).toHaveLength(0);
  cards.leave({ x: 800, y: 700 });
  cards.close();
  expect(tellAbove.mock.calls).toEqual([['leave'], ['close']]);
});

test('a card that the pointer left while the top frame made it is closed there', async () => {
  const prepared = { token: 'token', box: null, shown: { ...number, top: 40 } };
  const { cards, prepare, tellAbove } = room(prepared);
  prepare.mockImplementationOnce(async () => {
    cards.leave(null);
    return prepared;
  });
  cards.enter(match(), here);
  await vi.advanceTimersByTimeAsync(prepareDelay + 1);
  expect(tellAbove.mock.calls).toEqual([['close']]);
});

/** Hovers until the card is made, which the page takes away `times` times. */
async function fight(entered: ReturnType<typeof room>, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    entered.cards.enter(match(), here);
    await vi.advanceTimersByTimeAsync(cardDelays.show);
    entered.hosts.at(-1)?.options.onEvent({ say: 'fought' });
  }
}

test('a page that takes cards away again and again gets no more by hovering, but by the menu', async () => {
  const entered = room();
  await fight(entered, 2);
  expect(entered.lost).not.toHaveBeenCalled();
  await fight(entered, 3);
  expect(entered.lost).toHaveBeenCalledOnce();
  expect(entered.hosts).toHaveLength(3);
  entered.cards.open({ token: 'token', box: place }, number, { by: 'frame', frame: 2 });
  expect(entered.hosts).toHaveLength(3);
  entered.cards.open({ token: 'token', box: place }, number, { by: 'menu' });
  expect(entered.hosts).toHaveLength(4);
});

test('cards that the page takes away now and then are no fight', async () => {
  const entered = room();
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  for (const minute of [1, 3, 5, 7]) {
    clock.mockReturnValue(minute * 60_000);
    await fight(entered, 1);
  }
  expect(entered.lost).not.toHaveBeenCalled();
  expect(entered.hosts).toHaveLength(4);
});
