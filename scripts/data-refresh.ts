import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from '../lib/model/result.ts';
import { failed, ok } from '../lib/model/result.ts';
import { DataProblem } from './data/data-problem.ts';
import type { PhoneDates } from './data/phone-dates.ts';
import { phoneDatesPath, phoneDatesText, readPhoneDates, withDateOf } from './data/phone-dates.ts';
import { packageOf } from './data/sources.ts';
import { ensureData } from './data.ts';
import { compareData } from './refresh/compare-data.ts';
import type { DataPackage } from './refresh/newest-packages.ts';
import {
  downloadCityFiles,
  installBeside,
  licenceProblems,
  newestPackages,
  wantedVersions,
} from './refresh/newest-packages.ts';
import { goldenTests, refreshProblems } from './refresh/refresh-floors.ts';
import { refreshReport } from './refresh/report.ts';
import { projectFolder } from './setup/project-folder.ts';
import { runCommand } from './setup/run-command.ts';
import { toolPath } from './setup/tool-path.ts';

// `npm run tool -- data-refresh` takes the newest data packages (and DB-IP's own files, if NUMLENS_DBIP_URLS names them),
// compiles them beside the data that is there, runs the golden tests and the floors, pins the newer packages, and writes
// the change with a report of what moved to .output/data-change; the workflow `data` opens it.
//   --dry-run             does the same, changes nothing, and says what it would have done
//   --take NAME@VERSION   this version instead of the newest; may be repeated
//   --checkout FOLDER     libphonenumber's `resources/` at a release: if the phone package has its data, that is its date
//   --accept NAME         takes a count or license that moved: ipv4Ranges, CH, +41, a package; may be repeated
//   --download FOLDER     only downloads DB-IP's files there; `data-inputs/city` is for a release

const many = { type: 'string', multiple: true } as const;
const { values: options } = parseArgs({
  options: {
    ...{ 'dry-run': { type: 'boolean', default: false }, take: many, accept: many },
    ...{ download: { type: 'string' }, checkout: { type: 'string' } },
  },
});
const isDry = options['dry-run'];
const urls = (process.env['NUMLENS_DBIP_URLS'] ?? '').split(/\s+/).filter((url) => url !== '');
const changeFolder = join(projectFolder, '.output', 'data-change');
const reportFile = join(changeFolder, 'report.md');
const patchFile = join(changeFolder, 'change.patch');

/** What was tried: the problems that keep it from being used, and the dates of the phone package's versions. */
type Tried = { problems: string[]; phoneDates: PhoneDates };

/** Compiles the newest data in `work`, compares it, and writes the report. */
async function tryNewest(work: string, packages: readonly DataPackage[]): Promise<Result<Tried, string>> {
  const installed = await installBeside(work, packages);
  if (!installed.ok) return installed;
  const dated = datesWith(packages, installed.value);
  if (!dated.ok) return dated;
  const phoneDates = dated.value;
  const city = urls.length === 0 ? null : await downloadCityFiles(urls, join(work, 'city'));
  if (city && !city.ok) return city;
  const [before, after] = [join(projectFolder, 'data'), join(work, 'data')];
  try {
    ensureData({ inputs: {} });
    ensureData({ packages: installed.value, folder: after, phoneDates, inputs: city ? { city: city.value } : {} });
  } catch (problem) {
    if (problem instanceof Error)
      return failed(
        problem instanceof DataProblem ? problem.message : `The data cannot be compiled: ${problem.message}`,
      );
    throw problem;
  }
  const diff = compareData(before, after);
  const accepted = new Set(options.accept ?? []);
  const problems = [
    ...refreshProblems(diff, accepted),
    ...licenceProblems(installed.value, packages).filter((problem) => !accepted.has(problem.split(' ')[0] ?? '')),
  ];
  const tests = await runCommand(process.execPath, [toolPath('vitest'), 'run', ...goldenTests], {
    output: 'show',
    cwd: projectFolder,
    env: { NUMLENS_COMPILED_DATA: after },
  });
  if (tests.code !== 0) problems.push('The golden tests fail with the new data: the lines above say which.');
  mkdirSync(changeFolder, { recursive: true });
  writeFileSync(reportFile, refreshReport(diff, problems));
  return ok({ problems, phoneDates });
}

