import { expect, test } from 'vitest';
import { patternCovers } from '../../../../lib/lookup/online/consent.ts';

const origin = 'https://api.example.com';

test.each([
  ['<all_urls>', origin, true],
  ['*://*/*', origin, true],
  ['https://*/*', origin, true],
  ['http://*/*', origin, false],
  ['https://api.example.com/*', origin, true],
  ['https://*.example.com/*', origin, true],
  ['https://*.example.com/*', 'https://example.com', true],
  ['https://*.example.com/*', 'https://badexample.com', false],
  ['https://other.example/*', origin, false],
  ['http://127.0.0.1/*', 'http://127.0.0.1:8080', true],
  ['not a pattern', origin, false],
])('%s covers %s: %s', (pattern, asked, covered) => {
  expect(patternCovers(pattern, asked)).toBe(covered);
});
