import { describe, expect, it } from 'vitest';
import { checkLanguage } from '../../../scripts/languages/check-language.ts';
import type { Sentences } from '../../../scripts/languages/read-language.ts';
import { languageFolders, readLanguage } from '../../../scripts/languages/read-language.ts';

const english = readLanguage('en');
/** Longest description that browsers' shops take. */
const longestDescription = 132;

function sentences(messages: Record<string, string>): Sentences {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, { message }]));
}

describe('every language', () => {
  it('is one of those that were asked for', () => {
    expect(languageFolders()).toEqual(['ar', 'de', 'es', 'fr', 'ja', 'pt', 'ru', 'zh_CN']);
  });

  it.each(languageFolders())('has exactly the English keys with the same placeholders (%s)', (folder) => {
    expect(checkLanguage(english, readLanguage(folder))).toEqual([]);
  });

  it.each(languageFolders())('names itself, its direction, and the extension shortly enough (%s)', (folder) => {
    const own = readLanguage(folder);
    const tag = own['languageTag']?.message ?? '';
    expect(tag.replace('-', '_')).toBe(folder);
    expect(own['textDirection']?.message).toBe(tag === 'ar' ? 'rtl' : 'ltr');
    expect(own['extensionName']?.message).toBe('Numlens');
    expect(own['extensionDescription']?.message.length).toBeLessThanOrEqual(longestDescription);
  });

  it.each(['en', ...languageFolders()])(
    'has no name between dollar signs, which browsers would fill in (%s)',
    (folder) => {
      const named = Object.entries(readLanguage(folder)).filter(([, { message }]) => /\$[\w@]+\$/.test(message));
      expect(named).toEqual([]);
    },
  );

  it.each(languageFolders())('leaves the notes for translators to English (%s)', (folder) => {
    expect(Object.values(readLanguage(folder)).filter(({ description }) => description !== undefined)).toEqual([]);
  });
});

describe('checkLanguage', () => {
  const model = sentences({ languageTag: 'en', found: '$1 on $2', calls_one: '$1 call', calls_other: '$1 calls' });
  const russian = {
    languageTag: 'ru',
    found: '$2: $1',
    calls_one: '$1 звонок',
    calls_few: '$1 звонка',
    calls_many: '$1 звонков',
    calls_other: '$1 звонка',
  };

  it('is content with the plural forms of the language itself', () => {
    expect(checkLanguage(model, sentences(russian))).toEqual([]);
    const japanese = { languageTag: 'ja', found: '$1、$2', calls_other: '$1件' };
    expect(checkLanguage(model, sentences(japanese))).toEqual([]);
  });

  it('lets a form for one count alone say it in words, and no other', () => {
    const forms = { zero: 'لا', one: 'واحدة', two: 'اثنتان', few: '$1', many: '$1', other: '$1' };
    const arabic = Object.fromEntries(Object.entries(forms).map(([form, words]) => [`calls_${form}`, words]));
    const own = { languageTag: 'ar', found: '$1 $2', ...arabic };
    expect(checkLanguage(model, sentences(own))).toEqual([]);
    expect(checkLanguage(model, sentences({ ...russian, calls_one: 'один' }))).toEqual([
      { kind: 'placeholders', key: 'calls_one' },
    ]);
  });

  it('tells what is missing, empty, unknown, or filled in otherwise', () => {
    const { calls_few: _, ...less } = russian;
    expect(
      checkLanguage(model, sentences({ ...less, found: '$1', languageTag: 'ru', more: 'x', calls_many: ' ' })),
    ).toEqual([
      { kind: 'placeholders', key: 'found' },
      { kind: 'empty', key: 'calls_many' },
      { kind: 'missing', key: 'calls_few' },
      { kind: 'unused', key: 'more' },
    ]);
  });
});
