import { expect, onTestFinished, test, vi } from 'vitest';
import type { Match } from '../../lib/page/mark/match-ledger.ts';
import { createMatchLedger } from '../../lib/page/mark/match-ledger.ts';
import { nextMatch } from '../../lib/page/mark/matches-in-order.ts';
import { isEverSeen } from '../../lib/page/point/ever-seen.ts';
import type { TextPlace } from '../../lib/page/read/run-text.ts';
import { page, survey } from './survey-room.ts';

/** A log of so many lines in one text node, an address in each. */
function log(lines: number, style = ''): Text {
  const text = Array.from({ length: lines }, (_, line) => lineOf(line)).join('\n');
  const root = page(`<pre style="font:12px/16px monospace;margin:0;${style}">${text}</pre>`);
  const node = root.firstChild?.firstChild;
  if (!(node instanceof Text)) throw new Error('the page is not as written');
  return node;
}

const addressOf = (line: number): string => `10.${line >> 14}.${(line >> 7) & 127}.${line & 127}`;
const lineOf = (line: number): string =>
  `${String(line).padStart(6, '0')} sshd: Accepted a key from ${addressOf(line)}, a port`;

const numbered = (nth: number): string => [10 + (nth % 200), (nth >> 3) % 256, nth % 251, 100 + (nth % 150)].join('.');

/** The lines whose address is registered, in order. */
function markedLines(node: Text): number[] {
  const lines = [...(CSS.highlights.get('numlens-guess') ?? [])].map(({ startOffset }) => {
    const from = node.data.lastIndexOf('\n', startOffset) + 1;
    return Number(node.data.slice(from, from + 6));
  });
  return lines.sort((a, b) => a - b);
}

/** Counts what is read of the page's texts while they are surveyed, and what is registered. */
function counted() {
  const counts = { characters: 0, registered: 0 };
  const read = (text: string | null): string | null => {
    counts.characters += text?.length ?? 0;
    return text;
  };
  for (const [prototype, name] of [
    [CharacterData.prototype, 'data'],
    [Node.prototype, 'nodeValue'],
  ] as const) {
    const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
    const spy = vi.spyOn(prototype as CharacterData, name as 'data', 'get').mockImplementation(function (
      this: CharacterData,
    ) {
      return read(get?.call(this)) ?? '';
    });
    onTestFinished(() => spy.mockRestore());
  }
  const { substringData } = CharacterData.prototype;
  const part = vi.spyOn(CharacterData.prototype, 'substringData').mockImplementation(function (
    this: CharacterData,
    ...range
  ) {
    return read(substringData.apply(this, range)) ?? '';
  });
  const { add } = Highlight.prototype;
  const register = vi.spyOn(Highlight.prototype, 'add').mockImplementation(function (this: Highlight, range) {
    counts.registered += 1;
    return add.call(this, range);
  });
  onTestFinished(() => {
    part.mockRestore();
    register.mockRestore();
  });
  return counts;
}

async function workOver(lines: number): Promise<{ characters: number; registered: number }> {
  const node = log(lines);
  const counts = counted();
  const { surveyor, stop } = survey();
  await expect.poll(() => surveyor.ledger.all().size).toBe(lines);
  // Not by the text of the marks: that would be counted too.
  await expect.poll(() => CSS.highlights.get('numlens-guess')?.size ?? 0).toBeGreaterThan(0);
  stop();
  const total = { ...counts };
  vi.restoreAllMocks();
  node.parentElement?.parentElement?.remove();
  return total;
}

