import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all files below a folder, with `/` between their parts. `leaveOut` names entries of the folder itself. */
export function filesBelow(folder: string, leaveOut: ReadonlySet<string> = new Set()): string[] {
  const found: string[] = [];
  const walk = (path: string): void => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      if (leaveOut.has(inner)) continue;
      if (entry.isDirectory()) walk(inner);
      else if (entry.isFile()) found.push(inner);
    }
  };
  walk('');
  return found;
}

/** The project's sources: every file that git does not ignore. It reads the rules itself, as an archive has no git. */
export function sourceFiles(project: string): string[] {
  const rules = readFileSync(join(project, '.gitignore'), 'utf8').split('\n');
  const names = rules.map((rule) => rule.trim().replaceAll(/^\/|\/$/g, '')).filter((name) => name !== '');
  if (names.some((name) => name.includes('/') || /[?[\]!#]/.test(name))) {
    throw new Error('.gitignore holds more than names of the root folder: say here what it means');
  }
  const patterns = names.map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
  const ignored = readdirSync(project).filter((name) => patterns.some((pattern) => pattern.test(name)));
  return filesBelow(project, new Set(['.git', ...ignored]));
}
