import { expect, test } from 'vitest';
import { joins, placesOf } from '../../lib/page/read/run-text.ts';
import type { TextRun } from '../../lib/page/read/text-runs.ts';
import { textRuns } from '../../lib/page/read/text-runs.ts';
import { page } from './survey-room.ts';

function runsOf(root: Node): TextRun[] {
  const runs: TextRun[] = [];
  for (const _ of textRuns(root, { visit: (run) => runs.push(run), joins }));
  return runs;
}

/** What the run is about, without the words around it. */
function coreOf({ text, core }: TextRun): string {
  return text.slice(core[0]?.start, (core.at(-1)?.start ?? 0) + (core.at(-1)?.length ?? 0));
}

function texts(html: string): string[] {
  return runsOf(page(html)).map(coreOf);
}

test('reads across inline elements, comments and what is not seen', () => {
  expect(texts('<p>Tel <b>+49</b> <i>30</i><!-- x --><script>1</script> 901<wbr>820 now</p>')).toEqual([
    '+49 30 901820 now',
  ]);
});

test('a sign of the page that is also ours takes no room, and ends no number', () => {
  const [run] = runsOf(page('<p>IP 8.8.4.4&#xfffc;4</p>'));
  expect(run?.text).toBe('IP 8.8.4.4\ufffb4');
  const [long] = runsOf(page(`<p>${'a '.repeat(9_000)}IP 8.8.4.4&#xfffc;4</p>`)).slice(-1);
  expect(long?.text.slice(-8)).toBe('.8.4.4\ufffb4');
});

test('the words around a number come with it', () => {
  const [run] = runsOf(page('<div>other<p>Tel <b>of</b> us: <b>+49</b> 30 901820<i> by </i>day</p></div>'));
  expect(run?.text).toBe('Tel of us: +49 30 901820 by day');
  expect(run && coreOf(run)).toBe('+49 30 901820 by ');
  expect(run && placesOf(run, 11, 14).map(({ node }) => node.data)).toEqual(['+49']);
});

test('does not read across blocks, cells, line breaks, buttons and footnote marks', () => {
  expect(texts('<div>030 123456<p>030 234567</p>030 345678<br>030 456789</div>')).toEqual([
    '030 123456',
    '030 234567',
    '030 345678',
    '030 456789',
  ]);
  expect(texts('<table><tr><td>030 123456</td><td>030 234567</td></tr></table>')).toHaveLength(2);
  expect(texts('<p>030 123456<sup>1</sup></p>')).toEqual(['030 123456']);
});

test.each<[string, string, string[]]>([
  ['beside each other', 'left: 12ch', ['Tel. +49 30 901820']],
  ['beside each other, with some room after a blank', 'left: 13ch', ['Tel. +49 30 901820']],
  ['on two lines', 'left: 0; top: 20px', []],
  ['in two columns', 'left: 16ch', []],
  ['on top of each other', 'left: 9ch', []],
  ['in another order', 'left: -6ch', []],
  ['of two sizes', 'left: 12ch; font-size: 10px', []],
  ['that are placed by a margin', 'left: 12ch; position: static; display: block', []],
])('reads pieces at absolute places as they are drawn: %s', (_, second, expected) => {
  const placed = 'position: absolute; top: 0; white-space: pre;';
  const html = `<div style="position: relative; height: 60px; margin-left: 20ch; font: 16px/1 monospace">
    <span style="${placed} left: 0">Tel. +49 30 </span><span style="${placed} ${second}">901820</span></div>`;
  expect(texts(html.replace(/\n\s*/, '')).filter((text) => /30 +9/.test(text))).toEqual(expected);
});

test('does not join numbers at absolute places that have room between them', () => {
  const placed = 'position: absolute; top: 0; white-space: pre;';
  const pieces = ['0', '7.5ch'].map((left) => `<span style="${placed} left: ${left}">8.8.8.8</span>`);
  const [run] = runsOf(page(`<div style="position: relative; font: 16px/1 monospace">${pieces.join('')}</div>`));
  expect(run?.text).toBe('8.8.8.8\ufffc8.8.8.8');
});

