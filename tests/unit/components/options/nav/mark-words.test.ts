import { expect, it } from 'vitest';
import { wordPlaces } from '../../../../../components/options/nav/mark-words.ts';
import { fitsSearch, searchWords } from '../../../../../components/options/option-sections.ts';

it.each([
  ['default COUNTRY', 'Default country', ['Default', 'country']],
  ['pais', 'El país por defecto', ['país']],
  ['a', 'Data', ['a', 'a']],
  ['e', '\u{1F1E9}\u{1F1EA} e', ['e']],
  ['teapot', 'Default country', []],
  ['', 'Default country', []],
])('a search for “%s” marks in “%s” what it matched: %j', (search, text, marked) => {
  const places = wordPlaces(searchWords(search), text);
  expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(marked);
  if (marked.length > 0) expect(fitsSearch(text, search)).toBe(true);
});
