import { describe, expect, it } from 'vitest';
import { decode } from '../entrypoints/options/contacts/read-all.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

function utf16(text: string, order: 'little' | 'big'): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  for (const [index, code] of [0xfeff, ...Array.from(text, (character) => character.charCodeAt(0))].entries()) {
    view.setUint16(2 * index, code, order === 'little');
  }
  return new Uint8Array(view.buffer);
}

describe('decodeText', () => {
  it('knows UTF-8, UTF-16 by its mark, and takes the rest for windows-1252', () => {
    for (const bytes of [utf8('Jörg €'), utf8('\ufeffJörg €'), utf16('Jörg €', 'little'), utf16('Jörg €', 'big')]) {
      expect(decode(bytes)).toBe('Jörg €');
    }
    expect(decode(Uint8Array.from([...latin('Jörg '), 0x80]))).toBe('Jörg €');
  });

  it('stays with UTF-8 when a few bytes of it are damaged', () => {
    expect(decode(Uint8Array.from([...utf8('Jörg, Zoë, '), 0xff]))).toBe('Jörg, Zoë, \ufffd');
  });

  it('ends lines by one character, also across its steps', () => {
    expect(decode(utf8('a\r\nb\rc\nd\r'))).toBe('a\nb\nc\nd\n');
    expect(decode(utf8('030 901820\u2028030 901821\u2029end'))).toBe('030 901820\n030 901821\nend');
    const long = 'x'.repeat((1 << 18) - 1);
    expect(decode(utf8(`${long}\r\né\r${long}ü\r\n`))).toBe(`${long}\né\n${long}ü\n`);
  });
});
