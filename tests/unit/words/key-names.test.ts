import { expect, it } from 'vitest';
import { languageFolders, readLanguage } from '../../../scripts/languages/read-language.ts';

it.each(['en', ...languageFolders()])('the keys to choose from have names in %s', (folder) => {
  const sentences = readLanguage(folder);
  expect(sentences['keyShift']?.message).not.toBe('');
  expect(sentences['keyAlt']?.message).toBe('Alt');
});

it.each([
  ['de', 'Umschalt'],
  ['fr', 'Maj'],
  ['es', 'Mayús'],
])('the key is not called Shift in %s', (folder, name) => {
  expect(readLanguage(folder)['keyShift']?.message).toBe(name);
});
