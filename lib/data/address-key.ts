import type { Ip } from '../address/ip.ts';

/**
 * Where an address stands in a range table: the first 64 bits of an IPv6 address, or an IPv4 address followed by 32
 * zeros, in two halves. Networks finer than an IPv6 /64 are not told apart.
 */
export type AddressKey = { high: number; low: number };

export function addressKey(ip: Ip): AddressKey {
  if (ip.version === 4) return { high: ip.words[0], low: 0 };
  return { high: ip.words[0], low: ip.words[1] };
}

/**
 * How many low zero bits the steps between range starts may drop, by IP version. Two bits of each step say which of
 * the four it is. The values are the common sizes of networks: /32, /28, /24 and /20; and /64, /56, /48 and /40.
 */
export const stepShifts = {
  4: [32, 36, 40, 44],
  6: [0, 8, 16, 24],
} as const satisfies Record<Ip['version'], readonly number[]>;
