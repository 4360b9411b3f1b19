import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts, WriteFile } from './compilation.ts';

/** Copies the flags of `country-flag-icons` that have a two-letter code to `flags/XX.svg`, three to two in shape. */
export function compileFlags(source: string, write: WriteFile): Counts {
  const folder = join(source, '3x2');
  const names = readdirSync(folder).filter((name) => /^[A-Z]{2}\.svg$/.test(name));
  for (const name of names.sort()) write(`flags/${name}`, readFileSync(join(folder, name)));
  return { flags: names.length };
}
