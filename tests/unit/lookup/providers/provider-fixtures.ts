import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { BuiltInId } from '../../../../lib/model/answer/provider-list.ts';
import type { Subject } from '../../../../lib/model/subject-schema.ts';
import { projectFolder } from '../../../../scripts/setup/project-folder.ts';

const texts = z.record(z.string(), z.string());
const fixtureSchema = z.strictObject({
  /** What goes over the wire, written after the vendor's own documents. */
  requests: z.array(z.strictObject({ subject: z.string(), fields: texts, url: z.url(), headers: texts })).min(1),
  /** Answers in the vendor's own shape, and what is read from them. */
  answers: z
    .array(
      z.strictObject({
        of: z.string(),
        subject: z.string(),
        fields: texts.optional(),
        status: z.int(),
        headers: texts.optional(),
        body: z.unknown(),
        facts: z.record(z.string(), z.unknown()).optional(),
        /** How its risk score is to be taken, by the vendor's own scale. */
        riskLevel: z.string().optional(),
        unchecked: z.array(z.string()).optional(),
        quota: z.record(z.string(), z.unknown()).optional(),
        freshFor: z.int().optional(),
        failure: z.record(z.string(), z.unknown()).optional(),
        failureKind: z.string().optional(),
      }),
    )
    .min(4),
});
export type ProviderFixture = z.infer<typeof fixtureSchema>;

/** Reads a provider's fixture: each has one, or its tests fail. */
export function readFixture(id: BuiltInId): ProviderFixture {
  const file = join(projectFolder, 'tests', 'fixtures', 'providers', `${id}.json`);
  return fixtureSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function subjectOf(text: string): Subject {
  return text.startsWith('+') ? { kind: 'phone', e164: text } : { kind: 'ip', ip: text };
}
