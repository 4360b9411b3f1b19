import { expect, test } from 'vitest';
import { takeFrame } from '../../../../lib/page/dom/page-life.ts';

test('one page script lives in a frame; a second one comes only after the first has ended', () => {
  const first = takeFrame();
  expect(first).toBeInstanceOf(AbortController);
  expect(takeFrame()).toBeNull();
  first?.abort();
  const next = takeFrame();
  expect(next).toBeInstanceOf(AbortController);
  expect(next?.signal.aborted).toBe(false);
});
