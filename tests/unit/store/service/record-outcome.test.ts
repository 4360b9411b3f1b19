import { beforeEach, describe, expect, test } from 'vitest';
import type { CallerIdAnswer, PhoneValidationAnswer } from '../../../../lib/model/answer/service-answer.ts';
import { failed, ok } from '../../../../lib/model/result.ts';
import { database } from '../../../../lib/store/database/database.ts';
import { reserveCall } from '../../../../lib/store/service/calls.ts';
import { deleteExpired } from '../../../../lib/store/service/expired.ts';
import { forgetService, readAnswer, readQuotas, readWorkingPath } from '../../../../lib/store/service/learned.ts';
import type { EndedCall } from '../../../../lib/store/service/record-outcome.ts';
import { recordOutcome } from '../../../../lib/store/service/record-outcome.ts';
import { readSpent } from '../../../../lib/store/service/request-log.ts';
import { readSecret, saveSecret } from '../../../../lib/store/service/secret.ts';
import { browser } from '../../../wxt-browser.ts';
import { emptyDatabase } from '../database/empty-database.ts';

const noon = Date.UTC(2026, 0, 15, 12);
const day = 24 * 60 * 60_000;
const subject = '+493012345678';
const answer: CallerIdAnswer = { operation: 'callerId', name: 'Ada', carrier: null, country: null, countryText: null };

const breaker = async () => (await database()).get('breakers', 'callerId');

const validated: PhoneValidationAnswer = {
  operation: 'phoneValidation',
  status: null,
  confirmed: false,
  lineType: null,
  carrier: null,
  location: null,
  callingCode: null,
  country: null,
  countryName: null,
  national: null,
  international: null,
  formatted: null,
  timeZones: [],
  quota: null,
};

beforeEach(async () => {
  await emptyDatabase();
  await browser.storage.local.clear();
  await saveSecret({ key: 'k', origins: [] });
});

async function record(change: Partial<EndedCall> = {}, at: number = noon): Promise<void> {
  const call = { at, operation: 'callerId', subject, site: null, asked: true } as const;
  const reservation = await reserveCall(call, { budgets: { minute: 9, site: 9, day: 9 } });
  if (!reservation.ok) throw new Error('no budget');
  const stamp = (await readSecret())?.stamp ?? '';
  const outcome = {
    operation: 'callerId',
    subject,
    callId: reservation.value,
    startedAt: at,
    at,
    result: ok(answer),
    stamp,
    base: 'https://lookup.example/',
    path: 'root',
  } as const;
  await recordOutcome({ ...outcome, counted: null, ...change });
}

