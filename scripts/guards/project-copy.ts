import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectFolder } from '../setup/project-folder.ts';

export type ProjectCopy = { folder: string; remove: () => void };

/** Generated folders: the copy uses the project's own. */
const shared = ['node_modules', 'data'];

/** Copies the project as it is, with files that git does not know yet, into a folder of its own. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'numlens-guards-'));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: projectFolder });
  for (const file of new Set(listed.toString().split('\0'))) {
    const from = join(projectFolder, file);
    if (file === '' || !existsSync(from)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(from, join(folder, file));
  }
  for (const name of shared) {
    if (existsSync(join(projectFolder, name))) symlinkSync(join(projectFolder, name), join(folder, name), 'dir');
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
