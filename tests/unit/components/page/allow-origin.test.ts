import { expect, test, vi } from 'vitest';
import { allowOrigin } from '../../../../components/page/allow-origin.ts';

test.each([
  ['https://api.example.com', 'https://api.example.com/*'],
  ['https://api.example.com:8443', 'https://api.example.com/*'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1/*'],
])('the browser is asked for %s in the click itself, as %s', (origin, pattern) => {
  const request = vi.fn(async () => true);
  allowOrigin({ request }, origin, () => {});
  expect(request).toHaveBeenCalledWith({ origins: [pattern] });
});

test('what waited for an origin is done once it is allowed, and not if it is refused or cannot be asked for', async () => {
  const done: string[] = [];
  const answers = { yes: async () => true, no: async () => false, never: () => Promise.reject(new Error('no click')) };
  for (const [name, request] of Object.entries(answers)) {
    allowOrigin({ request }, 'https://api.example.com', () => done.push(name));
  }
  await vi.waitFor(() => expect(done).toEqual(['yes']));
});
