import { expect, test } from 'vitest';
import { missingPackages } from '../../../scripts/lock/missing-packages.ts';

test('names the optional packages of other platforms that a lockfile lacks, and no others', () => {
  const optionalDependencies = {
    '@tool/cli-linux-x64': '1.2.3',
    '@tool/cli-darwin-arm64': '1.2.3',
    '@tool/cli-linux-arm64-musl': '1.2.3',
    fsevents: '~2.3.3',
  };
  const packages = {
    '': { name: 'project' },
    'node_modules/tool': { version: '1.2.3', dev: true, optionalDependencies },
    'node_modules/@tool/cli-linux-x64': { version: '1.2.3' },
  };
  const all = { version: '1.2.3', cpu: ['arm64'], dev: true, optional: true };
  expect(missingPackages(packages)).toEqual({
    'node_modules/@tool/cli-darwin-arm64': { ...all, os: ['darwin'] },
    'node_modules/@tool/cli-linux-arm64-musl': { ...all, libc: ['musl'], os: ['linux'] },
  });
});
