import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isDataOld } from '../../../lib/words/data-age.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['phone', '2026-03-26', '2026-11-28', false],
  ['phone', '2026-03-26', '2028-03-24', false],
  ['phone', '2026-03-26', '2028-03-27', true],
  ['phone', '2024-03-26', '2026-11-28', true],
  ['phone', '../2024-03-26', '2026-11-28', true],
  ['ip', '2026-06-05', '2026-11-28', false],
  ['ip', '2026-06-05', '2027-06-04', false],
  ['ip', '2026-06-05', '2027-06-07', true],
  ['ip', '2024-06-05', '2026-11-28', true],
  ['ip', null, '2026-11-28', false],
] as const)('data about a %s of %s makes answers doubtful on %s: %s', (kind, dataDate, today, isOld) => {
  vi.setSystemTime(today);
  expect(isDataOld(kind, dataDate, Date.now())).toBe(isOld);
});
