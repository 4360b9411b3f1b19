import { beforeEach, describe, expect, test } from 'vitest';
import type { HistoryEntry } from '../../../../lib/model/stored-types.ts';
import * as history from '../../../../lib/store/person/history.ts';
import { emptyDatabase } from '../database/empty-database.ts';

beforeEach(emptyDatabase);

function entry(last: number, at: number): HistoryEntry {
  const ip = `198.51.100.${last}`;
  return { subject: { kind: 'ip', ip }, title: ip, country: null, at };
}

describe('history', () => {
  test('gives the newest first, each subject once', async () => {
    for (const [last, at] of [
      [1, 10],
      [2, 20],
      [1, 30],
    ] as const)
      await history.addToHistory(entry(last, at));
    expect((await history.readHistory()).map(({ title, at }) => [title, at])).toEqual([
      ['198.51.100.1', 30],
      ['198.51.100.2', 20],
    ]);
  });

  test('keeps a title that the service gave when the device alone reports again', async () => {
    const said = { name: 'Ada', operation: 'callerId' } as const;
    await history.addToHistory({ ...entry(1, 10), title: 'Ada', said });
    await history.addToHistory(entry(1, 20), { keepTitle: true });
    expect(await history.readHistory()).toMatchObject([{ title: 'Ada', said, at: 20 }]);
    await history.addToHistory({ ...entry(1, 30), title: 'Bea' });
    const kept = await history.readHistory();
    expect(kept).toMatchObject([{ title: 'Bea', at: 30 }]);
    expect(kept[0]).not.toHaveProperty('said');
  });

  test('keeps 200 and lets the oldest go', async () => {
    for (let index = 0; index < 205; index++) await history.addToHistory(entry(index, index));
    const kept = await history.readHistory();
    expect(kept).toHaveLength(200);
    expect(kept.at(-1)?.title).toBe('198.51.100.5');
  });

  test('forgets one look-up and keeps the others', async () => {
    await history.addToHistory(entry(1, 1));
    await history.addToHistory(entry(2, 2));
    await history.removeFromHistory(entry(1, 1).subject);
    expect((await history.readHistory()).map(({ at }) => at)).toEqual([2]);
  });

  test('can be cleared', async () => {
    await history.addToHistory(entry(1, 1));
    await history.clearHistory();
    expect(await history.readHistory()).toEqual([]);
  });
});
