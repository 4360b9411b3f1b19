import type { SpecialRange, SpecialUse } from '../model/answer/special-range.ts';

/**
 * Every special-purpose range: the rows of the two IANA special-purpose address registries (RFC 6890), and the
 * multicast, cloud metadata and withdrawn ranges that those leave out. Ranges that are globally reachable are included,
 * because their purpose matters more than a location. Each has the registry's name and reference; what it is in plain
 * words is a message, by its use. Sorted by family and address; the search does not depend on the order, since the most
 * specific range wins.
 */
export const specialRanges: readonly SpecialRange[] = [
  row('0.0.0.0/8', 'ThisNetwork', 'This network', 'RFC 791'),
  row('0.0.0.0/32', 'Unspecified', 'This host on this network', 'RFC 1122'),
  row('10.0.0.0/8', 'Private', 'Private-Use', 'RFC 1918'),
  row('100.64.0.0/10', 'SharedSpace', 'Shared Address Space', 'RFC 6598'),
  row('127.0.0.0/8', 'Loopback', 'Loopback', 'RFC 1122'),
  row('169.254.0.0/16', 'LinkLocal', 'Link Local', 'RFC 3927'),
  row('169.254.169.254/32', 'CloudMetadata', 'Link Local', 'RFC 3927'),
  row('172.16.0.0/12', 'Private', 'Private-Use', 'RFC 1918'),
  row('192.0.0.0/24', 'IetfProtocols', 'IETF Protocol Assignments', 'RFC 6890'),
  row('192.0.0.0/29', 'ServiceContinuity', 'IPv4 Service Continuity Prefix', 'RFC 7335'),
  row('192.0.0.8/32', 'Placeholder', 'IPv4 dummy address', 'RFC 7600'),
  row('192.0.0.9/32', 'PortControl', 'Port Control Protocol Anycast', 'RFC 7723'),
  row('192.0.0.10/32', 'TurnRelay', 'Traversal Using Relays around NAT Anycast', 'RFC 8155'),
  row('192.0.0.170/32', 'Nat64Discovery', 'NAT64/DNS64 Discovery', 'RFC 8880, RFC 7050'),
  row('192.0.0.171/32', 'Nat64Discovery', 'NAT64/DNS64 Discovery', 'RFC 8880, RFC 7050'),
  row('192.0.2.0/24', 'Documentation', 'Documentation (TEST-NET-1)', 'RFC 5737'),
  row('192.31.196.0/24', 'As112', 'AS112-v4', 'RFC 7535'),
  row('192.52.193.0/24', 'Amt', 'AMT', 'RFC 7450'),
  row('192.88.99.0/24', 'Former6to4', 'Deprecated (6to4 Relay Anycast)', 'RFC 7526'),
  row('192.88.99.2/32', 'Relay6a44', '6a44-relay anycast address', 'RFC 6751'),
  row('192.168.0.0/16', 'Private', 'Private-Use', 'RFC 1918'),
  row('192.175.48.0/24', 'As112', 'Direct Delegation AS112 Service', 'RFC 7534'),
  row('198.18.0.0/15', 'Benchmarking', 'Benchmarking', 'RFC 2544'),
  row('198.51.100.0/24', 'Documentation', 'Documentation (TEST-NET-2)', 'RFC 5737'),
  row('203.0.113.0/24', 'Documentation', 'Documentation (TEST-NET-3)', 'RFC 5737'),
  row('224.0.0.0/4', 'Multicast', 'Multicast', 'RFC 5771'),
  row('224.0.0.0/24', 'MulticastLocal', 'Multicast (Local Network Control Block)', 'RFC 5771'),
  row('232.0.0.0/8', 'MulticastSource', 'Multicast (Source-Specific)', 'RFC 4607'),
  row('233.252.0.0/24', 'MulticastExample', 'Documentation (MCAST-TEST-NET)', 'RFC 6676'),
  row('239.0.0.0/8', 'MulticastOrganization', 'Multicast (Administratively Scoped)', 'RFC 2365'),
  row('240.0.0.0/4', 'Reserved', 'Reserved', 'RFC 1112'),
  row('255.255.255.255/32', 'Broadcast', 'Limited Broadcast', 'RFC 8190, RFC 919'),

  row('::/96', 'Ipv4Compatible', 'IPv4-compatible Address (deprecated)', 'RFC 4291'),
  row('::/128', 'Unspecified', 'Unspecified Address', 'RFC 4291'),
  row('::1/128', 'Loopback', 'Loopback Address', 'RFC 4291'),
  row('::ffff:0:0/96', 'Ipv4Mapped', 'IPv4-mapped Address', 'RFC 4291'),
  row('64:ff9b::/96', 'Nat64', 'IPv4-IPv6 Translat.', 'RFC 6052'),
  row('64:ff9b:1::/48', 'LocalNat64', 'IPv4-IPv6 Translat.', 'RFC 8215'),
  row('100::/64', 'Discard', 'Discard-Only Address Block', 'RFC 6666'),
  row('100:0:0:1::/64', 'Placeholder', 'Dummy IPv6 Prefix', 'RFC 9780'),
  row('2001::/23', 'IetfProtocols', 'IETF Protocol Assignments', 'RFC 2928'),
  row('2001::/32', 'Teredo', 'TEREDO', 'RFC 4380, RFC 8190'),
  row('2001:1::1/128', 'PortControl', 'Port Control Protocol Anycast', 'RFC 7723'),
  row('2001:1::2/128', 'TurnRelay', 'Traversal Using Relays around NAT Anycast', 'RFC 8155'),
  row('2001:1::3/128', 'ServiceRegistration', 'DNS-SD Service Registration Protocol Anycast', 'RFC 9665'),
  row('2001:2::/48', 'Benchmarking', 'Benchmarking', 'RFC 5180'),
  row('2001:3::/32', 'Amt', 'AMT', 'RFC 7450'),
  row('2001:4:112::/48', 'As112', 'AS112-v6', 'RFC 7535'),
  row('2001:10::/28', 'FormerOrchid', 'Deprecated (previously ORCHID)', 'RFC 4843'),
  row('2001:20::/28', 'HostIdentity', 'ORCHIDv2', 'RFC 7343'),
  row('2001:30::/28', 'Drone', 'Drone Remote ID Protocol Entity Tags (DETs) Prefix', 'RFC 9374'),
  row('2001:db8::/32', 'Documentation', 'Documentation', 'RFC 3849'),
  row('2002::/16', 'SixToFour', '6to4', 'RFC 3056'),
  row('2620:4f:8000::/48', 'As112', 'Direct Delegation AS112 Service', 'RFC 7534'),
  row('3fff::/20', 'Documentation', 'Documentation', 'RFC 9637'),
  row('5f00::/16', 'SegmentRouting', 'Segment Routing (SRv6) SIDs', 'RFC 9602'),
  row('fc00::/7', 'Private', 'Unique-Local', 'RFC 4193, RFC 8190'),
  row('fe80::/10', 'LinkLocal6', 'Link-Local Unicast', 'RFC 4291'),
  row('fec0::/10', 'SiteLocal', 'Site-Local (deprecated)', 'RFC 3879'),
  row('ff00::/8', 'Multicast', 'Multicast', 'RFC 4291'),
];

function row(cidr: string, use: SpecialUse, name: string, reference: string): SpecialRange {
  return { use, cidr, name, reference, reach: null };
}
