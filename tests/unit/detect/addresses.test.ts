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

/** Ways in which logs and the output of commands write addresses. */
const inLogs: [kind: string, text: string, addresses: string[]][] = [
  ['angle brackets', 'proto=SMTP helo=<198.51.100.17>', ['198.51.100.17']],
  ['angle brackets with a port', 'Exit before auth from <192.0.2.3:52289>: (user', ['192.0.2.3']],
  ['angle brackets, small', 'IPv4,SGT: <10.1.1.8 , 5>', ['10.1.1.8']],
  ['after a bracketed number', '06[IKE] <84> 116.178.2.170 is initiating', ['116.178.2.170']],
  ['identifier', 'BGP router identifier 84.38.34.56, local AS number', ['84.38.34.56']],
  ['identifier', 'DHCP Server Identifier (192.168.10.1)', ['192.168.10.1']],
  ['ID', 'BGP table version is 22, local router ID is 10.1.1.1', ['10.1.1.1']],
  ['update from', 'Last update from 10.0.12.1 on GigabitEthernet0/0, 00:00:25 ago', ['10.0.12.1']],
  ['updater', 'Local updater ID is 10.1.1.1 on interface Vl1', ['10.1.1.1']],
  ['RP, ARP, eq', 'RP 11.11.11.11, arp 20.1.1.8, dest-addr eq 20.1.1.9', ['11.11.11.11', '20.1.1.8', '20.1.1.9']],
  ['in-kernel', 'KRT in-kernel 10.169.196.241/32 -> {10.169.14.121}', ['10.169.196.241', '10.169.14.121']],
  ['fw=', 'time="2004-04-01 10:39:35" fw=67.32.44.2 pri=5', ['67.32.44.2']],
  ['interface before a slash', 'inside/10.10.123.45(51763) -> lan/192.168.1.10(80)', ['10.10.123.45', '192.168.1.10']],
  ['name before a slash', 'dig "ip/93.184.216.34"', ['93.184.216.34']],
  ['route code', ' *>i10.2.2.2/32      172.16.1.2   0    100', ['10.2.2.2', '172.16.1.2']],
  ['route code', ' * e10.10.101.0/30     10.10.2.1', ['10.10.101.0', '10.10.2.1']],
  ['port after a dot', '11:29:42.5 IP 1.2.3.4.43436 > 172.1.2.3.22: Flags', ['1.2.3.4', '172.1.2.3']],
  ['service after a dot', 'tcp4  0  0  10.1.1.117.4222    10.1.1.9.https   ESTAB', ['10.1.1.117', '10.1.1.9']],
  ['port after a dot, alone', '10.1.1.117.4222', ['10.1.1.117']],
  ['zone', '*via 10.1.100.1%management, [1/0]', ['10.1.100.1']],
  ['percent-encoded', 'file=http%3A%2F%2F93.184.216.34%2Fzm%2F', ['93.184.216.34']],
  ['mask', 'ip route 1.1.2.0 255.255.255.0 s1/0 172.16.12.2', ['1.1.2.0', '172.16.12.2']],
  ['host mask', 'ip route 3.3.3.3 255.255.255.255 12.1.1.2', ['3.3.3.3', '12.1.1.2']],
  ['date after it', 'INFO Found 10.0.0.12 - 2026-01-05 10:12:13', ['10.0.0.12']],
  ['date before it', '2026-01-05 10.0.0.5 GET /index.html 200', ['10.0.0.5']],
  ['by', 'Aggregated by 10.9.1.90, aggregator AS 64675', ['10.9.1.90']],
  ['upgraded', 'Upgraded 10.20.30.40 and 10.20.30.41 last night', ['10.20.30.40', '10.20.30.41']],
  ['range in brackets', 'DHCP pool (10.0.0.10-20) is full', ['10.0.0.10']],
  ['dots of waiting', 'Trying 8.8.8.8...', ['8.8.8.8']],
  ['traceroute', ' 1  1.2.3.4  0.454 ms  0.503 ms', ['1.2.3.4']],
  ['large numbers after a small one', '5.42.94.125      AS210644 | RU', ['5.42.94.125']],
  ['node', 'node 10.8.0.14 is up', ['10.8.0.14']],
  ['defanged with angles', '91<.>92<.>66<.>124', ['91.92.66.124']],
  ['defanged with more brackets', 'C2: 78.128.76.]]]165.', ['78.128.76.165']],
  ['version 6 with port', 'haproxy[760]: 2001:db8::1234:58430 [14/Nov/2015', ['2001:db8::1234']],
  ['mapped with port', 'user from ::ffff:198.51.100.215:60495', ['::ffff:198.51.100.215']],
  ['mapped with short port', 'to ::ffff:192.168.1.23:21', ['::ffff:192.168.1.23']],
  ['link-local after a host', 'AUTH from gw.example.org[fe80::1]', ['fe80::1']],
];