test.each([
  ['without spaces', (nth: number) => `{"n":"${'abcdefgh'.slice(0, nth % 7)}","ip":"${numbered(nth)}"}`],
  ['in one line', (nth: number) => `${'no. '.repeat(nth % 7)}+49 30 ${numbered(nth).replaceAll('.', ' ')}`],
])('no number is cut where a long text is divided: %s', async (_, write) => {
  page(`<pre>${Array.from({ length: 4_000 }, (_, nth) => write(nth)).join(',')}</pre>`);
  const { surveyor } = survey();
  await expect.poll(() => surveyor.ledger.all().size).toBe(4_000);
  const found = [...surveyor.ledger.all()].map(({ passages: [{ node, start, end }] }) => node.data.slice(start, end));
  const written = Array.from({ length: 4_000 }, (_, nth) => numbered(nth));
  expect(found.map((text) => text.replace('+49 30 ', '').replaceAll(' ', '.'))).toEqual(written);
});

test('twice as long a text has twice as much read of it, and no more ranges registered', async () => {
  const once = await workOver(2_000);
  const twice = await workOver(4_000);
  expect(twice.characters).toBeLessThan(2.5 * once.characters);
  expect(twice.registered).toBeLessThan(1_000);
  expect(twice.registered).toBeLessThan(1.5 * once.registered);
});

/** A match whose places count how often they are looked at. */
function countedMatch(node: Text, at: number, counts: { looks: number }): Match {
  const look = (offset: number): number => {
    counts.looks += 1;
    return offset;
  };
  const place = {
    node,
    get start() {
      return look(at);
    },
    get end() {
      return look(at + 8);
    },
  };
  return {
    subject: { kind: 'ip', ip: '192.0.2.1' },
    sure: true,
    country: null,
    passages: [place],
    text: 'x'.repeat(8),
    since: 0,
  };
}

test.for([1, -1])('twice as many finds of one text are twice the work for the ledger (direction %i)', (by) => {
  const node = document.createTextNode('x'.repeat(200_000));
  const looksOver = (finds: number): number => {
    const counts = { looks: 0 };
    const ledger = createMatchLedger({ drawMark() {}, eraseMark() {} });
    const offsets = Array.from({ length: finds }, (_, index) => index * 40);
    for (const at of by > 0 ? offsets : offsets.reverse()) ledger.add(countedMatch(node, at, counts));
    expect(ledger.all().size).toBe(finds);
    for (const at of offsets) expect(ledger.at(node, at + 3)).not.toBeNull();
    ledger.forgetUnless(() => true);
    ledger.within(node, 20_000, 200_000).forEach(ledger.forget);
    expect(ledger.all().size).toBe(500);
    ledger.clear();
    return counts.looks;
  };
  expect(looksOver(4_000)).toBeLessThan(2.2 * looksOver(2_000));
});

const first = (lines: number[]): number | undefined => lines[0];
const last = (lines: number[]): number | undefined => lines.at(-1);

test('of a long text the marks near what is seen are drawn, and follow the page', async () => {
  const node = log(3_000);
  onTestFinished(() => scrollTo(0, 0));
  const { surveyor } = survey();
  await expect.poll(() => surveyor.ledger.all().size).toBe(3_000);
  const screen = Math.ceil(innerHeight / 16);
  await expect.poll(() => last(markedLines(node))).toBeGreaterThan(2.5 * screen);
  expect(first(markedLines(node))).toBe(0);
  expect(last(markedLines(node))).toBeLessThan(4 * screen);
  scrollTo(0, 1_500 * 16);
  await expect.poll(() => first(markedLines(node))).toBeGreaterThan(1_500 - 4 * screen);
  expect(markedLines(node)).toContain(1_500 - screen);
  expect(markedLines(node)).toContain(1_500 + 2 * screen);
  expect(markedLines(node).length).toBeLessThan(7 * screen);
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => last(markedLines(node))).toBe(2_999);
  // What moves the text without scrolling.
  scrollTo(0, 0);
  const above = document.createElement('div');
  above.style.height = '40000px';
  node.parentElement?.before(above);
  await expect.poll(() => markedLines(node).length).toBeLessThan(20);
  above.remove();
  await expect.poll(() => first(markedLines(node))).toBe(0);
  await expect.poll(() => last(markedLines(node))).toBeGreaterThan(2.5 * screen);
});

