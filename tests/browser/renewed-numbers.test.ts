import { expect, onTestFinished, test } from 'vitest';
import { subjectKey } from '../../lib/model/subject.ts';
import type { Open } from './number-watch-room.ts';
import { frames, numberRead } from './number-watch-room.ts';

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
