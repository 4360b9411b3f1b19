import { join } from 'node:path';
import type { Result } from '../../lib/model/result.ts';
import { failed, ok } from '../../lib/model/result.ts';
import type { FoundBrowser } from './find-chromium.ts';
import { findChromium } from './find-chromium.ts';
import { projectFolder } from './project-folder.ts';
import { runCommand } from './run-command.ts';

/** How to become root without being asked anything: nothing, `sudo -n`, or null where that is not possible. */
async function rootPrefix(): Promise<string[] | null> {
  if (process.getuid?.() === 0) return [];
  const { code } = await runCommand('sudo', ['-n', 'true'], { output: 'keep' });
  return code === 0 ? ['sudo', '-n'] : null;
}

/** Installs Debian's Chromium; the list of packages is fetched first, since a bare machine has none. */
async function installFromApt(): Promise<void> {
  if (process.platform !== 'linux') return;
  if ((await runCommand('apt-get', ['--version'], { output: 'keep' })).code !== 0) return;
  const root = await rootPrefix();
  if (!root) return;
  console.log('Installing Chromium with apt-get …');
  for (const step of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const [program = 'apt-get', ...args] = [...root, 'apt-get', ...step];
    const { code } = await runCommand(program, args, { output: 'show', env: { DEBIAN_FRONTEND: 'noninteractive' } });
    // Ubuntu and others have no such package, or none for this machine: the next way is tried.
    if (code !== 0 && step[0] === 'install') return;
  }
}

async function installFromPlaywright(): Promise<void> {
  console.log("Downloading Playwright's Chromium …");
  const command = join(projectFolder, 'node_modules', '@playwright', 'test', 'cli.js');
  await runCommand(process.execPath, [command, 'install', 'chromium'], { output: 'show' });
}

/** A browser that can load the extension: found, else installed; else one sentence that says what to install. */
export async function installChromium(): Promise<Result<FoundBrowser, string>> {
  for (const install of [async () => {}, installFromApt, installFromPlaywright]) {
    await install();
    const found = await findChromium();
    if (found) return ok(found);
  }
  return failed(
    'No browser was found: install Chromium 140 or newer (for example `apt-get install chromium`), ' +
      'or name one in the environment variable NUMLENS_CHROMIUM.',
  );
}
