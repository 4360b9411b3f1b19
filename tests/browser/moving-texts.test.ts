import { expect, test } from 'vitest';
import { marked, page, survey } from './survey-room.ts';

test('text that leaves before its answer comes is read again when it returns; text without a find is not', async () => {
  const root = page('<p>+49 30 500001</p><p>number 500 002 000</p><p>+49 30 500003</p>');
  let leave = (): void => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const { asked, surveyor } = survey({ before: () => left });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const [first, second] = root.querySelectorAll('p');
  first?.remove();
  second?.remove();
  leave();
  await expect.poll(() => marked()).toEqual(['+49 30 500003']);
  const before = asked.length;
  root.append(...[first, second].filter((part) => !!part));
  await expect.poll(() => marked()).toEqual(['+49 30 500001', '+49 30 500003']);
  await expect.poll(() => surveyor.pace()).toBe('calm');
  expect(asked).toHaveLength(before);
});
