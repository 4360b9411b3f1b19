import { expect, onTestFinished, test, vi } from 'vitest';
import { page, survey } from './survey-room.ts';

/** The texts on the page that are marked now, in the order of their marks. */
function markedNow(): string[] {
  const marks = ['sure', 'guess'].flatMap((name) => [...(CSS.highlights.get(`numlens-${name}`) ?? [])]);
  const shown = marks.filter(({ startContainer }) => startContainer.isConnected);
  return shown.map(({ startContainer, startOffset, endOffset }) =>
    `${startContainer.textContent}`.slice(startOffset, endOffset),
  );
}

/** Waits until observers were told of what the test has just changed: before the next frame. */
const told = (): Promise<void> => Promise.resolve();

/** Writes in a task of the page that takes no time by its clock, on a slow machine, too. */
async function writeQuickly(write: () => unknown): Promise<void> {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  write();
  await told();
  clock.mockRestore();
}

const row = (line: number): string => `<div><span>sshd[${line}]: from </span><span>20.7.13.${line}</span></div>`;

/** A terminal with these lines, all read. */
async function terminal(lines: number[]) {
  const root = page(lines.map(row).join(''));
  const room = survey();
  const isRead = () => room.surveyor.pace() === 'calm' && markedNow().length === lines.length;
  await expect.poll(isRead).toBe(true);
  return { root, ...room };
}

test('a text that was read before has its marks in new nodes before the next frame, and no style is read for it', async () => {
  const { root, asked, surveyor } = await terminal([1, 2, 3]);
  const before = asked.length;
  const read = [vi.spyOn(Element.prototype, 'checkVisibility'), vi.spyOn(globalThis, 'getComputedStyle')];
  await writeQuickly(() => Object.assign(root, { innerHTML: [2, 3, 4].map(row).join('') }));
  const inTask = read.map((spy) => spy.mock.calls.length);
  for (const spy of read) spy.mockRestore();
  expect(markedNow()).toEqual(['20.7.13.2', '20.7.13.3']);
  expect(inTask).toEqual([0, 0]);
  await expect.poll(markedNow).toEqual(['20.7.13.2', '20.7.13.3', '20.7.13.4']);
  await expect.poll(() => surveyor.pace()).toBe('calm');
  expect(asked).toHaveLength(before + 1);
});

test('marks of a text that was written anew stay while it is read', async () => {
  const { root, surveyor } = await terminal([1, 2, 3]);
  await writeQuickly(() => Object.assign(root, { innerHTML: [1, 2, 3].map(row).join('') }));
  const marks = new Set(CSS.highlights.get('numlens-guess'));
  await expect.poll(() => surveyor.pace()).toBe('calm');
  for (const mark of CSS.highlights.get('numlens-guess') ?? []) expect(marks.has(mark)).toBe(true);
  expect(markedNow()).toHaveLength(3);
});

test('a number in two texts, with lines and in a link has its mark again as well', async () => {
  const html =
    '<p><b>+49 30</b> <i>901820</i></p><pre>20.7.13.9\n1 call</pre><p><a href="tel:+4930901821">Our desk</a></p>';
  const root = page(html);
  const { surveyor } = survey();
  const ends = (): string[] =>
    [...(CSS.highlights.get('numlens-sure') ?? []), ...(CSS.highlights.get('numlens-guess') ?? [])]
      .filter(({ startContainer }) => startContainer.isConnected)
      .map(({ startContainer, endContainer }) => `${startContainer.textContent} … ${endContainer.textContent}`)
      .sort();
  await expect.poll(() => surveyor.pace() === 'calm' && ends().length).toBe(3);
  const before = ends();
  await writeQuickly(() => Object.assign(root, { innerHTML: html }));
  expect(ends()).toEqual(before);
});

test('what was not read before is marked once it was, and a text in a field never', async () => {
  const { root } = await terminal([1]);
  root.innerHTML = `<div contenteditable>${row(1)}</div><div data-numlens="off">${row(1)}</div>${row(5)}`;
  await told();
  expect(markedNow()).toEqual([]);
  await expect.poll(markedNow).toEqual(['20.7.13.5']);
});

test('a text that was not drawn when it was read has no marks for a moment, however often it is written anew', async () => {
  const { root, surveyor } = await terminal([1]);
  const copy = '<p class="copy" style="color: transparent">20.7.13.7</p>';
  const write = (): unknown =>
    Object.assign(root, { innerHTML: `${copy}<p class="copy" hidden>20.7.13.8</p>${row(1)}` });
  write();
  await expect.poll(() => surveyor.pace()).toBe('calm');
  await writeQuickly(write);
  expect(markedNow()).toEqual(['20.7.13.1']);
  await expect.poll(() => surveyor.pace() === 'calm' && surveyor.ledger.all().size).toBe(1);
});

/** A clock by which each step of work takes half a millisecond. */
function slowClock(): { restore(): void } {
  const start = performance.now();
  let steps = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    steps += 1;
    return start + steps / 2;
  });
  onTestFinished(() => clock.mockRestore());
  return { restore: () => clock.mockRestore() };
}

test('known texts are marked for a short time of the page’s task, and after a rest; the others when they are read', async () => {
  const lines = Array.from({ length: 40 }, (_, line) => line + 1);
  const { root } = await terminal(lines);
  const clock = slowClock();
  root.innerHTML = lines.map(row).join('');
  await told();
  const first = markedNow().length;
  root.innerHTML = lines.map(row).join('');
  await told();
  const second = markedNow().length;
  clock.restore();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(10);
  expect(second).toBe(0);
  await expect.poll(() => markedNow().length).toBe(40);
});

test('a match stays if its text is written anew far from it, but counts as new', async () => {
  const tail = ' and more words'.repeat(20);
  const root = page(`<p>Desk +49 30 670001${tail}</p>`);
  const { surveyor } = survey();
  const text = root.firstChild?.firstChild;
  if (!(text instanceof Text)) throw new Error('no text');
  await expect.poll(() => surveyor.pace() === 'calm' && markedNow().length).toBe(1);
  const [match] = surveyor.ledger.all();
  const since = match?.since ?? 0;
  text.data += tail;
  await expect.poll(() => match?.since).toBeGreaterThan(since);
  expect([...surveyor.ledger.all()][0]).toBe(match);
});
