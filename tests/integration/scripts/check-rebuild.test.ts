import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkRebuild } from '../../../scripts/package/check-rebuild.ts';
import { packageNames } from '../../../scripts/package/make-packages.ts';
import { zipFiles } from '../../../scripts/package/zip-files.ts';

const program = 'tests/e2e/no-desktop/xdg-desktop-menu';
/**
 * Packs as `npm run package` does, as far as it matters here: each package tells which data it was built from, and
 * whether a program could be run.
 */
const start = `import { mkdirSync, statSync, writeFileSync } from 'node:fs';
const mode = statSync('${program}').mode & 0o100;
mkdirSync('.output/packages', { recursive: true });
for (const name of ${JSON.stringify(packageNames)})
  writeFileSync('.output/packages/' + name, (process.env.NUMLENS_CITY_DATA ?? 'the pinned packages') + mode);
`;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'numlens-packages-'));
  for (const path of ['scripts', dirname(program)]) mkdirSync(join(folder, 'sources', path), { recursive: true });
  writeFileSync(join(folder, 'sources/scripts/start.mjs'), start);
  writeFileSync(join(folder, 'sources', program), '', { mode: 0o755 });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** The packages of a build from this data, and the source archive that is compared as one of them. */
function packedFrom(data: string): void {
  for (const name of packageNames) writeFileSync(join(folder, name), data + 0o100);
  const sources = packageNames.find((name) => name.endsWith('-sources.zip')) ?? '';
  writeFileSync(join(folder, sources), zipFiles(join(folder, 'sources'), ['scripts/start.mjs', program]));
}

const differing = async () => (await checkRebuild(folder)).filter((sentence) => !sentence.includes('-sources.zip'));

it('a rebuild of the sources gives the same packages, also of what can be run', async () => {
  packedFrom('the pinned packages');
  expect(await differing()).toEqual([]);
});

it('a build from other data is noticed, though this process has its variables', async () => {
  vi.stubEnv('NUMLENS_CITY_DATA', 'other data');
  packedFrom('other data');
  expect(await differing()).toHaveLength(2);
});
