import { expect, it } from 'vitest';
import { embeddedIpv4 } from '../../../lib/address/find-special-range.ts';
import { formatIp, parseIp } from '../../../lib/address/ip.ts';

it.each([
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['64:ff9b::203.0.113.5', '203.0.113.5'],
  ['2002:cb00:7105:1::8', '203.0.113.5'],
  // The Teredo client's outer address is inverted.
  ['2001:0:4136:e378:8000:63bf:34ff:8efa', '203.0.113.5'],
  ['64:ff9b:1::203.0.113.5', null],
  ['::203.0.113.5', '203.0.113.5'],
  ['::ffff:0:203.0.113.5', '203.0.113.5'],
  ['::', null],
  ['::1', null],
  ['::beef', null],
  ['1::203.0.113.5', null],
  ['::1:203.0.113.5', null],
  ['2001:db8::203.0.113.5', null],
  ['203.0.113.5', null],
])('%s holds %s', (text, inner) => {
  const ip = parseIp(text);
  const embedded = ip && embeddedIpv4(ip);
  expect(embedded && formatIp(embedded)).toBe(inner);
});
