import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../../scripts/setup/project-folder.ts';

test('no raw text keeps the bundler from writing the background in ASCII: other characters stand in it as a placeholder', () => {
  const files = readdirSync(join(projectFolder, 'lib'), { recursive: true, encoding: 'utf8' });
  const raw = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => readFileSync(join(projectFolder, 'lib', file), 'utf8').match(/String\.raw`[^`]*`/g) ?? []);
  expect(raw.length).toBeGreaterThan(20);
  expect(raw.filter((text) => /[^\0-\x7f]/.test(text.replaceAll(/\$\{'[^']*'\}/g, '')))).toEqual([]);
});
