import { beforeEach, expect, test } from 'vitest';
import { keepPanelList, keptPanelList } from '../../../../lib/store/panel/panel-list.ts';
import { browser } from '../../../wxt-browser.ts';

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

test('two windows have lists of their own; that of a closed one is there for the next, until another is kept', async () => {
  const open = [1, 2];
  const [first, second] = [list(1, 'first'), list(2, 'second')];
  await Promise.all([keepPanelList(first, { window: 1, open }), keepPanelList(second, { window: 2, open })]);
  expect(await keptPanelList({ window: 1, open })).toEqual(first);
  expect(await keptPanelList({ window: 2, open })).toEqual(second);
  expect(await keptPanelList({ window: 3, open: [...open, 3] }), 'of open windows nothing').toBeNull();
  await keepPanelList(null, { window: 1, open });
  expect(await keptPanelList({ window: 2, open })).toEqual(second);
  expect(await keptPanelList({ window: 3, open: [1, 3] })).toEqual(second);
  await keepPanelList(first, { window: 3, open: [1, 3] });
  expect(await keptPanelList({ window: 4, open: [1, 3, 4] })).toBeNull();
});

test('the list of another window yields if there is no room for both', async () => {
  const open = [1, 2];
  const long = list(20_000, 'a'.repeat(100));
  await keepPanelList(long, { window: 1, open });
  await keepPanelList(long, { window: 2, open });
  expect(await keptPanelList({ window: 1, open })).toBeNull();
  expect((await keptPanelList({ window: 2, open }))?.entries).toHaveLength(20_000);
});
