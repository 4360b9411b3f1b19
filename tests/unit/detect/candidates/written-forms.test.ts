import { expect, test } from 'vitest';
import { mayHaveOtherDigits } from '../../../../lib/detect/candidates/characters.ts';

test('every digit of another script is where such digits are looked for', () => {
  const missed: string[] = [];
  for (let code = 0x80; code <= 0x10_ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (/^\p{Nd}$/u.test(character) && !mayHaveOtherDigits.test(character)) missed.push(code.toString(16));
  }
  expect(missed).toEqual([]);
  expect(mayHaveOtherDigits.test('Ünïcödé, “Тел. 030”')).toBe(false);
});
