import { join } from 'node:path';
import type { Result } from '../../lib/model/result.ts';
import { failed, ok } from '../../lib/model/result.ts';
import type { FoundBrowser } from './find-chromium.ts';
import { findChromium } from './find-chromium.ts';
import { installFromApt } from './install-from-apt.ts';
import { projectFolder } from './project-folder.ts';
import { runCommand } from './run-command.ts';

async function installFromPlaywright(): Promise<void> {
  console.log("Downloading Playwright's Chromium …");
  const command = join(projectFolder, 'node_modules', '@playwright', 'test', 'cli.js');
  await runCommand(process.execPath, [command, 'install', 'chromium'], { output: 'show' });
}

/** A browser that can load the extension: found, otherwise installed, otherwise one sentence that says what to install. */
export async function installChromium(): Promise<Result<FoundBrowser, string>> {
  for (const install of [async () => {}, () => installFromApt('chromium'), installFromPlaywright]) {
    await install();
    const found = await findChromium();
    if (found) return ok(found);
  }
  return failed(
    'No browser was found: install Chromium 140 or newer (for example `apt-get install chromium`), ' +
      'or name one in the environment variable NUMLENS_CHROMIUM.',
  );
}
