import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page as browserWindow, userEvent } from 'vitest/browser';
import { prepareDelay } from '../../lib/page/card/card-phases.ts';
import { cardDelays, here, match, number, place, room, shown } from './card-controller-room.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('prepares while the pointer dwells and shows when the dwell is over', async () => {
  const { cards, prepare, hosts } = room();
  cards.enter(match(), here);
  await vi.advanceTimersByTimeAsync(prepareDelay - 1);
  expect(prepare).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(hosts).toHaveLength(1);
  hosts[0]?.options.onEvent({ say: 'ready' });
  await vi.advanceTimersByTimeAsync(cardDelays.show - prepareDelay - 1);
  expect(hosts[0]?.show).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(hosts[0]?.show).toHaveBeenCalledOnce();
});

test('a number that moves while its card is made takes it along', async () => {
  const { cards, prepare, hosts } = room();
  const moving = match();
  cards.enter(moving, here);
  prepare.mockImplementationOnce(async () => {
    const paragraph = moving.passages[0]?.node.parentElement;
    if (paragraph) paragraph.style.translate = '30px 12px';
    return { token: 'token', box: place, shown: null };
  });
  await vi.advanceTimersByTimeAsync(prepareDelay);
  expect(hosts[0]?.options.box).toEqual({ ...place, left: place.left + 30, top: place.top + 12 });
});

test('a card that a key opened walks from its number to the other places of it', async () => {
  const { cards, hosts, walkSame } = room();
  const [first, second] = [match(), match()];
  cards.open({ token: 'token', box: place }, number, { by: 'key', match: first });
  walkSame.mockReturnValue(second);
  hosts[0]?.options.onEvent({ say: 'walk', by: 1 });
  hosts[0]?.options.onEvent({ say: 'walk', by: 1 });
  expect(walkSame.mock.calls.map(([from]) => from)).toEqual([first, second]);
});

test('a card that is ready late is shown late', async () => {
  const { cards, hosts } = room();
  cards.enter(match(), here);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(hosts[0]?.close).not.toHaveBeenCalled();
  hosts[0]?.options.onEvent({ say: 'ready' });
  expect(hosts[0]?.show).toHaveBeenCalledOnce();
});

test('makes none for a pointer that just passes, or where the background has none', async () => {
  const passing = room();
  passing.cards.enter(match(), here);
  passing.cards.leave(here);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(passing.prepare).not.toHaveBeenCalled();
  const refused = room(null);
  refused.cards.enter(match(), here);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(refused.prepare).toHaveBeenCalledOnce();
  expect(refused.hosts).toHaveLength(0);
});

test('closes after a while outside, not on the way between number and card', async () => {
  const { cards, hosts } = await shown();
  const [host] = hosts;
  if (!host) throw new Error('no card');
  cards.leave({ x: place.left + 4, y: 98 });
  await vi.advanceTimersByTimeAsync(cardDelays.close);
  expect(host.close).not.toHaveBeenCalled();
  cards.leave({ x: 900, y: 700 });
  await vi.advanceTimersByTimeAsync(cardDelays.close - 1);
  expect(host.close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(host.close).toHaveBeenCalledOnce();
});

test('a pinned card stays; of four the oldest goes; all go with the page', async () => {
  const { cards, hosts, life } = await shown();
  for (let count = 1; count <= 4; count += 1) {
    hosts.at(-1)?.options.onEvent({ say: 'pin', pinned: true });
    cards.leave(null);
    cards.enter(match(), here);
    await vi.advanceTimersByTimeAsync(cardDelays.show);
    hosts.at(-1)?.options.onEvent({ say: 'ready' });
  }
  expect(hosts.map(({ close }) => vi.mocked(close).mock.calls.length)).toEqual([1, 0, 0, 0, 0]);
  life.abort();
  expect(hosts.map(({ close }) => vi.mocked(close).mock.calls.length)).toEqual([1, 1, 1, 1, 1]);
});

test('Esc closes the card and is kept from the page only then', async () => {
  const { hosts } = await shown();
  const heard = vi.fn();
  addEventListener('keydown', heard);
  onTestFinished(() => removeEventListener('keydown', heard));
  vi.useRealTimers();
  await userEvent.keyboard('{Escape}');
  expect(hosts[0]?.close).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(heard).toHaveBeenCalledOnce();
});

test('a key or a click shows the card as soon as it is ready', async () => {
  const { cards, hosts } = room(undefined, { openCard: 'click' });
  cards.enter(match(), here);
  await vi.advanceTimersByTimeAsync(1);
  hosts[0]?.options.onEvent({ say: 'ready' });
  expect(hosts[0]?.show).toHaveBeenCalledOnce();
});

test('the delays are the person’s', async () => {
  const { cards, hosts } = room(undefined, { cardDelays: { show: 900, close: 2_000 } });
  cards.enter(match(), here);
  await vi.advanceTimersByTimeAsync(899);
  hosts[0]?.options.onEvent({ say: 'ready' });
  expect(hosts[0]?.show).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(hosts[0]?.show).toHaveBeenCalledOnce();
  cards.leave(null);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(hosts[0]?.close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(hosts[0]?.close).toHaveBeenCalledOnce();
});

test('only a pinned card moves', async () => {
  const { hosts } = await shown();
  hosts[0]?.options.onEvent({ say: 'move', x: 5, y: 6 });
  expect(hosts[0]?.move).not.toHaveBeenCalled();
  hosts[0]?.options.onEvent({ say: 'pin', pinned: true });
  hosts[0]?.options.onEvent({ say: 'move', x: 5, y: 6 });
  expect(vi.mocked(hosts[0]?.move)?.mock.calls).toEqual([[5, 6]]);
});

test('a window of another size closes the card and keeps the pinned ones inside', async () => {
  const { cards, hosts } = await shown();
  hosts[0]?.options.onEvent({ say: 'pin', pinned: true });
  cards.enter(match(), here);
  await vi.advanceTimersByTimeAsync(cardDelays.show);
  const { innerWidth: width, innerHeight: height } = window;
  const resize = async (to: number): Promise<void> => {
    const resized = new Promise((done) => addEventListener('resize', done, { once: true }));
    await browserWindow.viewport(to, height);
    await resized;
  };
  // The event may come after the answer: without waiting for it, it would close a card of the next test.
  onTestFinished(() => resize(width));
  await resize(width - 20);
  expect(hosts[1]?.close).toHaveBeenCalledOnce();
  expect(hosts[0]?.close).not.toHaveBeenCalled();
  expect(vi.mocked(hosts[0]?.move)?.mock.calls).toEqual([[0, 0]]);
});

test('no event that the page makes up closes a card or lets go of it', async () => {
  const { cards, hosts } = await shown();
  hosts[0]?.options.onEvent({ say: 'hold', held: true });
  const made = [new Event('resize'), new Event('pagehide'), new KeyboardEvent('keydown', { key: 'Escape' })];
  for (const event of made) dispatchEvent(event);
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  cards.leave(null);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(hosts[0]?.close).not.toHaveBeenCalled();
});

test('Esc is left to the page where the page took the card away', async () => {
  const { hosts } = await shown();
  const [host] = hosts;
  if (!host) throw new Error('no card');
  host.isVisible = () => false;
  const heard = vi.fn();
  addEventListener('keydown', heard);
  onTestFinished(() => removeEventListener('keydown', heard));
  vi.useRealTimers();
  await userEvent.keyboard('{Escape}');
  expect(heard).toHaveBeenCalledOnce();
});
