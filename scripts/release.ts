import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkRebuild } from './package/check-rebuild.ts';
import { lintFirefox } from './package/lint-firefox.ts';
import { makePackages, packagesFolder } from './package/make-packages.ts';
import { dataProblems } from './release/outside-data.ts';
import { releaseNotes } from './release/release-notes.ts';
import { checksumFile, checksums, differences } from './release/same-bytes.ts';
import { sbom } from './release/sbom.ts';
import { projectFolder } from './setup/project-folder.ts';

// The steps of a release, as the workflow `release` runs them on a tag:
//   npm run tool -- release --build               builds the packages twice on this machine (here, and from the source archive
//                                                 in an empty folder), compares bytes, lints, and puts all that is attached in
//                                                 .output/release
//   npm run tool -- release --compare ONE OTHER   compares what two machines built
//   npm run tool -- release --dry-run             builds, and says what a release would have done
// Data is from the lockfile's packages, or from `data-inputs`, which is packed with the sources; otherwise it refuses.
// `--tag v1.2.3` has to be that of package.json's version; CHANGELOG.md needs a section of it.

const folder = join(projectFolder, '.output', 'release');
const { version }: { version: string } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));

/** Returns what keeps this tag from being released. */
function tagProblems(tag: string): string[] {
  const notes = releaseNotes(readFileSync(join(projectFolder, 'CHANGELOG.md'), 'utf8'), version);
  return [
    ...(tag === `v${version}` ? [] : [`The tag is ${tag}, and package.json has the version ${version}.`]),
    ...(notes === null || notes === '' ? [`CHANGELOG.md has no section "## ${version}".`] : []),
  ];
}

async function build(): Promise<string[]> {
  const packages = await makePackages();
  if (!packages) return ['Nothing was packed: the lines above say why.'];
  const lint = await lintFirefox();
  const problems = lint
    ? lint.errors.map(({ code, message }) => `${code}: ${message}`)
    : ['The linter for Firefox could not run.'];
  problems.push(...(await checkRebuild()));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name } of packages) cpSync(join(packagesFolder, name), join(folder, name));
  const list = await sbom('numlens');
  if (list === null) problems.push('npm could not list what the lockfile names (npm sbom).');
  else writeFileSync(join(folder, `numlens-${version}-sbom.json`), list);
  writeFileSync(join(folder, checksumFile), checksums(folder));
  const notes = releaseNotes(readFileSync(join(projectFolder, 'CHANGELOG.md'), 'utf8'), version);
  writeFileSync(join(folder, 'NOTES.md'), `${notes ?? ''}\n`);
  if (problems.length === 0) console.log('Built twice: every byte is the same.');
  return problems;
}

async function main(): Promise<string[]> {
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    build: flag,
    compare: flag,
    'dry-run': flag,
    tag: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [one, other] = positionals;
  if (values.compare) return one && other ? differences(one, other) : ['Name two folders to compare.'];
  const tag = values.tag ?? `v${version}`;
  const problems = [...tagProblems(tag), ...dataProblems(projectFolder)];
  if (values.build) return problems.length > 0 ? problems : build();
  if (!values['dry-run']) return ['Say --build, --compare ONE OTHER or --dry-run.'];

  const built = await build();
  if (built.length > 0) return built;
  console.log(`\nA release of ${tag} would`);
  console.log('- do the same on a second machine, and compare both;');
  console.log('- attest the build provenance of each file with the identity of the workflow;');
  console.log(`- make the release ${tag} with these files, and with what CHANGELOG.md says about ${version}:`);
  for (const line of checksums(folder).trim().split('\n')) console.log(`    ${line}`);
  console.log(`    ${checksumFile}`);
  for (const problem of problems) console.log(`It would stop before that: ${problem}`);
  console.log(`Nothing was published. The files are in ${folder}.`);
  return [];
}

const problems = await main();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
