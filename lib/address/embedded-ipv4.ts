import type { Ip } from './ip.ts';

/**
 * The IPv4 address inside an IPv6 one, null where there is none: IPv4-mapped (RFC 4291 section 2.5.5.2), NAT64 with the
 * well-known prefix (RFC 6052), 6to4 (RFC 3056: bits 16 to 47) and Teredo (RFC 4380 section 4: the client's outer
 * address, inverted, in the last 32 bits).
 */
export function embeddedIpv4(ip: Ip): Ip | null {
  if (ip.version === 4) return null;
  const [first, second, third, fourth] = ip.words;
  const isMapped = first === 0 && second === 0 && third === 0xffff;
  const isTranslated = first === 0x64_ff9b && second === 0 && third === 0;
  if (isMapped || isTranslated) return { version: 4, words: [fourth] };
  if (first >>> 16 === 0x2002) return { version: 4, words: [((first << 16) | (second >>> 16)) >>> 0] };
  if (first === 0x2001_0000) return { version: 4, words: [~fourth >>> 0] };
  return null;
}
