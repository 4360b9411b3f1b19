import { expect, test } from 'vitest';
import { joins } from '../../lib/page/read/run-text.ts';
import type { TextRun } from '../../lib/page/read/text-runs.ts';
import { textRuns } from '../../lib/page/read/text-runs.ts';
import { page } from './survey-room.ts';

/** Enough elements for many stretches. */
const plain = '<i>plain </i>'.repeat(400);
const line = '<p>030 123456</p>';

/** What the walk comes to; `after` is called at each of its steps. */
function numbersIn(root: Node, after: (step: number) => void = () => undefined): string[] {
  const found: string[] = [];
  let step = 0;
  const visit = ({ text }: TextRun) => found.push(...(text.match(/\d[\d ]{6,}\d/g) ?? []));
  for (const _ of textRuns(root, { visit, joins })) {
    step += 1;
    after(step);
  }
  return found;
}

test('finds every number, wherever it stands among thousands of elements', () => {
  for (let before = 0; before < 70; before += 1) {
    const root = page(`${'<i>x </i>'.repeat(before)}${line}${plain}${line}`);
    expect(numbersIn(root)).toEqual(['030 123456', '030 123456']);
    root.remove();
  }
});

test('a number in several elements is found at every place, also across a seam', () => {
  for (let before = 0; before < 70; before += 1) {
    const root = page(`${'<i>x </i>'.repeat(before)}<p><b>030 1</b><b>2345</b></p>${plain}`);
    expect(numbersIn(root)).toEqual(['030 12345']);
    root.remove();
  }
});

test('text before the first element and after the last is read', () => {
  expect(numbersIn(page(`030 123456 ${plain} 030 654321`))).toEqual(['030 123456', '030 654321']);
});

test('digits of other scripts show', () => {
  const root = page(`${plain}<p>۰۲۱ ۸۸۷۷ ۶۶۵۵</p>${plain}`);
  const runs: string[] = [];
  for (const _ of textRuns(root, { visit: ({ text }) => runs.push(text.trim()), joins }))
    expect(runs.length).toBeLessThan(3);
  expect(runs.some((text) => text.includes('۸۸۷۷'))).toBe(true);
});

test('elements that go while the walk pauses cost none of the numbers after them', () => {
  const root = page(`<div>${plain.repeat(8)}</div>${`${plain}${line}`.repeat(8)}`);
  const first = root.firstElementChild;
  const found = numbersIn(root, (step) => {
    if (step === 2) first?.remove();
  });
  expect(found.length).toBeGreaterThanOrEqual(8);
});

test('elements that come while the walk pauses cost none either', () => {
  const root = page(`${plain.repeat(4)}${line}${plain.repeat(4)}${line}`);
  const found = numbersIn(root, (step) => {
    if (step === 1) root.insertAdjacentHTML('afterbegin', plain.repeat(4));
  });
  expect(found).toEqual(['030 123456', '030 123456']);
});

test('a page that takes away the place of the reading again and again is read to its end', () => {
  const root = page(`${`<div>${plain}</div>`.repeat(20)}${line}`);
  const found = numbersIn(root, () => root.querySelector('div')?.remove());
  expect(found).toContain('030 123456');
});

test('a number behind a seam is found where so many texts stand before it that the walk pauses among them', () => {
  const texts = 'call 030 123456 now<!-- -->'.repeat(200);
  for (let before = 0; before < 40; before += 1) {
    const root = page(
      `${'<i>x </i>'.repeat(before)}<p>${texts}<b>12</b></p>${'<p>345 030 654321</p>'.repeat(2)}${plain}`,
    );
    expect(numbersIn(root).filter((number) => number.endsWith('654321')).length).toBeGreaterThanOrEqual(2);
    root.remove();
  }
});
