import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guards } from '../../scripts/guards/guards.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { missingTests, readProjectFile, tableRows } from './named-tests.ts';
import { threatSections } from './threat-sections.ts';

const document = 'docs/THREAT-MODEL.md';
const sections = threatSections(readProjectFile(document));
const promised = sections.filter(({ requirement }) => requirement !== null);

/** The rows of the overview: requirement, promise, section, and whether the script takes the guard away. */
const overview = tableRows(document).filter(([first = '']) => /^R\d\d$/.test(first));

/**
 * R01 to R66 of the specification, which has no R44. They are counted here, not read from the document: a requirement that
 * is missing there must not be missed here as well. Those after R56 may have several sections.
 */
const required = Array.from({ length: 66 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`).filter(
  (requirement) => requirement !== 'R44',
);

describe('docs/THREAT-MODEL.md', () => {
  it.each(required)('has a section for %s, and only a later requirement has several', (requirement) => {
    const own = promised.filter((section) => section.requirement === requirement);
    expect(own.length).toBeGreaterThan(0);
    if (requirement <= 'R56') expect(own).toHaveLength(1);
  });

  it.each(sections)('$requirement $promise: names a guard in the code, and a test or why there is none', (section) => {
    expect(section.guards).toMatch(/`[\w/.-]+`/);
    expect(section.tests.length > 0).toBe(section.untested === null);
    expect(section.unread).toEqual([]);
  });

  it('has an overview of all its promises, each under twelve words', () => {
    const named = overview.map(([requirement, promise]) => `${requirement} ${promise}`);
    expect(named.toSorted()).toEqual(promised.map((each) => `${each.requirement} ${each.promise}`).toSorted());
    expect(promised.filter(({ promise }) => promise.split(' ').length >= 12)).toEqual([]);
  });

  it.each(overview)('%s %s: the overview says whether the script takes its guard away', (requirement, ...row) => {
    const entries = guards.filter((guard) => guard.of === requirement);
    expect(row[2]).toMatch(entries.length > 0 ? /^(?:yes|slow)$/ : /^no$/);
  });

  it('names files that are there, and tests that stand in them', () => {
    const named = sections.flatMap(({ tests }) => tests);
    expect(named.length).toBeGreaterThan(sections.length);
    expect(missingTests(named)).toEqual([]);
    const guarding = sections.flatMap(({ requirement, guards: list }) =>
      [...list.matchAll(/`([\w/.-]+\.(?:tsx?|sh|template))`/g)].map(([, file = '']) =>
        requirement === null ? `deploy/gateway/${file}` : file,
      ),
    );
    expect(guarding.filter((file) => !existsSync(join(projectFolder, file)))).toEqual([]);
  });
});
