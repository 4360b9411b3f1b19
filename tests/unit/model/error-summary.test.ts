import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorSummary } from '../../../lib/model/result.ts';
import { settingsSchema } from '../../../lib/model/settings/settings.ts';
import { projectFolder } from '../../../scripts/setup/project-folder.ts';

const canaries = ['+4930901820', '203.0.113.77', 'canary.example', 'https://lookup.example/?api_key=canary'];

test.each(canaries)('a log of an error with %s in it holds its code and length alone', (canary) => {
  const named = Object.assign(new Error(`for ${canary}`), { name: canary });
  const { error } = settingsSchema.safeParse({
    sites: { [canary]: 'x' },
    openElsewhere: [{ name: '', template: canary }],
  });
  expect(error?.message).toContain(canary.slice(0, 5));
  for (const each of [new TypeError(`${canary} failed`), named, canary, { canary }, error]) {
    expect(errorSummary(each)).not.toContain(canary.slice(0, 5));
  }
  expect(errorSummary(new TypeError('failed'))).toBe('TypeError, 6 characters');
});

test('nothing else is written to the console', () => {
  const files = globSync('{entrypoints,components,lib}/**/*.{ts,tsx}', { cwd: projectFolder });
  const calls = files.flatMap((path) => {
    const text = readFileSync(join(projectFolder, path), 'utf8');
    return [...text.matchAll(/console\.\w+\(([^;]*)\);/g)].map(([, written = '']) => `${path}: ${written}`);
  });
  expect(calls.length).toBeGreaterThan(3);
  const plain = /: (?:'[^'$]*'|`[^`$]*\$\{(?:type|what)\}[^`$]*`)(?:,\s*errorSummary\(error\),?)?\s*$/;
  expect(calls.filter((call) => !plain.test(call))).toEqual([]);
});
