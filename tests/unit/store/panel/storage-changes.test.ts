import { expect, test, vi } from 'vitest';
import { onModesChanged } from '../../../../lib/store/panel/storage-changes.ts';
import { saveCardExtent } from '../../../../lib/store/person/card-extent.ts';
import { updateSettings } from '../../../../lib/store/person/settings.ts';
import { setSite, setTabOff } from '../../../../lib/store/person/sites.ts';
import { keepPolicy } from '../../../../lib/store/policy/last-policy.ts';
import { pressesLifted } from '../../../../lib/store/service/calls.ts';

test.each([
  ['a site’s mode', () => setSite('a.example', 'off', { isPrivate: false }), true],
  ['a site’s mode in a private window', () => setSite('a.example', 'off', { isPrivate: true }), true],
  ['a tab that was turned off', () => setTabOff(7, true), true],
  ['a pause', () => updateSettings((settings) => ({ ...settings, paused: true })), true],
  ['a policy', () => keepPolicy({ sites: { 'a.example': 'off' } }), true],
  ['a lookup in the popup', () => pressesLifted.write(5), false],
  ['a card with all details', () => saveCardExtent('details', true), false],
] as const)('%s is heard only if it can turn Numlens on or off', async (_what, change, isHeard) => {
  const listener = vi.fn();
  onModesChanged(listener);
  await change();
  expect(listener.mock.calls.length > 0).toBe(isHeard);
});
