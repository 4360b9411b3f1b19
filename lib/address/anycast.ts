import type { Ip } from './ip.ts';
import { formatIp } from './ip.ts';

/**
 * Addresses that their operators announce from many places at once (RFC 4786), so that none of these is where the
 * address is. Public resolvers and the root servers, as their operators document them (NOTICE names the pages, read in
 * November 2026). Short on purpose: an address that is missing is placed as the data places it.
 */
const services: readonly (readonly [name: string, addresses: string])[] = [
  [
    'Cloudflare DNS',
    '1.1.1.1 1.0.0.1 1.1.1.2 1.0.0.2 1.1.1.3 1.0.0.3 2606:4700:4700::1111 2606:4700:4700::1001 2606:4700:4700::1112 2606:4700:4700::1002 2606:4700:4700::1113 2606:4700:4700::1003',
  ],
  ['Google Public DNS', '8.8.8.8 8.8.4.4 2001:4860:4860::8888 2001:4860:4860::8844'],
  [
    'Quad9 DNS',
    '9.9.9.9 149.112.112.112 9.9.9.10 149.112.112.10 9.9.9.11 149.112.112.11 2620:fe::fe 2620:fe::9 2620:fe::10 2620:fe::fe:10 2620:fe::11 2620:fe::fe:11',
  ],
  ['OpenDNS', '208.67.222.222 208.67.220.220 208.67.222.123 208.67.220.123 2620:119:35::35 2620:119:53::53'],
  [
    'AdGuard DNS',
    '94.140.14.14 94.140.15.15 94.140.14.15 94.140.15.16 94.140.14.140 94.140.14.141 2a10:50c0::ad1:ff 2a10:50c0::ad2:ff',
  ],
  ['A root server', '198.41.0.4 2001:503:ba3e::2:30'],
  ['B root server', '170.247.170.2 2801:1b8:10::b'],
  ['C root server', '192.33.4.12 2001:500:2::c'],
  ['D root server', '199.7.91.13 2001:500:2d::d'],
  ['E root server', '192.203.230.10 2001:500:a8::e'],
  ['F root server', '192.5.5.241 2001:500:2f::f'],
  ['G root server', '192.112.36.4 2001:500:12::d0d'],
  ['H root server', '198.97.190.53 2001:500:1::53'],
  ['I root server', '192.36.148.17 2001:7fe::53'],
  ['J root server', '192.58.128.30 2001:503:c27::2:30'],
  ['K root server', '193.0.14.129 2001:7fd::1'],
  ['L root server', '199.7.83.42 2001:500:9f::42'],
  ['M root server', '202.12.27.33 2001:dc3::35'],
];

const names = new Map(services.flatMap(([name, addresses]) => addresses.split(' ').map((text) => [text, name])));

/** Returns the service that answers on an address from many places; null for an address that is not known as one. */
export function anycastService(ip: Ip): string | null {
  return names.get(formatIp(ip)) ?? null;
}
