import { describe, expect, it } from 'vitest';
import { findCandidates } from '../../../lib/detect/candidates/find-candidates.ts';
import { likelyParts } from '../../../lib/detect/candidates/likely-parts.ts';
import { found } from './found.ts';

describe('numbers in letters inside a text', () => {
  it.each([
    ['US', 'Storage: call 1-800-GO-CRATES today', '1-800-GO-CRATES = +18004627283'],
    [
      'US',
      'by phone at 1-800-GO-CABIN (1-800-462-2246)',
      '1-800-GO-CABIN = +18004622246, 1-800-462-2246 = +18004622246',
    ],
    ['US', 'Reach us on 1-866-BIG-BOAT ext. 12.', '1-866-BIG-BOAT = +18662442628 ext 12'],
    ['US', 'call (877) FLOWERS today', '(877) FLOWERS = +18773569377'],
    ['US', '1.800.FLOWERS is open', '1.800.FLOWERS = +18003569377'],
    ['US', 'PHONE 1 800 FLOWERS', '1 800 FLOWERS = +18003569377'],
    ['US', 'dial 1-800-GO-FEDEX NOW', '1-800-GO-FEDEX = +18004633339'],
    [null, 'Call 1-800-GO-FEDEX.', '1-800-GO-FEDEX = +18004633339'],
    ['AU', 'Ring 1300 FLIGHT or visit us', '1300 FLIGHT = +611300354448'],
    ['NZ', 'Freephone 0800 REVERSE', '0800 REVERSE = +648007383773'],
  ])('%s: %s', (country, text, expected) => {
    expect(found(text, country).join(', ')).toBe(expected);
  });

  it.each([
    ['US', 'a total of 1 800 MILLION'],
    ['US', 'PART 800-BRACKET'],
    ['US', 'Part no. 1-800-BRACKET'],
    ['US', 'https://example.com/1-800-FLOWERS'],
    ['US', 'mail 1-800-FLOWERS@example.com'],
    ['US', 'Call 1-800-flowers'],
    ['DE', 'Tel. 800 EURO'],
  ])('%s: leaves %s alone', (country, text) => {
    expect(found(text, country)).toEqual([]);
  });

  it('are in a part that the page sends', () => {
    const text = `${'word '.repeat(40)}call 1-800-GO-FEDEX today`;
    const [candidate] = findCandidates(text);
    const [part] = likelyParts(text);
    expect(part && candidate && part.start >= candidate.start && part.end <= candidate.end).toBe(true);
  });

  it('take linear time in hostile text', () => {
    for (const piece of ['1-800-', '800 AB', '(1-800-AA-', '800-AA ', '1-800-GO-FEDEX ']) {
      const text = piece.repeat(100_000 / piece.length);
      expect(findCandidates(text).length).toBeLessThan(text.length);
    }
  });
});
