import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Result } from '../../lib/model/result.ts';
import { foundOrInstalled, installFromApt } from './install-from-apt.ts';
import { runCommand } from './run-command.ts';

export type FoundFirefox = { path: string; version: string };

const names = ['firefox-esr', 'firefox'];
const usualPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const oldest = 140;

/** The first Firefox on this machine that is new enough for Numlens; null if there is none. */
export async function findFirefox(): Promise<FoundFirefox | null> {
  const { NUMLENS_FIREFOX, PATH = '' } = process.env;
  const within = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  for (const path of new Set([...(NUMLENS_FIREFOX ? [NUMLENS_FIREFOX] : []), ...within, ...usualPlaces])) {
    if (!existsSync(path)) continue;
    // Ubuntu has a script of this name that only installs its own package.
    const signal = AbortSignal.timeout(20_000);
    const { code, output } = await runCommand(path, ['--version'], { output: 'keep', signal });
    const said = /Mozilla Firefox (\d+)([.\w]*)/.exec(output);
    if (code === 0 && said && Number(said[1]) >= oldest) return { path, version: `${said[1]}${said[2]}` };
  }
  return null;
}

/** A Firefox for the tests: found, otherwise installed, otherwise one sentence that says that its tests are skipped. */
export function installFirefox(): Promise<Result<FoundFirefox, string>> {
  return foundOrInstalled(
    findFirefox,
    [() => installFromApt('firefox-esr'), () => installFromApt('firefox')],
    'No Firefox 140 or newer was found or could be installed: its end-to-end tests are skipped (NUMLENS_FIREFOX can name one).',
  );
}
