import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guards } from '../../scripts/guards/guards.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';

const read = (file: string): string => readFileSync(join(projectFolder, file), 'utf8');

type Row = { requirement: string; guard: string; tests: { file: string; title: string }[]; script: string };

/** The rows of the document's tables that begin with a requirement. */
const rows: Row[] = read('docs/THREAT-MODEL.md')
  .split('\n')
  .flatMap((line) => {
    const [, first = '', guard = '', tests = '', script = ''] = line.split('|').map((cell) => cell.trim());
    const [requirement] = /^R\d\d/.exec(first) ?? [];
    if (requirement === undefined) return [];
    const named = [...tests.matchAll(/`(tests\/[^`]+)`: "([^"]+)"/g)].map(([, file = '', title = '']) => ({
      file,
      title,
    }));
    return [{ requirement, guard, tests: named, script }];
  });

const required = Array.from({ length: 31 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`);

describe('docs/THREAT-MODEL.md', () => {
  it.each(required)(
    'has one row for %s, with a guard in the code, a test and an entry of the script',
    (requirement) => {
      const [row, ...others] = rows.filter((each) => each.requirement === requirement);
      expect(others).toEqual([]);
      expect(row?.guard).toMatch(/`[\w/.-]+`/);
      expect(row?.tests.length).toBeGreaterThan(0);
      const entries = guards.filter((guard) => guard.requirement === requirement);
      expect(row?.script).toMatch(entries.length > 0 ? /^(?:yes|slow)$/ : /^no$/);
    },
  );

  it('names files that are there, and tests that stand in them', () => {
    const named = rows.flatMap(({ tests }) => tests);
    const missing = named.filter(
      ({ file, title }) => !existsSync(join(projectFolder, file)) || !read(file).includes(title),
    );
    expect(missing).toEqual([]);
    const guarding = rows.flatMap(({ guard }) =>
      [...guard.matchAll(/`([\w/-]+\.tsx?)`/g)].map(([, file = '']) => file),
    );
    expect(guarding.filter((file) => !existsSync(join(projectFolder, file)))).toEqual([]);
  });
});

it('every guard of the script stands once in its file, and so does its test’s file', () => {
  const stale = guards.filter(({ file, find, test }) => {
    return !existsSync(join(projectFolder, test.file)) || read(file).split(find).length !== 2;
  });
  expect(stale.map(({ requirement, file, find }) => `${requirement} ${file}: ${find}`)).toEqual([]);
});
