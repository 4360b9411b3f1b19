import type { Ip } from './ip.ts';

/** Scopes by the fourth hexadecimal digit (RFC 4291 section 2.7, RFC 7346 section 2). */
const scopes: Readonly<Record<number, string>> = {
  1: 'this interface',
  2: 'this network link',
  3: 'this realm of the network',
  4: 'as far as its administrator set',
  5: 'this site',
  8: 'this organisation',
  14: 'the whole internet',
};

/** How far an IPv6 multicast address reaches, null for any other address. */
export function multicastScope(ip: Ip): string | null {
  if (ip.version !== 6 || ip.words[0] >>> 24 !== 0xff) return null;
  return scopes[(ip.words[0] >>> 16) & 15] ?? 'unassigned';
}
