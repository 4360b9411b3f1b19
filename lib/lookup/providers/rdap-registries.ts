import type { Ip } from '../../address/ip.ts';
import { parseIp } from '../../address/ip.ts';
import { once } from '../../model/once.ts';

/**
 * The five registries of IP addresses, in the order in which the others are asked if one redirects: those between
 * which most blocks move come first.
 */
export const registries = {
  ripe: 'https://rdap.db.ripe.net/',
  arin: 'https://rdap.arin.net/registry/',
  apnic: 'https://rdap.apnic.net/',
  lacnic: 'https://rdap.lacnic.net/rdap/',
  afrinic: 'https://rdap.afrinic.net/rdap/',
} as const;
type Registry = keyof typeof registries;

/** IANA's bootstrap file for IPv4 (RFC 9224): the first octets of each registry. Each of its blocks is a /8. */
const octets = {
  ripe: '2 5 25 31 37 46 51 53 57 62 77-95 109 141 145 151 176 178 185 188 193-195 212 213 217',
  arin: '3 4 6-9 11-13 15-24 26 28-30 32-35 38 40 44 45 47 48 50 52 54-56 63-76 96-100 104 107 108 128-132 134-140 142-144 146-149 152 155-162 164-170 172-174 184 192 198 199 204-209 214-216',
  apnic: '1 14 27 36 39 42 43 49 58-61 101 103 106 110-126 133 150 153 163 171 175 180 182 183 202 203 210 211 218-223',
  lacnic: '177 179 181 186 187 189-191 200 201',
  afrinic: '41 102 105 154 196 197',
} as const satisfies Record<Registry, string>;

/** The same for IPv6. */
const prefixes = {
  ripe: '2001:600::/23 2001:800::/22 2001:1400::/22 2001:1a00::/23 2001:1c00::/22 2001:2000::/19 2001:4000::/23 2001:4600::/23 2001:4a00::/23 2001:4c00::/23 2001:5000::/20 2003::/18 2a00::/12 2a10::/12',
  arin: '2001:400::/23 2001:1800::/23 2001:4800::/23 2600::/12 2610::/23 2620::/23 2630::/12',
  apnic:
    '2001:200::/23 2001:c00::/23 2001:e00::/23 2001:4400::/23 2001:8000::/19 2001:a000::/20 2001:b000::/20 2400::/12 2410::/12',
  lacnic: '2001:1200::/23 2800::/12',
  afrinic: '2001:4200::/23 2c00::/12',
} as const satisfies Record<Registry, string>;

const names: readonly Registry[] = ['ripe', 'arin', 'apnic', 'lacnic', 'afrinic'];

/** The registry of each first octet. */
const byOctet = once(() => {
  const table = new Map<number, Registry>();
  for (const name of names) {
    for (const part of octets[name].split(' ')) {
      const [first = 0, last = first] = part.split('-').map(Number);
      for (let octet = first; octet <= last; octet += 1) table.set(octet, name);
    }
  }
  return table;
});

/** The IPv6 blocks. No prefix is longer than 32 bits, so the first 32 bits of an address decide. */
const blocks = once(() =>
  names.flatMap((name) =>
    prefixes[name].split(' ').map((prefix) => {
      const [address = '', length = ''] = prefix.split('/');
      return { name, first: parseIp(address)?.words[0] ?? 0, size: 2 ** (32 - Number(length)) };
    }),
  ),
);

/** Returns the bases to ask about an address, its own registry's first; null for an address that no registry has. */
export function basesOf(ip: Ip): [string, ...string[]] | null {
  const [word] = ip.words;
  const own =
    ip.version === 4
      ? byOctet().get(word >>> 24)
      : blocks().find(({ first, size }) => word >= first && word < first + size)?.name;
  if (!own) return null;
  return [registries[own], ...names.filter((name) => name !== own).map((name) => registries[name])];
}
