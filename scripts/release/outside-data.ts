import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Manifest } from '../../lib/data/manifest.ts';
import { DataProblem } from '../data/data-problem.ts';
import type { InputName } from '../data/inputs.ts';
import { inputsOf, inputVersion, packedFolder } from '../data/inputs.ts';
import { readPhoneDates } from '../data/phone-dates.ts';
import { packageOf, readSources } from '../data/sources.ts';

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

/**
 * Returns one sentence for each source that a store's reviewer could not build the data from: it is neither the version
 * that the lockfile has, nor a folder that is packed with the sources and found there without a variable.
 */
export function outsideData(root: string, sources: Manifest['sources']): string[] {
  const lock = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  return sources.flatMap(({ name, version }) => {
    if (lock.packages[`node_modules/${name}`]?.version === version) return [];
    const input = inputOf(name);
    const folder = input && join(root, packedFolder, input);
    if (input && folder && existsSync(folder) && inputVersion(input, folder) === version) return [];
    const way = input ? `put its files into ${packedFolder}/${input}, which is packed with the sources, or ` : '';
    return [
      `The data of ${name} would be ${version}, from outside the lockfile. A store's reviewer could not build it: ${way}build without it.`,
    ];
  });
}

/** Returns what of the data that a build would take cannot be handed to a store. */
export function dataProblems(root: string): string[] {
  try {
    const sources = readSources(join(root, 'node_modules'), inputsOf(root), readPhoneDates(root));
    return outsideData(root, sources);
  } catch (problem) {
    if (problem instanceof DataProblem) return [problem.message];
    throw problem;
  }
}

const inputNames: readonly InputName[] = ['phone', 'city', 'asn'];

/** Returns the input that replaces a package; undefined if none does. */
const inputOf = (name: string): InputName | undefined => inputNames.find((input) => packageOf[input] === name);
