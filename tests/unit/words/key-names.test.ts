import { expect, it } from 'vitest';
import { languageFolders, readLanguage } from '../../../scripts/languages/read-language.ts';

it.each(['en', ...languageFolders()])('a key has one name in the options of %s, that of its keyboards', (folder) => {
  const sentences = readLanguage(folder);
  const shift = sentences['keyShift']?.message ?? '';
  expect(sentences['cardKeysHint']?.message).toContain(`Alt+${shift}+J`);
  expect(sentences['cardKeysHint']?.message).toContain(`Alt+${shift}+K`);
  expect(sentences['keyAlt']?.message).toBe('Alt');
});

it.each([
  ['de', 'Umschalt'],
  ['fr', 'Maj'],
  ['es', 'Mayús'],
])('the key is not called Shift in %s', (folder, name) => {
  expect(readLanguage(folder)['keyShift']?.message).toBe(name);
});
