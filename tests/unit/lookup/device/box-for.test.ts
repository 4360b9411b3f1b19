import { expect, it } from 'vitest';
import { boxFor } from '../../../../lib/lookup/device/device-report.ts';

it('a card is as large as what its subject alone lets expect: a special address is told in few words', () => {
  const boxOf = (ip: string) => boxFor([{ kind: 'ip', ip }]);
  expect(['192.168.1.1', '203.0.113.7', 'fe80::1'].map(boxOf)).toEqual(['special', 'special', 'special']);
  expect(['8.8.8.8', '64:ff9b::808:808', '2002:808:808::1'].map(boxOf)).toEqual(['address', 'address', 'address']);
  expect(boxFor([{ kind: 'phone', e164: '+4930901820' }])).toBe('phone');
  expect(boxFor([])).toBe('list');
});
