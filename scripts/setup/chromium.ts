import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Result } from '../../lib/model/result.ts';
import { foundOrInstalled, installFromApt } from './install-from-apt.ts';
import { projectFolder } from './project-folder.ts';
import { runCommand } from './run-command.ts';

/**
 * A browser that can load the extension. `loads`: Chromium takes it by `--load-extension`; Google Chrome ignores that
 * switch from version 137 on and takes it by the debugging protocol's `Extensions.loadUnpacked`, over a pipe.
 */
export type FoundBrowser = { path: string; version: string; loads: 'switch' | 'protocol' };

/** Where to search, so that a test can choose other places. */
type Places = {
  /** The path in `NUMLENS_CHROMIUM`. */
  named: string | undefined;
  /** The folders of `PATH`. */
  folders: string[];
  /** Full paths outside `PATH`. */
  usual: string[];
  /** Where Playwright keeps its own browser. */
  playwright: string;
};

const chromiumNames = ['chromium', 'chromium-browser', 'ungoogled-chromium'];
const chromeNames = ['google-chrome', 'google-chrome-stable', 'google-chrome-beta'];
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Chromium\\Application\\chrome.exe',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const oldest = 140;

function placesOfThisMachine(): Places {
  const { NUMLENS_CHROMIUM, PATH = '' } = process.env;
  return {
    named: NUMLENS_CHROMIUM,
    folders: PATH.split(delimiter).filter((folder) => folder !== ''),
    usual: usualPlaces,
    playwright: chromium.executablePath(),
  };
}

/** Paths to try, best first: the given path, Chromium, Playwright's own, Google Chrome. */
function candidates(places: Places): string[] {
  const within = (names: string[]): string[] =>
    places.folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const isChrome = (path: string): boolean => path.includes('Google');
  return [
    ...(places.named ? [places.named] : []),
    ...within(chromiumNames),
    ...places.usual.filter((path) => !isChrome(path)),
    places.playwright,
    ...within(chromeNames),
    ...places.usual.filter(isChrome),
  ];
}

/** Starts the program with `--version` and reads the output; null if it is no Chromium or too old for Numlens. */
async function tryBrowser(path: string): Promise<FoundBrowser | null> {
  try {
    await access(path, constants.X_OK);
  } catch {
    return null;
  }
  // Windows' browser opens a window instead of printing its version.
  if (process.platform === 'win32') {
    return { path, version: '', loads: path.includes('Google') ? 'protocol' : 'switch' };
  }
  const { code, output } = await runCommand(path, ['--version'], {
    output: 'keep',
    signal: AbortSignal.timeout(20_000),
  });
  const said = /(Chromium|Google Chrome)\D*(\d+)([.\d]*)/.exec(output);
  if (code !== 0 || !said || Number(said[2]) < oldest) return null;
  // Playwright's own build calls itself "Google Chrome for Testing", which still honors the switch.
  const branded = said[1] === 'Google Chrome' && !output.includes('for Testing');
  return { path, version: `${said[2]}${said[3]}`, loads: branded ? 'protocol' : 'switch' };
}

/** The first browser on this machine that can load the extension; null if there is none. */
export async function findChromium(places: Places = placesOfThisMachine()): Promise<FoundBrowser | null> {
  for (const path of new Set(candidates(places))) {
    const found = await tryBrowser(path);
    if (found) return found;
  }
  return null;
}

async function installFromPlaywright(): Promise<void> {
  console.log("Downloading Playwright's Chromium …");
  const command = join(projectFolder, 'node_modules', '@playwright', 'test', 'cli.js');
  await runCommand(process.execPath, [command, 'install', 'chromium'], { output: 'show' });
}

/** A browser that can load the extension: found, otherwise installed, otherwise one sentence that says what to install. */
export function installChromium(): Promise<Result<FoundBrowser, string>> {
  return foundOrInstalled(
    findChromium,
    [() => installFromApt('chromium'), installFromPlaywright],
    'No browser was found: install Chromium 140 or newer (for example `apt-get install chromium`), ' +
      'or name one in the environment variable NUMLENS_CHROMIUM.',
  );
}
