import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { alone } from '../alone.ts';
import { nightly } from '../nightly.ts';

const files = globSync('tests/{unit,integration}/**/*.test.{ts,tsx}', { cwd: projectFolder });
const read = (file: string): string => readFileSync(join(projectFolder, file), 'utf8');
/** What stays with the worker for every file after it, whatever `tests/fresh-start.ts` renews. */
const replacing =
  /\blistenToToolbar\(|\bbackground\.main\(|\bvi\s*\.(?:mock|doMock|resetModules)\(|\bdeleteDB\(|\bopenDB\(|process\.(?:chdir|env\b.*=[^=])/;

test('each file that runs at night is there', () => {
  expect(nightly.filter((file) => !files.includes(file))).toEqual([]);
});

test('whoever puts modules in the place of others, opens the database itself or starts what listens on runs alone, and nobody else', () => {
  const found = files.filter((file) => replacing.test(read(file)) && !file.endsWith('unit/alone.test.ts'));
  expect(found.sort()).toEqual([...alone].sort());
});
