import { expect, test } from 'vitest';
import { joiner } from '../../../../lib/detect/candidates/characters.ts';
import { likelyParts } from '../../../../lib/detect/candidates/likely-parts.ts';
import {
  endOfSigns,
  mayBeSubject,
  mayContinue,
  mayEndInNumber,
  mayHoldSubject,
} from '../../../../lib/page/read/subject-signs.ts';

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

test.each([
  'call 030 901820 now',
  '1.1.1.1',
  '1[.]1[.]1[.]1',
  'fe80::a',
  'fe80[:][:]a',
  '2001[:]db8[:]a[:]b',
  'a:b:c:d:e:f:a:b',
  '٠١٢ ٣٤٥٦',
  '０３０１２３４',
])('may be: %s', (text) => expect(mayBeSubject(text)).toBe(true));

test.each(['since 2019', '7 of 9 in 3 rooms', '1, 2, 3, 4, 5 and 6', 'no digit', 'Juli 25, then 2019'])(
  'cannot be: %s',
  (text) => expect(mayBeSubject(text)).toBe(false),
);

test('a number goes on over the edge of a text only where digits and signs stand there', () => {
  expect(mayEndInNumber('call +49')).toBe(true);
  expect(mayEndInNumber('+49 (')).toBe(true);
  expect(mayEndInNumber('49 people')).toBe(false);
  expect(mayContinue(' (0) 30 9018')).toBe(true);
  expect(mayContinue('people 12')).toBe(false);
});

test('of many texts only those up to the last sign are read one by one', () => {
  expect(endOfSigns('In 2019 nothing')).toBe(0);
  expect(endOfSigns('call 03090 or 1.1.1.1, but then in 2019')).toBe('call 03090 or 1.1.1.1'.length);
  expect(endOfSigns('fe80:: and more')).toBe('fe80::'.length);
  expect(endOfSigns('٠١٢٣٤ and more')).toBe('٠١٢٣٤'.length);
});

test('whatever is likely shows a sign: digits with any joiner between, an address with any dot', () => {
  const isJoiner = new RegExp(joiner);
  let joiners = 0;
  for (let code = 0; code <= 0xffff; code += 1) {
    const sign = String.fromCharCode(code);
    if (!isJoiner.test(sign)) continue;
    joiners += 1;
    const text = ['0', '3', '0', '9', '0'].join(sign.repeat(5));
    if (likelyParts(text).length !== 1 || !mayBeSubject(text)) expect.fail(code.toString(16));
  }
  expect(joiners).toBeGreaterThan(30);
  for (const dot of ['.', '．', '。', '｡', '[.]', '(.', '{.}', '.]', '[dot]', '(DOT)', '{dOt}']) {
    for (const parts of [
      ['192', '0', '2', '1'],
      ['192', '168', '255', '124'],
    ]) {
      const text = parts.join(dot);
      expect(likelyParts(text), text).toHaveLength(1);
      expect(mayBeSubject(text), text).toBe(true);
    }
  }
});

// Quadratic time would need hours for such texts: a test that ends is the proof.
test('comes to an end on hostile texts', () => {
  expect(mayBeSubject(`${'1 '.repeat(2)}${'a1'.repeat(500_000)}`)).toBe(false);
  expect(mayBeSubject('é'.repeat(1_000_000))).toBe(false);
  expect(mayBeSubject(`${'1     '.repeat(3)}x`.repeat(100_000))).toBe(false);
  expect(mayBeSubject(`${'٣'.repeat(3)}${' '.repeat(1_000_000)}`)).toBe(false);
});
