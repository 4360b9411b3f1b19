import { expect, it } from 'vitest';
import { formatIp } from '../../../lib/address/format-ip.ts';
import { readAddress } from '../../../lib/address/read-address.ts';

it.each([
  [' 198.51.100.7 ', '198.51.100.7'],
  ['198.51.100.7:8080', '198.51.100.7'],
  ['198.51.100.0/24', '198.51.100.0'],
  ['2001:DB8::7', '2001:db8::7'],
  ['2001:db8::/32', '2001:db8::'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['[fe80::7%wlan0]:22', 'fe80::7'],
  ['fe80::7%3', 'fe80::7'],
  ['fe80::7%eth0/64', 'fe80::7'],
  ['198.51.100.7%eth0', null],
  ['[198.51.100.7', null],
  ['198.51.100.7:port', null],
  ['198.51.100', null],
  ['+41 44 123 45 67', null],
  ['', null],
])('reads %j as %s', (text, address) => {
  const ip = readAddress(text);
  expect(ip && formatIp(ip)).toBe(address);
});
