import { expect, test } from 'vitest';
import { createPageRates } from '../../../../entrypoints/background/page-rates.ts';

function rates() {
  let now = 0;
  const mayAsk = createPageRates(() => now);
  const count = (type: 'prepareCard' | 'noteFound', asker: { tabId: number; frameId: number }, times: number) =>
    Array.from({ length: times }, () => mayAsk(type, asker)).filter(Boolean).length;
  return {
    count,
    pass(ms: number) {
      now += ms;
    },
  };
}

test('a tab may ask far more often than a hand can cause, and no more; other tabs are not held', () => {
  const { count, pass } = rates();
  expect(count('prepareCard', { tabId: 1, frameId: 0 }, 10_000)).toBe(100);
  expect(count('prepareCard', { tabId: 1, frameId: 7 }, 10), 'its frames count as one').toBe(0);
  expect(count('prepareCard', { tabId: 2, frameId: 0 }, 50)).toBe(50);
  pass(1_000);
  expect(count('prepareCard', { tabId: 1, frameId: 0 }, 100)).toBe(10);
  pass(3_600_000);
  expect(count('prepareCard', { tabId: 1, frameId: 0 }, 10_000)).toBe(100);
});

test('forty frames that report their finds once a second are all heard; one that reports without end is not', () => {
  const { count, pass } = rates();
  for (let second = 0; second < 60; second += 1) {
    for (let frameId = 0; frameId < 40; frameId += 1) expect(count('noteFound', { tabId: 1, frameId }, 1)).toBe(1);
    pass(1_000);
  }
  expect(count('noteFound', { tabId: 1, frameId: 3 }, 10_000)).toBe(10);
  expect(count('noteFound', { tabId: 1, frameId: 4 }, 1)).toBe(1);
});

test('a page that makes frames without end gives no other a new allowance', () => {
  const { count } = rates();
  expect(count('prepareCard', { tabId: 1, frameId: 0 }, 200)).toBe(100);
  for (let frameId = 0; frameId < 1_999; frameId += 1) count('noteFound', { tabId: 2, frameId }, 1);
  expect(count('prepareCard', { tabId: 1, frameId: 0 }, 10), 'the last that fits').toBe(0);
  for (let frameId = 0; frameId < 1_999; frameId += 1) count('noteFound', { tabId: 3, frameId }, 1);
  expect(count('prepareCard', { tabId: 1, frameId: 0 }, 10), 'one that asks meanwhile is not dropped').toBe(0);
});
