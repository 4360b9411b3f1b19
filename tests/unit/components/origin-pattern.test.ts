import { expect, test } from 'vitest';
import { originPattern } from '../../../components/page/origin-pattern.ts';

test.each([
  ['https://api.example.com', 'https://api.example.com/*'],
  ['https://api.example.com:8443', 'https://api.example.com/*'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1/*'],
])('the pattern of %s is %s', (origin, pattern) => {
  expect(originPattern(origin)).toBe(pattern);
});
