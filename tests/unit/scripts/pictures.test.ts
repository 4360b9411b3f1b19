import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareFolders } from '../../../scripts/pictures/compare-folders.ts';

let folder: string;
let before: string;
let after: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'numlens-pictures-'));
  [before, after] = [join(folder, 'before'), join(folder, 'after')];
});
afterEach(() => rmSync(folder, { recursive: true }));

const [white, gray, red] = [0xff_ff_ff_ff, 0xff_80_80_80, 0xff_00_00_ff];

type Picture = { width?: number; height?: number; at?: [x: number, y: number]; deflateLevel?: number };

/** Writes a white picture of 10 × 4 pixels, with one gray pixel if it is said where. */
function draw(place: string, name: string, { width = 10, height = 4, at, deflateLevel = 9 }: Picture = {}): void {
  const picture = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel += 1) picture.data.writeUInt32LE(white, pixel * 4);
  if (at) picture.data.writeUInt32LE(gray, (at[1] * width + at[0]) * 4);
  const file = join(place, `${name}.png`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, PNG.sync.write(picture, { deflateLevel }));
}

it('pictures are equal if their pixels are, however their files are packed', async () => {
  draw(before, 'light/card/Being asked');
  draw(after, 'light/card/Being asked', { deflateLevel: 0 });
  expect(await compareFolders(before, after, { only: '' })).toEqual({
    lines: [],
    words: 'All 1 pictures are equal.',
    code: 0,
  });
});

it('each picture that is missing, new, of another size, or has one other pixel, is listed', async () => {
  for (const name of ['dark/card/Same', 'dark/card/Gone', 'dark/list/Wide', 'light/card/First', 'light/card/Last'])
    draw(before, name);
  draw(after, 'dark/card/Same');
  draw(after, 'dark/card/Come');
  draw(after, 'dark/list/Wide', { width: 11 });
  draw(after, 'light/card/First', { at: [0, 0] });
  draw(after, 'light/card/Last', { at: [9, 3] });
  const outcome = await compareFolders(before, after, { only: '' });
  expect(outcome.lines).toEqual([
    'dark/card/Come: new',
    'dark/card/Gone: missing',
    'dark/list/Wide: was 10 × 4 px, is 11 × 4 px',
    'light/card/First: 2.5% of its pixels (1)',
    'light/card/Last: 2.5% of its pixels (1)',
  ]);
  expect(outcome).toMatchObject({ words: '5 of 6 changed.', code: 1 });
  const card = await compareFolders(before, after, { only: 'card/L' });
  expect(card).toMatchObject({ words: '1 of 1 changed.', code: 1 });
});

it('a folder without pictures is equal to none', async () => {
  draw(before, 'light/card/Being asked');
  expect(await compareFolders(before, after, { only: '' })).toMatchObject({ code: 2 });
  expect(await compareFolders(after, before, { only: '' })).toMatchObject({ code: 2 });
});

it('on request, the difference is drawn: before, after, and in red what differs', async () => {
  draw(before, 'light/card/Being asked');
  draw(after, 'light/card/Being asked', { at: [9, 3] });
  draw(before, 'light/list/Wide');
  draw(after, 'light/list/Wide', { height: 5 });
  const difference = join(folder, 'difference');
  await compareFolders(before, after, { only: '', difference });
  const drawn = PNG.sync.read(readFileSync(join(difference, 'light/card/Being asked.png')));
  const pixels = [9, 19, 29].map((x) => drawn.data.readUInt32LE((3 * drawn.width + x) * 4));
  expect(pixels).toEqual([white, gray, red]);
  expect(PNG.sync.read(readFileSync(join(difference, 'light/list/Wide.png')))).toMatchObject({ width: 30, height: 5 });
});
