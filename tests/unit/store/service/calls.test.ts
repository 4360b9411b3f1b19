import { beforeEach, describe, expect, test } from 'vitest';
import type { Failure } from '../../../../lib/model/answer/failure.ts';
import type { Result } from '../../../../lib/model/result.ts';
import { database } from '../../../../lib/store/database/database.ts';
import { reserveCall } from '../../../../lib/store/service/calls.ts';
import { readSecret, removeSecret, saveSecret } from '../../../../lib/store/service/secret.ts';
import { emptyDatabase } from '../database/empty-database.ts';

const budgets = { minute: 3, site: 5, day: 8 };
const noon = Date.UTC(2026, 0, 15, 12);
const minute = 60_000;

beforeEach(emptyDatabase);

type Reservation = Result<number, Failure>;
type Options = { at?: number; site?: string | null; asked?: boolean; pressesLifted?: number };

function reserve({
  at = noon,
  site = 'a.example',
  asked = false,
  pressesLifted = 0,
}: Options = {}): Promise<Reservation> {
  const call = { at, operation: 'callerId', subject: '+493012345678', site, asked } as const;
  return reserveCall(call, { budgets, pressesLifted });
}

const over = (budget: 'minute' | 'site' | 'day' | 'pressMinute' | 'pressHour'): Failure => ({
  kind: 'over-budget',
  budget,
});

async function reserveMany(count: number, options: (index: number) => Options): Promise<Reservation[]> {
  const made: Reservation[] = [];
  for (let index = 0; index < count; index++) made.push(await reserve(options(index)));
  return made;
}

describe('reserveCall', () => {
  test('holds hovering to the minute', async () => {
    const made = await reserveMany(5, () => ({}));
    expect(made.map((each) => (each.ok ? 'ok' : each.problem))).toEqual([
      'ok',
      'ok',
      'ok',
      over('minute'),
      over('minute'),
    ]);
    expect(await reserve({ at: noon + minute })).toMatchObject({ ok: true });
  });

  test('holds one site to its hour, and lets another site go on', async () => {
    const made = await reserveMany(6, (index) => ({ at: noon + index * minute }));
    expect(made.map((each) => each.ok)).toEqual([true, true, true, true, true, false]);
    expect(made[5]).toEqual({ ok: false, problem: over('site') });
    expect(await reserve({ at: noon + 6 * minute, site: 'b.example' })).toMatchObject({ ok: true });
  });

  test('holds the popup to no site’s hour, as after a list, which has no site either', async () => {
    await reserveMany(6, (index) => ({ at: noon + index * minute, site: null, asked: true }));
    expect(await reserve({ at: noon + 7 * minute, site: null })).toMatchObject({ ok: true });
    expect(await reserve({ at: noon + 8 * minute, site: null })).toMatchObject({ ok: true });
    expect(await reserve({ at: noon + 9 * minute, site: null })).toEqual({ ok: false, problem: over('day') });
  });

  test('holds all sites together to the day', async () => {
    const made = await reserveMany(9, (index) => ({ at: noon + index * minute, site: `${index}.example` }));
    expect(made[8]).toEqual({ ok: false, problem: over('day') });
    expect(await reserve({ at: noon + 24 * 60 * minute + 1, site: '9.example' })).toMatchObject({ ok: true });
  });

  test('lets the person ask past every budget, and counts it', async () => {
    const made = await reserveMany(4, () => ({ asked: true }));
    expect(made.every((each) => each.ok)).toBe(true);
    expect(await reserve()).toEqual({ ok: false, problem: over('minute') });
  });

  test('holds presses on cards to a minute and an hour, over all sites; the popup is not held, and lifts it', async () => {
    const press = (index: number) => ({ asked: true, site: `${index % 5}.example` });
    const made = await reserveMany(31, press);
    expect(made.filter((each) => each.ok)).toHaveLength(30);
    expect(made[30]).toEqual({ ok: false, problem: over('pressMinute') });
    expect(await reserve({ asked: true, site: null })).toMatchObject({ ok: true });
    expect(await reserve({ ...press(0), pressesLifted: noon })).toMatchObject({ ok: true });
    await reserveMany(169, (index) => ({ ...press(index), at: noon + (1 + Math.floor(index / 20)) * minute }));
    const later = noon + 20 * minute;
    expect(await reserve({ ...press(0), at: later })).toEqual({ ok: false, problem: over('pressHour') });
    expect(await reserve({ ...press(0), at: noon + 62 * minute })).toMatchObject({ ok: true });
  });

  test('never reserves more than the budget when many ask at once', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => reserve()));
    expect(made.filter((each) => each.ok)).toHaveLength(3);
  });
});

