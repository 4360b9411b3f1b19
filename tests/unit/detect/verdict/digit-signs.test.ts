import { expect, test } from 'vitest';
import { digitSigns, signsKey } from '../../../../lib/detect/phones/digit-groups.ts';

test('every sign makes another key, so that no pattern is passed by for a sign that the key leaves out', () => {
  const none = digitSigns('');
  const others = Object.entries(none).map(([name, value]) =>
    signsKey({ ...none, [name]: typeof value === 'number' ? 1 : true }),
  );
  expect(new Set([signsKey(none), ...others]).size).toBe(others.length + 1);
});
