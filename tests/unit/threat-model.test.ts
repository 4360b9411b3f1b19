import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guards } from '../../scripts/guards/guards.ts';
import { readMarkers, takeAway } from '../../scripts/guards/marker.ts';
import { withoutGuard } from '../../scripts/guards/try-guard.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import type { NamedTest } from './named-tests.ts';
import { missingTests, namedTests, tableRows } from './named-tests.ts';

/** `isUntested`: the row says why there is no test. */
type Row = { requirement: string; guard: string; tests: NamedTest[]; isUntested: boolean; script: string };

/** The rows of the document's tables that begin with a requirement. */
const rows: Row[] = tableRows('docs/THREAT-MODEL.md').flatMap(([first = '', guard = '', tests = '', script = '']) => {
  const [requirement] = /^R\d\d/.exec(first) ?? [];
  return requirement === undefined
    ? []
    : [{ requirement, guard, tests: namedTests(tests), isUntested: /^no test: ./.test(tests), script }];
});

/**
 * R01 to R56 of the specification, which has no R44. They are counted here, not read from the document: a row that is
 * missing there must not be missed here as well. Later requirements may have several rows.
 */
const required = Array.from({ length: 56 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`).filter(
  (requirement) => requirement !== 'R44',
);

describe('docs/THREAT-MODEL.md', () => {
  it.each(required)(
    'has one row for %s, with a guard in the code, a test or why there is none, and an entry of the script',
    (requirement) => {
      const [row, ...others] = rows.filter((each) => each.requirement === requirement);
      expect(others).toEqual([]);
      expect(row?.guard).toMatch(/`[\w/.-]+`/);
      expect((row?.tests.length ?? 0) > 0).toBe(row?.isUntested === false);
      const entries = guards.filter((guard) => guard.requirement === requirement);
      expect(row?.script).toMatch(entries.length > 0 ? /^(?:yes|slow)$/ : /^no$/);
    },
  );

  it('names files that are there, and tests that stand in them', () => {
    const named = tableRows('docs/THREAT-MODEL.md').flatMap((cells) => cells.flatMap(namedTests));
    expect(named.length).toBeGreaterThan(rows.length);
    expect(missingTests(named)).toEqual([]);
    const guarding = rows.flatMap(({ guard }) =>
      [...guard.matchAll(/`([\w/-]+\.tsx?)`/g)].map(([, file = '']) => file),
    );
    expect(guarding.filter((file) => !existsSync(join(projectFolder, file)))).toEqual([]);
  });
});

describe('the guards of the script', () => {
  const markers = readMarkers(projectFolder);

  it('every guard of the script stands once in the code, and so does its test’s file', () => {
    const stale = guards.filter((guard) => {
      return !existsSync(join(projectFolder, guard.test.file)) || !withoutGuard(projectFolder, guard, markers);
    });
    expect(stale.map((guard) => `${guard.requirement} ${'find' in guard ? guard.find : guard.guard}`)).toEqual([]);
  });

  it('every marker in the code is tried for each requirement that it names', () => {
    const tried = new Set(guards.map((guard) => `${guard.requirement} ${'find' in guard ? '' : guard.guard}`));
    const named = markers.flatMap(({ guard, requirements }) =>
      requirements.map((requirement) => `${requirement} ${guard}`),
    );
    expect(named.filter((each) => !tried.has(each))).toEqual([]);
  });

  it('a guard is taken away with its line, or by a swap in it, and by nothing where the line has changed', () => {
    const code = 'one();\nif (a && b) two();\nthree();';
    expect(takeAway(code, 0)).toBe('if (a && b) two();\nthree();');
    expect(takeAway(code, 1, ['if (', 'if (false && '])).toBe('one();\nif (false && a && b) two();\nthree();');
    expect(takeAway(code, 1, ['||', '&&'])).toBeNull();
    expect(takeAway(code, 1, ['&', '|'])).toBeNull();
  });
});
