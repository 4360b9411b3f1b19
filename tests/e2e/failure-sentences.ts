import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { FailureKind } from '../../lib/model/answer/failure.ts';
import { failureRows } from '../../lib/model/answer/failure-rows.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';

const locale = join(projectFolder, 'public', '_locales', 'en', 'messages.json');
const messages = z
  .record(z.string(), z.object({ message: z.string() }))
  .parse(JSON.parse(readFileSync(locale, 'utf8')));

/**
 * What a card or the popup says about a failure: its sentence, and its next step, or that the lookup starts again
 * automatically; no step if there is nothing to do.
 */
export function failureSentences(
  kind: FailureKind,
  { resumes }: { resumes: boolean },
): { sentence: RegExp; step: RegExp } {
  const words = failureRows[kind].words;
  return {
    sentence: pattern(words.sentence),
    step: resumes ? pattern('stepResumes') : words.step === null ? /^/ : pattern(words.step),
  };
}

/** The English sentence of a key with anything in the place of its values. */
function pattern(key: string): RegExp {
  const message = messages[key]?.message ?? '';
  const parts = message.split(/\$\d/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}
