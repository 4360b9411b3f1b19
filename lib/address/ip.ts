/** An IP address in words of 32 bits, the highest first: one for version 4, four for version 6. */
export type Ip =
  | { version: 4; words: readonly [number] }
  | { version: 6; words: readonly [number, number, number, number] };

/** The longest address text: eight groups of four digits, the last two written as dotted decimals. */
const longestText = 45;
const octet = /^(?:0|[1-9][0-9]{0,2})$/;
const group = /^[0-9a-f]{1,4}$/i;

/**
 * Reads a text that is one IP address: no zone, brackets, port, prefix length or spaces. Null if it is anything else.
 *
 * Version 4 is exactly four decimal octets without leading zeros, so the short, octal and hexadecimal forms of
 * inet_aton (`1`, `127.1`, `0177.0.0.1`, `0x7f.1`) are refused. Version 6 follows RFC 4291 section 2.2: `::` replaces
 * one or more groups of zeros, and the end may be an IPv4 address.
 */
export function parseIp(text: string): Ip | null {
  if (text.length > longestText) return null;
  if (text.includes(':')) return readVersion6(text);
  const word = readVersion4(text);
  return word === null ? null : { version: 4, words: [word] };
}

function readVersion4(text: string): number | null {
  const octets = text.split('.');
  if (octets.length !== 4) return null;
  let value = 0;
  for (const digits of octets) {
    if (!octet.test(digits) || Number(digits) > 255) return null;
    value = value * 256 + Number(digits);
  }
  return value;
}

function readVersion6(text: string): Ip | null {
  const sides = text.split('::');
  const [head, tail] = sides;
  if (head === undefined || sides.length > 2) return null;
  const before = readGroups(head, { mayEndInVersion4: tail === undefined });
  if (before === null) return null;
  if (tail === undefined) return before.length === 8 ? joinGroups(before) : null;
  const after = readGroups(tail, { mayEndInVersion4: true });
  if (after === null || before.length + after.length > 7) return null;
  const zeros = new Array<number>(8 - before.length - after.length).fill(0);
  return joinGroups([...before, ...zeros, ...after]);
}

/** Reads groups of 16 bits between colons. The last one may be an IPv4 address, if that is allowed. */
function readGroups(text: string, { mayEndInVersion4 }: { mayEndInVersion4: boolean }): number[] | null {
  if (text === '') return [];
  const parts = text.split(':');
  const groups: number[] = [];
  for (const [index, part] of parts.entries()) {
    if (group.test(part)) {
      groups.push(Number.parseInt(part, 16));
      continue;
    }
    const word = mayEndInVersion4 && index === parts.length - 1 ? readVersion4(part) : null;
    if (word === null) return null;
    groups.push(Math.floor(word / 0x1_0000), word % 0x1_0000);
  }
  return groups;
}

function joinGroups(groups: readonly number[]): Ip {
  const word = (index: number): number => (groups[index] ?? 0) * 0x1_0000 + (groups[index + 1] ?? 0);
  return { version: 6, words: [word(0), word(2), word(4), word(6)] };
}

/**
 * Returns the canonical text of an address. Version 4: dotted decimals. Version 6 follows RFC 5952: lower case, no
 * leading zeros, and `::` for the longest run of two or more zero groups (the first of equals). An IPv4-mapped address
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
