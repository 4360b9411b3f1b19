import type { Ip } from './ip.ts';

const mappedPrefix = 0xffffn;

/**
 * The canonical text of an address: dotted decimals for version 4; for version 6 RFC 5952, which is lower case, no
 * leading zeros, and `::` for the longest run of two zero groups or more, the first of equals. An IPv4-mapped address
 * ends in dotted decimals (RFC 5952 section 5).
 */
export function formatIp(ip: Ip): string {
  if (ip.version === 4) return formatVersion4(ip.value);
  if (ip.value >> 32n === mappedPrefix) return `::ffff:${formatVersion4(ip.value & 0xffff_ffffn)}`;
  const groups = Array.from({ length: 8 }, (_, index) => Number((ip.value >> BigInt(112 - index * 16)) & 0xffffn));
  const run = longestZeroRun(groups);
  const write = (part: readonly number[]) => part.map((value) => value.toString(16)).join(':');
  if (run.length < 2) return write(groups);
  return `${write(groups.slice(0, run.start))}::${write(groups.slice(run.start + run.length))}`;
}

function formatVersion4(value: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join('.');
}

function longestZeroRun(groups: readonly number[]): { start: number; length: number } {
  let best = { start: 0, length: 0 };
  let start = 0;
  for (const [index, value] of groups.entries()) {
    if (value !== 0) start = index + 1;
    else if (index + 1 - start > best.length) best = { start, length: index + 1 - start };
  }
  return best;
}
