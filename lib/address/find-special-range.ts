import type { SpecialRange } from '../model/ip-report.ts';
import type { Ip } from './ip.ts';
import { multicastScope } from './multicast-scope.ts';
import { parseIp } from './parse-ip.ts';
import { specialRanges } from './special-ranges.ts';

type Network = { version: 4 | 6; length: number; prefix: bigint; hostBits: bigint; range: SpecialRange };

const networks: readonly Network[] = specialRanges.map(readNetwork).sort((a, b) => b.length - a.length);

/**
 * The most specific special-purpose range that holds an address, null for an ordinary address. An IPv6 multicast
 * address also tells how far its scope reaches (RFC 4291 section 2.7).
 */
export function findSpecialRange(ip: Ip): SpecialRange | null {
  const network = networks.find(
    ({ version, prefix, hostBits }) => version === ip.version && ip.value >> hostBits === prefix,
  );
  if (network === undefined) return null;
  const scope = multicastScope(ip);
  return scope === null ? network.range : { ...network.range, meaning: `${network.range.meaning} Scope: ${scope}.` };
}

function readNetwork(range: SpecialRange): Network {
  const [address, length] = range.cidr.split('/');
  const ip = parseIp(address ?? '');
  if (ip === null || length === undefined) throw new Error(`Not a range: ${range.cidr}`);
  const hostBits = BigInt((ip.version === 4 ? 32 : 128) - Number(length));
  return { version: ip.version, length: Number(length), prefix: ip.value >> hostBits, hostBits, range };
}
