import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/setup/project-folder.ts';

/** A test that a document names as `tests/…`: "title". */
export type NamedTest = { file: string; title: string };

/** `untested` says why there is no test, `unread` are lines that have no known form. */
type TestList = { tests: NamedTest[]; untested: string | null; unread: string[] };

export const readProjectFile = (file: string): string => readFileSync(join(projectFolder, file), 'utf8');

/** Reads a list of tests: a file has its one title in its own line, or its titles in the lines below it. */
export function readTests(list: string): TestList {
  const tests: NamedTest[] = [];
  const unread: string[] = [];
  let untested: string | null = null;
  let file: string | null = null;
  for (const line of list.replaceAll(/`\n {2}- "/g, '`: "').split('\n')) {
    const [, named, title] = /^- `(tests\/[^`]+)`: "([^"]+)"$/.exec(line) ?? [];
    const [, further] = /^ {2}- "([^"]+)"$/.exec(line) ?? [];
    const [, reason] = /^- no test: (.+)$/.exec(line) ?? [];
    if (named !== undefined && title !== undefined) tests.push({ file: named, title });
    else if (further !== undefined && file !== null) tests.push({ file, title: further });
    else if (reason !== undefined) untested = reason;
    else if (line !== '' && !line.startsWith('- by hand: ')) unread.push(line);
    file = named ?? (further === undefined ? null : file);
  }
  return { tests, untested, unread };
}

/** Those whose file is not there, or does not hold the title. */
export function missingTests(named: NamedTest[]): NamedTest[] {
  return named.filter(
    ({ file, title }) => !existsSync(join(projectFolder, file)) || !readProjectFile(file).includes(title),
  );
}
