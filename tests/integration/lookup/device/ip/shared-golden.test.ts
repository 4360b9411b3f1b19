import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { formatIp, parseIp } from '../../../../../lib/address/ip.ts';
import { createIpEngine } from '../../../../../lib/lookup/device/ip/ip-engine.ts';
import { compiledData, compileTime } from '../../../scripts/compiled-data.ts';
import { distance } from './distance.ts';

const golden = join(import.meta.dirname, '../../../../../../shared/golden/ips.jsonl');

const rowSchema = z.object({
  ip: z.string(),
  country: z.string().nullable(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
});

/** Least share of rows that must agree, by field. */
const floors = { country: 0.998, region: 0.998, city: 0.998, coordinates: 0.99 } as const;

it.skipIf(!existsSync(golden))(
  'agrees with an independent implementation (skipped if its answers are not beside the project)',
  async () => {
    const engine = createIpEngine(compiledData());
    const agreed = { country: 0, region: 0, city: 0, coordinates: 0 };
    const rows = readFileSync(golden, 'utf8').trim().split('\n');
    for (const line of rows) {
      const row = rowSchema.parse(JSON.parse(line));
      const ip = parseIp(row.ip);
      if (ip === null) throw new Error(`Not an address: ${row.ip}`);
      const report = await engine(formatIp(ip));
      for (const field of ['country', 'region', 'city'] as const) if (report[field] === row[field]) agreed[field] += 1;
      const at = { latitude: report.latitude ?? Number.NaN, longitude: report.longitude ?? Number.NaN };
      if (distance(at, row) < 25) agreed.coordinates += 1;
    }
    console.log(`addresses, of ${rows.length}:`, JSON.stringify(agreed));
    expect(rows.length).toBeGreaterThan(1000);
    for (const [field, floor] of Object.entries(floors)) {
      expect(agreed[field as keyof typeof floors] / rows.length, field).toBeGreaterThanOrEqual(floor);
    }
  },
  compileTime,
);
