import type { Ip } from '../../../lib/address/ip.ts';

/** The address of a number: 32 bits for version 4, 128 bits for version 6. */
export function ipOf(version: Ip['version'], value: bigint): Ip {
  const word = (shift: bigint): number => Number((value >> shift) & 0xffff_ffffn);
  return version === 4
    ? { version, words: [word(0n)] }
    : { version, words: [word(96n), word(64n), word(32n), word(0n)] };
}

/** The number of an address, as `ipOf` takes it. */
export function numberOf(ip: Ip): bigint {
  return ip.words.reduce((value, word) => (value << 32n) | BigInt(word), 0n);
}
