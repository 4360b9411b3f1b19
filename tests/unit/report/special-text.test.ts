import { afterEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { findSpecialRange } from '../../../lib/address/find-special-range.ts';
import { parseIp } from '../../../lib/address/ip.ts';
import { specialRanges } from '../../../lib/address/special-ranges.ts';
import { registryText, specialMeaning, specialTitle } from '../../../lib/report/wording/special-text.ts';
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
    expect(specialTitle(rangeOf('192.168.0.1'))).toBe('Private network (home or office) · RFC 1918');
    expect(registryText(rangeOf('192.168.0.1'))).toBe('Private-Use · RFC 1918');
    expect(specialMeaning(rangeOf('192.168.0.1'))).toBe(
      'Works only inside its own network. The internet can’t reach it.',
    );
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
