import { describe, expect, it } from 'vitest';
import { readDataDate } from '../../../lib/data/data-date.ts';

const manifest = {
  stamp: 'x',
  date: '2026-01-02',
  dates: { phone: '2026-01-02', ip: '2026-03-04' },
  sources: [],
  counts: {},
};
const readerOf = (text: string | null) => async (path: string) =>
  text === null || path !== 'manifest.json' ? null : new TextEncoder().encode(text);

describe('readDataDate', () => {
  it('gives the oldest date, or that of a kind', async () => {
    const read = readerOf(JSON.stringify(manifest));
    expect(await readDataDate(read)).toBe('2026-01-02');
    expect(await readDataDate(read, 'phone')).toBe('2026-01-02');
    expect(await readDataDate(read, 'ip')).toBe('2026-03-04');
  });

  it.each([[null], [''], ['{'], ['{}'], [JSON.stringify({ ...manifest, date: 'yesterday' })]])(
    'gives null for a manifest of %j',
    async (text) => {
      expect(await readDataDate(readerOf(text))).toBeNull();
    },
  );
});
