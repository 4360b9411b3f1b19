import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { projectFolder } from '../../scripts/setup/project-folder.ts';

const read = (path: string): string => readFileSync(join(projectFolder, path), 'utf8');
const versions = z.record(z.string(), z.string());
const { dependencies, devDependencies } = z
  .object({ dependencies: versions, devDependencies: versions })
  .parse(JSON.parse(read('package.json')));
const { packages } = z
  .object({
    packages: z.record(z.string(), z.looseObject({ version: z.string().optional(), integrity: z.string().optional() })),
  })
  .parse(JSON.parse(read('package-lock.json')));

describe('dependencies', () => {
  it('have exact versions, which the lockfile has too', () => {
    const all = Object.entries({ ...dependencies, ...devDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(all.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)).toEqual([]);
  });

  it('come from the registry alone, and one runs a script when it is installed', () => {
    const from = Object.entries(packages).filter(([, { resolved, link }]) => resolved !== undefined || link === true);
    expect(from).toEqual([]);
    const running = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript === true);
    expect(running.map(([path]) => path)).toEqual(['node_modules/node']);
  });

  it('of the product are few: each new one is decided here', () => {
    expect(Object.keys(dependencies)).toEqual([
      '@photostructure/tz-lookup',
      '@preact/signals',
      'idb',
      'libphonenumber-js',
      'papaparse',
      'preact',
      'webextension-polyfill',
      'zod',
    ]);
    const unhashed = Object.keys(dependencies).filter((name) => !packages[`node_modules/${name}`]?.integrity);
    expect(unhashed).toEqual([]);
  });
});

const folder = '.github/workflows';
const workflows = readdirSync(join(projectFolder, folder)).map((file) => ({ file, text: read(`${folder}/${file}`) }));

/** What a workflow may do besides reading the sources. Jobs that hold these run no code of a dependency. */
const mayAlso: Record<string, string[]> = {
  'release.yml': ['contents: write', 'id-token: write', 'attestations: write'],
  'data.yml': ['contents: write', 'pull-requests: write'],
};

describe.each(workflows)('the workflow $file', ({ file, text }) => {
  it('pins each action by its commit', () => {
    const actions = [...text.matchAll(/uses: *(\S+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([]);
  });

  it('may read the sources and what is listed here, and leaves no token behind', () => {
    expect(text).toMatch(/^permissions: \{\}$/m);
    const granted = [...text.matchAll(/^ +([\w-]+): (?:read|write)$/gm)].map(([line]) => line.trim());
    expect(new Set(granted)).toEqual(new Set(['contents: read', ...(mayAlso[file] ?? [])]));
    for (const job of text.split(/^ {2}[\w-]+:$/m))
      expect(/: write$/m.test(job) && /npm run|npm ci|\.ci\/run/.test(job)).toBe(false);
    expect(text.split('uses: actions/checkout').length).toBe(text.split('persist-credentials: false').length);
  });

  it('runs only commands that the project has', () => {
    const { scripts } = z.object({ scripts: versions }).parse(JSON.parse(read('package.json')));
    const commands = [...text.matchAll(/npm run ([\w-]+(?::[\w-]+)?)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it('CONTRIBUTING.md names only files and commands that are there', () => {
  const text = read('CONTRIBUTING.md');
  const { scripts } = z.object({ scripts: versions }).parse(JSON.parse(read('package.json')));
  const commands = [...text.matchAll(/npm run ([\w-]+(?::[\w-]+)?)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const paths = [
    ...text.matchAll(/`((?:lib|tests|components|entrypoints|docs|public|scripts|\.githooks)\/[\w/.-]+)`/g),
  ];
  const missing = paths.map(([, path = '']) => path).filter((path) => !isThere(path));
  expect(missing).toEqual([]);
});

function isThere(path: string): boolean {
  try {
    readFileSync(join(projectFolder, path));
    return true;
  } catch (error) {
    return z.object({ code: z.literal('EISDIR') }).safeParse(error).success;
  }
}
