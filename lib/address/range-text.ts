import type { Ip } from './ip.ts';
import { formatIp, parseIp } from './ip.ts';
import { addressRange } from './typed-address.ts';

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

/** Is an address at most the last one of a range that `rangeText` has put in words? */
export function endsBy(address: string, range: string): boolean {
  const end = numberOf(addressRange(range)?.last ?? range.split('–')[1] ?? '');
  const value = numberOf(address);
  return value !== null && end !== null && value <= end;
}

function numberOf(address: string): bigint | null {
  return parseIp(address)?.words.reduce((sum: bigint, word) => (sum << 32n) | BigInt(word), 0n) ?? null;
}

function ipOf(version: Ip['version'], value: bigint): Ip {
  const word = (index: bigint): number => Number((value >> (32n * index)) & 0xffff_ffffn);
  return version === 4 ? { version, words: [word(0n)] } : { version, words: [word(3n), word(2n), word(1n), word(0n)] };
}
