import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/setup/project-folder.ts';

/** A test that a document names as `tests/…`: "title". */
export type NamedTest = { file: string; title: string };

export const readProjectFile = (file: string): string => readFileSync(join(projectFolder, file), 'utf8');

/** The rows of a document's tables, as the texts of their cells. */
export function tableRows(document: string): string[][] {
  return readProjectFile(document)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim()),
    );
}

/** The tests that a cell names. */
export function namedTests(cell: string): NamedTest[] {
  return [...cell.matchAll(/`(tests\/[^`]+)`: "([^"]+)"/g)].map(([, file = '', title = '']) => ({ file, title }));
}

/** Those whose file is not there, or does not hold the title. */
export function missingTests(named: NamedTest[]): NamedTest[] {
  return named.filter(
    ({ file, title }) => !existsSync(join(projectFolder, file)) || !readProjectFile(file).includes(title),
  );
}
