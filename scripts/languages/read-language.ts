import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from '../setup/project-folder.ts';

const locales = join(projectFolder, 'public/_locales');

const schema = z.record(z.string(), z.strictObject({ message: z.string(), description: z.string().optional() }));

/** The sentences of one language, by key. */
export type Sentences = z.infer<typeof schema>;

/** The folders of all languages but English, as browsers name them ("zh_CN"). */
export function languageFolders(): string[] {
  return readdirSync(locales)
    .filter((folder) => folder !== 'en')
    .sort();
}

/**
 * Reads the sentences of a language from its folder. Throws if the file does not have the format that browsers require.
 */
export function readLanguage(folder: string): Sentences {
  return schema.parse(JSON.parse(readFileSync(join(locales, folder, 'messages.json'), 'utf8')));
}
