import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from '../setup/project-folder.ts';
import { denseTexts, proseTexts } from './generated-text.ts';

export type TextKind = 'dense' | 'prose' | 'corpus' | 'pages';
/** A text, and the country in which its national numbers are read. */
export type Item = { text: string; country: string | null };

const corpus = join(projectFolder, '..', 'shared', 'corpus', 'dev.jsonl');
const pages = join(projectFolder, '..', 'shared', 'pages', 'large', 'many-pages.html');
const line = z.object({ text: z.string(), country_hint: z.string().nullish() });

/** Returns the file beside the project that texts of a kind come from, if it is missing; otherwise null. */
export function missingFile(kind: TextKind): string | null {
  const file = { corpus, pages, dense: null, prose: null }[kind];
  return file === null || existsSync(file) ? null : file.slice(join(projectFolder, '..').length + 1);
}

/** The texts that detection is measured on. */
export function textsOf(kind: TextKind): Item[] {
  if (kind === 'dense') return denseTexts(120).map((text) => ({ text, country: 'US' }));
  if (kind === 'prose') return proseTexts(1_000).map((text) => ({ text, country: 'US' }));
  if (kind === 'pages') return textNodes(readFileSync(pages, 'utf8')).map((text) => ({ text, country: 'DE' }));
  return readFileSync(corpus, 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => line.parse(JSON.parse(row)))
    .map(({ text, country_hint }) => ({ text, country: country_hint ?? null }));
}

/** Returns roughly the texts of a page's text nodes: what is between its tags. */
function textNodes(html: string): string[] {
  return html
    .replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/gi, '')
    .split(/<[^>]*>/)
    .filter((text) => text.trim() !== '');
}
