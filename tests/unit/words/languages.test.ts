import { describe, expect, it } from 'vitest';
import { checkLanguage } from '../../../scripts/languages/check-language.ts';
import { accepted, readMadeFrom, staleTranslations } from '../../../scripts/languages/made-from.ts';
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

  it('never lets a line break before a French colon, mark or closing quote', () => {
    const plain = Object.entries(readLanguage('fr')).filter(([, { message }]) => / [:;?!»]|« /.test(message));
    expect(plain).toEqual([]);
  });

  it.each(languageFolders())('leaves the notes for translators to English (%s)', (folder) => {
    expect(Object.values(readLanguage(folder)).filter(({ description }) => description !== undefined)).toEqual([]);
  });
});

/** Fewer words than this do not tell a translator what they are about. */
const wordsThatTell = 4;

it('every English sentence with a place to fill, and every short one, has a note for translators', () => {
  const bare = Object.entries(english).filter(
    ([, { message, description }]) =>
      description === undefined &&
      (/\$\d|%s|\{\w+\}/.test(message) || message.trim().split(/\s+/).length < wordsThatTell),
  );
  expect(bare.map(([key]) => key)).toEqual([]);
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

describe('the English that a translation was made from', () => {
  it('is that of today, in every language (after translating: npm run tool -- languages --accept)', () => {
    const stale = staleTranslations(english, languageFolders(), readMadeFrom());
    expect(stale.map(({ folder, key }) => `${key} (${folder})`)).toEqual([]);
  });

  const folders = ['de', 'fr'];
  const before = sentences({ save: 'Save', close: 'Close' });
  const madeFrom = accepted(before, folders, { madeFrom: {}, accept: folders });

  it('is named by key and language when English changes, until the translation is accepted', () => {
    const after = sentences({ save: 'Keep', close: 'Close' });
    expect(staleTranslations(before, folders, madeFrom)).toEqual([]);
    expect(staleTranslations(after, folders, madeFrom)).toEqual([
      { folder: 'de', key: 'save' },
      { folder: 'fr', key: 'save' },
    ]);
    const german = accepted(after, folders, { madeFrom, accept: ['de'] });
    expect(staleTranslations(after, folders, german)).toEqual([{ folder: 'fr', key: 'save' }]);
    const both = accepted(after, folders, { madeFrom: german, accept: ['fr'] });
    expect(staleTranslations(after, folders, both)).toEqual([]);
    // Once all are accepted, one text per key is stored instead of one per language.
    expect(Object.values(both).every((from) => typeof from === 'string')).toBe(true);
  });

  it('is asked for a new key too, and forgotten for one that is gone', () => {
    const after = sentences({ save: 'Save', open: 'Open' });
    expect(staleTranslations(after, folders, madeFrom).map(({ key }) => key)).toEqual(['open', 'open']);
    expect(Object.keys(accepted(after, folders, { madeFrom, accept: folders }))).toEqual(['save', 'open']);
  });
});
