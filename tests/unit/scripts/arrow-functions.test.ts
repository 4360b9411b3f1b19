import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { arrowFunctions } from '../../../scripts/build/arrow-functions.ts';

/** What a script gives, as it is and with its functions written as arrow functions. */
function both(code: string): unknown[] {
  return [code, arrowFunctions(code)].map((each) => runInNewContext(each));
}

describe('functions written as arrow functions', () => {
  test.each([
    [
      'one that is called before it stands there',
      'const two = 2; const four = double(2); function double(n) { return n * two; } four',
    ],
    [
      'one within another, and one that calls itself',
      'function up(n) { return step(n); function step(n) { return n > 3 ? n : step(n + 1); } } up(1)',
    ],
    [
      'parameters with defaults and parts',
      'function sum({ a, b: [c] }, d = double(a), ...e) { return [a, c, d, ...e]; function f() {} } function double(a) { return a * 2; } sum({ a: 1, b: [2] }).join()',
    ],
    [
      'values that are named by functions before them',
      'const told = () => say(); const word = "a", none = { n: 1, deep: { m: 2 } }; function say() { return word + none.deep.m; } told()',
    ],
    ['a short key', 'function name() { return 1; } const it = { name }; it.name()'],
    [
      'a function in a block and one in an expression',
      'const f = function () { return g(); function g() { return 5; } }; if (true) { function h() { return f(); } } h()',
    ],
  ])('%s', (_what, code) => {
    const [before, after] = both(code);
    expect(after).toEqual(before);
  });

  test('leave no declaration but those that an arrow function could not be', () => {
    const kept = [
      'function own() { return this; }',
      'function all() { return arguments.length; }',
      'function inner() { return () => this; }',
      'function* many() { yield 1; }',
      'function made() { return new.target; }',
    ];
    for (const code of kept) expect(arrowFunctions(code)).toBe(code);
    const written = arrowFunctions('async function late() { function other() { return this; } await other; }');
    expect(written).toMatch(/^var late = async \(\) => \{\s*function other\(\) \{ return this; \}/);
  });
});
