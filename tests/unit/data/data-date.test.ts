import { describe, expect, it } from 'vitest';
import { createDataDate } from '../../../lib/data/manifest.ts';

const manifest = {
  stamp: 'x',
  date: '2026-01-02',
  dates: { phone: '2026-01-02', ip: '2026-03-04' },
  sources: [],
  counts: {},
};
const readerOf = (text: string | null) => async (path: string) =>
  text === null || path !== 'manifest.json' ? null : new TextEncoder().encode(text);

describe('createDataDate', () => {
  it('gives the date of a kind', async () => {
    const read = readerOf(JSON.stringify(manifest));
    const dateOf = createDataDate(read);
    expect(await dateOf('phone')).toBe('2026-01-02');
    expect(await dateOf('ip')).toBe('2026-03-04');
  });

  it('reads the manifest once, but again after a failure', async () => {
    const texts = [null, '{', JSON.stringify(manifest)];
    let reads = 0;
    const dateOf = createDataDate((path) => readerOf(texts[reads++] ?? null)(path));
    expect([await dateOf('phone'), await dateOf('phone'), await dateOf('phone'), await dateOf('ip')]).toEqual([
      null,
      null,
      '2026-01-02',
      '2026-03-04',
    ]);
    expect(reads).toBe(3);
  });

  it.each([[null], [''], ['{'], ['{}'], [JSON.stringify({ ...manifest, date: 'yesterday' })]])(
    'gives null for a manifest of %j',
    async (text) => {
      expect(await createDataDate(readerOf(text))('ip')).toBeNull();
    },
  );
});
