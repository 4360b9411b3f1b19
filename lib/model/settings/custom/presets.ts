import { z } from 'zod';
import { customIds } from '../../answer/custom-ids.ts';
import type { CustomDefinitions } from './definition.ts';
import { readDefinition } from './read-definition.ts';

/**
 * What a policy says of the places for described providers: the definitions that can be read, and the names of those
 * that can't, with the place that is wrong in them, such as `custom2 (headers.authorization)`.
 */
type Presets = { definitions: CustomDefinitions; leftOut: string[] };

/**
 * Reads the definitions in a policy. Each is read like a user's file, so none contains a secret, and one that is wrong
 * does not affect the others. It may contain `numlens`, with which a file begins.
 */
export function readPresets(raw: unknown): Presets {
  const given = z.record(z.string(), z.unknown()).safeParse(raw);
  if (!given.success) return { definitions: {}, leftOut: [''] };
  const definitions: CustomDefinitions = {};
  const leftOut: string[] = [];
  for (const [name, value] of Object.entries(given.data)) {
    const id = customIds.find((each) => each === name);
    const read = readDefinition(withoutForm(value));
    if (id && read.ok) definitions[id] = read.value;
    else leftOut.push(id && !read.ok && read.problem.at !== '' ? `${name} (${read.problem.at})` : name);
  }
  return { definitions, leftOut };
}

/** A file of another form than this one keeps its `numlens`, which is then refused as unknown. */
function withoutForm(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Reflect.get(value, 'numlens') !== 1) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'numlens'));
}
