import { expect, it } from 'vitest';
import { valueAt } from '../../../../lib/lookup/providers/read-values.ts';

it('finds an answer’s own fields alone, however the place is written', () => {
  const json: unknown = JSON.parse('{"a":{"b/c":[7],"d~e":8},"__proto__":{"polluted":1}}');
  expect(valueAt(json, '/a/b~1c/0')).toBe(7);
  expect(valueAt(json, '/a/d~0e')).toBe(8);
  expect(valueAt({}, '/__proto__')).toBeUndefined();
  expect(valueAt({}, '/constructor/name')).toBeUndefined();
  for (const none of ['/a/b~1c/length', '/a/b~1c/-', '/a/b~1c/00', '/a/b~1c/1', '/a/toString', '/x/y']) {
    expect(valueAt(json, none)).toBeUndefined();
  }
});
