import type { Ip } from './ip.ts';

/**
 * The canonical text of an address: dotted decimals for version 4; for version 6 RFC 5952, which is lower case, no
 * leading zeros, and `::` for the longest run of two zero groups or more, the first of equals. An IPv4-mapped address
 * ends in dotted decimals (RFC 5952 section 5).
 */
export function formatIp(ip: Ip): string {
  if (ip.version === 4) return formatVersion4(ip.words[0]);
  const [first, second, third, fourth] = ip.words;
  if (first === 0 && second === 0 && third === 0xffff) return `::ffff:${formatVersion4(fourth)}`;
  const groups = ip.words.flatMap((word) => [word >>> 16, word & 0xffff]);
  const run = longestZeroRun(groups);
  if (run.length < 2) return writeGroups(groups);
  return `${writeGroups(groups.slice(0, run.start))}::${writeGroups(groups.slice(run.start + run.length))}`;
}

function formatVersion4(word: number): string {
  return `${word >>> 24}.${(word >>> 16) & 255}.${(word >>> 8) & 255}.${word & 255}`;
}

function writeGroups(groups: readonly number[]): string {
  return groups.map((value) => value.toString(16)).join(':');
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
