import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRebuild } from './package/check-rebuild.ts';
import { lintFirefox } from './package/lint-firefox.ts';
import { makePackages, packagesFolder } from './package/make-packages.ts';
import { dataProblems } from './release/outside-data.ts';
import { projectFolder } from './setup/project-folder.ts';

// `npm run package` makes the files for the stores: a zip for each browser, and the sources that it was built from.
// `npm run package -- --check` also builds the sources again in an empty folder and compares byte by byte.

/** Most bytes of a zip (DESIGN, "Budgets"). */
const budget = 20_000_000;

const problems: string[] = [];
const packages = await makePackages();
if (!packages) problems.push('Nothing was packed.');
for (const { name, bytes, sha256 } of packages ?? []) {
  console.log(`${name}  ${(bytes / 1e6).toFixed(2)} MB  sha256 ${sha256}`);
  if (bytes > budget) problems.push(`${name} is over its budget of ${budget / 1e6} MB.`);
}
if (packages) {
  const lint = await lintFirefox();
  if (!lint) problems.push('The linter for Firefox could not run.');
  for (const { code, file, message } of lint?.warnings ?? []) console.log(`warning ${code} ${file ?? ''}: ${message}`);
  const explained = readFileSync(join(projectFolder, 'docs', 'store', 'REVIEWERS.md'), 'utf8');
  for (const code of new Set(lint?.warnings.map((warning) => warning.code))) {
    if (!explained.includes(`\`${code}\``))
      problems.push(`docs/store/REVIEWERS.md does not say why the linter warns of ${code}.`);
  }
  for (const { code, file, message } of lint?.errors ?? []) problems.push(`${code} ${file ?? ''}: ${message}`);
  console.log(`linter for Firefox: ${lint?.errors.length ?? '?'} errors, ${lint?.warnings.length ?? '?'} warnings`);
}
if (packages && process.argv.includes('--check')) {
  const differing = await checkRebuild();
  if (differing.length === 0) console.log('Built again from the source archive: every byte is the same.');
  problems.push(...differing);
}
for (const problem of dataProblems(projectFolder)) console.log(`Not for a store: ${problem}`);
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`The packages are in ${packagesFolder}.`);
process.exitCode = problems.length === 0 ? 0 : 1;
