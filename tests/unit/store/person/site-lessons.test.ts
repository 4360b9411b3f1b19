import { beforeEach, describe, expect, test } from 'vitest';
import type { SiteLessons } from '../../../../lib/model/settings/site.ts';
import { changeLessons, listLessons, readLessons } from '../../../../lib/store/person/site-lessons.ts';
import { browser } from '../../../wxt-browser.ts';
import { emptyDatabase } from '../database/empty-database.ts';

const ordinary = { isPrivate: false };
const inPrivate = { isPrivate: true };
const choose = (country: string | null) => (lessons: SiteLessons) => ({ ...lessons, country });

beforeEach(async () => {
  await emptyDatabase();
  await browser.storage.session.clear();
});

describe('a site’s lessons', () => {
  test('are kept by host, and gone when nothing is left of them', async () => {
    await changeLessons('a.example', choose('AT'), ordinary);
    expect(await readLessons('a.example', ordinary)).toMatchObject({ country: 'AT' });
    expect(await readLessons('b.example', ordinary)).toMatchObject({ host: 'b.example', country: null });
    await changeLessons('a.example', choose(null), ordinary);
    expect(await listLessons()).toEqual([]);
  });

  test.each(['constructor', '__proto__', 'valueof'])(
    'of the host %s are its own in a private window too',
    async (host) => {
      expect(await readLessons(host, inPrivate)).toEqual({ host, country: null, numbers: [], forms: [] });
      await changeLessons(host, choose('AT'), inPrivate);
      expect(await readLessons('b.example', inPrivate)).toMatchObject({ host: 'b.example', country: null });
    },
  );

  test('two changes at once are both kept', async () => {
    await Promise.all([
      changeLessons('a.example', choose('AT'), ordinary),
      changeLessons('a.example', (lessons) => ({ ...lessons, forms: ['000'] }), ordinary),
    ]);
    expect(await readLessons('a.example', ordinary)).toMatchObject({ country: 'AT', forms: ['000'] });
  });

  test('of a private window stay there, and those of ordinary windows do not apply there', async () => {
    await changeLessons('a.example', choose('AT'), ordinary);
    expect(await readLessons('a.example', inPrivate)).toMatchObject({ country: null });
    await changeLessons('a.example', (lessons) => ({ ...lessons, forms: ['000'] }), inPrivate);
    expect(await readLessons('a.example', inPrivate)).toMatchObject({ country: null, forms: ['000'] });
    expect(await listLessons()).toMatchObject([{ country: 'AT', forms: [] }]);
  });

  test('are bounded: 300 sites, 100 numbers and 50 forms of one, the newest', async () => {
    for (let index = 0; index < 302; index += 1) await changeLessons(`${index}.example`, choose('AT'), ordinary);
    const hosts = (await listLessons()).map(({ host }) => host);
    expect(hosts).toHaveLength(300);
    expect(hosts).toContain('301.example');
    const numbers = Array.from({ length: 120 }, (_, index) => ({ written: `${index}`, e164: `+4930${index}` }));
    const forms = numbers.map(({ written }) => `0 ${written}`);
    await changeLessons('a.example', (lessons) => ({ ...lessons, numbers, forms }), ordinary);
    const kept = await readLessons('a.example', ordinary);
    expect([kept.numbers.length, kept.forms.length]).toEqual([100, 50]);
    expect(kept.numbers.at(-1)?.written).toBe('119');
  });
});
