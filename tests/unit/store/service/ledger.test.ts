import { beforeEach, describe, expect, test } from 'vitest';
import { ledgerPageLength } from '../../../../lib/model/answer/spending.ts';
import { database } from '../../../../lib/store/database/database.ts';
import { reserveCall } from '../../../../lib/store/service/calls.ts';
import { deleteExpired } from '../../../../lib/store/service/expired.ts';
import {
  clearLedger,
  countPageCalls,
  operationCalls,
  readLedger,
  readSpent,
} from '../../../../lib/store/service/request-log.ts';
import { emptyDatabase } from '../database/empty-database.ts';

const noon = Date.UTC(2026, 0, 15, 12);
const minute = 60_000;
const hour = 60 * minute;
const budgets = { minute: 100, site: 100, day: 100 };

beforeEach(emptyDatabase);

type Place = { site?: string | null; tabId?: number };

async function spend(at: number, { site = 'a.example', tabId = 1 }: Place = {}): Promise<void> {
  const call = { at, operation: 'callerId', subject: '+493012345678', site, tabId, asked: true } as const;
  await reserveCall(call, { budgets });
}

describe('the ledger', () => {
  test('gives the newest first, a page at a time, and the last page past the end', async () => {
    for (let index = 0; index < ledgerPageLength + 3; index++) await spend(noon + index);
    const first = await readLedger(0, noon);
    expect(first).toMatchObject({ offset: 0, all: ledgerPageLength + 3 });
    expect(first.calls).toHaveLength(ledgerPageLength);
    expect(first.calls[0]).toMatchObject({
      at: noon + ledgerPageLength + 2,
      subject: '+493012345678',
      outcome: 'reserved',
    });
    const second = await readLedger(ledgerPageLength, noon);
    expect(second.calls.map(({ at }) => at)).toEqual([noon + 2, noon + 1, noon]);
    expect(await readLedger(9_999, noon)).toEqual(second);
  });

  test('shows no call that is older than a month, though none was made since', async () => {
    await spend(noon - 720 * hour);
    await spend(noon - 720 * hour + 1);
    expect((await readLedger(0, noon)).calls.map(({ at }) => at)).toEqual([noon - 720 * hour + 1]);
    expect([...(await operationCalls(noon)).keys(), ...(await operationCalls(noon + 1)).keys()]).toEqual(['callerId']);
  });

  test('counts the last day of each operation as its limit does: in units, and cleared or not', async () => {
    await spend(noon - 24 * hour);
    await spend(noon - 2 * hour);
    await spend(noon - hour);
    expect(await operationCalls(noon)).toEqual(
      new Map([['callerId', { last: expect.objectContaining({ at: noon - hour }), day: 2 }]]),
    );
    await clearLedger(noon);
    expect(await operationCalls(noon)).toEqual(new Map([['callerId', { last: null, day: 2 }]]));
  });

  test('cleared, has nothing of what was looked up, and fills no budget again', async () => {
    await spend(noon - 25 * hour);
    await spend(noon - 2 * hour, { site: 'old.example' });
    await spend(noon - 30_000);
    const page = { tabId: 1, host: 'a.example', since: noon - minute };
    const before = [await readSpent(noon, null), await countPageCalls(page)];
    await clearLedger(noon);
    expect(await readLedger(0, noon)).toEqual({ calls: [], offset: 0, all: 0 });
    expect([await readSpent(noon, null), await countPageCalls(page)]).toEqual(before);
    const kept = JSON.stringify(await (await database()).getAll('calls'));
    expect(kept).not.toContain('+4930');
    expect(kept).not.toContain('old.example');
    expect(await (await database()).count('calls')).toBe(2);
    await spend(noon);
    expect((await readLedger(0, noon)).all).toBe(1);
  });
});

describe('where a request was made', () => {
  const sites = async () => (await (await database()).getAll('calls')).map(({ site }) => site);

  test('is shown and kept for an hour, and no longer once there is another from a page', async () => {
    await spend(noon - hour, { site: 'crm.example' });
    await spend(noon - hour + 1);
    const shown = async (now: number) => (await readLedger(0, now)).calls.map(({ site }) => site);
    expect(await shown(noon - 1)).toEqual(['a.example', 'crm.example']);
    expect(await shown(noon)).toEqual(['a.example', undefined]);
    await spend(noon, { site: null });
    expect(await shown(noon + 2 * hour)).toEqual([null, undefined, undefined]);
    await spend(noon + 1);
    expect(await sites()).toEqual([undefined, undefined, null, 'a.example']);
    expect((await readSpent(noon + 1, null)).site).toEqual({ host: 'a.example', calls: 1 });
  });

  test('is kept no longer if Numlens runs on a later day, though there is no other request', async () => {
    await spend(noon, { site: 'crm.example' });
    await deleteExpired(noon + hour);
    await deleteExpired(noon + 25 * hour);
    expect(await sites()).toEqual([undefined]);
  });

  test('is counted of a page that has been open for long', async () => {
    await spend(noon - 2 * hour);
    await spend(noon - 2 * hour, { tabId: 2 });
    await spend(noon);
    expect(await countPageCalls({ tabId: 1, host: 'a.example', since: noon - 3 * hour })).toBe(2);
  });
});

describe('what was spent', () => {
  test('is counted of the last minute, of the site’s last hour, and of the last day', async () => {
    await spend(noon - 24 * hour);
    await spend(noon - 23 * hour);
    await spend(noon - 59 * minute);
    await spend(noon - 59_999, { site: 'b.example' });
    await spend(noon - 1_000);
    expect(await readSpent(noon, 'a.example')).toEqual({ minute: 2, site: { host: 'a.example', calls: 2 }, day: 4 });
    expect(await readSpent(noon, 'c.example')).toMatchObject({ site: { host: 'c.example', calls: 0 } });
  });

  test('names the site with most calls where none is asked about, and none where only the popup asked', async () => {
    await spend(noon, { site: null });
    expect((await readSpent(noon, null)).site).toBeNull();
    await spend(noon, { site: 'b.example' });
    await spend(noon, { site: 'b.example' });
    await spend(noon);
    expect((await readSpent(noon, null)).site).toEqual({ host: 'b.example', calls: 2 });
  });

  test('on a page is what its tab sent from its site since it was loaded', async () => {
    await spend(noon - 1);
    await spend(noon);
    await spend(noon + 1, { tabId: 2 });
    await spend(noon + 2, { site: 'b.example' });
    expect(await countPageCalls({ tabId: 1, host: 'a.example', since: noon })).toBe(1);
  });
});
