import { afterEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { listOf, withoutIsolates } from '../../../lib/words/isolated.ts';
import { language, textDirection } from '../../../lib/words/language.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { readLanguage } from '../../../scripts/languages/read-language.ts';

afterEach(() => vi.restoreAllMocks());

/** Puts the sentences of a language in place, filled in as browsers do: what it lacks is "". */
function speak(folder: string, ofBrowser: string): void {
  const sentences = readLanguage(folder);
  vi.spyOn(browser.i18n, 'getUILanguage').mockReturnValue(ofBrowser);
  vi.spyOn(browser.i18n, 'getMessage').mockImplementation((key: string, values: string | string[] = []) =>
    (sentences[key]?.message ?? '').replace(/\$([1-9])/g, (_, digit) => [values].flat()[Number(digit) - 1] ?? ''),
  );
}

describe('say', () => {
  it('writes numbers as the language does', () => {
    speak('de', 'de-AT');
    expect(say('budgetProblem', 0, 10_000)).toBe('Geben Sie eine ganze Zahl von 0 bis 10\u00a0000 ein.');
    speak('de', 'de');
    expect(say('budgetProblem', 0, 10_000)).toContain('10.000');
  });

  it('keeps numbers and addresses in order in a sentence from right to left', () => {
    speak('ar', 'ar');
    expect(textDirection()).toBe('rtl');
    expect(say('siteModeOf', 'a.example')).toBe('Numlens في \u2068a.example\u2069');
    expect(withoutIsolates(say('withExtension', '+49 30 901820', '12'))).toBe('+49 30 901820 تحويلة 12');
  });

  it('runs a value of several parts the way of its sentence', () => {
    speak('ar', 'ar');
    const place = say('placeInCountry', 'Queensland', 'أستراليا');
    expect(say('serviceSays', place)).toBe(`حسب الخدمة: \u2067${place}\u2069`);
    expect(withoutIsolates(say('serviceSays', place))).toBe('حسب الخدمة: Queensland، أستراليا');
  });

  it('keeps a name from right to left in order in an English sentence, and marks nothing else', () => {
    speak('en', 'en-US');
    expect(say('aboutPlace', 'القدس')).toBe('near \u2068القدس\u2069');
    expect(say('aboutPlace', 'Berlin')).toBe('near Berlin');
  });

  it.each([
    ['Adlam', '\u{1e900}\u{1e901}'],
    ['Arabic mathematical letters', '\u{1ee00}'],
    ['Hanifi Rohingya', '\u{10d00}'],
    ['Phoenician', '\u{10900}'],
  ])('keeps %s from turning the rest of an English sentence round', (_, name) => {
    speak('en', 'en-US');
    expect(say('headlinePair', `Bank ${name}`, 'AS15169')).toBe(`\u2068Bank ${name}\u2069 · AS15169`);
  });
});

describe('sayCount', () => {
  it.each([
    [1, '1 контакт'],
    [3, '3 контакта'],
    [5, '5 контактов'],
    [11, '11 контактов'],
    [21, '21 контакт'],
    [1234, '1\u00a0234 контакта'],
  ])('has one, few and many in Russian (%i)', (count, words) => {
    speak('ru', 'ru');
    expect(sayCount('contactsCount', count)).toBe(words);
  });

  it.each([
    [0, 'لا جهات اتصال'],
    [1, 'جهة اتصال واحدة'],
    [2, 'جهتا اتصال'],
    [3, '3 جهات اتصال'],
    [11, '11 جهة اتصال'],
    [100, '100 جهة اتصال'],
  ])('has all six forms in Arabic (%i)', (count, words) => {
    speak('ar', 'ar');
    expect(withoutIsolates(sayCount('contactsCount', count))).toBe(words);
  });

  it('has one form in Japanese, and falls back to it for any count', () => {
    speak('ja', 'ja');
    expect([sayCount('contactsCount', 1), sayCount('contactsCount', 2)]).toEqual(['連絡先1件', '連絡先2件']);
  });

  it('falls back to `other` where a form is not said: a million in French', () => {
    speak('fr', 'fr');
    expect(sayCount('contactsCount', 1_000_000)).toBe('1\u202f000\u202f000 contacts');
  });
});

describe('language', () => {
  it("is the browser's variant of the sentences' language", () => {
    speak('pt', 'pt-PT');
    expect(language()).toBe('pt-PT');
    speak('zh_CN', 'zh-SG');
    expect(language()).toBe('zh-SG');
  });

  it('is that of the sentences where the browser has another language, or another script', () => {
    speak('en', 'nl');
    expect(language()).toBe('en');
    speak('zh_CN', 'zh-TW');
    expect(language()).toBe('zh-CN');
  });
});

it('listOf joins as the language does', () => {
  speak('en', 'en-US');
  expect(listOf(['a', 'b', 'c'])).toBe('a, b, and c');
  speak('de', 'de');
  expect(listOf(['a', 'b', 'c'])).toBe('a, b und c');
});
