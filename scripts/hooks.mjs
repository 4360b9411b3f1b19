// Points git at this project's hooks; `npm ci` and `npm install` run it. Without git (a source archive) it does nothing.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const project = dirname(dirname(fileURLToPath(import.meta.url)));
if (existsSync(join(project, '.git')) && !process.env.CI) {
  try {
    execFileSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: project, stdio: 'ignore' });
  } catch {
    console.warn('git could not be told of the hooks in .githooks: formatting and lint are not checked on commit.');
  }
}
