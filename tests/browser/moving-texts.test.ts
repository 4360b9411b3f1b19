import { expect, test } from 'vitest';
import { marked, page, storm, survey } from './survey-room.ts';

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

/** The texts of the paragraphs of a page. */
function textsOf(root: Element): Text[] {
  return [...root.querySelectorAll('p')].flatMap(({ firstChild }) => (firstChild instanceof Text ? firstChild : []));
}

test('a mark goes before the next frame if its own characters changed, other marks stay', async () => {
  const root = page('<p>+49 30 630001</p><p>+49 30 630002</p><p>+49 30 630003 or +49 30 630004 or</p>');
  survey();
  await expect.poll(() => marked().length).toBe(4);
  const [first, second, third] = textsOf(root);
  const before = new Set(CSS.highlights.get('numlens-sure'));
  if (!first || !second || !third) throw new Error('the page is not as written');
  first.data = 'Desk +49 30 630001';
  second.data = '+49';
  third.data = '+49 30 630003 or +49 30 640004 or more';
  await Promise.resolve();
  expect(marked()).toEqual(['+49 30 630003']);
  for (const mark of CSS.highlights.get('numlens-sure') ?? []) expect(before.has(mark)).toBe(true);
  await expect.poll(() => marked()).toEqual(['+49 30 630001', '+49 30 630003', '+49 30 640004']);
});

test('a mark in a storm goes with the next frames, and comes back with the next reading', async () => {
  const root = page('<p>+49 30 650001</p><p>+49 30 650002</p>');
  const room = survey();
  await expect.poll(() => marked().length).toBe(2);
  const stop = await storm(room);
  const [text] = textsOf(root);
  if (!text) throw new Error('the page is not as written');
  text.data = 'Desk +49 30 650001';
  await expect.poll(() => marked()).toEqual(['+49 30 650002']);
  expect(room.surveyor.pace()).toBe('storm');
  stop();
  await expect.poll(() => marked()).toEqual(['+49 30 650001', '+49 30 650002']);
});
