import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSpecialRange } from '../../../lib/address/find-special-range.ts';
import { formatIp, parseIp } from '../../../lib/address/ip.ts';
import { specialRanges } from '../../../lib/address/special-ranges.ts';
import { ipOf, numberOf } from './ip-of.ts';

const registries = join(import.meta.dirname, '../../../../shared/iana');
const byCidr = new Map(specialRanges.map((range) => [range.cidr, range]));

/** The rows of a registry's CSV file; footnote marks are dropped, and two ranges in one cell are two rows. */
function readRegistry(name: string) {
  const [, ...lines] = readFileSync(join(registries, name), 'utf8').trim().split('\n');
  return lines.flatMap((line) => {
    const cells = [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)|(?<=,)(?=,)/g)].map((cell) => cell[1] ?? cell[2] ?? '');
    const [blocks = '', title = '', reference = ''] = cells;
    return blocks.split(', ').map((block) => ({
      cidr: block.replace(/ \[\d\]$/, ''),
      title: title.replaceAll('"', ''),
      rfcs: rfcNumbers(reference),
    }));
  });
}

function rfcNumbers(text: string): string[] {
  return [...text.matchAll(/\bRFC ?(\d+)/g)].map(([, number]) => number ?? '').sort();
}

describe('specialRanges', () => {
  it.skipIf(!existsSync(registries)).each(['ipv4-special-registry.csv', 'ipv6-special-registry.csv'])(
    'has every row of IANA %s (skipped if the registry is not beside the project)',
    (name) => {
      const rows = readRegistry(name);
      expect(rows.length).toBeGreaterThan(20);
      for (const { cidr, title, rfcs } of rows) {
        const own = byCidr.get(cidr);
        expect(own, cidr).toBeDefined();
        expect({ cidr, title: own?.name }).toEqual({ cidr, title });
        expect({ cidr, rfcs: rfcNumbers(own?.reference ?? '') }).toEqual({ cidr, rfcs });
      }
    },
  );

  it.each(specialRanges.map((range) => [range.cidr]))('%s is found for its first and its last address', (cidr) => {
    const [address = '', length = ''] = cidr.split('/');
    const ip = parseIp(address);
    if (ip === null) throw new Error(`Not a range: ${cidr}`);
    const bits = ip.version === 4 ? 32n : 128n;
    const first = numberOf(ip);
    const last = first + (1n << (bits - BigInt(length))) - 1n;
    for (const number of [first, last]) {
      const found = findSpecialRange(ipOf(ip.version, number));
      expect(Number(found?.cidr.split('/')[1])).toBeGreaterThanOrEqual(Number(length));
    }
  });

  it('has everything outside 2000::/3, which is all that is given to networks', () => {
    for (let first = 0; first <= 0xffff; first += 1) {
      const isGlobal = first >= 0x2000 && first < 0x4000;
      const found = findSpecialRange({ version: 6, words: [first * 0x1_0000 + 0xbeef, 0x1234_5678, 0x9abc_def0, 1] });
      if (!isGlobal) expect(found, first.toString(16)).not.toBeNull();
    }
  });

  it('names each range once', () => {
    expect(byCidr.size).toBe(specialRanges.length);
  });

  it.each(specialRanges.map((range) => [range.cidr, range] as const))('%s is well formed', (cidr, range) => {
    const [address = '', length = ''] = cidr.split('/');
    const ip = parseIp(address);
    const bits = ip?.version === 4 ? 32 : 128;
    expect(ip && formatIp(ip)).toBe(cidr === '::ffff:0:0/96' ? '::ffff:0.0.0.0' : address);
    expect(Number(length)).toBeLessThanOrEqual(bits);
    expect((ip === null ? 1n : numberOf(ip)) % (1n << BigInt(bits - Number(length)))).toBe(0n);
    expect(range.reference).toMatch(/^RFC \d+(, RFC \d+)*$/);
  });
});
