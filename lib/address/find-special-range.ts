import type { SpecialRange } from '../model/ip-report.ts';
import type { Ip } from './ip.ts';
import { multicastScope } from './multicast-scope.ts';
import { parseIp } from './parse-ip.ts';
import { specialRanges } from './special-ranges.ts';

/** A range in words as `Ip` has them: an address belongs to it where every word under its mask equals the prefix's. */
type Network = { length: number; prefix: readonly number[]; masks: readonly number[]; range: SpecialRange };

const networks: Readonly<Record<Ip['version'], readonly Network[]>> = { 4: networksOf(4), 6: networksOf(6) };

/**
 * The most specific special-purpose range that holds an address, null for an ordinary address. An IPv6 multicast
 * address also tells how far its scope reaches (RFC 4291 section 2.7). What it gives
 * is frozen.
 */
export function findSpecialRange(ip: Ip): SpecialRange | null {
  const network = networks[ip.version].find((candidate) => holds(candidate, ip.words));
  if (network === undefined) return null;
  const scope = multicastScope(ip);
  if (scope === null) return network.range;
  return Object.freeze({ ...network.range, meaning: `${network.range.meaning} Scope: ${scope}.` });
}

function holds({ prefix, masks }: Network, words: readonly number[]): boolean {
  for (let index = 0; index < masks.length; index++) {
    if ((((words[index] ?? 0) ^ (prefix[index] ?? 0)) & (masks[index] ?? 0)) !== 0) return false;
  }
  return true;
}

/** The ranges of a version, the most specific first. */
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

/** A word whose highest `bits` bits are ones; a shift by 32 would do nothing. */
function maskOf(bits: number): number {
  return bits <= 0 ? 0 : -1 << Math.max(32 - bits, 0);
}
