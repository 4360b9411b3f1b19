import { expect, test } from 'vitest';
import { ownNames } from '../../scripts/build/own-names.ts';

test('no interface of the browser has a name that the build shortens', () => {
  const known = new Set(Object.getOwnPropertyNames(globalThis));
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const value: unknown = Reflect.get(globalThis, name);
    if ((typeof value !== 'function' && typeof value !== 'object') || value === null) continue;
    for (const each of Object.getOwnPropertyNames(value)) known.add(each);
    const prototype: unknown = Reflect.get(value, 'prototype');
    if (typeof prototype !== 'object' || prototype === null) continue;
    for (const each of Object.getOwnPropertyNames(prototype)) known.add(each);
  }
  expect(known.size).toBeGreaterThan(3_000);
  expect(ownNames.filter((name) => known.has(name))).toEqual([]);
});
