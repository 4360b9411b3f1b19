import { expect, onTestFinished, test, vi } from 'vitest';
import type { CardSettings } from '../../lib/model/settings/settings.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import { createCardController } from '../../lib/page/card/card-controller.ts';
import type { CardHost, CardHostOptions } from '../../lib/page/card/card-host.ts';
import { offerCardParts } from '../../lib/page/card/card-parts.ts';
import { usualCards } from '../../lib/page/card/card-phases.ts';
import type { Prepared, Survey } from '../../lib/page/card/card-types.ts';
import { createWalker } from '../../lib/page/card/walker.ts';
import type { Box } from '../../lib/page/dom/view.ts';
import type { Match } from '../../lib/page/mark/match-ledger.ts';
import { matchRects } from '../../lib/page/mark/match-place.ts';
import { drawnAs } from '../../lib/page/point/drawn.ts';
import { isEverSeen } from '../../lib/page/point/ever-seen.ts';
import { page, storm, survey } from './survey-room.ts';

offerCardParts({
  makeHost: () => null,
  drawnAs,
  isEverSeen,
  createWalker,
  around: () => ({}),
  publishedNear: () => [],
  selectionLinks: () => [],
});

const card = { left: 10, top: 200, width: 380, height: 300 };
const above = { left: 10, top: 40, width: 380, height: 300 };

/** A page with a number and another place of it further down, and the cards of a pointer. `isAbove`: the top frame shows them. */
async function numberRead({ isAbove = false, openCard = 'click' as CardSettings['openCard'] } = {}) {
  const root = page(
    '<div style="font:16px/24px monospace"><p id="number">Call <b>+49 30 901820</b></p><p id="other">or +49 30 901821</p></div>',
  );
  const room = survey({ stirred: () => cards.stirred() });
  const prepared: Prepared = { token: 'token', box: isAbove ? null : card, shown: isAbove ? above : null };
  const host = { box: card, show: vi.fn(), close: vi.fn(), move: vi.fn(), grow: vi.fn(), isVisible: () => true };
  const hosts: CardHostOptions[] = [];
  const prepare = vi.fn(async (_match: Match, _number: Box, _isStill: boolean) => prepared);
  const tellAbove = vi.fn(async (_: 'stay' | 'leave' | 'close') => true);
  const life = new AbortController();
  onTestFinished(() => life.abort());
  const read = { survey: (): Survey | null => room.surveyor };
  const cards = createCardController(
    {
      page: { url: 'about:blank', origin: location.origin },
      ready: async () => {},
      stood: () => true,
      prepare,
      settings: () => ({ ...usualCards, openCard }),
      tellAbove,
      lost() {},
      walkSame: () => null,
      makeHost(options): CardHost {
        hosts.push(options);
        return host;
      },
      survey: () => read.survey(),
    },
    life.signal,
  );
  await expect.poll(() => room.surveyor.ledger.all().size).toBe(2);
  const [match] = room.surveyor.ledger.all();
  const [rect] = match ? matchRects(match) : [];
  if (!match || !rect) throw new Error('no number');
  const point = { x: rect.left + 8, y: rect.top + 8 };
  const bold = (): HTMLElement => root.querySelector('#number b') ?? root;
  return { root, room, cards, host, hosts, prepare, tellAbove, match, point, bold, page: read };
}

/** The same, with an open card of the number. */
async function cardOpen({ isAbove = false } = {}) {
  const read = await numberRead({ isAbove });
  const { cards, match, point, prepare, hosts, host } = read;
  cards.enter(match, point);
  await expect.poll(() => prepare.mock.calls.length).toBe(1);
  if (!isAbove) {
    await expect.poll(() => hosts.length).toBe(1);
    hosts[0]?.onEvent({ say: 'ready' });
    expect(host.show).toHaveBeenCalledOnce();
  }
  return read;
}

type Open = Awaited<ReturnType<typeof cardOpen>>;

