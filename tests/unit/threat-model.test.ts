import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Proof } from '../../scripts/guards/guard.ts';
import { guards, guardsOfRooms } from '../../scripts/guards/guards.ts';
import { readMarkers } from '../../scripts/guards/marker.ts';
import { proofs } from '../../scripts/guards/proofs.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { readProjectFile } from './project-file.ts';

const document = readProjectFile('docs/THREAT-MODEL.md');
const markers = readMarkers(projectFolder);

/** The promises of the document, in its order: each is an item that begins with its number and title. */
const promises = document.split(/^(?:- |#)/m).flatMap((item) => {
  const [, of, title, text] = /^\*\*([RG]\d\d[a-z]?) (.+?)\.\*\* (.+)/s.exec(item) ?? [];
  return of && title && text ? [{ of, title, text: text.trim() }] : [];
});

/** How many promises share a number. */
const shared: Readonly<Record<string, number>> = { R58: 2, R60: 7, R61: 2, R63: 2, R65: 5, R67: 2 };

/**
 * R01 to R68 without R44, and the gateway's. They are counted here, not read from the document:
 * a promise that is missing there must not be missed here as well.
 */
const required = [...numbers('R', 68).filter((number) => number !== 'R44'), ...numbers('G', 10)].flatMap((number) =>
  shared[number] ? [...'abcdefg'].slice(0, shared[number]).map((letter) => number + letter) : [number],
);

function numbers(kind: 'R' | 'G', count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${kind}${String(index + 1).padStart(2, '0')}`);
}

describe('docs/THREAT-MODEL.md', () => {
  it('has each promise once, those of one number in the order of their letters, and nothing else that looks like one', () => {
    const found = promises.map(({ of }) => of);
    expect(found.toSorted()).toEqual(required.toSorted());
    for (const number of Object.keys(shared)) {
      const own = found.filter((of) => of.startsWith(number));
      expect(own).toEqual(own.toSorted());
    }
    expect(document.match(/^.*\*\*[RG]\d\d/gm)).toHaveLength(promises.length);
  });

  it.each(promises)(
    '$of has a title of under twelve words, and says in sentences what is promised',
    ({ title, text }) => {
      expect(title.split(' ').length).toBeLessThan(12);
      expect(text).toMatch(/^[\p{Lu}\d`“].*\.$/su);
      expect(text.length).toBeGreaterThan(40);
    },
  );

  it('is short enough to be read', () => {
    expect(document.split('\n').length).toBeLessThanOrEqual(450);
  });
});

describe('the list of guards and proofs', () => {
  const rows = [...guards, ...proofs];

  it('has a row for each promise of the document, and for no other', () => {
    expect([...new Set(rows.map(({ of }) => of))].toSorted()).toEqual(required.toSorted());
  });

  it('names files that are there, and tests that stand in them', () => {
    expect(rows.filter(({ test }) => !existsSync(join(projectFolder, test)))).toEqual([]);
    expect(proofs.filter(({ test, only = '' }) => !readProjectFile(test).includes(only))).toEqual([]);
    // A guard's test may have a name that is made from a table; `npm run guards` tells if none has that name.
    const isThere = ({ test, only = '' }: Proof) => {
      const text = readProjectFile(test) + tableOf(test);
      return wordsOf(only).every((word) => text.includes(word));
    };
    expect(guards.filter((guard) => !isThere(guard))).toEqual([]);
  });

  it('has each guard in the room of its code', () => {
    const files = new Map(markers.map(({ name, file }) => [name, file]));
    const folders = Object.keys(guardsOfRooms).flatMap((room) => foldersOf(room).map((folder) => ({ room, folder })));
    const byLength = folders.toSorted((one, other) => other.folder.length - one.folder.length);
    const roomOf = (file = '') => byLength.find(({ folder }) => `${file}/`.startsWith(`${folder}/`))?.room;
    const placed = Object.entries(guardsOfRooms).flatMap(([room, list]) => list.map(({ name }) => ({ name, room })));
    expect(placed.filter(({ name, room }) => roomOf(files.get(name)) !== room)).toEqual([]);
  });
});

describe('a comment in the code', () => {
  const files = globSync('{lib,components,entrypoints}/**/*.{ts,tsx,css}', { cwd: projectFolder });
  const lines = ['wxt.config.ts', ...files].flatMap((file) =>
    readProjectFile(file)
      .split('\n')
      .map((text) => ({ file, text })),
  );

  it('cites no promise by its number', () => {
    expect(lines.filter(({ text }) => /\bR(?:0[1-9]|[1-5]\d|6[0-6])[a-g]?\b/.test(text))).toEqual([]);
  });

  it('cites only guards that are there', () => {
    const names = new Set(markers.map(({ name }) => name));
    const cited = lines.flatMap(({ file, text }) =>
      [...text.matchAll(/\(guard ([a-z-]+)\)/g)].map(([, name = '']) => ({ file, name })),
    );
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter(({ name }) => !names.has(name))).toEqual([]);
  });
});

function wordsOf(name: string): string[] {
  return name.match(/[\p{L}\p{N}’-]+/gu) ?? [];
}

/** The file whose rows a test's names are made from, if that is another one. */
function tableOf(test: string): string {
  return test.endsWith('/faults.test.ts') ? readProjectFile('tests/service/faults.ts') : '';
}

/** The folders and files that the comment of a room's guards names. */
function foldersOf(room: string): string[] {
  const [comment = ''] = /^\/\*\* Guards of .*$/m.exec(readProjectFile(`scripts/guards/rooms/${room}.ts`)) ?? [];
  return [...comment.matchAll(/`([^`]+)`/g)].map(([, folder = '']) => folder);
}
