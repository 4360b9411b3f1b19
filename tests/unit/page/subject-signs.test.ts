import { expect, test } from 'vitest';
import {
  crosses,
  endOfSigns,
  mayBeSubject,
  mayContinue,
  mayGoOn,
  mayHoldSubject,
} from '../../../lib/page/subject-signs.ts';

test('knows every decimal digit of every script', () => {
  const digit = /\p{Nd}/u;
  let digits = 0;
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const sign = String.fromCodePoint(code);
    if (!digit.test(sign)) continue;
    digits += 1;
    if (!mayHoldSubject.test(sign) || !mayBeSubject(sign.repeat(5))) expect.fail(code.toString(16));
  }
  expect(digits).toBeGreaterThan(600);
});

test.each(['no digit', 'fun 😀', 'über', 'слова', 'λέξεις', '言葉', '단어', '–…€'])('passes by %s', (text) =>
  expect(mayHoldSubject.test(text)).toBe(false),
);

test.each(['call 030 901820 now', '1.1.1.1', '1[.]1[.]1[.]1', 'fe80::a', '2001:db8:0:1', '٠١٢ ٣٤٥٦', '０３０１２３４'])(
  'may be: %s',
  (text) => expect(mayBeSubject(text)).toBe(true),
);

test.each(['since 2019', '7 of 9 in 3 rooms', 'no digit', 'Juli 25, then 2019'])('cannot be: %s', (text) =>
  expect(mayBeSubject(text)).toBe(false),
);

test('a number goes on over the edge of a text only where digits and signs stand there', () => {
  expect(mayGoOn('call +49')).toBe(true);
  expect(mayGoOn('+49 (')).toBe(true);
  expect(mayGoOn('49 people')).toBe(false);
  expect(mayContinue(' (0) 30 9018')).toBe(true);
  expect(mayContinue('people 12')).toBe(false);
});

test('of many texts only those up to the last sign are read one by one', () => {
  expect(endOfSigns('In 2019 nothing')).toBe(0);
  expect(endOfSigns('call 03090 or 1.1.1.1, but then in 2019')).toBe('call 03090 or 1.1.1.1'.length);
  expect(endOfSigns('fe80:: and more')).toBe('fe80::'.length);
  expect(endOfSigns('٠١٢ and more')).toBe('٠١٢ and more'.length);
});

test('a sign stands across a seam only where digits stand on both sides of it', () => {
  expect(crosses('call 030 1', ' 2345 now')).toBe(true);
  expect(crosses('fe80:', ':1')).toBe(true);
  expect(crosses('030 901820 at night', '030 901820')).toBe(false);
  expect(crosses('in 19', '45')).toBe(false);
});

test('stays linear on a hostile text', () => {
  const hostile = `${'1 '.repeat(2)}${'a1'.repeat(50_000)}`;
  const start = performance.now();
  mayBeSubject(hostile);
  mayBeSubject('é'.repeat(100_000));
  mayBeSubject(`${'٣'.repeat(3)}${' '.repeat(100_000)}`);
  expect(performance.now() - start).toBeLessThan(200);
});
