import { describe, expect, it, test } from 'vitest';
import { compileWords } from '../../../../../lib/detect/words/compile/compile-words.ts';
import type { LanguageWords } from '../../../../../lib/detect/words/language-words.ts';

/** The meanings that words get, without those that no word has. */
function meaningsOf(...languages: LanguageWords[]): Record<string, string> {
  return Object.fromEntries(compileWords(languages).meanings);
}

describe('the words of a language', () => {
  it.each<[what: string, language: LanguageWords, meanings: Record<string, string>]>([
    ['lose case and accents', { phone: 'Téléphone' }, { phone: 'telephone' }],
    [
      'count as they are typed on other keyboards',
      { phone: 'hattı', id: 'złoty' },
      { phone: 'hattı hatti', id: 'złoty zloty' },
    ],
    ['count only in capitals if they are written so', { id: 'FAR vat' }, { 'id-in-capitals': 'far', id: 'vat' }],
    ['may end in a full stop', { idWithMark: 'art.' }, { 'id-with-mark': 'art' }],
    [
      'are a notice rather than an id after a number word',
      { notice: 'reservasi', idAfterNumber: 'reservasi' },
      { notice: 'reservasi' },
    ],
    ['leave out stems and joined words', { phone: 'telef* 電話 *handy' }, {}],
  ])('%s', (_, language, meanings) => {
    const found = meaningsOf(language);
    const sorted = (lists: Record<string, string>) =>
      Object.fromEntries(Object.entries(lists).map(([meaning, list]) => [meaning, list.split(' ').sort()]));
    expect(sorted(found)).toEqual(sorted(meanings));
  });

  it('of which several have a word, give it the strongest meaning', () => {
    expect(meaningsOf({ phone: 'cel' }, { filler: 'cel' }, { id: 'cel' })).toEqual({ phone: 'cel' });
  });

  it('typed on another keyboard, are not taken for those of another language', () => {
    expect(meaningsOf({ phone: 'kısa' }, { id: 'kisa' })).toEqual({ phone: 'kısa', id: 'kisa' });
  });
});

describe('words of a script that joins words', () => {
  test.each<[word: string, matched: string[], not: string[]]>([
    ['רישיון', ['מסרישיון'], ['רישי']],
    ['ליצירת_קשר', ['ליצירת קשר'], ['ליצירתקשר']],
    ['^(ב)טל$', ['טל', 'בטל', 'x טל:'], ['טלה', 'אטל']],
    ['موبایل', ['موبايل', 'موبایل'], ['موبال']],
    ['微信ID', ['微信ID', '微信id'], ['微信']],
    ['ת.ז', ['ת.ז'], ['תאז']],
  ])('%s', (word, matched, not) => {
    const [source] = Object.values(compileWords([{ phone: word }]).joined);
    const pattern = new RegExp(source?.phone ?? '', 'i');
    expect(matched.filter((text) => !pattern.test(text))).toEqual([]);
    expect(not.filter((text) => pattern.test(text))).toEqual([]);
  });

  test.each<[what: string, language: LanguageWords, matched: string, not: string]>([
    ['after others', { id: [{ first: 'מספר', words: 'תיק' }] }, 'מספר תיק', 'תיק'],
    ['before others', { id: [{ words: 'खाता', last: 'संख्या' }] }, 'खाता संख्या', 'खाता'],
    ['not after others', { id: [{ words: '번호', notAfter: '전화' }] }, '번호', '전화번호'],
    ['not before others', { id: [{ words: '免許', notBefore: '課' }] }, '免許', '免許課'],
    ['right before the number', { id: [{ words: '流水', rightBefore: true }] }, '流水: ', '流水线'],
  ])('that count only %s', (_, language, matched, not) => {
    const [source] = Object.values(compileWords([language]).joined);
    const pattern = new RegExp(source?.id ?? '', 'i');
    expect([matched, not].map((text) => pattern.test(text))).toEqual([true, false]);
  });

  it('are told from several words of another script, which would never be found', () => {
    expect(() => compileWords([{ phone: 'customer_care' }])).toThrow('customer_care');
  });
});
