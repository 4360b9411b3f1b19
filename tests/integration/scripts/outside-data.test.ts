import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { packedInputs } from '../../../scripts/package/make-packages.ts';
import { dataProblems } from '../../../scripts/release/outside-data.ts';
import { projectFolder } from '../../../scripts/setup/project-folder.ts';
import { runCommand } from '../../../scripts/setup/run-command.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'numlens-outside-'));
  mkdirSync(join(root, 'scripts/data'), { recursive: true });
  for (const path of ['package-lock.json', 'scripts/data/phone-dates.json'])
    cpSync(join(projectFolder, path), join(root, path));
  symlinkSync(join(projectFolder, 'node_modules'), join(root, 'node_modules'), 'dir');
  for (const name of ['NUMLENS_PHONE_DATA', 'NUMLENS_CITY_DATA', 'NUMLENS_ASN_DATA']) vi.stubEnv(name, '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** Data of networks that no package has, in a folder. */
function networksIn(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'asn-ipv4-num.csv'), '16777216,16777471,64500,Other\n');
  writeFileSync(join(folder, 'asn-ipv6-num.csv'), '');
  vi.stubEnv('NUMLENS_DATA_DATE', '2026-11-01');
}

describe('the data of a release', () => {
  it('may be that of the packages which the lockfile names', () => {
    expect(dataProblems(root)).toEqual([]);
  });

  it('may not be from outside', () => {
    networksIn(join(root, 'elsewhere'));
    vi.stubEnv('NUMLENS_ASN_DATA', join(root, 'elsewhere'));
    expect(dataProblems(root)).toEqual([
      expect.stringMatching(/^The data of @ip-location-db\/asn would be sha256:\w+, from outside the lockfile/),
    ]);
  });

  it('may be packed with the sources, where a build finds it without a variable', () => {
    networksIn(join(root, 'data-inputs/asn'));
    expect(dataProblems(root)).toEqual([]);
    expect(packedInputs(root).toSorted()).toEqual([
      'data-inputs/asn/asn-ipv4-num.csv',
      'data-inputs/asn/asn-ipv6-num.csv',
    ]);
  });

  it('may not be other data than what is packed', () => {
    networksIn(join(root, 'data-inputs/asn'));
    networksIn(join(root, 'elsewhere'));
    writeFileSync(join(root, 'elsewhere/asn-ipv4-num.csv'), '16777216,16777471,64501,Another\n');
    vi.stubEnv('NUMLENS_ASN_DATA', join(root, 'elsewhere'));
    expect(dataProblems(root)).toHaveLength(1);
  });

  it('may not be a version that the lockfile does not have', () => {
    writeFileSync(join(root, 'package-lock.json'), '{"packages":{}}');
    expect(dataProblems(root)).toContainEqual(expect.stringContaining('libphonenumber-js would be'));
  });
});

it('a release with data from outside is refused with the reason, before anything is built', async () => {
  networksIn(join(root, 'elsewhere'));
  const release = [join(projectFolder, 'scripts/release.ts'), '--build'];
  const env = { NUMLENS_ASN_DATA: join(root, 'elsewhere') };
  const { code, output } = await runCommand(process.execPath, release, { output: 'keep', env });
  expect(code).toBe(1);
  expect(output).toContain("from outside the lockfile. A store's reviewer could not build it");
  expect(output).not.toContain('data:');
});
