import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { projectFolder } from '../../../scripts/setup/project-folder.ts';
import { tools } from '../../../scripts/tool/tools.ts';

const read = (path: string): string => readFileSync(join(projectFolder, path), 'utf8');
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));

/** Files beside the commands that are none. */
const modules = ['disk-reader'];

it('package.json has few commands', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(22);
});

it('each script is a command of package.json or a tool, and not both', () => {
  const started = Object.values(scripts).flatMap((command) => {
    const [, name] = /^node scripts\/(?:start\.mjs )?([\w-]+)/.exec(command) ?? [];
    return name === undefined || name === 'hooks' ? [] : [name];
  });
  const names = [...new Set(started), ...Object.keys(tools), ...modules].sort();
  const files = globSync('scripts/*.ts', { cwd: projectFolder });
  expect(names).toEqual(files.map((file) => file.slice('scripts/'.length, -'.ts'.length)).sort());
});

const documents = globSync(['*.md', 'docs/**/*.md', '.github/workflows/*.yml'], {
  cwd: projectFolder,
  exclude: ['CHANGELOG.md'],
});

it.each(documents)('%s names only commands and tools that are there', (file) => {
  const named = [...read(file).matchAll(/npm run (?:--silent )?([\w:-]+)(?: -- ([\w-]+))?/g)];
  const unknown = named.filter(
    ([, name = '', tool]) => !(name in scripts) || (name === 'tool' && tool !== undefined && !(tool in tools)),
  );
  expect(unknown.map(([text]) => text)).toEqual([]);
});
