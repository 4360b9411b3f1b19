import { assert, bigInt, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIp, parseIp } from '../../../lib/address/ip.ts';
import { ipOf } from './ip-of.ts';

describe('formatIp', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['0:0:0:0:0:0:0:0', '::'],
    ['0:0:0:0:0:0:0:1', '::1'],
    ['2001:0DB8:0000:0000:0008:0800:200C:417A', '2001:db8::8:800:200c:417a'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['1:0:0:0:0:0:0:0', '1::'],
    ['0:0:2:0:0:0:0:3', '0:0:2::3'],
    ['::ffff:c000:0209', '::ffff:192.0.2.9'],
    ['64:ff9b::192.0.2.9', '64:ff9b::c000:209'],
  ])('writes %s as %s', (text, canonical) => {
    const ip = parseIp(text);
    expect(ip && formatIp(ip)).toBe(canonical);
  });

  it('writes what parseIp reads back', () => {
    const anyVersion6 = bigInt({ min: 0n, max: (1n << 128n) - 1n });
    assert(
      property(anyVersion6, bigInt({ min: 0n, max: 128n }), (value, shift) => {
        const ip = ipOf(6, value >> shift);
        expect(parseIp(formatIp(ip))).toEqual(ip);
      }),
    );
    assert(
      property(bigInt({ min: 0n, max: 0xffff_ffffn }), (value) => {
        const ip = ipOf(4, value);
        expect(parseIp(formatIp(ip))).toEqual(ip);
      }),
    );
  });
});
