import type { NamedTest } from './named-tests.ts';

/**
 * A section of the threat model: a promise, the guards that keep it, and its tests. `requirement` is null in the part about
 * the gateway. `untested` says why there is no test, `unread` are lines below "Tests:" that have no known form.
 */
export type ThreatSection = {
  requirement: string | null;
  promise: string;
  guards: string;
  tests: NamedTest[];
  untested: string | null;
  unread: string[];
};

/** Reads the sections that have a list of tests; the other ones of the document promise nothing. */
export function threatSections(text: string): ThreatSection[] {
  return text.split(/^##+ /m).flatMap((part) => {
    const [heading = ''] = part.split('\n', 1);
    const [above = '', below] = part.slice(heading.length).split('\nTests:\n');
    if (below === undefined) return [];
    const [requirement = null] = /^R\d\d/.exec(heading) ?? [];
    const promise = heading.replace(/^R\d\d /, '');
    return [{ requirement, promise, guards: above.trim(), ...readTests(below) }];
  });
}

/** A file has its one title in its own line, or its titles in the lines below it. */
function readTests(below: string): Pick<ThreatSection, 'tests' | 'untested' | 'unread'> {
  const tests: NamedTest[] = [];
  const unread: string[] = [];
  let untested: string | null = null;
  let file: string | null = null;
  for (const line of below.replaceAll(/`\n {2}- "/g, '`: "').split('\n')) {
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
