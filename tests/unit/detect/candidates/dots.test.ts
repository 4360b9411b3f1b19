import { expect, test } from 'vitest';
import { dot, dotStarts } from '../../../../lib/detect/candidates/characters.ts';

test('every sign that a dot may begin with is named, and no other', () => {
  const whole = new RegExp(`^${dot}$`);
  const signs = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
  const begins = (sign: string): boolean => ['', '.', '.]', 'dot]', '|'].some((rest) => whole.test(sign + rest));
  expect(signs.filter(begins).toSorted()).toEqual([...dotStarts].toSorted());
});
