import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from '../setup/project-folder.ts';
import type { Sentences } from './read-language.ts';

const path = join(projectFolder, 'scripts/languages/made-from.json');
const hash = z.string();

const schema = z.record(z.string(), z.union([hash, z.record(z.string(), hash)]));

/**
 * The English that translations were made from, by key: a hash for all languages, or one for each language if they
 * differ. A language that is not named was never accepted.
 */
export type MadeFrom = z.infer<typeof schema>;

/** Reads what the translations were made from. */
export function readMadeFrom(): MadeFrom {
  return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Writes what the translations were made from, one key a line, so that two branches with other keys merge. */
export function writeMadeFrom(madeFrom: MadeFrom): void {
  const lines = Object.entries(madeFrom).map(([key, from]) => `  ${JSON.stringify(key)}: ${JSON.stringify(from)}`);
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
}

/** A translation that was made from another English sentence, or was never accepted. */
export type Stale = { folder: string; key: string };

/** Returns the translations whose English has changed since they were accepted. */
export function staleTranslations(english: Sentences, folders: readonly string[], madeFrom: MadeFrom): Stale[] {
  return Object.entries(english).flatMap(([key, { message }]) =>
    folders
      .filter((folder) => acceptedFor(madeFrom[key], folder) !== hashOf(message))
      .map((folder) => ({ folder, key })),
  );
}

/** Returns the record after the translations of the given folders have been accepted; keys that are gone are left out. */
export function accepted(
  english: Sentences,
  folders: readonly string[],
  { madeFrom, accept }: { madeFrom: MadeFrom; accept: readonly string[] },
): MadeFrom {
  const result: MadeFrom = {};
  for (const [key, { message }] of Object.entries(english)) {
    const now = hashOf(message);
    const each = folders.flatMap((folder) => {
      const from = accept.includes(folder) ? now : acceptedFor(madeFrom[key], folder);
      return from === undefined ? [] : [[folder, from] as const];
    });
    const isWhole = each.length === folders.length && each.every(([, from]) => from === now);
    result[key] = isWhole ? now : Object.fromEntries(each);
  }
  return result;
}

function acceptedFor(from: MadeFrom[string] | undefined, folder: string): string | undefined {
  return typeof from === 'object' ? from[folder] : from;
}

function hashOf(message: string): string {
  return createHash('sha256').update(message).digest('hex').slice(0, 8);
}
