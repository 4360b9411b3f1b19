import { describe, expect, it } from 'vitest';
import { findSpecialRange } from '../../../lib/address/find-special-range.ts';
import { parseIp } from '../../../lib/address/ip.ts';

function find(text: string) {
  const ip = parseIp(text);
  if (ip === null) throw new Error(`Not an address: ${text}`);
  return findSpecialRange(ip);
}

describe('findSpecialRange', () => {
  it.each([
    ['0.0.0.0', '0.0.0.0/32'],
    ['0.1.2.3', '0.0.0.0/8'],
    ['10.255.255.255', '10.0.0.0/8'],
    ['100.64.0.1', '100.64.0.0/10'],
    ['100.127.255.255', '100.64.0.0/10'],
    ['169.254.169.254', '169.254.169.254/32'],
    ['169.254.169.253', '169.254.0.0/16'],
    ['172.31.0.1', '172.16.0.0/12'],
    ['192.0.0.7', '192.0.0.0/29'],
    ['192.0.0.9', '192.0.0.9/32'],
    ['192.0.0.11', '192.0.0.0/24'],
    ['192.0.0.171', '192.0.0.171/32'],
    ['192.88.99.1', '192.88.99.0/24'],
    ['192.88.99.2', '192.88.99.2/32'],
    ['224.0.0.251', '224.0.0.0/24'],
    ['224.0.1.1', '224.0.0.0/4'],
    ['233.252.0.1', '233.252.0.0/24'],
    ['255.255.255.254', '240.0.0.0/4'],
    ['255.255.255.255', '255.255.255.255/32'],
    ['::', '::/128'],
    ['::1', '::1/128'],
    ['::2', '::/96'],
    ['::ffff:8.8.8.8', '::ffff:0:0/96'],
    ['64:ff9b::808:808', '64:ff9b::/96'],
    ['64:ff9b:1:2::', '64:ff9b:1::/48'],
    ['100::5', '100::/64'],
    ['100:0:0:1::5', '100:0:0:1::/64'],
    ['2001::1', '2001::/32'],
    ['2001:1::1', '2001:1::1/128'],
    ['2001:1::9', '2001::/23'],
    ['2001:2f:ffff::', '2001:20::/28'],
    ['2001:db8:ffff::1', '2001:db8::/32'],
    ['3fff:fff::1', '3fff::/20'],
    ['fdab::1', 'fc00::/7'],
    ['febf::1', 'fe80::/10'],
    ['feff::1', 'fec0::/10'],
  ])('puts %s in %s', (text, cidr) => {
    expect(find(text)?.cidr).toBe(cidr);
  });

  it.each([
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2000::1',
    '2001:200::1',
    '2001:db9::',
    '2003::1',
    '3fff:1000::',
    '3ffe::1',
  ])('leaves %s ordinary', (text) => {
    expect(find(text)).toBeNull();
  });

  it('tells how far an IPv6 multicast address reaches', () => {
    expect(find('ff02::1')).toMatchObject({ name: 'Multicast', cidr: 'ff00::/8' });
    expect(find('ff02::1')?.meaning).toContain('Scope: this network link.');
    expect(find('ff3e::1')?.meaning).toContain('Scope: the whole internet.');
    expect(find('ff0b::1')?.meaning).toContain('Scope: unassigned.');
    expect(find('224.0.1.1')?.meaning).not.toContain('Scope');
  });
});
