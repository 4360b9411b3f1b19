import { beforeEach, describe, expect, test } from 'vitest';
import { failed, ok } from '../../../lib/model/result.ts';
import type { CallerIdAnswer } from '../../../lib/model/service-answer.ts';
import { readAnswer } from '../../../lib/store/answers.ts';
import { readBreaker } from '../../../lib/store/breakers.ts';
import { reserveCall } from '../../../lib/store/calls.ts';
import type { BreakerState } from '../../../lib/store/database.ts';
import { database } from '../../../lib/store/database.ts';
import { forgetService } from '../../../lib/store/forget-service.ts';
import type { Outcome } from '../../../lib/store/record-outcome.ts';
import { recordOutcome } from '../../../lib/store/record-outcome.ts';
import { readSecret, saveSecret } from '../../../lib/store/secret.ts';
import { emptyDatabase } from './empty-database.ts';

const noon = Date.UTC(2026, 0, 15, 12);
const day = 24 * 60 * 60_000;
const subject = '+493012345678';
const answer: CallerIdAnswer = { operation: 'callerId', name: 'Ada', carrier: null, country: null, countryText: null };

beforeEach(async () => {
  await emptyDatabase();
  await saveSecret({ key: 'k', origins: [] });
});

async function record(change: Partial<Outcome> = {}, at: number = noon): Promise<void> {
  const call = { at, operation: 'callerId', subject, site: null, asked: true } as const;
  const reservation = await reserveCall(call, { minute: 9, site: 9, day: 9 });
  if (!reservation.ok) throw new Error('no budget');
  const turnBreaker = (breaker: BreakerState) => breaker;
  const stamp = (await readSecret())?.stamp ?? '';
  const outcome = { operation: 'callerId', subject, callId: reservation.id, at, result: ok(answer), stamp } as const;
  await recordOutcome({ ...outcome, turnBreaker, ...change });
}

describe('recordOutcome', () => {
  test('keeps an answer for a day, with its time', async () => {
    await record();
    expect(await readAnswer('callerId', subject, noon + day - 1)).toEqual({ ...answer, at: noon });
    expect(await readAnswer('callerId', subject, noon + day)).toBeNull();
  });

  test('writes the outcome into the ledger', async () => {
    await record();
    await record({ result: failed({ kind: 'timeout' }) });
    const calls = await (await database()).getAll('calls');
    expect(calls.map(({ outcome }) => outcome)).toEqual(['answered', 'timeout']);
  });

  test('turns the breaker as it stands now, whatever it was when the call began', async () => {
    const count = (breaker: BreakerState) => ({ ...breaker, failuresInARow: breaker.failuresInARow + 1 });
    await Promise.all([1, 2, 3].map(() => record({ turnBreaker: count })));
    expect((await readBreaker('callerId')).failuresInARow).toBe(3);
  });

  test('keeps nothing of a call that a change of key or address has overtaken', async () => {
    const stamp = (await readSecret())?.stamp ?? '';
    await forgetService();
    const open = (breaker: BreakerState) => ({ ...breaker, repeat: { kind: 'refused-key', status: 401 } as const });
    await record({ stamp, turnBreaker: open });
    expect(await readAnswer('callerId', subject, noon)).toBeNull();
    expect((await readBreaker('callerId')).repeat).toBeNull();
    expect(await (await database()).count('calls')).toBe(1);
  });

  test('lets go of answers that are over, and of calls older than a month', async () => {
    await record();
    await record({ subject: '+493087654321' }, noon + 31 * day);
    const open = await database();
    expect(await open.getAllKeys('answers')).toEqual(['callerId +493087654321']);
    expect(await open.count('calls')).toBe(1);
  });
});
