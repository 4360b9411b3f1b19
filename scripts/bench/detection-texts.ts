import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from '../setup/project-folder.ts';
import { denseTexts, proseTexts } from './generated-text.ts';

export type TextKind = 'dense' | 'prose' | 'corpus';
/** A text, and where its national numbers are read. */
export type Item = { text: string; country: string | null };

const corpus = join(projectFolder, '..', 'shared', 'corpus', 'dev.jsonl');
const line = z.object({ text: z.string(), country_hint: z.string().nullish() });

export const hasCorpus = (): boolean => existsSync(corpus);

/** The texts that detection is measured on. */
export function textsOf(kind: TextKind): Item[] {
  if (kind === 'dense') return denseTexts(120).map((text) => ({ text, country: 'US' }));
  if (kind === 'prose') return proseTexts(1_000).map((text) => ({ text, country: 'US' }));
  return readFileSync(corpus, 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => line.parse(JSON.parse(row)))
    .map(({ text, country_hint }) => ({ text, country: country_hint ?? null }));
}
