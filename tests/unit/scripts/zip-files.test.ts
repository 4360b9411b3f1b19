import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesBelow, sourceFiles } from '../../../scripts/package/files-below.ts';
import { zipFiles } from '../../../scripts/package/zip-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'numlens-zip-'));
  mkdirSync(join(folder, 'b'));
  for (const [path, text] of [
    ['b/two.txt', 'two'],
    ['one.txt', 'one'],
    ['run', '#!'],
  ] as const) {
    writeFileSync(join(folder, path), text);
  }
  chmodSync(join(folder, 'run'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a package is the same whenever it is made, in whatever order its files are named', () => {
  const first = zipFiles(folder, ['one.txt', 'b/two.txt', 'run']);
  utimesSync(join(folder, 'one.txt'), 1_000_000_000, 1_000_000_000);
  expect(zipFiles(folder, ['run', 'b/two.txt', 'one.txt'])).toEqual(first);
  expect(Object.keys(unzipSync(first))).toEqual(['b/two.txt', 'one.txt', 'run']);
});

it('a package is another one when a byte of a file is', () => {
  const first = zipFiles(folder, ['one.txt']);
  writeFileSync(join(folder, 'one.txt'), 'onE');
  expect(zipFiles(folder, ['one.txt'])).not.toEqual(first);
});

it('the source archive leaves out what git ignores, and nothing else', () => {
  writeFileSync(join(folder, '.gitignore'), '/b/\n/data.*.tmp/\n');
  mkdirSync(join(folder, 'data.77.tmp'));
  writeFileSync(join(folder, 'data.77.tmp', 'half'), '');
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, '.git', 'HEAD'), '');
  expect(sourceFiles(folder).toSorted()).toEqual(['.gitignore', 'one.txt', 'run']);
  expect(filesBelow(folder, new Set(['.git', 'data.77.tmp'])).toSorted()).toEqual([
    '.gitignore',
    'b/two.txt',
    'one.txt',
    'run',
  ]);
});

it('a rule that this cannot read stops the packing', () => {
  writeFileSync(join(folder, '.gitignore'), 'docs/private/\n');
  expect(() => sourceFiles(folder)).toThrow('.gitignore holds more');
});
