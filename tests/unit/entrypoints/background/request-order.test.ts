import { expect, test, vi } from 'vitest';
import type { FairQueue } from '../../../../entrypoints/background/fair-queue.ts';
import { requestOrder } from '../../../../entrypoints/background/fair-queue.ts';
import { failed, ok } from '../../../../lib/model/result.ts';

const page = {
  kind: 'page',
  tabId: 1,
  frameId: 2,
  host: 'a.example',
  frameHost: 'b.example',
  isPageWritten: false,
  isPrivate: false,
} as const;
const work = async () => ok(1);

/** A queue that lets nothing through in its turn. */
function stuckQueue(mayAsk = () => true) {
  const inTurn = vi.fn(async () => null);
  const first = vi.fn((job: () => Promise<unknown>) => job());
  const queue = { inTurn, first } as unknown as FairQueue;
  return { order: requestOrder(queue, mayAsk), inTurn, first };
}

test('what pages have read waits for its turn; one that is not heard is asked to come again', async () => {
  const { order, inTurn } = stuckQueue();
  expect(await order('detect', page, work)).toEqual(failed('interrupted'));
  expect(inTurn).toHaveBeenCalledOnce();
});

test('cards, the popup and the options come first, and a frame’s word on itself holds nobody up', async () => {
  const { order, inTurn, first } = stuckQueue();
  expect(await order('prepareCard', page, work)).toEqual(ok(1));
  expect(await order('openCard', { kind: 'card', tabId: 1, frameId: 3, isPrivate: false }, work)).toEqual(ok(1));
  expect(await order('read', { kind: 'ui', isPrivate: false }, work)).toEqual(ok(1));
  expect(first).toHaveBeenCalledTimes(3);
  expect(await order('noteFound', page, work)).toEqual(ok(1));
  expect(first).toHaveBeenCalledTimes(3);
  expect(inTurn).not.toHaveBeenCalled();
});

test('a page that asks too often is refused without the work; the extension’s own pages never are', async () => {
  const { order, inTurn } = stuckQueue(() => false);
  const done = vi.fn(work);
  for (const type of ['prepareCard', 'noteFound', 'readMode', 'pointCard', 'lookUpSelection'] as const) {
    expect(await order(type, page, done)).toEqual(failed('too-often'));
  }
  expect(done).not.toHaveBeenCalled();
  expect(await order('openCard', { kind: 'card', tabId: 1, frameId: 3, isPrivate: false }, work)).toEqual(ok(1));
  expect(await order('read', { kind: 'ui', isPrivate: false }, work)).toEqual(ok(1));
  await order('detect', page, work);
  expect(inTurn, 'texts have their queue').toHaveBeenCalledOnce();
});
