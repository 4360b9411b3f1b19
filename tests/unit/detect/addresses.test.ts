import { describe, expect, it } from 'vitest';
import { found, subjects } from './found.ts';

const texts: [kind: string, text: string, addresses: string[]][] = [
  ['plain', 'ping 8.8.8.8: 64 bytes', ['8.8.8.8']],
  ['port', 'Listening on 10.0.0.5:8080', ['10.0.0.5']],
  ['prefix length', 'route add 192.168.0.0/16 via 10.1.1.1', ['192.168.0.0', '10.1.1.1']],
  ['list', '192.168.0.0/16,10.0.0.0/8,172.16.0.0/12', ['192.168.0.0', '10.0.0.0', '172.16.0.0']],
  ['brackets', '[216.58.36.10] (216.58.36.11)', ['216.58.36.10', '216.58.36.11']],
  ['end of sentence', 'It came from 203.0.113.9.', ['203.0.113.9']],
  ['user and host', 'admin:1234@192.168.1.100', ['192.168.1.100']],
  ['URL', 'http://192.0.2.10/index.html?v=1.0.0.3', ['192.0.2.10']],
  ['range', '192.168.1.10-192.168.1.20', ['192.168.1.10', '192.168.1.20']],
  ['assignment', 'DNS1=1.1.1.1', ['1.1.1.1']],
  ['defanged', '45[.]77[.]12[.]9 and 45.77.12[.]10', ['45.77.12.9', '45.77.12.10']],
  [
    'defanged otherwise',
    '185(.)220(.)101(.)4 185[dot]220[dot]101[dot]5 185{.}220{.}101{.}6',
    ['185.220.101.4', '185.220.101.5', '185.220.101.6'],
  ],
  ['full width', '１９２．０．２．７', ['192.0.2.7']],
  ['version 6', 'ping 2001:DB8::1, then fe80::1%eth0/64', ['2001:db8::1', 'fe80::1']],
  ['all groups', '2001:0db8:0000:0000:0000:ff00:0042:8329', ['2001:db8::ff00:42:8329']],
  ['with port', '[2001:db8::2]:443 refused', ['2001:db8::2']],
  ['mapped', 'from ::ffff:192.0.2.128', ['::ffff:192.0.2.128']],
  ['mapped and defanged', 'from ::ffff:203[dot]0[dot]113[dot]7', ['::ffff:203.0.113.7']],
  ['behind a word', '[IPv6:2001:db8::3] Gateway:2a0a:e5c0::1}', ['2001:db8::3', '2a0a:e5c0::1']],
  ['loopback', '::1 and [::]:80', ['::1', '::']],
  ['words of hex letters', 'dead:beef is none, dead:beef::1 is one', ['dead:beef::1']],
  ['version', 'version 4.18.0.35, v1.2.3.4, Chrome/120.0.99.129', []],
  ['release', 'Upgrade to 2.0.5.4; since 1.5.4.7; 1.7.12.1 release notes', []],
  ['section', 'Section 10.1.2.3 of the text; see also 4.2.1.1', []],
  ['headings', '2.3.2.1 Sports\n2.3.2.2 Other events\n3 Demographics', []],
  ['object identifier', '1.3.6.1.4.1.9 and .1.3.6.1', []],
  ['five parts', '1.2.3.4.5', []],
  ['out of range', '256.300.1.1 and 1.121.319.95', []],
  ['leading zeros', '021.016.007.009', []],
  ['reverse name', '4.3.2.1.in-addr.arpa, 1.2.3.4.example.com', []],
  ['this network', '0.4.1.0', []],
  ['netmask', 'mask 255.255.255.0', []],
  ['clock times', '12:34:56 to 23:59:59.123', []],
  ['ratio and verses', '1:2:3:4, Genesis 1:1-2:3', []],
  ['MAC', '00:1a:2b:3c:4d:5e', []],
  ['fingerprint', 'FF:F2:9F:15:1F:72:00:0D and 1a:2b:3c:4d:5e:6f:70:81:92', []],
  ['C++', 'std::vector<int>::iterator a::b::c add::c face::book ::before', []],
  ['prose', 'Note:: should be:: done :: so', []],
];

describe('addresses', () => {
  it.each(texts)('%s: %s', (_kind, text, addresses) => {
    expect(subjects(text, null)).toEqual(addresses);
  });

  it('keeps defanged dots in the span, and leaves port, prefix, zone and brackets out', () => {
    expect(found('hxxp://45[.]77.12[.]11:8443/a', null)).toEqual(['45[.]77.12[.]11 = 45.77.12.11']);
    expect(found('[fe80::1%eth0]:80 10.0.0.1/8', null)).toEqual(['fe80::1 = fe80::1', '10.0.0.1 = 10.0.0.1']);
  });

  it('reads a dotted quad behind a phone word as a number', () => {
    expect(found('FAX.: 210.52.12.198', 'GR')).toEqual(['210.52.12.198 = +302105212198']);
  });

  it('reads it as an address where no such number exists', () => {
    expect(found('text 8.8.8.8, call 10.0.0.1', 'US')).toEqual(['8.8.8.8 = 8.8.8.8', '10.0.0.1 = 10.0.0.1']);
  });

  it('finds a number and an address that only a blank parts', () => {
    expect(subjects('030 901820 8.8.8.8 030 901821', 'DE')).toEqual(['+4930901820', '8.8.8.8', '+4930901821']);
  });

  it('never reads an address as a number', () => {
    expect(subjects('Deine IP ist 93.184.216.34', 'DE')).toEqual(['93.184.216.34']);
  });
});
