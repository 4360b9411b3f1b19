import { describe, expect, it } from 'vitest';
import {
  beginsAlphabetic,
  beginsInLetter,
  endsAlphabetic,
  endsInLetter,
  isLetter,
  isWordCharacter,
} from '../../../../lib/detect/text/letters.ts';

const everyUnit = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
const beyond = ['𝒜', '𐔀', '😀', '𝟎'];

function differences(told: (character: string) => boolean, pattern: RegExp): string[] {
  return [...everyUnit, ...beyond].filter((character) => told(character) !== pattern.test(character));
}

describe('letters told by their codes are those that Unicode names', () => {
  it('of every script', () => {
    expect(differences(beginsInLetter, /^\p{L}/u)).toEqual([]);
    expect(differences(endsInLetter, /\p{L}$/u)).toEqual([]);
    expect(differences(isWordCharacter, /^[\p{L}\d_]/u)).toEqual([]);
  });

  it('with the accents on them', () => {
    expect(everyUnit.filter((unit) => isLetter(unit, 0) !== /^[\p{L}\p{M}]$/u.test(unit))).toEqual([]);
  });

  it('of the scripts with blanks between words', () => {
    const alphabetic = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
    expect(differences(beginsAlphabetic, alphabetic)).toEqual([]);
    expect(differences(endsAlphabetic, alphabetic)).toEqual([]);
    expect(endsAlphabetic('')).toBe(false);
  });
});
