import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import type { Room } from '../architecture/import-table.ts';
import {
  bothWays,
  fences,
  importTable,
  importTableAsMarkdown,
  keptOutOfPage,
  mostLines,
} from '../architecture/import-table.ts';
import { importedFile, isBuiltin, isRelative, packageOf, projectModules } from '../architecture/project-modules.ts';
import type { Import, Module } from '../architecture/read-module.ts';

const modules = projectModules();
const byPath = new Map(modules.map((module) => [module.path, module]));
const isProduct = ({ path }: Module): boolean => /^(entrypoints|components|lib)\//.test(path);

/** The room whose path is the longest at the beginning of this one: a folder, or a file of that name. */
function roomOf(path: string): Room | null {
  const holds = ({ name }: Room): boolean => path.startsWith(`${name}/`) || path.startsWith(`${name}.`);
  const rooms = importTable.filter(holds).sort((one, other) => other.name.length - one.name.length);
  return rooms[0] ?? null;
}

/** Why an import is against the table, null when it is not. */
function problemOf(module: Module, found: Import): string | null {
  const room = roomOf(module.path);
  const at = `${module.path}:${found.line} imports ${found.from}`;
  if (!room || room.rooms === 'any' || room.packages === 'any') return null;
  const { rooms } = room;
  if (isBuiltin(found.from)) return `${at}: the product runs in browsers, which have no Node modules`;
  if (found.from.startsWith('/')) return null;
  if (!isRelative(found.from)) {
    const name = packageOf(found.from);
    if (name === 'wxt' && found.from === 'wxt/browser' && room.packages.includes('wxt')) return null;
    return found.typeOnly || room.packages.includes(name)
      ? null
      : `${at}: ${room.name} may import the packages ${room.packages.join(', ') || '(none)'}; move the code to the room that has it`;
  }
  const target = importedFile(module.path, found.from);
  if (!target) return `${at}: there is no such file; write its name with .ts or .tsx`;
  if (target.endsWith('.css') || target.startsWith('public/')) return null;
  const other = roomOf(target);
  if (!other) return `${at}: ${target} is in no room of tests/architecture/import-table.ts; add its room there`;
  const folder = target.startsWith(`${other.name}.`) ? posix.dirname(target) : other.name;
  if ([other.name, folder].some((name) => name === room.name || rooms.includes(name))) return null;
  if (found.typeOnly && (other.name === 'lib/model' || room.types.includes(other.name))) return null;
  const allowed = [...room.rooms, ...room.types.map((name) => `${name} (types)`)].join(', ');
  return `${at}: ${room.name} may import ${allowed || '(no other room)'}; hand the value in from the entrypoint, or move the code`;
}

/** What the table allows a room though no import of it needs that; `lib/model` is below everything. */
function unneeded(room: Room): string[] {
  if (room.rooms === 'any' || room.packages === 'any') return [];
  const found = modules.filter(({ path }) => roomOf(path) === room).flatMap((module) => targetsOf(module));
  const isNeeded = (name: string, from: typeof found) => from.some(({ target }) => isIn(target, name));
  const values = found.filter(({ typeOnly }) => !typeOnly);
  return [
    ...room.rooms.filter((name) => name !== 'lib/model' && !isNeeded(name, values)),
    ...room.types.filter((name) => !isNeeded(name, found)),
    ...room.packages.filter((name) => !isNeeded(name, values)),
  ].map((name) => `${room.name}: ${name}`);
}

function targetsOf({ path, imports }: Module): { target: string; typeOnly: boolean }[] {
  return imports.map(({ from, typeOnly }) => {
    return { target: (isRelative(from) ? importedFile(path, from) : from) ?? '', typeOnly };
  });
}

/** A package, or the rooms that a path lies in: of a folder and, where it is one, of its own. */
function isIn(target: string, name: string): boolean {
  return target === name || target.startsWith(`${name}/`) || target.startsWith(`${name}.`);
}

/** The project's files whose values a file imports. */
function valuesOf(module: Module): Module[] {
  return module.imports.flatMap((found) => {
    const target = !found.typeOnly && isRelative(found.from) ? importedFile(module.path, found.from) : null;
    const imported = target ? byPath.get(target) : undefined;
    return imported ? [imported] : [];
  });
}

describe('the import table', () => {
  it('covers every source file', () => {
    const homeless = modules.filter(({ path }) => !roomOf(path)).map(({ path }) => path);
    expect(homeless, 'add the room to tests/architecture/import-table.ts').toEqual([]);
  });

  it('is kept by every import', () => {
    const problems = modules.flatMap((module) => module.imports.map((found) => problemOf(module, found)));
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });

  it('names only rooms that it has', () => {
    const names = new Set(['public', ...importTable.map(({ name }) => name)]);
    const named = importTable.flatMap(({ rooms, types }) => [...(rooms === 'any' ? [] : rooms), ...types]);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });

  it('allows nothing that nobody needs', () => {
    expect(importTable.flatMap(unneeded), 'take these out of tests/architecture/import-table.ts').toEqual([]);
  });

  it('stands in docs/ARCHITECTURE.md as it is', (context) => {
    const document = join(projectFolder, 'docs', 'ARCHITECTURE.md');
    if (!existsSync(document)) return context.skip('docs/ARCHITECTURE.md does not exist yet');
    const table = importTableAsMarkdown();
    expect(readFileSync(document, 'utf8').includes(table), `put this table into the document:\n\n${table}\n`).toBe(
      true,
    );
  });
});

