import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createPhoneEngine } from '../../../../../lib/lookup/device/phone/phone-engine.ts';
import { compiledData, compileTime } from '../../../scripts/compiled-data.ts';

const golden = join(import.meta.dirname, '../../../../../../shared/golden/phones.jsonl');

const rowSchema = z.object({
  number: z.string(),
  valid: z.boolean(),
  type: z.string().optional(),
  region: z.string().nullish(),
  location: z.string().nullish(),
  carrier: z.string().nullish(),
  timeZones: z.array(z.string()).optional(),
});

/** Least share of rows that must agree, by field. */
const floors = { valid: 1, type: 1, region: 1, location: 0.999, carrier: 1, timeZones: 1 } as const;

it.skipIf(!existsSync(golden))(
  'agrees with an independent implementation (skipped if its answers are not beside the project)',
  async () => {
    const engine = createPhoneEngine(compiledData());
    const fields = Object.keys(floors) as (keyof typeof floors)[];
    const counts = Object.fromEntries(fields.map((field) => [field, { rows: 0, agreed: 0 }]));
    for (const line of readFileSync(golden, 'utf8').trim().split('\n')) {
      const row = rowSchema.parse(JSON.parse(line));
      const report = await engine(row.number);
      for (const field of fields) {
        const count = counts[field];
        if (count === undefined || row[field] === undefined) continue;
        count.rows += 1;
        if (JSON.stringify(report[field]) === JSON.stringify(row[field])) count.agreed += 1;
      }
    }
    console.log('phones:', JSON.stringify(counts));
    for (const field of fields) {
      const { rows = 0, agreed = 0 } = counts[field] ?? {};
      expect(rows).toBeGreaterThan(1000);
      expect(agreed / rows, field).toBeGreaterThanOrEqual(floors[field]);
    }
  },
  compileTime,
);