test('of a long document the first runs are visited soon, the others together when it was walked through', () => {
  const lines = Array.from({ length: 5_000 }, (_, line) => `<p>+49 30 ${1_000_000 + line}</p>`);
  const root = page(lines.join(''));
  const visits: number[] = [];
  let step = 0;
  for (const _ of textRuns(root, { visit: () => visits.push(step), joins })) step += 1;
  expect(visits).toHaveLength(5_000);
  const pauses = visits.map((at, index) => at - (visits[index - 1] ?? 0));
  const longest = Math.max(...pauses);
  expect(longest).toBeGreaterThan(5);
  const soon = pauses.indexOf(longest);
  expect(soon).toBeGreaterThanOrEqual(200);
  expect(soon).toBeLessThan(1_000);
  expect(Math.max(...pauses.slice(soon + 1))).toBe(1);
});

test('passes by what cannot hold a subject', () => {
  expect(texts('<p>In <b>2019</b> we were 12.</p><ul><li><a>7</a></li><li><a>8</a></li></ul>')).toEqual([]);
});

test('a link of a number stands by itself', () => {
  expect(texts('<p>+49 30 123456 <a href="tel:+4930123456">030 12 34 56</a> +49 30 654321</p>')).toEqual([
    '+49 30 123456 ',
    '030 12 34 56',
    ' +49 30 654321',
  ]);
});

test('every character of a run leads back to its text node', () => {
  const root = page('<p>Tel <b>+49</b> 30 <i>901</i>820</p>');
  const [run] = runsOf(root);
  expect(run).toBeDefined();
  if (!run) return;
  for (let start = 0; start < run.text.length; start += 1) {
    for (let end = start + 1; end <= run.text.length; end += 1) {
      const places = placesOf(run, start, end);
      expect(places.map((place) => place.node.data.slice(place.start, place.end)).join('')).toBe(
        run.text.slice(start, end),
      );
    }
  }
});

test('digits in thousands of elements come in runs of their own size', () => {
  const root = page(`<p>${'<i>1</i>'.repeat(12_000)}</p>`);
  const runs = runsOf(root);
  expect(runs.map(coreOf).join('')).toBe('1'.repeat(12_000));
  expect(Math.max(...runs.map(({ pieces }) => pieces.length))).toBeLessThan(200);
});

test('a long text comes in parts that lose no number', () => {
  const lines = Array.from({ length: 3_000 }, (_, index) => `line ${index} from 192.0.2.${index % 256}`);
  const parts = texts(`<pre>${lines.join('\n')}</pre>`);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.join('')).toBe(lines.join('\n'));
  for (const part of parts) expect(part).toMatch(/\.\d+$/);
});

test('can be stopped at any step, and goes on where it was', () => {
  const root = page(`${'<p>plain</p>'.repeat(2_000)}<p>030 123456</p>`);
  const runs: string[] = [];
  const walk = textRuns(root, { visit: (run) => runs.push(coreOf(run)), joins });
  let steps = 0;
  while (!walk.next().done) steps += 1;
  expect(steps).toBeGreaterThan(1);
  expect(runs).toEqual(['030 123456']);
});

test('the heading of its column comes after a cell that is only a dotted quad', () => {
  const runs = runsOf(
    page(
      `<table><thead><tr><th></th><th><b>Source IP</b> ↑</th><th>Agent</th></tr></thead>
       <tr><td>1</td><td><a href="#">52.28.10.4</a></td><td>Agent 7.12.0.3</td></tr></table>`,
    ),
  );
  expect(runs.map(({ text }) => text)).toEqual(['52.28.10.4 | Source IP', 'Agent 7.12.0.3']);
});

test('what may name the country of a table’s row comes after a number in it', () => {
  const table = (cells: string) => runsOf(page(`<table><tr>${cells}</tr></table>`)).map(({ text }) => text);
  expect(table('<td>IL</td><td><a href="#">050-235-7847</a></td><td>\n <b>Noa Levi</b></td>')).toEqual([
    '050-235-7847 | IL | Noa Levi',
  ]);
  expect(table('<th>Israel</th><td>12.50</td><td>a word</td><td>050-235-7847</td>')).toEqual(['050-235-7847 | Israel']);
  expect(table('<td>IL</td><td>10.20.30.40</td>'), 'an address is in no country’s plan').toEqual(['10.20.30.40']);
  expect(runsOf(page('<p>IL</p><p>050-235-7847</p>')).map(({ text }) => text)).toEqual(['050-235-7847']);
  const long = `<td>IL</td>${'<td></td>'.repeat(100)}<td>050-235-7847</td><td>Noa</td>`;
  expect(table(long), 'a long row is read in part').toEqual(['050-235-7847 | IL']);
});
