import type { Ip } from './ip.ts';

/** The longest address text: eight groups of four digits, the last two written as dotted decimals. */
const longestText = 45;
const octet = /^(?:0|[1-9][0-9]{0,2})$/;
const group = /^[0-9a-f]{1,4}$/i;

/**
 * Reads the text of one IP address and nothing else: no zone, brackets, port, prefix length or spaces. Gives null where
 * the text is not an address.
 *
 * Version 4 is exactly four decimal octets without leading zeros, so the short, octal and hexadecimal forms of inet_aton
 * (`1`, `127.1`, `0177.0.0.1`, `0x7f.1`) are refused. Version 6 follows RFC 4291 section 2.2, with `::` standing for one
 * group of zeros or more, and with an IPv4 tail.
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
  const before = readGroups(head, tail === undefined);
  if (before === null) return null;
  if (tail === undefined) return before.length === 8 ? joinGroups(before) : null;
  const after = readGroups(tail, true);
  if (after === null || before.length + after.length > 7) return null;
  const zeros = new Array<number>(8 - before.length - after.length).fill(0);
  return joinGroups([...before, ...zeros, ...after]);
}

/** Groups of 16 bits between colons; `last` says whether an IPv4 tail may end them. */
function readGroups(text: string, last: boolean): number[] | null {
  if (text === '') return [];
  const parts = text.split(':');
  const groups: number[] = [];
  for (const [index, part] of parts.entries()) {
    if (group.test(part)) {
      groups.push(Number.parseInt(part, 16));
      continue;
    }
    const tail = last && index === parts.length - 1 ? readVersion4(part) : null;
    if (tail === null) return null;
    groups.push(Math.floor(tail / 0x1_0000), tail % 0x1_0000);
  }
  return groups;
}

function joinGroups(groups: readonly number[]): Ip {
  const word = (index: number): number => (groups[index] ?? 0) * 0x1_0000 + (groups[index + 1] ?? 0);
  return { version: 6, words: [word(0), word(2), word(4), word(6)] };
}
