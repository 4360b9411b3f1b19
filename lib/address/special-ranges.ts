import type { SpecialRange } from '../model/ip-report.ts';

/**
 * Every special-purpose range: the rows of the two IANA special-purpose address registries (RFC 6890), and the
 * multicast, cloud metadata and withdrawn ranges that those leave out. Sorted by family and address; the order means
 * nothing to a search, since the most specific range wins. Also rows that are globally reachable are here: what they are
 * matters more than where a table of places puts them.
 */
export const specialRanges: readonly SpecialRange[] = [
  row(
    '0.0.0.0/8',
    'This network',
    'RFC 791',
    'Stands for the local network; only a sender without an address uses it.',
  ),
  row('0.0.0.0/32', 'This host on this network', 'RFC 1122', 'Stands for "no address" or "any address of this host".'),
  row('10.0.0.0/8', 'Private-Use', 'RFC 1918', 'Private network address; only reachable inside that network.'),
  row('100.64.0.0/10', 'Shared Address Space', 'RFC 6598', 'Between a provider and its customers (carrier-grade NAT).'),
  row('127.0.0.0/8', 'Loopback', 'RFC 1122', 'The device itself; never leaves it.'),
  row('169.254.0.0/16', 'Link Local', 'RFC 3927', 'Self-assigned on one network link, often for want of DHCP.'),
  row('169.254.169.254/32', 'Link Local', 'RFC 3927', 'Where cloud providers serve metadata to their machines.'),
  row('172.16.0.0/12', 'Private-Use', 'RFC 1918', 'Private network address; only reachable inside that network.'),
  row('192.0.0.0/24', 'IETF Protocol Assignments', 'RFC 6890', 'Kept for protocols of the IETF.'),
  row(
    '192.0.0.0/29',
    'IPv4 Service Continuity Prefix',
    'RFC 7335',
    'Carries IPv4 over IPv6-only access (DS-Lite, 464XLAT).',
  ),
  row('192.0.0.8/32', 'IPv4 dummy address', 'RFC 7600', 'Placeholder source of error messages; belongs to no host.'),
  row(
    '192.0.0.9/32',
    'Port Control Protocol Anycast',
    'RFC 7723',
    'Reaches the nearest server that opens ports in a NAT.',
  ),
  row(
    '192.0.0.10/32',
    'Traversal Using Relays around NAT Anycast',
    'RFC 8155',
    'Reaches the nearest TURN relay, which carries calls and media around NAT.',
  ),
  row(
    '192.0.0.170/32',
    'NAT64/DNS64 Discovery',
    'RFC 8880, RFC 7050',
    'Lets a host find out the NAT64 prefix of its network.',
  ),
  row(
    '192.0.0.171/32',
    'NAT64/DNS64 Discovery',
    'RFC 8880, RFC 7050',
    'Lets a host find out the NAT64 prefix of its network.',
  ),
  row('192.0.2.0/24', 'Documentation (TEST-NET-1)', 'RFC 5737', 'For examples in texts; no real host has it.'),
  row('192.31.196.0/24', 'AS112-v4', 'RFC 7535', 'Anycast name servers that absorb stray reverse look-ups.'),
  row('192.52.193.0/24', 'AMT', 'RFC 7450', 'Anycast relays that tunnel multicast (Automatic Multicast Tunneling).'),
  row('192.88.99.0/24', 'Deprecated (6to4 Relay Anycast)', 'RFC 7526', 'Formerly 6to4 relays; withdrawn in 2015.'),
  row(
    '192.88.99.2/32',
    '6a44-relay anycast address',
    'RFC 6751',
    'Reaches the nearest 6a44 relay (IPv6 through IPv4 NAT).',
  ),
  row('192.168.0.0/16', 'Private-Use', 'RFC 1918', 'Private network address; only reachable inside that network.'),
  row(
    '192.175.48.0/24',
    'Direct Delegation AS112 Service',
    'RFC 7534',
    'Anycast name servers that absorb reverse look-ups of private addresses.',
  ),
  row('198.18.0.0/15', 'Benchmarking', 'RFC 2544', 'For measuring network equipment in a laboratory.'),
  row('198.51.100.0/24', 'Documentation (TEST-NET-2)', 'RFC 5737', 'For examples in texts; no real host has it.'),
  row('203.0.113.0/24', 'Documentation (TEST-NET-3)', 'RFC 5737', 'For examples in texts; no real host has it.'),
  row('224.0.0.0/4', 'Multicast', 'RFC 5771', 'Reaches a group of receivers, not one host.'),
  row(
    '224.0.0.0/24',
    'Multicast (Local Network Control Block)',
    'RFC 5771',
    'Multicast that routers keep on its link.',
  ),
  row('232.0.0.0/8', 'Multicast (Source-Specific)', 'RFC 4607', 'Multicast that receivers ask of one named sender.'),
  row(
    '233.252.0.0/24',
    'Documentation (MCAST-TEST-NET)',
    'RFC 6676',
    'Multicast for examples in texts; no real group has it.',
  ),
  row(
    '239.0.0.0/8',
    'Multicast (Administratively Scoped)',
    'RFC 2365',
    'Multicast that stays inside one organisation.',
  ),
  row('240.0.0.0/4', 'Reserved', 'RFC 1112', 'Reserved for a future use; no host on the internet has it.'),
  row('255.255.255.255/32', 'Limited Broadcast', 'RFC 8190, RFC 919', 'Reaches every host on the local network link.'),

  row(
    '::/96',
    'IPv4-compatible Address (deprecated)',
    'RFC 4291',
    'Old way to write an IPv4 address as IPv6; no longer used.',
  ),
  row('::/128', 'Unspecified Address', 'RFC 4291', 'Stands for "no address" or "any address of this host".'),
  row('::1/128', 'Loopback Address', 'RFC 4291', 'The device itself; never leaves it.'),
  row('::ffff:0:0/96', 'IPv4-mapped Address', 'RFC 4291', 'An IPv4 address written as IPv6 inside software.'),
  row('64:ff9b::/96', 'IPv4-IPv6 Translat.', 'RFC 6052', 'An IPv4 address that IPv6-only hosts reach through NAT64.'),
  row('64:ff9b:1::/48', 'IPv4-IPv6 Translat.', 'RFC 8215', "NAT64 inside one operator's network."),
  row('100::/64', 'Discard-Only Address Block', 'RFC 6666', 'Routers drop what is sent here, for instance attacks.'),
  row('100:0:0:1::/64', 'Dummy IPv6 Prefix', 'RFC 9780', 'Placeholder that belongs to no host.'),
  row('2001::/23', 'IETF Protocol Assignments', 'RFC 2928', 'Kept for protocols of the IETF.'),
  row(
    '2001::/32',
    'TEREDO',
    'RFC 4380, RFC 8190',
    'IPv6 tunnelled through IPv4 NAT; holds the addresses of both ends.',
  ),
  row(
    '2001:1::1/128',
    'Port Control Protocol Anycast',
    'RFC 7723',
    'Reaches the nearest server that opens ports in a NAT.',
  ),
  row(
    '2001:1::2/128',
    'Traversal Using Relays around NAT Anycast',
    'RFC 8155',
    'Reaches the nearest TURN relay, which carries calls and media around NAT.',
  ),
  row(
    '2001:1::3/128',
    'DNS-SD Service Registration Protocol Anycast',
    'RFC 9665',
    'Reaches the nearest server where devices register their services.',
  ),
  row('2001:2::/48', 'Benchmarking', 'RFC 5180', 'For measuring network equipment in a laboratory.'),
  row('2001:3::/32', 'AMT', 'RFC 7450', 'Anycast relays that tunnel multicast (Automatic Multicast Tunneling).'),
  row('2001:4:112::/48', 'AS112-v6', 'RFC 7535', 'Anycast name servers that absorb stray reverse look-ups.'),
  row(
    '2001:10::/28',
    'Deprecated (previously ORCHID)',
    'RFC 4843',
    'Formerly names of hosts in the shape of addresses; withdrawn in 2014.',
  ),
  row('2001:20::/28', 'ORCHIDv2', 'RFC 7343', 'Names a host by its key; not a place in the network.'),
  row(
    '2001:30::/28',
    'Drone Remote ID Protocol Entity Tags (DETs) Prefix',
    'RFC 9374',
    'Names a drone by its key; not a place in the network.',
  ),
  row('2001:db8::/32', 'Documentation', 'RFC 3849', 'For examples in texts; no real host has it.'),
  row('2002::/16', '6to4', 'RFC 3056', 'IPv6 tunnelled over IPv4; holds the IPv4 address of its site.'),
  row(
    '2620:4f:8000::/48',
    'Direct Delegation AS112 Service',
    'RFC 7534',
    'Anycast name servers that absorb reverse look-ups.',
  ),
  row('3fff::/20', 'Documentation', 'RFC 9637', 'For examples in texts; no real host has it.'),
  row('5f00::/16', 'Segment Routing (SRv6) SIDs', 'RFC 9602', "Steps of a route inside one operator's network."),
  row('fc00::/7', 'Unique-Local', 'RFC 4193, RFC 8190', 'Private network address; only reachable inside that network.'),
  row(
    'fe80::/10',
    'Link-Local Unicast',
    'RFC 4291',
    'Self-assigned on one network link; every IPv6 interface has one.',
  ),
  row('fec0::/10', 'Site-Local (deprecated)', 'RFC 3879', 'Old private network address; withdrawn in 2004.'),
  row('ff00::/8', 'Multicast', 'RFC 4291', 'Reaches a group of receivers, not one host.'),
];

function row(cidr: string, name: string, reference: string, meaning: string): SpecialRange {
  return { name, cidr, reference, meaning };
}
