import { join } from 'node:path';
import type { Result } from '../../lib/model/result.ts';
import { failed, ok } from '../../lib/model/result.ts';
import type { FoundBrowser } from '../setup/chromium.ts';
import { installChromium } from '../setup/chromium.ts';
import { projectFolder } from '../setup/project-folder.ts';
import { runCommand } from '../setup/run-command.ts';

export type Prepared = { browser: FoundBrowser; extension: string };

/** Returns a browser and the built extension, with its data compiled; otherwise one sentence that says why not. */
export async function prepare(): Promise<Result<Prepared, string>> {
  const browser = await installChromium();
  if (!browser.ok) return browser;
  console.log('Building the extension …');
  const script = join(projectFolder, 'scripts', 'build.ts');
  const { code, output } = await runCommand(process.execPath, [script, 'chrome'], { output: 'keep' });
  if (code !== 0) return failed(`${output}\nThe extension could not be built: the lines above say why.`);
  return ok({ browser: browser.value, extension: join(projectFolder, '.output', 'chrome-mv3') });
}