test('a log in a box of its own, and in a shadow root, is followed too', async () => {
  const node = log(3_000, 'height:400px;overflow:auto');
  const box = node.parentElement;
  if (!box) throw new Error('the page is not as written');
  const { surveyor } = survey();
  await expect.poll(() => surveyor.ledger.all().size).toBe(3_000);
  await expect.poll(() => first(markedLines(node))).toBe(0);
  box.scrollTop = 1_500 * 16;
  await expect.poll(() => markedLines(node)).toContain(1_510);
  expect(markedLines(node)).not.toContain(0);
  const host = page('<div></div>').firstElementChild;
  const root = host?.attachShadow({ mode: 'open' });
  if (!root) throw new Error('no shadow root');
  surveyor.ledger.clear();
  root.append(box);
  box.scrollTop = 0;
  surveyor.meet(root);
  await expect.poll(() => surveyor.ledger.all().size).toBe(3_000);
  await expect.poll(() => first(markedLines(node))).toBe(0);
  box.scrollTop = 2_000 * 16;
  await expect.poll(() => markedLines(node)).toContain(2_010);
});

test('a log that grows is asked about only where it is new; what is cut off is forgotten', async () => {
  const node = log(3_000);
  const { surveyor, asked } = survey();
  await expect.poll(() => surveyor.ledger.all().size).toBe(3_000);
  for (let line = 3_000; line < 3_005; line += 1) {
    asked.splice(0);
    node.appendData(`\n${lineOf(line)}`);
    await expect.poll(() => surveyor.ledger.all().size).toBe(line + 1);
    // Its last part, not all of it.
    expect(asked.join('').length).toBeLessThan(20_000);
  }
  node.data = node.data.slice(0, 60 * 1_000);
  const left = node.data.split('\n').filter((line) => line.endsWith('a port')).length;
  // The part that was cut is read anew, so for a moment there are fewer.
  const isRest = (count: number): boolean => count === left || count === left + 1;
  await expect.poll(() => isRest(surveyor.ledger.all().size)).toBe(true);
  node.data = `${lineOf(7)} and ${node.data}`;
  const marks = () => [...surveyor.ledger.all()].flatMap(({ passages }) => passages);
  const isAddress = ({ start, end }: TextPlace): boolean => /^10(?:\.\d+){3}$/.test(node.data.slice(start, end));
  await expect.poll(() => marks().length > left && marks().every(isAddress)).toBe(true);
  node.data = 'nothing here';
  await expect.poll(() => surveyor.ledger.all().size).toBe(0);
  expect(CSS.highlights.has('numlens-guess')).toBe(false);
});

test('the walk finds the first match in sight of a long text by few measurements', async () => {
  const node = log(2_000);
  onTestFinished(() => scrollTo(0, 0));
  const { surveyor } = survey();
  await expect.poll(() => surveyor.ledger.all().size).toBe(2_000);
  scrollTo(0, 1_200 * 16);
  const measured = vi.spyOn(Range.prototype, 'getClientRects');
  onTestFinished(() => measured.mockRestore());
  const lineNear = (by: 1 | -1): number => {
    const [place] = nextMatch(surveyor.ledger.all(), { from: null, by, isEverSeen })?.passages ?? [];
    return place ? Number(node.data.slice(node.data.lastIndexOf('\n', place.start) + 1).slice(0, 6)) : -1;
  };
  expect(lineNear(1)).toBeGreaterThanOrEqual(1_199);
  expect(lineNear(1)).toBeLessThanOrEqual(1_202);
  expect(lineNear(-1) - 1_200).toBeLessThanOrEqual(innerHeight / 16 + 1);
  expect(lineNear(-1) - 1_200).toBeGreaterThanOrEqual(innerHeight / 16 - 2);
  expect(measured.mock.calls.length).toBeLessThan(40);
});
