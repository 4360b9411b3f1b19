import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { missingPackages } from './lock/missing-packages.ts';
import { projectFolder } from './setup/project-folder.ts';

// If a registry lacks the optional packages of other platforms, npm leaves them out of the lockfile, and `npm ci` then
// rejects it. This script adds them, so that the lockfile works on every platform: run `npm run tool -- lock` after
// each change.

const anything = z.record(z.string(), z.unknown());
const file = join(projectFolder, 'package-lock.json');
const lock = anything.parse(JSON.parse(readFileSync(file, 'utf8')));
const packages = anything.parse(lock['packages']);
const missing = missingPackages(packages);
const sorted = Object.entries({ ...packages, ...missing }).sort(([one], [other]) => one.localeCompare(other, 'en'));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(`package-lock.json: ${Object.keys(missing).length} packages of other platforms named`);
