import { beforeEach, expect, test } from 'vitest';
import { addFoundFrame, forgetFoundFrames, readFoundFrames } from '../../../lib/store/session/found-frames.ts';
import { browser } from '../../wxt-browser.ts';

beforeEach(() => browser.storage.session.clear());

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
  expect(Object.keys((await browser.storage.session.get('foundFrames'))['foundFrames'] ?? {})).toHaveLength(200);
});
