import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { findSpecialRange } from '../../lib/address/find-special-range.ts';
import type { Ip } from '../../lib/address/ip.ts';
import { formatIp } from '../../lib/address/ip.ts';
import { createRandom } from './random.ts';

/**
 * The IPv6 ranges that the five registries assign, as the upper 16 bits of an address (IANA IPv6 unicast assignments).
 */
const registryStarts = [0x2001, 0x2400, 0x2404, 0x2600, 0x2604, 0x2607, 0x2800, 0x2804, 0x2a00, 0x2a01, 0x2a02, 0x2c0f];

/** `count` addresses that are not special, two of three of version 4; the same in every run. */
export function generatedAddresses(count: number): string[] {
  const random = createRandom(20_260_711);
  const word = () => Math.floor(random() * 2 ** 32);
  const addresses = new Set<string>();
  while (addresses.size < count) {
    const start = registryStarts[Math.floor(random() * registryStarts.length)] ?? 0x2a00;
    const version6: Ip = { version: 6, words: [start * 2 ** 16 + (word() >>> 16), word(), word(), word()] };
    const ip: Ip = addresses.size % 3 === 2 ? version6 : { version: 4, words: [word()] };
    if (findSpecialRange(ip) === null) addresses.add(formatIp(ip));
  }
  return [...addresses];
}

/** `count` phone numbers in E.164 form, of every country in turn; the same in every run. Some are not assigned. */
export function generatedNumbers(count: number): string[] {
  const random = createRandom(20_260_712);
  const countries = getCountries();
  const numbers = new Set<string>();
  for (let turn = 0; numbers.size < count; turn++) {
    const country = countries[turn % countries.length];
    const example = country && getExampleNumber(country, examples)?.number;
    if (!example) continue;
    numbers.add(`${example.slice(0, -2)}${String(Math.floor(random() * 100)).padStart(2, '0')}`);
  }
  return [...numbers];
}
