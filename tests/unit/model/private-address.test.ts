import { expect, test } from 'vitest';
import { formatIp, parseIp } from '../../../lib/address/ip.ts';
import { specialRanges } from '../../../lib/address/special-ranges.ts';
import { isPrivateAddress } from '../../../lib/model/private-address.ts';

const isPrivateUse = (use: string) => ['Private', 'UniqueLocal', 'Loopback', 'LinkLocal', 'LinkLocal6'].includes(use);

test.each(specialRanges.map(({ cidr, use }) => [cidr, use] as const))(
  '%s (%s) is private if its use is',
  (cidr, use) => {
    const [first = ''] = cidr.split('/');
    const ip = parseIp(first);
    const isWithin = /^169\.254\./.test(first);
    expect(ip !== null && isPrivateAddress(formatIp(ip))).toBe(isPrivateUse(use) || isWithin);
  },
);

test.each([
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '100.0.0.1',
  '11.0.0.1',
  'fec0::1',
  'f00::1',
  '::11',
  '+10203040506',
])('%s is none', (key) => expect(isPrivateAddress(key)).toBe(false));
