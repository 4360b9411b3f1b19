import { beforeEach, expect, test, vi } from 'vitest';
import { addFoundFrame, forgetFoundFrames, readFoundFrames } from '../../../../lib/store/session/found-frames.ts';
import { browser } from '../../../wxt-browser.ts';

let tabs: { id: number }[];

beforeEach(async () => {
  await browser.storage.session.clear();
  tabs = Array.from({ length: 1_300 }, (_, id) => ({ id }));
  Object.assign(browser, { tabs: { query: async () => tabs } });
});

test('frames are noted by tab, each once, also two at the same time, and forgotten', async () => {
  await Promise.all([addFoundFrame(7, 0), addFoundFrame(7, 3), addFoundFrame(7, 3), addFoundFrame(8, 5)]);
  expect(await readFoundFrames(7)).toEqual([0, 3]);
  await forgetFoundFrames(7, [3]);
  expect([await readFoundFrames(7), await readFoundFrames(8), await readFoundFrames(9)]).toEqual([[0], [5], []]);
});

test('a page that makes frames without end, and a person who opens tabs, fill nothing', async () => {
  for (let frame = 0; frame < 60; frame += 1) await addFoundFrame(7, frame);
  expect(await readFoundFrames(7)).toEqual(Array.from({ length: 50 }, (_, index) => index + 10));
  for (let tab = 0; tab < 210; tab += 1) await addFoundFrame(1000 + tab, 0);
  expect((await browser.storage.session.get('foundFrames'))['foundFrames']).toHaveLength(200);
});

test('the tabs that go first are those that were closed, then those noted longest ago, whatever their number', async () => {
  for (let tab = 200; tab > 0; tab -= 1) await addFoundFrame(tab, 0);
  tabs = tabs.filter(({ id }) => id !== 50);
  await addFoundFrame(201, 0);
  expect([await readFoundFrames(50), await readFoundFrames(200)]).toEqual([[], [0]]);
  await addFoundFrame(202, 0);
  expect([await readFoundFrames(200), await readFoundFrames(199), await readFoundFrames(1)]).toEqual([[], [0], [0]]);
});

test('reports that come while one is noted are noted at once', async () => {
  const set = vi.spyOn(browser.storage.session, 'set');
  await Promise.all(Array.from({ length: 40 }, (_, frame) => addFoundFrame(7, frame)));
  expect(await readFoundFrames(7)).toHaveLength(40);
  expect(set.mock.calls.length).toBeLessThan(3);
});

test('a report that could not be noted is followed by others that are', async () => {
  vi.spyOn(browser.storage.session, 'get').mockRejectedValueOnce(new Error('as played'));
  await expect(addFoundFrame(7, 0)).rejects.toThrow('as played');
  await addFoundFrame(7, 1);
  expect(await readFoundFrames(7)).toEqual([1]);
});
