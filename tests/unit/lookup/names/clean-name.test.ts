import { expect, test } from 'vitest';
import { cleanName } from '../../../../lib/lookup/names/published-names.ts';

test.each<[string, string, string | null]>([
  ['spaces and lines', '  Acme \n\t GmbH ', 'Acme GmbH'],
  ['direction', '\u202eemcA\u202c \u2066x\u2069', 'emcA x'],
  ['control characters', 'Ac\u0000me\u001b[31m', 'Ac me [31m'],
  ['what is not seen', 'Ac\u200b\u2060me\u00ad\u{e0041}', 'Acme'],
  ['joiners that letters need', 'می\u200cروم', 'می\u200cروم'],
  ['marks in a pile', `Z${'\u0301'.repeat(50)}oe`, `Ź${'\u0301'.repeat(3)}oe`],
  ['markup, which is text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['a number', '+49 30 901820', null],
  ['nothing', ' \u200b ', null],
])('a name of %s', (_, text, expected) => {
  expect(cleanName(text)).toBe(expected);
});

test('a long name is cut at 120 characters', () => {
  const name = cleanName('😀a'.repeat(500)) ?? '';
  expect(Array.from(name)).toHaveLength(120);
  expect(name.endsWith('…')).toBe(true);
});
