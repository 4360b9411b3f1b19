import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from '../lib/model/result.ts';
import { failed, ok } from '../lib/model/result.ts';
import { DataProblem } from './data/data-problem.ts';
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
//   --accept NAME         takes a count or license that moved: ipv4Ranges, CH, +41, a package; may be repeated
//   --download FOLDER     only downloads DB-IP's files there, for a build with NUMLENS_CITY_DATA or a release with --city

const many = { type: 'string', multiple: true } as const;
const { values: options } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, take: many, accept: many, download: { type: 'string' } },
});
const isDry = options['dry-run'];
const urls = (process.env['NUMLENS_DBIP_URLS'] ?? '').split(/\s+/).filter((url) => url !== '');
const changeFolder = join(projectFolder, '.output', 'data-change');
const reportFile = join(changeFolder, 'report.md');
const patchFile = join(changeFolder, 'change.patch');

/**
 * Compiles the newest data in `work`, compares it, and writes the report. Returns the problems that keep it from being
 * used.
 */
async function tryNewest(work: string, packages: readonly DataPackage[]): Promise<Result<string[], string>> {
  const installed = await installBeside(work, packages);
  if (!installed.ok) return installed;
  const city = urls.length === 0 ? null : await downloadCityFiles(urls, join(work, 'city'));
  if (city && !city.ok) return city;
  const [before, after] = [join(projectFolder, 'data'), join(work, 'data')];
  try {
    ensureData({ inputs: {} });
    ensureData({ packages: installed.value, folder: after, inputs: city ? { city: city.value } : {} });
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
  return ok(problems);
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
  if (newer.length === 0 && urls.length === 0 && !isDry)
    return ok('Everything is the newest already: there is no change to open.');
  const work = mkdtempSync(join(tmpdir(), 'numlens-refresh-'));
  try {
    const tried = await tryNewest(work, packages.value);
    if (!tried.ok) return tried;
    console.log(`What moved is in ${reportFile}.`);
    if (tried.value.length > 0) return failed(tried.value.join('\n'));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  if (newer.length === 0) return ok('Everything is pinned already: there is no change to open.');
  for (const [program, args] of pinCommands(newer)) {
    console.log(`${isDry ? 'would run: ' : ''}${program} ${args.join(' ')}`);
    if (isDry) continue;
    const { code } = await runCommand(program, args, { output: 'show', cwd: projectFolder });
    if (code !== 0) return failed(`"${program} ${args[0]}" failed: the lines above say why.`);
  }
  if (isDry)
    return ok(`would write ${patchFile}, of which the workflow opens a change with the report. Nothing was changed.`);
  const { output } = await runCommand('git', ['diff', 'package.json', 'package-lock.json'], {
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