describe('folders beside each other', () => {
  it('import each other’s values one way only, but for those that are named', () => {
    const arrows = new Set<string>();
    for (const module of modules.filter(isProduct)) {
      for (const { path } of valuesOf(module)) {
        const [from = '', to = ''] = siblings(posix.dirname(module.path), posix.dirname(path));
        if (from !== to) arrows.add(`${from}, ${to}`);
      }
    }
    const pairs = [...arrows].filter((arrow) => arrows.has(arrow.split(', ').reverse().join(', ')));
    const named = pairs.filter((pair) => pair === pair.split(', ').sort().join(', '));
    expect(named.sort(), 'bothWays of tests/architecture/import-table.ts names them').toEqual(bothWays);
  });
});

/** The folders beside each other that two folders lie in; twice the same where one holds the other. */
function siblings(one: string, other: string): [string, string] {
  const [left, right] = [one.split('/'), other.split('/')];
  const at = left.findIndex((name, index) => name !== right[index]);
  if (at < 0 || at >= right.length) return [one, one];
  return [left.slice(0, at + 1).join('/'), right.slice(0, at + 1).join('/')];
}

describe('docs/ARCHITECTURE.md', () => {
  const text = readFileSync(join(projectFolder, 'docs', 'ARCHITECTURE.md'), 'utf8');

  it('names only files and folders that exist', () => {
    const named = new Set(text.match(/(?<=`)(?:lib|entrypoints|components|scripts)\/[\w./-]+(?=`)/g));
    const paths = ['', '.ts', '.tsx'];
    const missing = [...named].filter((name) => !paths.some((end) => existsSync(join(projectFolder, name + end))));
    expect(missing).toEqual([]);
    expect(named.size).toBeGreaterThan(30);
  });

  it('tells the way from hover to card in ten steps, with files that exist', () => {
    const [, walk = ''] = text.split('## From hover to card');
    const steps = (walk.split('\n## ')[0] ?? '').split('\n').filter((line) => /^\d+\./.test(line));
    const named = new Set(steps.flatMap((step) => step.match(/[\w-]+\.tsx?(?=`)/g) ?? []));
    expect(steps).toHaveLength(10);
    expect([...named].filter((name) => !modules.some(({ path }) => posix.basename(path) === name))).toEqual([]);
    expect(named.size).toBeGreaterThan(15);
  });
});

describe('the fences', () => {
  it.each(fences)('$subject: only in the rooms that may', ({ names, onlyIn, reason }) => {
    const outside = modules.filter((module) => isProduct(module) && !onlyIn.includes(roomOf(module.path)?.name ?? ''));
    const problems = outside.flatMap(({ path, uses }) =>
      uses
        .filter(({ name }) => names.includes(name))
        .map(({ name, line }) => `${path}:${line} uses ${name}: ${reason}`),
    );
    expect(problems).toEqual([]);
  });

  it('keep heavy packages out of the page script', () => {
    const seen = new Map<Module, string>();
    const visit = (module: Module, way: string): void => {
      if (seen.has(module)) return;
      seen.set(module, way);
      for (const next of valuesOf(module)) visit(next, `${way} → ${next.path}`);
    };
    const isPageScript = (module: Module) => /^entrypoints\/page\b/.test(roomOf(module.path)?.name ?? '');
    for (const module of modules) if (isPageScript(module)) visit(module, module.path);
    const problems = [...seen].flatMap(([{ imports }, way]) =>
      imports
        .filter(({ from, typeOnly }) => !typeOnly && keptOutOfPage.includes(packageOf(from)))
        .map(({ from }) => `${way} → ${from}: import types only, or move the value to a file without ${from}`),
    );
    expect(problems).toEqual([]);
  });
});

it('unit tests lie in folders named as those of what they test', () => {
  const folders = globSync('tests/unit/**/*.test.{ts,tsx}', { cwd: projectFolder }).map((file) =>
    posix.dirname(file).slice(11),
  );
  const isRoom = (folder: string): boolean =>
    ['lib', '.', 'tests'].some((base) => existsSync(join(projectFolder, base, folder)));
  expect([...new Set(folders)].filter((folder) => !isRoom(folder))).toEqual([]);
});

describe('every source file', () => {
  it(`has at most ${mostLines} lines`, () => {
    const mayBeLong = (path: string): boolean => path.startsWith('tests/');
    const long = modules.filter(({ path, lines }) => !mayBeLong(path) && lines > mostLines);
    expect(long.map(({ path, lines }) => `${path} has ${lines} lines: give a part of it a file of its own`)).toEqual(
      [],
    );
  });

  it('exports no name that another file of the product exports for something else', () => {
    // Providers are found by their folder, each as `provider`; the name of an entry point is its file's.
    const mayRepeat = new Set(['provider', 'default']);
    const homes = new Map<string, string[]>();
    for (const { path, exports } of modules.filter(isProduct)) {
      for (const name of new Set(exports)) homes.set(name, [...(homes.get(name) ?? []), path]);
    }
    const shared = [...homes].filter(([name, paths]) => paths.length > 1 && !mayRepeat.has(name));
    expect(shared.map(([name, paths]) => `${name}: ${paths.join(', ')}; name one of them apart`)).toEqual([]);
  });

  it('imports no value in a circle', () => {
    const circles: string[] = [];
    const done = new Set<Module>();
    const visit = (module: Module, way: Module[]): void => {
      const start = way.indexOf(module);
      if (start >= 0) {
        const circle = [...way.slice(start), module].map(({ path }) => path).join(' → ');
        circles.push(`${circle}: move what both need to a third file`);
        return;
      }
      if (done.has(module)) return;
      for (const next of valuesOf(module)) visit(next, [...way, module]);
      done.add(module);
    };
    for (const module of modules) visit(module, []);
    expect(circles).toEqual([]);
  });
});
