import { afterEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { textWidth } from '../../../components/parts/text-width.ts';
import { letters } from '../../../components/report/words-that-fit.ts';
import { findSpecialRange } from '../../../lib/address/find-special-range.ts';
import { parseIp } from '../../../lib/address/ip.ts';
import { specialRanges } from '../../../lib/address/special-ranges.ts';
import { registryText, specialMeaning, specialTitle } from '../../../lib/words/special-words.ts';
import { languageFolders, readLanguage } from '../../../scripts/languages/read-language.ts';

afterEach(() => vi.restoreAllMocks());

function rangeOf(text: string) {
  const ip = parseIp(text);
  const range = ip && findSpecialRange(ip);
  if (!range) throw new Error(`Not special: ${text}`);
  return range;
}

describe('a special range', () => {
  it('says what it is in plain words first, then its reference; the registry’s name stands beside it', () => {
    expect(specialTitle(rangeOf('192.168.0.1'))).toBe('Private network · RFC 1918');
    expect(registryText(rangeOf('192.168.0.1'))).toBe('Private-Use · RFC 1918');
    expect(specialMeaning(rangeOf('192.168.0.1'))).toBe('A home or office network. The internet can’t reach it.');
    expect(specialTitle(rangeOf('100.64.0.1'))).toBe('Provider’s shared range · RFC 6598');
    expect(specialMeaning(rangeOf('100.64.0.1'))).toContain('carrier-grade NAT');
  });

  it.each(languageFolders())('has a title of one line beside three buttons if it is a usual one (%s)', (folder) => {
    const sentences = readLanguage(folder);
    for (const key of ['specialPrivate', 'specialSharedSpace']) {
      expect(textWidth(sentences[key]?.message ?? '', letters.title), key).toBeLessThan(230);
    }
  });

  it('says in one sentence how far an IPv6 multicast address reaches', () => {
    expect(specialMeaning(rangeOf('ff02::1'))).toBe('Reaches a group of receivers on this network link.');
    expect(specialMeaning(rangeOf('224.0.1.1'))).toBe('Reaches a group of receivers, not one host.');
  });

  it.each(languageFolders())('is said in the language itself, each use with words of its own (%s)', (folder) => {
    const sentences = readLanguage(folder);
    vi.spyOn(browser.i18n, 'getMessage').mockImplementation((key: string, values: string | string[] = []) =>
      (sentences[key]?.message ?? '').replace(/\$([1-9])/g, (_, digit) => [values].flat()[Number(digit) - 1] ?? ''),
    );
    const english = readLanguage('en');
    for (const range of specialRanges) {
      expect(specialTitle(range)).toMatch(/\p{L}/u);
      expect(specialMeaning(range)).toMatch(/\p{L}/u);
      expect(specialMeaning(range)).not.toBe(english[`special${range.use}Note`]?.message);
    }
  });
});
