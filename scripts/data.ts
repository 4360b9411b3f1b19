import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Manifest } from '../lib/data/manifest.ts';
import { manifestSchema } from '../lib/data/manifest.ts';
import { checkCounts, checkData } from './data/check-data.ts';
import type { Counts, WriteFile } from './data/compilation.ts';
import { compileCity } from './data/compile-city.ts';
import { compileCountryBoxes } from './data/compile-country-boxes.ts';
import { compileFlags } from './data/compile-flags.ts';
import { compileMap } from './data/compile-map.ts';
import { compileNetworks } from './data/compile-networks.ts';
import { compilePhone } from './data/compile-phone.ts';
import { DataProblem } from './data/data-problem.ts';
import type { InputName, Inputs } from './data/inputs.ts';
import { inputsOf } from './data/inputs.ts';
import type { PhoneDates } from './data/phone-dates.ts';
import { readPhoneDates } from './data/phone-dates.ts';
import { readPhonePackage, readPhoneResources } from './data/phone-prefixes.ts';
import type { SourceName } from './data/sources.ts';
import { oldestOf, packageOf, readDates, readSources } from './data/sources.ts';
import { compilationStamp } from './data/stamp.ts';

const root = join(import.meta.dirname, '..');
const data = join(root, 'data');

type Part = {
  name: string;
  source: SourceName;
  /** The inputs that may replace the packages. */
  input?: InputName;
  compile: (source: string, write: WriteFile, options: { given: boolean }) => Counts;
};

const parts: readonly Part[] = [
  {
    name: 'phone prefixes',
    source: packageOf.phone,
    input: 'phone',
    compile: (source, write, { given }) =>
      compilePhone(given ? readPhoneResources(source) : readPhonePackage(source), write),
  },
  { name: 'IP places', source: packageOf.city, input: 'city', compile: compileCity },
  { name: 'IP networks', source: packageOf.asn, input: 'asn', compile: compileNetworks },
  { name: 'country boxes', source: 'world-atlas', compile: compileCountryBoxes },
  { name: 'map', source: 'world-atlas', compile: compileMap },
  { name: 'flags', source: 'country-flag-icons', compile: compileFlags },
];

type Options = {
  force?: boolean;
  acceptFewer?: boolean;
  folder?: string;
  inputs?: Inputs;
  /** Where the npm packages are installed; by default `node_modules`. */
  packages?: string;
  /** The dates of the phone package's versions; by default those that are recorded. */
  phoneDates?: PhoneDates;
  log?: (line: string) => void;
};

/**
 * Compiles the npm packages, or newer `inputs` in their place (those of the environment or `data-inputs` unless told), to the git-ignored
 * folder `data/`, unless it is up to date. `force` compiles always; `folder` puts the files elsewhere; `log` takes lines of
 * progress. The same input gives the same bytes. The folder is put in place whole once it was checked, so a run that fails
 * leaves the old one. `acceptFewer` takes inputs that give over 5 % less than before. Throws DataProblem if inputs are
 * missing or damaged.
 */
export function ensureData(options: Options = {}): 'compiled' | 'up-to-date' {
  const { force = false, folder = data, inputs = inputsOf(root), log = console.error } = options;
  const phoneDates = options.phoneDates ?? readPhoneDates(root);
  const packages = options.packages ?? join(root, 'node_modules');
  if (inputs.date !== undefined && !isDate(inputs.date)) throw new DataProblem(`${inputs.date} is no date YYYY-MM-DD`);
  const sources = naming('The given data', () => readSources(packages, inputs, phoneDates));
  const stamp = compilationStamp(root, sources);
  const before = readOldManifest(folder);
  if (!force && before?.stamp === stamp) return 'up-to-date';

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
  try {
    for (const { name, source, input, compile } of parts) {
      const start = performance.now();
      const path = input && inputs[input];
      const own = path
        ? naming(path, () => compile(path, write, { given: true }))
        : compile(join(packages, source), write, { given: false });
      if (path && before && !options.acceptFewer) checkCounts(own, before.counts);
      Object.assign(counts, own);
      log(`data: ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
    naming('The compiled data', () => checkData(work));
  } catch (problem) {
    rmSync(work, { recursive: true, force: true });
    throw problem;
  }
  const dates = readDates(sources);
  const date = oldestOf([dates.phone, dates.ip]) ?? dates.ip;
  const manifest: Manifest = { stamp, date, dates, sources, counts: { ...counts, ...written } };
  write('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  putInPlace(work, folder, stamp);
  log(`data: ${written.files} files, ${(written.bytes / 1e6).toFixed(1)} MB, of ${date}`);
  return 'compiled';
}

/** Any error with given files is reported as theirs, in one sentence with their name. */
function naming<T>(what: string, run: () => T): T {
  try {
    return run();
  } catch (problem) {
    if (problem instanceof DataProblem || !(problem instanceof Error)) throw problem;
    throw new DataProblem(`${what} cannot be used: ${problem.message}`, { cause: problem });
  }
}

function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function readOldManifest(folder: string): Manifest | null {
  try {
    return manifestSchema().parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  } catch {
    return null;
  }
}

/** Replaces the old folder with a finished one. Another run may have put the same there meanwhile. */
function putInPlace(work: string, folder: string, stamp: string): void {
  const old = `${work}.old`;
  try {
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(work, folder);
  } catch (problem) {
    rmSync(work, { recursive: true, force: true });
    if (!existsSync(folder) && existsSync(old)) renameSync(old, folder);
    if (readOldManifest(folder)?.stamp !== stamp) throw problem;
  }
  rmSync(old, { recursive: true, force: true });
}

if (import.meta.main) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    const options = { phone: text, city: text, asn: text, date: text, force: flag, 'accept-fewer': flag };
    const { force, 'accept-fewer': acceptFewer, ...given } = parseArgs({ options }).values;
    const start = performance.now();
    const outcome = ensureData({ force, acceptFewer, inputs: { ...inputsOf(root), ...given } });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.error(outcome === 'compiled' ? `data: compiled in ${seconds} s` : 'data: up to date');
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem;
    console.error(`data: ${problem.message}. The data is as it was.`);
    process.exitCode = 1;
  }
}
