import { describe, expect, it } from 'vitest';
import { createRecent } from '../../../lib/data/recent.ts';

describe('createRecent', () => {
  it('lets go what was asked for longest ago', () => {
    const recent = createRecent<string, number>(2);
    recent.set('a', 1);
    recent.set('b', 2);
    expect(recent.get('a')).toBe(1);
    recent.set('c', 3);
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
    recent.set('a', 4);
    recent.set('d', 5);
    expect([recent.get('a'), recent.get('c'), recent.get('d')]).toEqual([4, undefined, 5]);
  });

  it('weighs its values, and keeps the newest whatever it weighs', () => {
    const recent = createRecent<string, number>(10);
    recent.set('a', 1, 4);
    recent.set('b', 2, 4);
    recent.set('c', 3, 2);
    expect(recent.get('a')).toBe(1);
    recent.set('d', 4, 4);
    expect([recent.get('a'), recent.get('b'), recent.get('c'), recent.get('d')]).toEqual([1, undefined, 3, 4]);
    recent.set('e', 5, 99);
    expect([recent.get('a'), recent.get('d'), recent.get('e')]).toEqual([undefined, undefined, 5]);
    recent.set('e', 5, 1);
    recent.set('f', 6, 9);
    expect([recent.get('e'), recent.get('f')]).toEqual([5, 6]);
    recent.drop('f', 6);
    recent.set('g', 7, 9);
    expect([recent.get('e'), recent.get('g')]).toEqual([5, 7]);
  });

  it('drops a key only while it has the value', () => {
    const recent = createRecent<string, number>(2);
    recent.set('a', 1);
    recent.drop('a', 2);
    expect(recent.get('a')).toBe(1);
    recent.drop('a', 1);
    recent.drop('b', 1);
    expect(recent.get('a')).toBeUndefined();
  });
});
