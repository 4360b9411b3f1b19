import { readTests } from './named-tests.ts';

/**
 * A section of the threat model: a promise, the guards that keep it, and its tests. `requirement` is null in the part about
 * the gateway.
 */
type ThreatSection = ReturnType<typeof readTests> & { requirement: string | null; promise: string; guards: string };

/** Reads the sections that have a list of tests; the other ones of the document promise nothing. */
export function threatSections(text: string): ThreatSection[] {
  return text.split(/^##+ /m).flatMap((part) => {
    const [heading = ''] = part.split('\n', 1);
    const [above = '', below] = part.slice(heading.length).split('\nTests:\n');
    if (below === undefined) return [];
    const [requirement = null] = /^R\d\d/.exec(heading) ?? [];
    const promise = heading.replace(/^R\d\d /, '');
    return [{ requirement, promise, guards: above.trim(), ...readTests(below) }];
  });
}
