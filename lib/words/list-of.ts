import { isolated } from './isolated.ts';
import { language } from './language.ts';
import { textDirection } from './text-direction.ts';

/** Several things as a list of the sentences' language: "a, b and c". */
export function listOf(things: readonly string[]): string {
  const direction = textDirection();
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(
    things.map((thing) => isolated(thing, direction)),
  );
}
