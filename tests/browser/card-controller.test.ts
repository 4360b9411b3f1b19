import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page as browserWindow, userEvent } from 'vitest/browser';
import type { CardSettings } from '../../lib/model/settings/settings.ts';
import { createCardController } from '../../lib/page/card/card-controller.ts';
import type { CardHost, CardHostOptions } from '../../lib/page/card/card-host.ts';
import { prepareDelay, usualCards } from '../../lib/page/card/card-phases.ts';
import type { Prepared } from '../../lib/page/card/card-types.ts';
import type { Match } from '../../lib/page/mark/match-ledger.ts';
import { page } from './survey-room.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const here = { x: 20, y: 20 };
const number = { left: 10, top: 10, width: 80, height: 20 };
const place = { left: 10, top: 100, width: 380, height: 440 };
const { cardDelays } = usualCards;

function room(
  prepared: Prepared | null = { token: 'token', box: place, shown: null },
  settings: Partial<CardSettings> = {},
) {
  const hosts: (CardHost & { options: CardHostOptions })[] = [];
  const tellAbove = vi.fn(async (_: 'stay' | 'leave' | 'close') => true);
  const prepare = vi.fn(async () => prepared);
  const lost = vi.fn();
  const walkSame = vi.fn((_: Match): Match | null => null);
  const life = new AbortController();
  onTestFinished(() => life.abort());
  const cards = createCardController(
    {
      page: { url: 'about:blank', origin: location.origin },
      ready: async () => {},
      stood: () => true,
      prepare,
      settings: () => ({ ...usualCards, ...settings }),
      tellAbove,
      lost,
      walkSame,
      survey: () => null,
      makeHost(options) {
        const host = {
          options,
          box: options.box,
          show: vi.fn(),
          close: vi.fn(),
          move: vi.fn(),
          grow: vi.fn(),
          isVisible: () => true,
        };
        hosts.push(host);
        return host;
      },
    },
    life.signal,
  );
  return { cards, prepare, tellAbove, lost, walkSame, hosts, life };
}

function match(): Match {
  const node = page('<p>+49 30 901820</p>').firstChild?.firstChild;
  if (!(node instanceof Text)) throw new Error('no text');
  const place = { node, start: 0, end: node.length };
  return {
    subject: { kind: 'ip', ip: '192.0.2.1' },
    sure: true,
    country: null,
    passages: [place],
    text: node.data,
    since: 0,
  };
}

async function shown() {
  const entered = room();
  entered.cards.enter(match(), here);
  await vi.advanceTimersByTimeAsync(cardDelays.show);
  entered.hosts.at(-1)?.options.onEvent({ say: 'ready' });
  return entered;
}

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
