import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'wxt';
import { ensureData } from './data.ts';
import { projectFolder } from './setup/project-folder.ts';

const browsers = ['chrome', 'firefox'] as const;
type Browser = (typeof browsers)[number];

const drop = (): void => {};

/** WXT's messages without its list of files, which names each of the thousand data files. */
const logger = {
  debug: drop,
  log: drop,
  info: console.log,
  success: drop,
  warn: console.warn,
  error: console.error,
  fatal: console.error,
  level: 3,
};

/** Builds the extension into `.output`. Returns whether that worked; if not, it has printed why. */
async function buildExtension(browser: Browser): Promise<boolean> {
  try {
    ensureData();
    await build({ root: projectFolder, browser, manifestVersion: 3, logger });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`The extension could not be built for ${browser}: the lines above say why.`);
    return false;
  }
  const output = join('.output', `${browser}-mv3`);
  const files = globSync('**/*.*', { cwd: join(projectFolder, output) });
  const bytes = files.reduce((sum, file) => sum + statSync(join(projectFolder, output, file)).size, 0);
  console.log(`${output}: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`);
  return true;
}

/** One after the other, because both write the same generated types. */
async function buildAll(wanted: readonly Browser[]): Promise<boolean> {
  for (const browser of wanted) if (!(await buildExtension(browser))) return false;
  return true;
}

const wanted = browsers.filter((name) => process.argv.includes(name));
const isKnown = wanted.length > 0 && wanted.length === process.argv.length - 2;
if (!isKnown) console.error(`Say which browser to build for: ${browsers.join(' or ')}.`);
process.exitCode = isKnown && (await buildAll(wanted)) ? 0 : 1;