/** Waits until the text of the number was read again. */
async function foundAgain({ room: { surveyor }, bold, match }: Open): Promise<Match> {
  const find = (): Match | undefined =>
    [...surveyor.ledger.all()].find((other) => other !== match && bold().contains(other.passages[0].node));
  await expect.poll(find).toBeDefined();
  const found = find();
  if (!found) throw new Error('it was not found again');
  return found;
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

test.each<[string, (open: Open) => unknown]>([
  ['has become another', ({ bold }) => Object.assign(bold().firstChild ?? {}, { nodeValue: '+49 30 901829' })],
  ['has become no number', ({ bold }) => bold().replaceChildren('closed')],
  ['goes on', ({ bold }) => bold().after('55')],
  ['was removed', ({ bold }) => bold().remove()],
  [
    'is somewhere else',
    ({ root, bold }) => {
      root.append(Object.assign(document.createElement('p'), { textContent: bold().textContent }));
      bold().remove();
    },
  ],
  [
    'is in its place, but nobody can see it',
    ({ bold }) => {
      bold().style.opacity = '0';
      bold().replaceChildren(bold().textContent ?? '');
    },
  ],
  [
    'is in its place without a color',
    ({ bold }) => {
      bold().style.color = 'transparent';
      bold().replaceChildren(bold().textContent ?? '');
    },
  ],
])('a card closes if its number %s', async (_, change) => {
  const open = await cardOpen();
  change(open);
  await expect.poll(() => open.host.close.mock.calls.length).toBe(1);
});

test.each<[string, (open: Open) => unknown]>([
  ['is rendered again in new elements', ({ root }) => Object.assign(root, { innerHTML: root.innerHTML })],
  ['is rendered again in a new text', ({ bold }) => bold().replaceChildren('+49 30 901820')],
  ['is written in another way', ({ bold }) => bold().replaceChildren('+49 309 018 20')],
  ['has a new text beside it', ({ bold }) => bold().before('now ')],
])('a card stays if its number %s, and the visit continues', async (_, change) => {
  const open = await cardOpen();
  change(open);
  const found = await foundAgain(open);
  // The pointer may come to the new match before the next frame.
  open.cards.enter(found, open.point);
  await frames(3);
  expect(open.prepare).toHaveBeenCalledOnce();
  expect(open.host.close).not.toHaveBeenCalled();
  open.bold().replaceChildren('closed');
  await expect.poll(() => open.host.close.mock.calls.length).toBe(1);
});

test('a pinned card stays, as its number was there when it was pinned', async () => {
  const open = await cardOpen();
  open.hosts[0]?.onEvent({ say: 'pin', pinned: true });
  open.bold().replaceChildren('+49 30 901829');
  await foundAgain(open);
  await frames(3);
  expect(open.host.close).not.toHaveBeenCalled();
});

test('a card stays while the page is read again by another surveyor, which may read its number otherwise', async () => {
  const open = await cardOpen();
  open.room.stop();
  const room = survey({ stirred: () => open.cards.stirred(), changedReply: 1 });
  open.page.survey = () => room.surveyor;
  await expect.poll(() => room.surveyor.ledger.all().size).toBe(2);
  open.root.append('one more text');
  await expect.poll(() => room.surveyor.pace()).toBe('calm');
  await frames(3);
  expect(open.host.close).not.toHaveBeenCalled();
  open.bold().replaceChildren('closed');
  await expect.poll(() => open.host.close.mock.calls.length).toBe(1);
});

test('a card in a sub-frame closes, too, if its number is gone', async () => {
  const open = await cardOpen({ isAbove: true });
  open.bold().replaceChildren('+49 30 901820');
  await foundAgain(open);
  await frames(3);
  expect(open.tellAbove).not.toHaveBeenCalled();
  open.bold().replaceChildren('+49 30 901829');
  await expect.poll(() => open.tellAbove.mock.calls).toEqual([['close']]);
});

test('in a storm a card stays while its number does, closes with it, and only an open card is looked at', async () => {
  const open = await cardOpen();
  await storm(open.room);
  const text = open.bold().firstChild;
  if (!(text instanceof Text)) throw new Error('no text');
  text.data = text.data.slice();
  await frames(3);
  expect(open.host.close).not.toHaveBeenCalled();
  const measured = vi.spyOn(Range.prototype, 'getClientRects');
  const asked = vi.spyOn(globalThis, 'requestAnimationFrame');
  onTestFinished(() => [measured, asked].forEach((spy) => void spy.mockRestore()));
  await frames(3);
  expect(asked.mock.calls.length, 'it is looked at in each frame').toBeGreaterThan(6);
  expect(measured, 'an unchanged number is not measured').not.toHaveBeenCalled();
  text.data = '+49 30 901829';
  await expect.poll(() => open.host.close.mock.calls.length).toBe(1);
  expect(open.room.surveyor.pace()).toBe('storm');
  await frames(1);
  asked.mockClear();
  await frames(3);
  // This test and the surveyor, which compares marks.
  expect(asked).toHaveBeenCalledTimes(6);
});

test('a second storm, soon after the first, does not keep the card of a number that is gone', async () => {
  const open = await cardOpen();
  const stop = await storm(open.room);
  stop();
  await expect.poll(() => open.room.surveyor.pace()).toBe('calm');
  await frames(3);
  await storm(open.room);
  Object.assign(open.bold().firstChild ?? {}, { nodeValue: '+49 30 901829' });
  await expect.poll(() => open.host.close.mock.calls.length).toBe(1);
});

test('in a storm a number that its text node has again is the same visit', async () => {
  const open = await cardOpen();
  await storm(open.room);
  const text = open.bold().firstChild;
  if (!(text instanceof Text)) throw new Error('no text');
  text.data = '+49 309 01820';
  await foundAgain(open);
  await frames(3);
  expect(open.room.surveyor.pace()).toBe('storm');
  expect(open.host.close).not.toHaveBeenCalled();
});

test('a page that is never read to the end does not keep the card of a number that is gone', async () => {
  const open = await cardOpen();
  const { surveyor } = open.room;
  open.page.survey = () => ({ ...surveyor, pace: () => 'reading' });
  open.bold().replaceChildren('+49 30 901829');
  await foundAgain(open);
  await frames(3);
  expect(open.host.close).not.toHaveBeenCalled();
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  onTestFinished(() => clock.mockRestore());
  await expect.poll(() => open.host.close.mock.calls.length).toBe(1);
});

/** Writes the whole page anew. */
function renew({ root }: Open): void {
  Object.assign(root, { innerHTML: root.innerHTML });
}

/** Writes the whole page anew in each frame, until the test ends or the returned function is called. */
function writeAnew(open: Open): () => void {
  let isOn = true;
  const stop = (): void => {
    isOn = false;
  };
  const write = (): void => {
    if (!isOn) return;
    renew(open);
    requestAnimationFrame(write);
  };
  write();
  onTestFinished(stop);
  return stop;
}

test('a pointer that rests on a number opens its card, however often the number is written anew', async () => {
  const open = await numberRead({ openCard: 'hover' });
  open.cards.enter(open.match, open.point);
  const stop = writeAnew(open);
  await expect.poll(() => open.hosts.length).toBe(1);
  open.hosts[0]?.onEvent({ say: 'ready' });
  await expect.poll(() => open.host.show.mock.calls.length).toBe(1);
  await frames(10);
  expect(open.host.close).not.toHaveBeenCalled();
  expect(open.prepare).toHaveBeenCalledOnce();
  stop();
  open.bold().replaceChildren('closed');
  await expect.poll(() => open.host.close.mock.calls.length).toBe(1);
});

test('a pointer that moves on a number that is written anew is in the same visit', async () => {
  const open = await numberRead({ openCard: 'hover' });
  open.cards.enter(open.match, open.point);
  writeAnew(open);
  const enterAgain = (): void => {
    const [match] = [...open.room.surveyor.ledger.all()].filter(
      ({ subject, passages: [{ node }] }) => node.isConnected && subjectKey(subject) === subjectKey(open.match.subject),
    );
    if (match) open.cards.enter(match, open.point);
    else open.cards.leave(open.point);
  };
  const moving = setInterval(enterAgain, 10);
  onTestFinished(() => clearInterval(moving));
  await expect.poll(() => open.hosts.length).toBe(1);
  open.hosts[0]?.onEvent({ say: 'ready' });
  await expect.poll(() => open.host.show.mock.calls.length).toBe(1);
});

test('a number that is written anew under the pointer does not count as one that stood still', async () => {
  const open = await numberRead({ openCard: 'hover' });
  open.cards.enter(open.match, open.point);
  renew(open);
  await expect.poll(() => open.prepare.mock.calls.length).toBe(1);
  expect(open.prepare.mock.calls[0]?.[2]).toBe(false);
});

test('a card of a number that stood still is made again, if the number is written anew before it shows', async () => {
  const open = await numberRead({ openCard: 'hover' });
  open.cards.enter(open.match, open.point);
  await expect.poll(() => open.hosts.length).toBe(1);
  expect(open.prepare.mock.calls[0]?.[2]).toBe(true);
  renew(open);
  open.hosts[0]?.onEvent({ say: 'ready' });
  await expect.poll(() => open.prepare.mock.calls.length).toBe(2);
  expect(open.host.show).not.toHaveBeenCalled();
  expect(open.prepare.mock.calls[1]?.[2]).toBe(false);
  await expect.poll(() => open.hosts.length).toBe(2);
  open.hosts[1]?.onEvent({ say: 'ready' });
  await expect.poll(() => open.host.show.mock.calls.length).toBe(1);
});
