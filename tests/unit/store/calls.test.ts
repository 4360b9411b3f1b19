import { beforeEach, describe, expect, test } from 'vitest';
import type { Reservation } from '../../../lib/store/calls.ts';
import { reserveCall } from '../../../lib/store/calls.ts';
import { emptyDatabase } from './empty-database.ts';

const budgets = { minute: 3, site: 5, day: 8 };
const noon = Date.UTC(2026, 0, 15, 12);
const minute = 60_000;

beforeEach(emptyDatabase);

type Options = { at?: number; site?: string; asked?: boolean };

function reserve({ at = noon, site = 'a.example', asked = false }: Options = {}): Promise<Reservation> {
  return reserveCall({ at, operation: 'callerId', subject: '+493012345678', site, asked }, budgets);
}

async function reserveMany(count: number, options: (index: number) => Options): Promise<Reservation[]> {
  const made: Reservation[] = [];
  for (let index = 0; index < count; index++) made.push(await reserve(options(index)));
  return made;
}

describe('reserveCall', () => {
  test('holds hovering to the minute', async () => {
    const made = await reserveMany(5, () => ({}));
    expect(made.map((each) => (each.ok ? 'ok' : each.budget))).toEqual(['ok', 'ok', 'ok', 'minute', 'minute']);
    expect(await reserve({ at: noon + minute })).toMatchObject({ ok: true });
  });

  test('holds one site to its hour, and lets another site go on', async () => {
    const made = await reserveMany(6, (index) => ({ at: noon + index * minute }));
    expect(made.map((each) => each.ok)).toEqual([true, true, true, true, true, false]);
    expect(made[5]).toEqual({ ok: false, budget: 'site' });
    expect(await reserve({ at: noon + 6 * minute, site: 'b.example' })).toMatchObject({ ok: true });
  });

  test('holds all sites together to the day', async () => {
    const made = await reserveMany(9, (index) => ({ at: noon + index * minute, site: `${index}.example` }));
    expect(made[8]).toEqual({ ok: false, budget: 'day' });
    expect(await reserve({ at: noon + 24 * 60 * minute + 1, site: '9.example' })).toMatchObject({ ok: true });
  });

  test('lets the person ask past every budget, and counts it', async () => {
    const made = await reserveMany(4, () => ({ asked: true }));
    expect(made.every((each) => each.ok)).toBe(true);
    expect(await reserve()).toEqual({ ok: false, budget: 'minute' });
  });

  test('never reserves more than the budget when many ask at once', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => reserve()));
    expect(made.filter((each) => each.ok)).toHaveLength(3);
  });
});
