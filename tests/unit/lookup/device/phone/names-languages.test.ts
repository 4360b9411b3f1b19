import { expect, it } from 'vitest';
import { namesLanguages } from '../../../../../lib/lookup/device/phone/names.ts';

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt-BR', 'pt'],
  ['iw', 'he'],
  ['zh', 'zh'],
  ['zh-CN', 'zh'],
])('a reader of %s looks for names in %s', (tag, language) => {
  expect(namesLanguages(tag).at(-1)).toBe(language);
});

it.each(['zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant-SG'])('a reader of %s looks for traditional characters first', (tag) => {
  expect(namesLanguages(tag)).toEqual(['zh-Hant', 'zh']);
});

it.each(['en', 'en-GB', 'no such tag!', ''])('a reader of "%s" takes English', (tag) => {
  expect(namesLanguages(tag)).toEqual([]);
});
