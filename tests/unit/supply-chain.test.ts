import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { incompletePackages } from '../../scripts/lock/incomplete-packages.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';

const read = (path: string): string => readFileSync(join(projectFolder, path), 'utf8');
const versions = z.record(z.string(), z.string());
const { dependencies, devDependencies, optionalDependencies } = z
  .object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions })
  .parse(JSON.parse(read('package.json')));
const { packages } = z
  .object({
    packages: z.record(z.string(), z.looseObject({ version: z.string().optional(), bin: versions.optional() })),
  })
  .parse(JSON.parse(read('package-lock.json')));

describe('dependencies', () => {
  it('have exact versions, which the lockfile has too', () => {
    const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(all.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)).toEqual([]);
  });

  it('come from the registry alone, and none runs a script when it is installed', () => {
    const from = Object.entries(packages).filter(([, { resolved, link }]) => resolved !== undefined || link === true);
    expect(from).toEqual([]);
    const running = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript === true);
    expect(running.map(([path]) => path)).toEqual([]);
    expect(JSON.parse(read('package.json'))).not.toHaveProperty('allowScripts');
  });

  it('have a hash, also those of other platforms (after each change: npm run tool -- lock)', () => {
    expect(incompletePackages(packages)).toEqual([]);
  });

  it('hold a Node for each platform, which docs/TOOLS.md names', () => {
    const nodes = Object.entries(packages).filter(([, { bin }]) => bin?.['node'] !== undefined);
    expect(nodes.map(([, { os, cpu }]) => `${os} ${cpu}`).sort()).toEqual([
      'darwin arm64',
      'darwin x64',
      'linux arm64',
      'linux x64',
      'win32 arm64',
      'win32 x64',
    ]);
    const rows = nodes.map(([path, { version }]) => `| \`${path.replace('node_modules/', '')}\` | ${version} |`);
    const tools = read('docs/TOOLS.md');
    expect(rows.filter((row) => !tools.includes(row))).toEqual([]);
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
  });
});

const folder = '.github/workflows';
const workflows = readdirSync(join(projectFolder, folder)).map((file) => ({ file, text: read(`${folder}/${file}`) }));
/** The set-up that jobs share. */
const setUp = { file: 'set-up', text: read('.github/actions/set-up/action.yml') };

/** What a workflow may do besides reading the sources. Jobs that hold these run no code of a dependency. */
const mayAlso: Record<string, string[]> = {
  'release.yml': ['contents: write', 'id-token: write', 'attestations: write'],
  'data.yml': ['contents: write', 'pull-requests: write', 'actions: write'],
};

it.each([...workflows, setUp])('$file pins each action by its commit', ({ text }) => {
  const actions = [...text.matchAll(/uses: *(\S+)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  const own = './.github/actions/set-up';
  expect(actions.filter((action) => action !== own && !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([]);
});

describe.each(workflows)('the workflow $file', ({ file, text }) => {
  it('has the shared set-up in each job that runs the project, and in no other', () => {
    for (const job of text.split(/^ {2}[\w-]+:$/m).slice(1))
      expect(job.includes('uses: ./.github/actions/set-up')).toBe(
        /run: .*(?:npm run|\.ci\/run|matrix\.command)|^ +npm run/m.test(job),
      );
  });

  it('may read the sources and what is listed here, and leaves no token behind', () => {
    expect(text).toMatch(/^permissions: \{\}$/m);
    const granted = [...text.matchAll(/^ +([\w-]+): (?:read|write)$/gm)].map(([line]) => line.trim());
    expect(new Set(granted)).toEqual(new Set(['contents: read', ...(mayAlso[file] ?? [])]));
    for (const job of text.split(/^ {2}[\w-]+:$/m))
      expect(/: write$/m.test(job) && /npm run|npm ci|\.ci\/run/.test(job)).toBe(false);
    expect(text.split('uses: actions/checkout').length).toBe(text.split('persist-credentials: false').length);
  });
});

it('CONTRIBUTING.md names only files that are there', () => {
  const text = read('CONTRIBUTING.md');
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
