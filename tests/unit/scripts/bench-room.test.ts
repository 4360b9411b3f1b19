import { expect, it } from 'vitest';
import { createBench } from '../../../scripts/bench/bench-room.ts';

it('browsers that did not start fail who asks for them, and nothing at the end', async () => {
  const bench = createBench(async () => {
    throw new Error('No Chromium was found');
  });
  await expect(bench.browsers()).rejects.toThrow('No Chromium');
  await expect(bench.close()).resolves.toBeUndefined();
});
