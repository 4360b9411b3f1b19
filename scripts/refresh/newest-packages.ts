import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Result } from '../../lib/model/result.ts';
import { failed, ok } from '../../lib/model/result.ts';
import { sources } from '../data/sources.ts';
import { projectFolder } from '../setup/project-folder.ts';
import { runCommand } from '../setup/run-command.ts';

/**
 * A package that the data is from: the pinned version, and the newest or requested one with the day on which the registry
 * got it (YYYY-MM-DD).
 */
export type DataPackage = { name: string; pinned: string; newest: string; published: string };

const viewSchema = z.object({ version: z.string(), time: z.record(z.string(), z.string()) });

const aboutSchema = z.object({ version: z.string(), license: z.string().optional() });

export function aboutPackage(modules: string, name: string): z.infer<typeof aboutSchema> {
  return aboutSchema.parse(JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')));
}

const modules = join(projectFolder, 'node_modules');

/** Returns the versions that `NAME@VERSION` texts ask for, by package. Fails if one names no package of the data. */
export function wantedVersions(texts: readonly string[]): Result<Map<string, string>, string> {
  const wanted = new Map<string, string>();
  for (const text of texts) {
    const at = text.lastIndexOf('@');
    const name = text.slice(0, Math.max(0, at));
    const isKnown = sources.some((source) => source.name === name && source.kind !== 'picture');
    if (!isKnown || at === text.length - 1)
      return failed(`--take ${text} is not NAME@VERSION of a package of the data.`);
    wanted.set(name, text.slice(at + 1));
  }
  return ok(wanted);
}

/** Asks the registry for the newest version, or the one in `wanted`, of each package whose data ages. */
export async function newestPackages(wanted: ReadonlyMap<string, string>): Promise<Result<DataPackage[], string>> {
  const packages: DataPackage[] = [];
  for (const { name, kind } of sources) {
    if (kind === 'picture') continue;
    const { version: pinned } = aboutPackage(modules, name);
    const asked = `${name}@${wanted.get(name) ?? 'latest'}`;
    const view = ['view', asked, 'version', 'time', '--json', '--loglevel=error'];
    const { code, output } = await runCommand('npm', view, { output: 'keep' });
    const read = code === 0 ? readView(output) : null;
    if (read === null)
      return failed(`The registry does not say which version of ${name} is the newest, and when it came.`);
    packages.push({ name, pinned, ...read });
  }
  return ok(packages);
}

/** Reads what `npm view --json` says about one version; null if it is not that. */
export function readView(output: string): Pick<DataPackage, 'newest' | 'published'> | null {
  try {
    const { version: newest, time } = viewSchema.parse(JSON.parse(output));
    const [published] = /^\d{4}-\d{2}-\d{2}/.exec(time[newest] ?? '') ?? [];
    return published === undefined ? null : { newest, published };
  } catch {
    return null;
  }
}

/** Installs the newer packages in a folder, and links the installed ones beside them. Returns its `node_modules`. */
export async function installBeside(folder: string, packages: readonly DataPackage[]): Promise<Result<string, string>> {
  const own = join(folder, 'node_modules');
  mkdirSync(own, { recursive: true });
  const newer = packages
    .filter(({ pinned, newest }) => pinned !== newest)
    .map(({ name, newest }) => `${name}@${newest}`);
  if (newer.length > 0) {
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
    const { code } = await runCommand('npm', ['install', '--prefix', folder, ...options, ...newer], { output: 'show' });
    if (code !== 0) return failed(`${newer.join(' ')} could not be installed: npm's lines above say why.`);
  }
  for (const { name } of sources) {
    const path = join(own, name);
    if (existsSync(path)) continue;
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(join(modules, name), path, 'dir');
  }
  return ok(own);
}

/** Returns one sentence for each package whose license changed: a person has to read the new one. */
export function licenceProblems(newModules: string, packages: readonly DataPackage[]): string[] {
  const problems: string[] = [];
  for (const { name } of packages) {
    const { license: was = 'none' } = aboutPackage(modules, name);
    const { license: is = 'none' } = aboutPackage(newModules, name);
    if (was !== is)
      problems.push(`${name} had the license ${was} and has ${is} now: look at it, and take it by --accept ${name}`);
  }
  return problems;
}

/** Downloads DB-IP's own files to a folder, and unpacks those that are packed. */
export async function downloadCityFiles(urls: readonly string[], folder: string): Promise<Result<string, string>> {
  if (urls.length === 0) return failed('NUMLENS_DBIP_URLS names no address.');
  mkdirSync(folder, { recursive: true });
  for (const [number, url] of urls.entries()) {
    if (!url.startsWith('https://')) return failed(`${url} is not an https address.`);
    const response = await fetch(url).catch(() => null);
    if (!response?.ok)
      return failed(`${url} cannot be had: ${response ? `status ${response.status}` : 'no connection'}.`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isPacked = new URL(url).pathname.endsWith('.gz');
    writeFileSync(join(folder, `${number}.mmdb`), isPacked ? gunzipSync(bytes) : bytes);
  }
  return ok(folder);
}
