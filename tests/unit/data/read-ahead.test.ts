import { expect, test, vi } from 'vitest';
import { readAhead } from '../../../lib/data/reader.ts';

test('reads the named files before they are asked for, and hands each out once', async () => {
  const source = vi.fn(async (path: string) => new TextEncoder().encode(path));
  const { read, begin } = readAhead(source, ['ip/index.bin', 'asn/index.bin']);
  await read('asn/index.bin');
  begin();
  begin();
  // What was asked for before is not read a second time.
  expect(source.mock.calls).toEqual([['asn/index.bin'], ['ip/index.bin']]);
  expect(await read('ip/index.bin')).toEqual(new TextEncoder().encode('ip/index.bin'));
  expect(source).toHaveBeenCalledTimes(2);
  // A read that failed must not be all there ever is.
  await read('ip/index.bin');
  await read('phone/41.bin');
  expect(source.mock.calls.slice(2)).toEqual([['ip/index.bin'], ['phone/41.bin']]);
});
