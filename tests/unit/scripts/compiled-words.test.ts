import { expect, test } from 'vitest';
import { detectorWords } from '../../../lib/detect/words/detector-words.ts';
import { compiledWords } from '../../../scripts/build/compiled-words.ts';

const words = '/project/lib/detect/words/detector-words.ts';

function pluginOf(config: { isProduction?: boolean; fileName?: string }): ReturnType<typeof compiledWords> {
  const { isProduction = true, fileName = 'background' } = config;
  const plugin = compiledWords();
  plugin.configResolved({ isProduction, build: { lib: { fileName } } });
  return plugin;
}

test('a build has the words that the compiler gives, and not the compiler', () => {
  const plugin = pluginOf({});
  const code = plugin.load(words) ?? '';
  expect(JSON.parse(code.replace(/^export const detectorWords = |;$/g, ''))).toEqual(detectorWords);
  expect(plugin.load('/project/lib/detect/words/languages.ts')).toBeNull();
  expect(() => plugin.buildEnd()).not.toThrow();
});

test('while it is developed, the extension compiles its words when they are loaded', () => {
  const plugin = pluginOf({ isProduction: false });
  expect(plugin.load(words)).toBeNull();
  expect(() => plugin.buildEnd()).not.toThrow();
});

test('a background that would compile its words at its start is not built; other scripts need none', () => {
  expect(() => pluginOf({}).buildEnd()).toThrow('detector-words.ts');
  expect(() => pluginOf({ fileName: 'page' }).buildEnd()).not.toThrow();
});
