import { expect, it } from 'vitest';
import { isNotAfterRange, rangeNetworks, rangeText } from '../../../lib/address/address-range.ts';
import { anycastService } from '../../../lib/address/anycast.ts';
import { parseIp } from '../../../lib/address/ip.ts';

it.each([
  ['one network', 4, 0x8c52_7000n, 0x8c52_7fffn, '140.82.112.0/20'],
  ['one address', 4, 0x0101_0101n, 0x0101_0101n, '1.1.1.1/32'],
  ['all of them', 4, 0n, 0xffff_ffffn, '0.0.0.0/0'],
  ['no single network by its size', 4, 0xb9dc_6500n, 0xb9dc_66ffn, '185.220.101.0–185.220.102.255'],
  ['no single network by its start', 4, 0x0101_0100n, 0x0101_02ffn, '1.1.1.0–1.1.2.255'],
  ['an IPv6 network', 6, 0x2a01_04f8n << 96n, (0x2a01_04fan << 96n) - 1n, '2a01:4f8::/31'],
] as const)('writes %s', (_, version, first, last, expected) => {
  expect(rangeText(version, first, last)).toBe(expected);
});

it.each([
  ['140.82.127.255', '140.82.112.0/20', true],
  ['140.82.128.0', '140.82.112.0/20', false],
  ['185.220.102.255', '185.220.101.0–185.220.102.255', true],
  ['185.220.103.0', '185.220.101.0–185.220.102.255', false],
  ['2a01:4f9:ffff::1', '2a01:4f8::/31', true],
  ['2a01:4fa::', '2a01:4f8::/31', false],
  ['1.1.1.1', 'elsewhere', false],
])('knows whether %s is at most the last address of %s: %s', (address, range, isBefore) => {
  expect(isNotAfterRange(address, range)).toBe(isBefore);
});

it('knows addresses that answer from many places, in both families, and no others', () => {
  const service = (text: string) => anycastService(parseIp(text) ?? { version: 4, words: [0] });
  expect(service('1.1.1.1')).toBe('Cloudflare DNS');
  expect(service('2001:4860:4860:0:0:0:0:8888')).toBe('Google Public DNS');
  expect(service('193.0.14.129')).toBe('K root server');
  expect(service('1.1.1.4')).toBeNull();
});

it.each([
  ['140.82.112.0/20', ['140.82.112.0/20']],
  ['45.155.204.0–45.155.206.255', ['45.155.204.0/23', '45.155.206.0/24']],
  ['1.0.0.1–1.0.0.6', ['1.0.0.1/32', '1.0.0.2/31', '1.0.0.4/31', '1.0.0.6/32']],
  ['0.0.0.0–255.255.255.255', ['0.0.0.0/0']],
  ['2001:db8::–2001:db8:2:ffff:ffff:ffff:ffff:ffff', ['2001:db8::/47', '2001:db8:2::/48']],
  ['as it came', ['as it came']],
])('the range %s consists of the networks %s', (range, networks) => {
  expect(rangeNetworks(range)).toEqual(networks);
});
