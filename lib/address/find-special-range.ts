import type { MulticastReach, SpecialRange } from '../model/answer/special-range.ts';
import type { Ip } from './ip.ts';
import { parseIp } from './ip.ts';
import { specialRanges } from './special-ranges.ts';

/** A range in 32-bit words, as in `Ip`. An address is in it if every word under its mask equals the prefix's. */
type Network = { length: number; prefix: readonly number[]; masks: readonly number[]; range: SpecialRange };

const networks: Readonly<Record<Ip['version'], readonly Network[]>> = { 4: networksOf(4), 6: networksOf(6) };

/**
 * Returns the most specific special-purpose range of an address, frozen; null for an ordinary address. For an IPv6
 * multicast address, it includes how far that reaches (RFC 4291 section 2.7).
 */
export function findSpecialRange(ip: Ip): SpecialRange | null {
  const network = networks[ip.version].find((candidate) => holds(candidate, ip.words));
  if (network === undefined) return null;
  const reach = multicastReach(ip);
  return reach === null ? network.range : Object.freeze({ ...network.range, reach });
}

function holds({ prefix, masks }: Network, words: readonly number[]): boolean {
  for (let index = 0; index < masks.length; index++) {
    if ((((words[index] ?? 0) ^ (prefix[index] ?? 0)) & (masks[index] ?? 0)) !== 0) return false;
  }
  return true;
}

/** Returns the ranges of an IP version, the most specific first. */
function networksOf(version: Ip['version']): readonly Network[] {
  const networks: Network[] = [];
  for (const range of specialRanges) {
    const [address, size] = range.cidr.split('/');
    const ip = parseIp(address ?? '');
    if (ip === null || size === undefined) throw new Error(`Not a range: ${range.cidr}`);
    if (ip.version !== version) continue;
    const length = Number(size);
    networks.push({
      length,
      prefix: ip.words,
      masks: ip.words.map((_, index) => maskOf(length - index * 32)),
      range: Object.freeze(range),
    });
  }
  return networks.sort((a, b) => b.length - a.length);
}

/**
 * Returns a word whose highest `bits` bits are ones. A shift by 32 would do nothing, so zero bits are a case of their
 * own.
 */
function maskOf(bits: number): number {
  return bits <= 0 ? 0 : -1 << Math.max(32 - bits, 0);
}

/** How far it reaches, by the fourth hexadecimal digit of the address (RFC 4291 section 2.7, RFC 7346 section 2). */
const reaches: Readonly<Record<number, MulticastReach>> = {
  1: 'Interface',
  2: 'Link',
  3: 'Realm',
  4: 'Admin',
  5: 'Site',
  8: 'Organization',
  14: 'Global',
};

/** Returns how far an IPv6 multicast address reaches, null for any other address. */
function multicastReach(ip: Ip): MulticastReach | null {
  if (ip.version !== 6 || ip.words[0] >>> 24 !== 0xff) return null;
  return reaches[(ip.words[0] >>> 16) & 15] ?? 'Unassigned';
}

/**
 * Returns the IPv4 address inside an IPv6 one, null if there is none: IPv4-mapped and IPv4-compatible (RFC 4291 section
 * 2.5.5; in 0.0.0.0/8 there are `::` and `::1`), IPv4-translated (RFC 2765), NAT64 with the well-known prefix (RFC 6052), 6to4 (RFC 3056: bits 16 to 47) and Teredo (RFC 4380 section 4: the client's
 * outer address, inverted, in the last 32 bits).
 */
export function embeddedIpv4(ip: Ip): Ip | null {
  if (ip.version === 4) return null;
  const [first, second, third, fourth] = ip.words;
  const isOldForm = third === 0xffff || third === 0xffff_0000 || (third === 0 && fourth >>> 24 !== 0);
  const isNat64 = first === 0x64_ff9b && third === 0;
  if (second === 0 && (isNat64 || (first === 0 && isOldForm))) return { version: 4, words: [fourth] };
  if (first >>> 16 === 0x2002) return { version: 4, words: [((first << 16) | (second >>> 16)) >>> 0] };
  if (first === 0x2001_0000) return { version: 4, words: [~fourth >>> 0] };
  return null;
}
