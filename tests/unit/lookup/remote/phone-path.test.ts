import { expect, it } from 'vitest';
import { firstPhonePath, nextPhonePath, phonePathToRemember } from '../../../../lib/lookup/remote/phone-path.ts';

const automatic = { setting: 'automatic', remembered: null } as const;

it('asks the set path, else the remembered one, else the root', () => {
  expect(firstPhonePath({ setting: 'versioned', remembered: 'root' })).toBe('versioned');
  expect(firstPhonePath({ setting: 'root', remembered: 'versioned' })).toBe('root');
  expect(firstPhonePath({ setting: 'automatic', remembered: 'versioned' })).toBe('versioned');
  expect(firstPhonePath(automatic)).toBe('root');
});

it('goes on to the versioned path after a 404 and after what is not JSON', () => {
  expect(nextPhonePath(automatic, { kind: 'not-found' })).toBe('versioned');
  expect(nextPhonePath(automatic, { kind: 'not-json' })).toBe('versioned');
});

it.each([
  { kind: 'refused-key', status: 401 },
  { kind: 'limited', until: null },
  { kind: 'timeout' },
  { kind: 'unreachable' },
  { kind: 'redirected' },
  { kind: 'bad-shape', field: 'status' },
] as const)('does not go on after $kind', (failure) => {
  expect(nextPhonePath(automatic, failure)).toBeNull();
});

it('does not go on where a path is set or remembered', () => {
  const failure = { kind: 'not-found' } as const;
  expect(nextPhonePath({ setting: 'root', remembered: null }, failure)).toBeNull();
  expect(nextPhonePath({ setting: 'versioned', remembered: null }, failure)).toBeNull();
  expect(nextPhonePath({ setting: 'automatic', remembered: 'root' }, failure)).toBeNull();
});

it('remembers what automatic discovery learnt, once', () => {
  expect(phonePathToRemember(automatic, 'versioned')).toBe('versioned');
  expect(phonePathToRemember(automatic, 'root')).toBe('root');
  expect(phonePathToRemember({ setting: 'automatic', remembered: 'root' }, 'root')).toBeNull();
  expect(phonePathToRemember({ setting: 'root', remembered: null }, 'root')).toBeNull();
});
