import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readModule } from '../architecture/read-module.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'numlens-module-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function read(source: string) {
  const file = join(folder, 'module.tsx');
  await writeFile(file, source);
  return readModule('lib/module.tsx', file);
}

async function namesIn(source: string): Promise<string[]> {
  return (await read(source)).uses.map(({ name }) => name);
}

describe('imports', () => {
  it('tells values from types, in imports, re-exports and dynamic imports', async () => {
    const { imports } = await read(
      [
        "import type { A } from './a.ts';",
        "import { type B } from './b.ts';",
        "import { type C, d } from './c.ts';",
        "export type { E } from './e.ts';",
        "export * from './f.ts';",
        "import './g.css';",
        "const h = import('./h.ts');",
      ].join('\n'),
    );
    const found = imports.map(({ from, line, typeOnly }) => `${line} ${from}${typeOnly ? ' type' : ''}`);
    expect(found.sort()).toEqual([
      '1 ./a.ts type',
      '2 ./b.ts type',
      '3 ./c.ts',
      '4 ./e.ts type',
      '5 ./f.ts',
      '6 ./g.css',
      '7 ./h.ts',
    ]);
  });
});

describe('uses', () => {
  it.each([
    ['fetch("/data")', 'fetch'],
    ['globalThis.fetch("/data")', 'fetch'],
    ['createReader(fetch)', 'fetch'],
    ['browser.storage.local.get()', 'browser.storage'],
    ['indexedDB.open("x")', 'indexedDB'],
    ['element.innerHTML = text', 'innerHTML'],
    ['<p dangerouslySetInnerHTML={text} />', 'dangerouslySetInnerHTML'],
    ['browser.runtime.sendMessage(1)', 'sendMessage'],
  ])('sees in %s the name %s', async (source, name) => {
    expect(await namesIn(`const x = ${source};`)).toContain(name);
  });

  it.each(['// fetch("/data")', 'tools.fetch("/data")', 'type Tools = { fetch: () => void };', '"fetch"'])(
    'sees no fetch in %s',
    async (source) => {
      expect(await namesIn(source)).not.toContain('fetch');
    },
  );
});