/** What only looks like an address. */
const others: [kind: string, text: string][] = [
  ['version after dots', 'Software Version............................... 3.2.2.42'],
  ['version after blanks', 'Loader Version:          1.2.3.4'],
  ['version in a form', 'FileVersion      : 10.0.14.3'],
  ['version in a tag', '<AssemblyVersion>1.0.0.0</AssemblyVersion>'],
  ['image', 'AP Running Image     : 17.15.0.10'],
  ['mail program', 'X-Mailer: PHPMailer 6.9.1.2 (https://example.com)'],
  ['mail program', 'X-Mailer: git-send-email 1.8.3.1'],
  ['program in a log', '2026-01-05 10:12:13 sent by PHPMailer 6.9.1.2'],
  ['user agent', 'Chrome/105.0.0.0 Safari/537.36 OPR/104.0.0.0'],
  ['object identifier', 'attributeSyntax: 2.5.5.12, ext 2.5.29.17'],
  ['object identifier', 'snmpwalk -v2c -c public host 1.3.6.1'],
  ['object identifier', 'OBJECT IDENTIFIER { 2.5.4.3 } commonName'],
  ['clause of a standard', '/* 5.3.10.6 Physical channel reconfiguration, see TS 36.331 */'],
  ['clause of a standard', '// ES5.1 15.9.1.12'],
  ['package of Windows', 'Package_for_KB3121255~31bf3856ad364e35~amd64~~6.1.1.0, ApplicableState: 112'],
  ['column of versions', 'CODESYS Security Agent | 1.4.0.0  '],
  ['folder of a version', 'export ORACLE_HOME=/oracle/rdbms/11.2.0.4/lib'],
  ['affected versions', 'versions 6.1 before 6.1.0.41, 7.0 before 7.0.0.19'],
  ['headings', '#### 4.2.1.2 Target Components\n\n- REPO\n\n#### 4.2.1.3 Communication'],
  ['program text', 'Функция ВерсияМоегоПродукта()\n    Возврат "1.2.3.4";'],
  ['names of a program', 'use Feed::Face; Cafe::2 and EC2::Fab'],
  ['slices', "'0123456789abcdef'[::4] list[1::3]"],
  ['cut by an ellipsis', '176.89.202.1… and 2001:db8::1…'],
  ['host name', 'host=72.45.76.188.dynamic.example.es'],
  ['percentage', 'share of 95.1.2.3%'],
  ['five numbers', '121.234.121.241.168'],
];

describe('addresses', () => {
  it.each(texts)('%s: %s', (_kind, text, addresses) => {
    expect(subjects(text, null)).toEqual(addresses);
  });

  it.each(inLogs)('in logs, %s: %s', (_kind, text, addresses) => {
    expect(subjects(text, null)).toEqual(addresses);
  });

  it.each(others)('none: %s: %s', (_kind, text) => {
    expect(subjects(text, null)).toEqual([]);
  });

  it('leaves a port after a dot out', () => {
    expect(found('10.1.1.117.4222', null)).toEqual(['10.1.1.117 = 10.1.1.117']);
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
