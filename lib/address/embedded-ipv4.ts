import type { Ip } from './ip.ts';

const low32 = 0xffff_ffffn;

/**
 * The IPv4 address inside an IPv6 one, null where there is none: IPv4-mapped (RFC 4291 section 2.5.5.2), NAT64 with the
 * well-known prefix (RFC 6052), 6to4 (RFC 3056: bits 16 to 47) and Teredo (RFC 4380 section 4: the client's outer
 * address, inverted, in the last 32 bits).
 */
export function embeddedIpv4(ip: Ip): Ip | null {
  if (ip.version === 4) return null;
  const { value } = ip;
  const front = value >> 32n;
  if (front === 0xffffn || front === 0x64_ff9bn << 64n) return { version: 4, value: value & low32 };
  if (value >> 112n === 0x2002n) return { version: 4, value: (value >> 80n) & low32 };
  if (value >> 96n === 0x2001_0000n) return { version: 4, value: ~value & low32 };
  return null;
}
