import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCountries, getCountryCallingCode, getExampleNumber, isValidPhoneNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { z } from 'zod';
import { findSpecialRange } from '../../lib/address/find-special-range.ts';
import type { Ip } from '../../lib/address/ip.ts';
import { formatIp, parseIp } from '../../lib/address/ip.ts';
import { projectFolder } from '../setup/project-folder.ts';
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

/**
 * Returns `count` valid numbers of every kind, of every country in turn, chosen at random but the same in every run.
 */
export function drawnNumbers(count: number): string[] {
  const random = createRandom(20_260_713);
  const countries = getCountries();
  const numbers = new Set<string>();
  for (let turn = 0; numbers.size < count; turn++) {
    const country = countries[turn % countries.length] ?? 'US';
    for (let attempt = 0; attempt < 20; attempt++) {
      const digits = Array.from({ length: 6 + Math.floor(random() * 5) }, () => Math.floor(random() * 10)).join('');
      const number = `+${getCountryCallingCode(country)}${digits}`;
      if (!isValidPhoneNumber(number)) continue;
      numbers.add(number);
      break;
    }
  }
  return [...numbers];
}

const goldenNumber = z.object({ number: z.string() });
const goldenAddress = z.object({ ip: z.string() });

/** Returns the numbers of `../shared/golden/phones.jsonl`; none if that file is not beside the project. */
export function goldenNumbers(): string[] {
  return goldenRows('phones.jsonl').map((row) => goldenNumber.parse(row).number);
}

/** Returns the addresses of `../shared/golden/ips.jsonl`; none if that file is not beside the project. */
export function goldenAddresses(): string[] {
  return goldenRows('ips.jsonl').flatMap((row) => {
    const ip = parseIp(goldenAddress.parse(row).ip);
    return ip === null ? [] : [formatIp(ip)];
  });
}

function goldenRows(name: string): unknown[] {
  const path = join(projectFolder, '..', 'shared', 'golden', name);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}
