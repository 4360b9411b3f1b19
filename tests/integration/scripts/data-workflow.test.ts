import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectFolder } from '../../../scripts/setup/project-folder.ts';
import { runCommand } from '../../../scripts/setup/run-command.ts';

/** The last command of the workflow `data`: it opens the change with the right to write. */
const workflow = readFileSync(join(projectFolder, '.github', 'workflows', 'data.yml'), 'utf8');
const opening = (workflow.split('run: |\n').at(-1) ?? '').replaceAll(/^ {10}/gm, '');

const before = {
  'package.json':
    '{\n  "scripts": {\n    "prepare": "node hooks"\n  },\n  "devDependencies": {\n    "@x/data": "2.3.20260101"\n  }\n}\n',
  'package-lock.json':
    '{\n  "node_modules/@x/data": {\n    "version": "2.3.20260101",\n    "integrity": "sha512-one+/=="\n  }\n}\n',
  'scripts/data/phone-dates.json': '{\n  "2.0.0": "2026-03-26"\n}\n',
  'README.md': 'one\n',
};

let folder = '';
const env = () => ({
  PATH: `${join(folder, 'programs')}:${process.env['PATH'] ?? ''}`,
  HOME: folder,
  RUNNER_TEMP: folder,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
});

async function shell(script: string, cwd = join(folder, 'project')) {
  return runCommand('bash', ['-e', '-c', script], { output: 'keep', cwd, env: env() });
}

async function done(script: string, cwd?: string): Promise<string> {
  const { code, output } = await shell(script, cwd);
  if (code !== 0) throw new Error(output);
  return output.trim();
}

/** What takes newer data: another version in both files, and another hash. */
const newer = "sed -i 's/20260101/20260201/; s/one+/two+/' package*.json";

/** What dates another version of the phone data. */
const date = (day: string) => `sed -i 's|"2.0.0": .*|&,\\n  "2.1.0": "${day}"|' scripts/data/phone-dates.json`;

/** Makes the patch of these changes, and runs the command on it. Returns its exit code and the branches pushed. */
async function opened(changes: string) {
  await done(`${changes}\ngit add --all\ngit diff --cached > ../change/change.patch\ngit reset --quiet --hard`);
  await done('git clean --quiet --force -d');
  const { code } = await shell(opening);
  return { code, branches: await done("git for-each-ref --format='%(refname:short)'", join(folder, 'origin')) };
}

describe.skipIf(process.platform === 'win32')('the workflow that opens newer data', () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'numlens-opening-'));
    for (const name of ['origin', 'project/scripts/data', 'programs', 'change'])
      mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'programs', 'gh'), '#!/bin/sh\necho "$@" >> "$HOME/asked"\n', { mode: 0o755 });
    for (const [name, text] of Object.entries(before)) writeFileSync(join(folder, 'project', name), text);
    const user = '-c user.name=x -c user.email=x@example.com';
    await done(
      'git init --quiet --bare ../origin && git init --quiet --initial-branch main && git remote add origin ../origin',
    );
    await done(`git add --all && git ${user} commit --quiet --message one && git push --quiet origin main`);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('opens one that pins other versions', async () => {
    const { code, branches } = await opened(newer);
    expect([code, branches]).toEqual([0, expect.stringMatching(/^data-\d{4}-\d\d\nmain$/)]);
    expect(await done('git show --format= --name-only')).toBe('package-lock.json\npackage.json');
    expect(readFileSync(join(folder, 'asked'), 'utf8'), 'checks are asked for').toMatch(
      /^workflow run check\.yml --ref data-\d{4}-\d\d$/m,
    );
  });

  it('opens one that also dates the phone data', async () => {
    const { code } = await opened(`${newer}; ${date('../2026-07-30')}`);
    expect(code).toBe(0);
    expect(await done('git show --format= --name-only')).toContain('scripts/data/phone-dates.json');
  });

  it.each([
    ['another file', 'echo two > README.md'],
    ['another file beside them', `${newer}; echo two > README.md`],
    ['a new file', `${newer}; mkdir .github; echo two > .github/x.yml`],
    ['one whose name only ends so', 'mkdir lib; echo two > lib/package.json'],
    ['a date into something else', date('$(date)')],
    ['a script', `${newer}; sed -i 's/node hooks/curl example.com/' package.json`],
    ['a script by adding one', `${newer}; sed -i 's/"scripts": {/&\\n    "preinstall": "x",/' package.json`],
    [
      'the place of a package',
      `${newer}; sed -i 's/"version": .*/&\\n    "resolved": "https:..example.com",/' package-lock.json`,
    ],
    ['what a package runs', `${newer}; sed -i 's/"version": .*/&\\n    "hasInstallScript": true,/' package-lock.json`],
    ['a file into a link', `${newer}; ln -sf README.md package.json`],
    ['a file that is gone', `${newer}; rm README.md`],
  ])('opens none that changes %s', async (_, changes) => {
    const { code, branches } = await opened(changes);
    expect([code, branches]).toEqual([1, 'main']);
  });
});
