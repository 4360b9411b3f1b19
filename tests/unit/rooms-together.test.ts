import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { roomsTogether } from '../rooms-together.ts';

test.each(roomsTogether)('the tests of %s, which share their modules with others, put nothing in a place', (room) => {
  const files = globSync(`tests/unit/${room}/**/*.{ts,tsx}`, { cwd: projectFolder });
  expect(files.length).toBeGreaterThan(0);
  const replacing = /vi\.(?:mock|doMock|stub|useFakeTimers|setSystemTime)|wxt-browser|fake-indexeddb|globalThis\b/;
  expect(files.filter((file) => replacing.test(readFileSync(join(projectFolder, file), 'utf8')))).toEqual([]);
});
