import { expect, it } from 'vitest';
import { parseIp } from '../../../../lib/address/ip.ts';
import { basesOf, registries } from '../../../../lib/lookup/providers/rdap-registries.ts';

const { ripe, arin, apnic, lacnic, afrinic } = registries;

function bases(text: string): string[] | null {
  const ip = parseIp(text);
  if (!ip) throw new Error(text);
  return basesOf(ip);
}

it.each([
  ['193.0.6.139', ripe],
  ['77.0.0.0', ripe],
  ['95.255.255.255', ripe],
  ['8.8.8.8', arin],
  ['216.1.1.1', arin],
  ['1.1.1.1', apnic],
  ['223.255.255.255', apnic],
  ['200.160.0.8', lacnic],
  ['196.216.2.6', afrinic],
  ['2001:67c:2e8::1', ripe],
  ['2a10::1', ripe],
  ['2001:4860::8888', arin],
  ['2620:fe::fe', arin],
  ['2001:dc0::1', apnic],
  ['2001:1200::1', lacnic],
  ['2c0f:f248::1', afrinic],
])('IANA names the registry of %s', (ip, registry) => {
  expect(bases(ip)?.[0]).toBe(registry);
});

it('the others follow in a fixed order', () => {
  expect(bases('8.8.8.8')).toEqual([arin, ripe, apnic, lacnic, afrinic]);
  expect(bases('196.216.2.6')).toEqual([afrinic, ripe, arin, apnic, lacnic]);
});

it.each(['0.1.2.3', '10.0.0.1', '127.0.0.1', '224.0.0.1', '250.0.0.1', '3fff::1', '::1', 'ff02::1'])(
  'no registry has %s',
  (ip) => {
    expect(bases(ip)).toBeNull();
  },
);
