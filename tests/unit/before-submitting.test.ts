import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../scripts/package/files-below.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { readProjectFile } from './project-file.ts';

const page = 'docs/store/BEFORE-SUBMITTING.md';
/** They name placeholders, and have none. */
const others = [page, 'tests/unit/before-submitting.test.ts', 'CHANGELOG.md'];

/** Each placeholder with the files that it is in, as the page lists them. */
const listed = Object.fromEntries(
  [...readProjectFile(page).matchAll(/^\| `([^`]+)` \|[^|]*\| (.*) \|$/gm)].map(([, mark = '', places = '']) => [
    mark,
    [...places.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
  ]),
);

const texts = sourceFiles(projectFolder)
  .filter(
    (path) => !others.includes(path) && /\.(?:md|ts|tsx|mjs|json|jsonl|ya?ml|reg|html|css|sh)$|^[A-Z]+$/.test(path),
  )
  .map((path) => ({ path, text: readProjectFile(path) }));

/** The files with a text, but for those in which it is part of a longer placeholder. */
const filesWith = (mark: string): string[] => texts.flatMap(({ path, text }) => (text.includes(mark) ? [path] : []));

describe('what a publisher has to fill in', () => {
  it('is a list with each mark in the sources', () => {
    const marks = texts.flatMap(({ text }) => text.match(/REPLACE-ME:[a-z-]+/g) ?? []);
    expect([...new Set(marks)].filter((mark) => !(mark in listed))).toEqual([]);
    expect(marks.length).toBeGreaterThan(0);
  });

  it('names a host that does not exist in no other way than the list', () => {
    const named = texts.flatMap(({ text }) => text.match(/[\w@:/.-]*numlens\.example[\w/]*/g) ?? []);
    const known = Object.keys(listed);
    const odd = named.filter((each) => !known.some((mark) => each.includes(mark)));
    expect(odd.filter((each) => each !== 'numlens.example')).toEqual([]);
  });

  it.each(Object.entries(listed))('lists exactly the places of %s', (mark, places) => {
    expect(filesWith(mark).toSorted()).toEqual(places.toSorted());
  });
});