/** Returns the dates of the phone package's versions with that of the newest, which is installed in `modules`. */
function datesWith(packages: readonly DataPackage[], modules: string): Result<PhoneDates, string> {
  const dates = readPhoneDates(projectFolder);
  const phone = packages.find(({ name }) => name === packageOf.phone);
  if (phone === undefined) return ok(dates);
  const { checkout } = options;
  const from = { dates, folder: join(modules, phone.name), published: phone.published };
  return withDateOf(phone.newest, checkout === undefined ? from : { ...from, checkout });
}

/** The commands that pin the newer packages. */
const pinCommands = (newer: readonly DataPackage[]): [string, string[]][] => {
  const packages = newer.map(({ name, newest }) => `${name}@${newest}`);
  return [
    ['npm', ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', ...packages]],
    ['npm', ['run', 'tool', '--', 'lock']],
  ];
};

async function refresh(): Promise<Result<string, string>> {
  if (options.download !== undefined) {
    const city = await downloadCityFiles(urls, options.download);
    return city.ok ? ok(`DB-IP's files are in ${city.value}.`) : city;
  }
  const wanted = wantedVersions(options.take ?? []);
  if (!wanted.ok) return wanted;
  const packages = await newestPackages(wanted.value);
  if (!packages.ok) return packages;
  for (const { name, pinned, newest } of packages.value) {
    console.log(pinned === newest ? `${name} ${pinned} is the newest` : `${name} ${pinned} → ${newest}`);
  }
  const newer = packages.value.filter(({ pinned, newest }) => pinned !== newest);
  if (newer.length === 0 && urls.length === 0 && options.checkout === undefined && !isDry)
    return ok('Everything is the newest already: there is no change to open.');
  let dates = '';
  const work = mkdtempSync(join(tmpdir(), 'numlens-refresh-'));
  try {
    const tried = await tryNewest(work, packages.value);
    if (!tried.ok) return tried;
    console.log(`What moved is in ${reportFile}.`);
    if (tried.value.problems.length > 0) return failed(tried.value.problems.join('\n'));
    dates = phoneDatesText(tried.value.phoneDates);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const isDated = dates !== phoneDatesText(readPhoneDates(projectFolder));
  if (newer.length === 0 && !isDated) return ok('Everything is pinned already: there is no change to open.');
  if (isDated) {
    console.log(`${isDry ? 'would write' : 'writing'} ${phoneDatesPath}: ${dates}`);
    if (!isDry) writeFileSync(join(projectFolder, phoneDatesPath), dates);
  }
  for (const [program, args] of newer.length === 0 ? [] : pinCommands(newer)) {
    console.log(`${isDry ? 'would run: ' : ''}${program} ${args.join(' ')}`);
    if (isDry) continue;
    const { code } = await runCommand(program, args, { output: 'show', cwd: projectFolder });
    if (code !== 0) return failed(`"${program} ${args[0]}" failed: the lines above say why.`);
  }
  if (isDry)
    return ok(`would write ${patchFile}, of which the workflow opens a change with the report. Nothing was changed.`);
  const { output } = await runCommand('git', ['diff', 'package.json', 'package-lock.json', phoneDatesPath], {
    output: 'keep',
    cwd: projectFolder,
  });
  writeFileSync(patchFile, output);
  return ok(`The change is in ${patchFile}.`);
}

const outcome = await refresh();
if (outcome.ok) console.log(outcome.value);
else console.error(outcome.problem);
process.exitCode = outcome.ok ? 0 : 1;
