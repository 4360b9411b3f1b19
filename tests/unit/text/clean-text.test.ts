import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cleanName as pageName } from '../../../lib/lookup/names/published-names.ts';
import { wireText } from '../../../lib/lookup/service/wire.ts';
import { cleanText, longestText } from '../../../lib/text/clean-text.ts';
import { readAll } from '../entrypoints/options/contacts/read-all.ts';

/** Any code points, halves of pairs too; fast-check's own take seconds to set up. */
const anyText = fc.array(fc.nat({ max: 0x10ffff }), { maxLength: 12 }).map((points) => String.fromCodePoint(...points));

/** The names that a contacts file gives a number. */
const contactNames = (name: string) =>
  (readAll(`BEGIN:VCARD\nFN:${name}\nTEL:+4930901820\nEND:VCARD`) ?? []).flatMap((reading) =>
    reading.kind === 'contact' ? [reading.name] : [],
  );

const pile = '\u0301'.repeat(50);

describe('a text of the service, of a page or of a file', () => {
  it.each([
    ['spaces', '  Ada   Lovelace \n', 'Ada Lovelace'],
    ['line ends', 'line\r\nbreak\u2028here', 'line break here'],
    ['an override of direction', '\u202eecila\u202c', 'ecila'],
    ['isolates and marks of direction', '\u2067left\u2069\u200f\u061c', 'left'],
    ['control characters', 'nul\u0000l\u0007\u0085', 'nul l'],
    ['a byte order mark', '\ufeffmark', 'mark'],
    ['half a character', 'half \ud83d pair', 'half \ufffd pair'],
    ['markup, which is text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['other scripts', '名前 🙂', '名前 🙂'],
    ['zero-width characters', 'Ac\u200b\u2060me\u00ad\u180e', 'Acme'],
    ['tags', 'Acme\u{e0041}\u{e007f}', 'Acme'],
    ['a pile of variation selectors', 'Acme\ufe0f\ufe0f\u{e0100}\u{e01ef}', 'Acme\ufe0f'],
    ['the variant of a character', '葛\u{e0100}城 ❤\ufe0f', '葛\u{e0100}城 ❤\ufe0f'],
    ['marks in a pile', `Z${pile}oe`, `Ź${'\u0301'.repeat(3)}oe`],
    [
      'marks in a pile, with what is not seen between them',
      `Z${'\u0301\u034f'.repeat(50)}oe`,
      `Ź${'\u0301'.repeat(3)}oe`,
    ],
    ['marks in a pile, each of which is two', `Z${'\u0344'.repeat(50)}oe`, 'Z\u0308\u0301\u0308\u0301oe'],
    ['marks without a letter', `\u0301${pile} Ada`, 'Ada'],
    ['marks that letters need', 'Nguyễn Thị ที่ שָׁלוֹם', 'Nguyễn Thị ที่ שָׁלוֹם'.normalize('NFC')],
    ['joiners that letters need', 'می\u200cروم', 'می\u200cروم'],
    ['joiners in a pile, and at the end', 'می\u200c\u200c\u200cروم\u200d', 'می\u200cروم'],
    ['joined drawings', '👩\u200d💻', '👩\u200d💻'],
    ['Hangul fillers', '\u3164김\u115f하\u1160늘\uffa0', '김하늘'],
    ['a blank of Braille', '\u2800Ada\u2800', 'Ada'],
    ['letters and marks written apart', 'Zu\u0308rich', 'Zürich'],
  ])('with %s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
    expect(cleanText(cleanText(text)), 'again').toBe(clean);
  });

  it('never has the browser sort thousands of marks, which takes it seconds', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    cleanText(`Zoe${'\u0301\u0316'.repeat(5_000)}`);
    const sorted = normalize.mock.contexts.map(String);
    normalize.mockRestore();
    expect(sorted.map(({ length }) => length)).toEqual([7]);
  });

  it.each([
    '',
    ' ',
    '\u200b',
    '\u200d\u200c',
    '\u3164',
    '\u2800\u2800',
    '\ufe0f',
    '\u{e0041}',
    '\u0301',
    '\u202e\u2069',
    '\u00ad\ufeff',
  ])('that shows nothing (%j) is absent, whoever gives it', (text) => {
    expect([cleanText(text), wireText().parse(text), pageName(text)]).toEqual(['', null, null]);
    expect(contactNames(text)).toEqual([]);
  });

  it('has one cleaner, whoever gives it', () => {
    const text = `\u202eAda\u200b ${'e'}${pile}\u3164 \u{e0041}Lovelace`;
    const clean = cleanText(text);
    expect([wireText().parse(text), pageName(text), ...contactNames(text)]).toEqual([clean, clean, clean]);
  });

  it('is cut at the bound by whole characters, and says so', () => {
    expect(cleanText('🙂'.repeat(longestText))).toBe('🙂'.repeat(longestText));
    const cut = cleanText('🙂'.repeat(longestText + 1));
    expect(Array.from(cut)).toHaveLength(longestText);
    expect(cut.endsWith('🙂…')).toBe(true);
    expect(Array.from(cleanText('🙂'.repeat(500), 120))).toHaveLength(120);
  });

  it('whatever it is: is well formed, bounded, one line, the same when cleaned again', () => {
    const odd = fc.constantFrom(
      '\u0301',
      '\u200d',
      '\u200b',
      '\u202e',
      '\ufe0f',
      '\u{e0041}',
      '\u3164',
      '\u2800',
      '\n',
      ' ',
      'a',
      'م',
      '\ud83d',
    );
    const texts = fc.oneof(
      anyText,
      fc.array(odd, { maxLength: 60 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const clean = cleanText(text);
        expect(clean.isWellFormed()).toBe(true);
        expect(Array.from(clean).length).toBeLessThanOrEqual(longestText);
        expect(clean).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b\u3164\u2800]|\p{M}{6}|^\s|\s$/u);
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });
});
