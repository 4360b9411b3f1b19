import { describe, expect, it } from 'vitest';
import { plainText } from '../../../lib/detect/text/plain-text.ts';
import { readSubject } from '../../../lib/detect/typed/read-subject.ts';
import { subjects } from './found.ts';

/** Signs that Chromium gives no room, and marks, which it draws on the digit before them. */
const unseen: [name: string, sign: string][] = [
  ['combining grapheme joiner', '\u034f'],
  ['Arabic letter mark', '\u061c'],
  ['Hangul filler', '\u3164'],
  ['Mongolian vowel separator', '\u180e'],
  ['variation selector', '\ufe0f'],
  ['variation selector of a further plane', '\u{e0100}'],
  ['tag', '\u{e0030}'],
  ['line separator', '\u2028'],
  ['control character', '\u0001'],
  ['struck-out digit', '\u0336'],
  ['more zero-width spaces than a number has', '\u200b'.repeat(7)],
  ['signs without end', '\u200b'.repeat(100)],
];

describe('a number that a page shows with more digits than are read', () => {
  it.each(unseen)('is left alone: %s', (_, sign) => {
    expect(subjects(`Tel. +49 30 901820${sign}55, Berlin`, 'DE')).toEqual([]);
    expect(subjects(`Tel. +${sign}49 30 901820, Berlin`, 'IT')).not.toContain('+394930901820');
    expect(subjects(`Tel. 03${sign}030 901820, Berlin`, 'DE')).toEqual([]);
    expect(subjects(`server 8.8.8.8${sign}8 answers`, null)).toEqual([]);
    expect(subjects(`server 1${sign}8.8.8.8 answers`, null)).toEqual([]);
    expect(subjects(`server 2001:db8::1${sign}f answers`, null)).toEqual([]);
  });

  it.each(unseen)('is one if the sign is at its end: %s', (_, sign) => {
    const few = sign.slice(0, 7);
    expect(subjects(`Tel. +49 30 901820${few}, Berlin`, 'DE')).toEqual(['+4930901820']);
    expect(subjects(`server ${few}8.8.8.8${few} answers`, null)).toEqual(['8.8.8.8']);
    expect(subjects(`server 8.8.8.8${few}:53 answers`, null)).toEqual(['8.8.8.8']);
  });
});

it('is one beside digits that only style separates from it', () => {
  expect(subjects('+49 30 901820\ufffc55', 'DE')).toEqual(['+4930901820']);
  expect(subjects('8.8.8.8\ufffc42', null)).toEqual(['8.8.8.8']);
});

describe('a number whose digits a sign of direction turns round', () => {
  it.each(['\u202e', '\u202e\u202ax\u202c'])('is left alone: %j', (sign) => {
    expect(subjects(`Tel. ${sign}030 901820\u202c, Berlin`, 'DE')).toEqual([]);
    expect(subjects(`server ${sign}8.8.4.4 answers`, null)).toEqual([]);
  });

  it('is one on the next line, and inside signs that leave digits in their order', () => {
    expect(subjects('a \u202eb\nTel. 030 901820', 'DE')).toEqual(['+4930901820']);
    expect(subjects('\u202d+49 30 901820\u202c', 'DE')).toEqual(['+4930901820']);
  });
});

it.each(unseen.filter(([name]) => !/line|struck/.test(name)))('what is typed is read as it is seen: %s', (_, sign) => {
  const read = (text: string) => readSubject(text, 'DE');
  expect(read(`+49 30 901820${sign}55`)).toEqual(read('+49 30 90182055'));
  expect(read(`8.8.8.8${sign}8`)).toEqual(read('8.8.8.88'));
});

it('reads the digits of two languages whose rows follow each other without a gap', () => {
  const digits = Array.from({ length: 20 }, (_, index) => String.fromCodePoint(0x116d0 + index)).join('');
  expect(plainText(digits).replace(/[^0-9]/g, '')).toBe('01234567890123456789');
});
