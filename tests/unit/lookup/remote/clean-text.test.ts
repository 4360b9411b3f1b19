import { expect, it } from 'vitest';
import { cleanText, longestText } from '../../../../lib/lookup/remote/clean-text.ts';

it.each([
  ['  Ada   Lovelace \n', 'Ada Lovelace'],
  ['line\r\nbreak\u2028here', 'line break here'],
  ['\u202eecila\u202c', 'ecila'],
  ['\u2067left\u2069\u200f\u061c', 'left'],
  ['nul\u0000l\u0007\u0085', 'nul l'],
  ['\ufeffmark', 'mark'],
  ['half \ud83d pair', 'half \ufffd pair'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['名前 🙂', '名前 🙂'],
])('%j becomes %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

it('cuts at the bound by whole characters, and says so', () => {
  expect(cleanText('🙂'.repeat(longestText))).toBe('🙂'.repeat(longestText));
  const cut = cleanText('🙂'.repeat(longestText + 1));
  expect(Array.from(cut)).toHaveLength(longestText);
  expect(cut.endsWith('🙂…')).toBe(true);
});