describe('recordOutcome', () => {
  test('keeps an answer fresh for a day and then as a stale one, with its time', async () => {
    await record();
    const kept = { ...answer, at: noon };
    expect(await readAnswer('callerId', subject, noon + day - 1)).toEqual({ answer: kept, fresh: true });
    expect(await readAnswer('callerId', subject, noon + day)).toEqual({ answer: kept, fresh: false });
    expect(await readAnswer('callerId', subject, noon + 31 * day - 1)).toEqual({ answer: kept, fresh: false });
    expect(await readAnswer('callerId', subject, noon + 31 * day), 'when its time is over').toBeNull();
  });

  test('writes the outcome into the ledger', async () => {
    await record();
    await record({ result: failed({ kind: 'timeout' }) });
    const calls = await (await database()).getAll('calls');
    expect(calls.map(({ outcome }) => outcome)).toEqual(['answered', 'timeout']);
  });

  test('turns the breaker as it stands now, whatever it was when the call began', async () => {
    const timeout = failed({ kind: 'timeout' } as const);
    await Promise.all([1, 2, 3].map(() => record({ result: timeout, counted: { result: timeout } })));
    expect((await breaker())?.failuresInARow).toBe(3);
  });

  test('keeps nothing of a call that a change of key or address has overtaken', async () => {
    const stamp = (await readSecret())?.stamp ?? '';
    await forgetService();
    await record({ stamp, counted: { result: failed({ kind: 'refused-key', status: 401 }) } });
    expect(await readAnswer('callerId', subject, noon)).toBeNull();
    expect(await breaker()).toBeUndefined();
    expect(await (await database()).count('calls')).toBe(1);
  });

  test('keeps the path on which an answer came, for each operation of an address, and no other', async () => {
    const base = 'https://lookup.example/';
    await record({ base, path: 'versioned', result: failed({ kind: 'not-json' }) });
    expect(await readWorkingPath('callerId', base)).toBeNull();
    await record({ base, path: 'root' });
    await record({ base, path: 'versioned', operation: 'phoneValidation', result: ok(validated) });
    expect(await readWorkingPath('callerId', base)).toBe('root');
    expect(await readWorkingPath('phoneValidation', base)).toBe('versioned');
    await forgetService();
    expect(await readWorkingPath('phoneValidation', base)).toBeNull();
  });

  test('lets go of answers that are over, and of calls older than a month, at a start a day after one that saw it', async () => {
    await record();
    await record({ subject: '+493087654321' }, noon + 2 * day);
    const open = await database();
    await deleteExpired(noon + 31 * day);
    await deleteExpired(noon + 31.5 * day);
    expect([await open.count('answers'), await open.count('calls')]).toEqual([2, 2]);
    await deleteExpired(noon + 32 * day);
    expect(await open.getAllKeys('answers')).toEqual(['callerId +493087654321']);
    expect((await open.getAll('calls')).map(({ at }) => at)).toEqual([noon + 2 * day]);
  });

  test('loses nothing to a clock that runs ahead once, whatever is looked up meanwhile', async () => {
    const ahead = noon + 400 * day;
    await deleteExpired(noon - day);
    await record();
    await deleteExpired(ahead);
    await record({ subject: '+493087654321' }, ahead);
    await record({ subject: '+493087654322' }, ahead + 60_000);
    await deleteExpired(noon + 60_000);
    await deleteExpired(noon + day);
    expect(await readAnswer('callerId', subject, noon + 60_000)).not.toBeNull();
    expect((await readSpent(noon + 60_000, null)).day).toBe(1);
  });

  test('keeps the newest 5,000 answers', async () => {
    const open = await database();
    const transaction = open.transaction('answers', 'readwrite');
    for (let index = 0; index < 5_000; index++) {
      void transaction.store.put({ answer: { ...answer, at: noon }, expires: noon + index }, `callerId ${index}`);
    }
    await transaction.done;
    await record();
    expect(await open.count('answers')).toBe(5_000);
    expect(await open.get('answers', 'callerId 0')).toBeUndefined();
    expect(await readAnswer('callerId', subject, noon)).not.toBeNull();
  });

  test('remembers for a short while that there was nothing, unless nobody ever answered at the address', async () => {
    const nothing = failed({ kind: 'not-found' } as const);
    await record({ result: failed({ kind: 'nothing-there' }) });
    expect(await readAnswer('callerId', subject, noon)).toBeNull();
    await record({ result: nothing });
    expect(await readAnswer('callerId', subject, noon)).toEqual({ answer: null, fresh: true });
    expect(await readAnswer('callerId', subject, noon + 600_000)).toBeNull();
  });

  test('keeps the newest quota; of answers that crossed each other, the smaller', async () => {
    const quotaOf = (remain: number | null) =>
      ok({ ...validated, quota: remain === null ? null : { remain, seconds: 60 } });
    const remains = async () => (await readQuotas(noon + 3_000)).map(({ remain, at }) => [remain, at - noon]);
    const operation = 'phoneValidation';
    await record({ operation, result: quotaOf(7), startedAt: noon, at: noon + 100 });
    await record({ operation, result: quotaOf(8), startedAt: noon + 50, at: noon + 200 });
    expect(await remains()).toEqual([[7, 200]]);
    await record({ operation, result: quotaOf(9), startedAt: noon + 300, at: noon + 400 });
    expect(await remains()).toEqual([[9, 400]]);
    await record({ operation, result: quotaOf(null), startedAt: noon + 500, at: noon + 600 });
    expect(await remains()).toEqual([[9, 400]]);
    expect(await readQuotas(noon + 60_400)).toEqual([]);
    await forgetService();
    expect(await remains()).toEqual([]);
  });
});
