import type { AddressRange } from '../model/answer/typed.ts';
import type { Ip } from './ip.ts';
import { formatIp, parseIp } from './ip.ts';

/** An address, and the length after its slash (CIDR notation). IPv6 may be in brackets. */
const cidr = /^\[?([0-9a-f.:]+)\]?(?:\/(\d{1,3}))?$/i;

/** Splits a text in the shape of an IP address, with or without the length of a range. */
export function splitRange(text: string): { address: string; length: string | undefined } {
  const [, address = '', length] = cidr.exec(text.trim()) ?? [];
  return { address, length };
}

/** Returns the addresses of a range in CIDR notation; null if the text is something else. */
export function addressRange(text: string): AddressRange | null {
  const { address, length } = splitRange(text);
  const ip = parseIp(address);
  if (ip === null || length === undefined) return null;
  const bits = ip.words.length * 32 - Number(length);
  if (bits < 0) return null;
  return { first: formatIp(withLastBits(ip, bits, 0)), last: formatIp(withLastBits(ip, bits, 1)), bits };
}

/** Returns the address with its last `bits` bits all 0 or all 1. */
function withLastBits(ip: Ip, bits: number, value: 0 | 1): Ip {
  const word = (index: number): number => {
    const own = Math.min(Math.max(bits - (ip.words.length - 1 - index) * 32, 0), 32);
    const step = 2 ** own;
    const kept = Math.floor((ip.words[index] ?? 0) / step) * step;
    return value === 1 ? kept + step - 1 : kept;
  };
  if (ip.version === 4) return { version: 4, words: [word(0)] };
  return { version: 6, words: [word(0), word(1), word(2), word(3)] };
}

const bits = { 4: 32n, 6: 128n } as const;

/**
 * Returns a range of addresses in words: `140.82.112.0/20` if it is one network, otherwise its first and last address.
 * `first` and `last` are the addresses as numbers.
 */
export function rangeText(version: Ip['version'], first: bigint, last: bigint): string {
  const size = last - first + 1n;
  const isNetwork = (size & (size - 1n)) === 0n && first % size === 0n;
  const text = (value: bigint): string => formatIp(ipOf(version, value));
  if (!isNetwork) return `${text(first)}–${text(last)}`;
  const length = bits[version] - BigInt(size.toString(2).length - 1);
  return `${text(first)}/${length}`;
}

/** Is the address not after the end of a range in the form of `rangeText`? It may be before its start. */
export function isNotAfterRange(address: string, range: string): boolean {
  const end = numberOf(addressRange(range)?.last ?? range.split('–')[1] ?? '');
  const value = numberOf(address);
  return value !== null && end !== null && value <= end;
}

/** Returns the networks (CIDR) that a range in the form of `rangeText` consists of, in order; the text itself if it is no such range. */
export function rangeNetworks(range: string): string[] {
  const [start = '', end = ''] = range.split('–');
  const [first, last, version] = [numberOf(start), numberOf(end), parseIp(start)?.version];
  if (first === null || last === null || version === undefined) return [range];
  const networks: string[] = [];
  for (let next = first; next <= last; ) {
    let size = 1n;
    while (next % (size * 2n) === 0n && next + size * 2n - 1n <= last) size *= 2n;
    networks.push(rangeText(version, next, next + size - 1n));
    next += size;
  }
  return networks;
}

function numberOf(address: string): bigint | null {
  return parseIp(address)?.words.reduce((sum: bigint, word) => (sum << 32n) | BigInt(word), 0n) ?? null;
}

function ipOf(version: Ip['version'], value: bigint): Ip {
  const word = (index: bigint): number => Number((value >> (32n * index)) & 0xffff_ffffn);
  return version === 4 ? { version, words: [word(0n)] } : { version, words: [word(3n), word(2n), word(1n), word(0n)] };
}
