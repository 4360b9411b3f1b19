import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectFolder } from '../../../scripts/setup/project-folder.ts';
import { runCommand } from '../../../scripts/setup/run-command.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'numlens-start-'));
  put('scripts/hello.ts', 'const words: string[] = process.argv.slice(2);\nconsole.log("hello", ...words);\n');
  put('programs/npm', '#!/bin/sh\necho "$@" >> npm.log\n');
  chmodSync(join(folder, 'programs/npm'), 0o755);
  cpSync(join(projectFolder, 'scripts/start.mjs'), join(folder, 'scripts/start.mjs'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Writes the lockfile with a Node for one platform, and npm's list of what is installed without it. */
function lockNodeFor(os: string): void {
  const packages = {
    'node_modules/node-here': { version: '24.1.0', optional: true, os, cpu: process.arch, bin: { node: 'bin/node' } },
  };
  put('package-lock.json', JSON.stringify({ packages }));
  put('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
}

const start = () =>
  runCommand(process.execPath, ['scripts/start.mjs', 'hello', 'you'], {
    output: 'keep',
    cwd: folder,
    env: { PATH: `${join(folder, 'programs')}:${process.env['PATH'] ?? ''}` },
  });

describe.skipIf(process.platform === 'win32')('the start of a script', () => {
  it('installs if only the Node of this platform is missing, and names it if npm leaves it out', async () => {
    lockNodeFor(process.platform);
    const { code, output } = await start();
    expect(existsSync(join(folder, 'npm.log'))).toBe(true);
    expect(output).toContain('npm left out node-here 24.1.0');
    expect(code).toBe(1);
  });

  it('uses the Node of this platform', async () => {
    lockNodeFor(process.platform);
    mkdirSync(join(folder, 'node_modules/node-here/bin'), { recursive: true });
    symlinkSync(process.execPath, join(folder, 'node_modules/node-here/bin/node'));
    expect(await start()).toEqual({ code: 0, output: 'hello you\n' });
    expect(existsSync(join(folder, 'npm.log'))).toBe(false);
  });

  it('uses the machine’s own Node, if it is new enough, where there is none for the platform', async () => {
    lockNodeFor('another');
    expect(await start()).toEqual({ code: 0, output: 'hello you\n' });
  });
});

describe('npm run tool', () => {
  const tool = (...args: string[]) =>
    runCommand(process.execPath, [join(projectFolder, 'scripts/tool.ts'), ...args], { output: 'keep' });

  it('lists the tools without a name, and with one that is no tool', async () => {
    const list = await tool();
    expect(list.output).toMatch(/^ {2}lock +writes the lockfile/m);
    expect(list.code).toBe(0);
    const unknown = await tool('constructor');
    expect(unknown.output).toBe(`There is no tool constructor.\n${list.output}`);
    expect(unknown.code).toBe(2);
  });

  it('hands a tool its arguments', async () => {
    expect((await tool('release', '--compare', 'one')).output).toBe('Name two folders to compare.\n');
  });
});