describe('the quota, in reserveCall', () => {
  const hover = { operation: 'phoneValidation', subject: '+493012345678', site: 'a.example', asked: false } as const;
  const wide = { budgets: { minute: 99, site: 99, day: 99 }, pressesLifted: 0 };
  const low = (remain: number) => ({ ok: false, problem: { kind: 'quota-low', remain } });

  async function say(remain: number): Promise<void> {
    await (await database()).put('quotas', { operation: 'phoneValidation', remain, seconds: 60, at: noon });
  }

  test('takes off what it cannot know of yet: calls made since', async () => {
    await say(7);
    const made: Reservation[] = [];
    for (let index = 1; index < 4; index++) made.push(await reserveCall({ ...hover, at: noon + index }, wide));
    expect(made.map((each) => (each.ok ? 'ok' : each))).toEqual(['ok', 'ok', low(5)]);
  });

  test('takes off a call that was under way when it was said, and none that died with its worker', async () => {
    await reserveCall({ ...hover, at: noon - 11_000 }, wide);
    await say(6);
    expect((await reserveCall({ ...hover, at: noon }, wide)).ok).toBe(true);
    await emptyDatabase();
    await reserveCall({ ...hover, at: noon - 500 }, wide);
    await say(6);
    expect(await reserveCall({ ...hover, at: noon }, wide)).toEqual(low(5));
  });

  test('holds back hovering only, that operation only, and only while its period lasts', async () => {
    await say(1);
    expect(await reserveCall({ ...hover, at: noon }, wide)).toEqual(low(1));
    expect((await reserveCall({ ...hover, at: noon, asked: true }, wide)).ok).toBe(true);
    expect((await reserveCall({ ...hover, at: noon, operation: 'callerId' }, wide)).ok).toBe(true);
    expect((await reserveCall({ ...hover, at: noon + 60_000 }, wide)).ok).toBe(true);
  });
});

test('a call that is held back takes nobody’s probe', async () => {
  const repeat = { kind: 'paused', until: noon } as const;
  const state = { operation: 'callerId', failuresInARow: 5, openedAt: noon - minute, until: noon, repeat } as const;
  await (await database()).put('breakers', state);
  const none = { budgets: { minute: 0, site: 0, day: 0 } };
  const call = { at: noon, operation: 'callerId', subject: '+493012345678', site: null } as const;
  expect(await reserveCall({ ...call, asked: false }, none)).toEqual({ ok: false, problem: over('minute') });
  expect((await reserveCall({ ...call, asked: true }, none)).ok).toBe(true);
  expect(await reserveCall({ ...call, asked: true }, none)).toMatchObject({ problem: { kind: 'paused' } });
});

describe('after the clock was set back', () => {
  const year = 365 * 24 * 60 * minute;

  test('what was sent before it holds nobody for longer than the limit’s own span', async () => {
    // As many presses as an hour allows, a minute apart.
    await reserveMany(200, (index) => ({ at: noon + year + index * minute, asked: true, site: `${index}.example` }));
    expect((await reserve({ asked: true })).ok).toBe(true);
    expect((await reserve()).ok).toBe(true);
  });

  test('by less than a budget’s span, what was sent still counts for it', async () => {
    await reserveMany(5, (index) => ({
      at: noon + 2 * minute,
      asked: true,
      site: index < 2 ? 'b.example' : 'a.example',
    }));
    await reserveMany(2, () => ({ at: noon }));
    expect(await reserve({ at: noon })).toEqual({ ok: false, problem: over('site') });
  });

  test('presses that the popup lifted before it are counted again', async () => {
    await reserveMany(30, () => ({ asked: true }));
    expect(await reserve({ asked: true, pressesLifted: noon + year })).toEqual({
      ok: false,
      problem: over('pressMinute'),
    });
  });

  test('a quota that was said before it holds nobody back', async () => {
    const quota = { operation: 'callerId', remain: 0, seconds: 60, at: noon + year } as const;
    await (await database()).put('quotas', quota);
    expect((await reserve()).ok).toBe(true);
  });
});

test('a key that was changed or removed while a call waited is not sent any more', async () => {
  const call = { at: noon, operation: 'callerId', subject: '+493012345678', site: null, asked: true } as const;
  await saveSecret({ key: 'one', origins: [] });
  const { stamp } = (await readSecret()) ?? { stamp: '' };
  expect((await reserveCall(call, { budgets, stamp })).ok).toBe(true);
  await saveSecret({ key: 'two', origins: [] });
  expect(await reserveCall(call, { budgets, stamp })).toEqual({
    ok: false,
    problem: { kind: 'interrupted' },
  });
  await removeSecret();
  expect(await reserveCall(call, { budgets, stamp })).toEqual({
    ok: false,
    problem: { kind: 'not-configured' },
  });
  expect(await (await database()).count('calls')).toBe(1);
});
