import { beforeEach, expect, test } from 'vitest';
import { keepPanelList, keptPanelList } from '../../../lib/store/panel/panel-list.ts';
import { browser } from '../../wxt-browser.ts';

const list = (count: number, file: string) => ({
  entries: Array.from({ length: count }, (_, index) => ({
    subject: { kind: 'ip' as const, ip: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` },
    country: null,
    count: 1,
    line: index + 1,
    file,
    defanged: false,
    hop: false,
  })),
  lines: count,
  linesWithout: 0,
});

beforeEach(() => browser.storage.session.clear());

test('a list is kept, also one as long as lists get', async () => {
  await keepPanelList(list(20_000, 'numbers.csv'));
  expect((await keptPanelList())?.entries).toHaveLength(20_000);
});

test('one that would fill the storage that cards and popup need is not kept, nor the one before it', async () => {
  await keepPanelList(list(2, 'numbers.csv'));
  await keepPanelList(list(20_000, 'a'.repeat(255)));
  expect(await browser.storage.session.get(null)).toEqual({});
});
