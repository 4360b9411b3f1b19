import { expect, onTestFinished, test, vi } from 'vitest';
import type { Open } from './number-watch-room.ts';
import { cardOpen, foundAgain, frames } from './number-watch-room.ts';
import { storm, survey } from './survey-room.ts';

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
  // Eight seconds after the first storm the page is read again, and that would find it, too.
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
  onTestFinished(() => clock.mockRestore());
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
