import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { ownNames } from '../../../scripts/build/own-names.ts';
import { projectFolder } from '../../../scripts/setup/project-folder.ts';

const travelling = ['lib/model/**/*.ts', 'lib/messages/**/*.ts', 'lib/card/frame-talk.ts'];
const pageScript = ['lib/page/**/*.ts', 'lib/card/**/*.ts', 'lib/detect/candidates/**/*.ts', 'entrypoints/page.ts'];

/** The values of `key` and texts in a file's syntax tree. */
function wordsIn(node: unknown, words: { keys: Set<unknown>; texts: Set<unknown> }): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'Literal' && 'value' in node) words.texts.add(node.value);
  if ('key' in node && typeof node.key === 'object' && node.key !== null) {
    if ('name' in node.key) words.keys.add(node.key.name);
    if ('value' in node.key) words.keys.add(node.key.value);
  }
  for (const part of Object.values(node)) wordsIn(part, words);
}

function wordsOf(patterns: string[]) {
  const words = { keys: new Set<unknown>(), texts: new Set<unknown>() };
  for (const file of globSync(patterns, { cwd: projectFolder })) {
    wordsIn(parseAst(readFileSync(join(projectFolder, file), 'utf8'), { lang: 'ts' }), words);
  }
  return words;
}

describe('names that the build shortens', () => {
  test('are no names of what travels or is kept', () => {
    const { keys } = wordsOf(travelling);
    expect(keys.size).toBeGreaterThan(100);
    expect(ownNames.filter((name) => keys.has(name))).toEqual([]);
  });

  test('are named by no text, and are there', () => {
    const { keys, texts } = wordsOf(pageScript);
    expect(texts.size).toBeGreaterThan(100);
    expect(ownNames.filter((name) => texts.has(name))).toEqual([]);
    expect(ownNames.filter((name) => !keys.has(name))).toEqual([]);
  });
});
