import { expect, test } from 'vitest';
import { fitsSearch } from '../../../../../components/options/option-sections.ts';
import { readHost } from '../../../../../components/options/sites/SiteRules.tsx';

test.each([
  ['example.com', 'example.com'],
  [' https://www.Example.com:8080/page?x=1 ', 'www.example.com'],
  ['*.example.com', 'example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['127.0.0.1:3000', '127.0.0.1'],
  ['localhost', 'localhost'],
  ['[::1]', '[::1]'],
  ['example', null],
  ['two words.example', null],
  ['ftp://example.com', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the site of %j is %j', (text, host) => {
  expect(readHost(text)).toBe(host);
});

test('a search fits by all its words, whatever case and accents', () => {
  expect(fitsSearch('Standardland: Österreich', 'osterreich STANDARD')).toBe(true);
  expect(fitsSearch('Standardland', 'standard teapot')).toBe(false);
  expect(fitsSearch('anything', '  ')).toBe(true);
});
