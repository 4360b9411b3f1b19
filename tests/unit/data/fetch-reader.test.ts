import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFetchReader } from '../../../lib/data/fetch-reader.ts';

vi.mock('wxt/browser', () => ({
  browser: { runtime: { id: 'numlens', getURL: (path: string) => `extension://numlens${path}` } },
}));

afterEach(() => vi.unstubAllGlobals());

describe('createFetchReader', () => {
  it("reads a file of the extension's own package", async () => {
    const fetched = vi.fn(async (_url: string) => new Response(new Uint8Array([1, 2, 3])));
    vi.stubGlobal('fetch', fetched);
    expect(await createFetchReader()('phone/41.bin')).toEqual(new Uint8Array([1, 2, 3]));
    expect(fetched).toHaveBeenCalledWith('extension://numlens/data/phone/41.bin');
  });

  it('reads once more what failed: a place would stay English on a surface for a names file that failed once', async () => {
    const fetched = vi
      .fn<(url: string) => Promise<Response>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(new Response(new Uint8Array([4])));
    vi.stubGlobal('fetch', fetched);
    expect(await createFetchReader()('phone/49.de.bin')).toEqual(new Uint8Array([4]));
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('gives null where the file is missing', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await createFetchReader()('phone/41.bin')).toBeNull();
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    expect(await createFetchReader()('phone/41.bin')).toBeNull();
  });
});
