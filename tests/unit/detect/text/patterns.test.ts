import { describe, expect, it } from 'vitest';
import { unicodePattern } from '../../../../lib/detect/text/patterns.ts';

describe('unicodePattern', () => {
  const source = String.raw`(?:^|[^\p{L}])[\p{Lu}][\p{Ll}]+[\p{N}]$`;
  const pattern = unicodePattern(source);
  const whole = new RegExp(source, 'u');

  it('says of texts of ASCII and of others what the pattern says', () => {
    for (const text of ['Port7', 'a Port7', 'aPort7', 'port7', 'Öl7', 'xÖl7', 'Öl²', '-Öl²', 'Port٧', 'ÉPort7', ''])
      expect([text, pattern.test(text)]).toEqual([text, whole.test(text)]);
  });

  it('finds all matches', () => {
    const words = unicodePattern(String.raw`[\p{L}]+`, 'g');
    expect([...words.matchAll('one two')].map(([word]) => word)).toEqual(['one', 'two']);
    expect([...words.matchAll('één twee')].map(([word]) => word)).toEqual(['één', 'twee']);
  });
});
