import type { UnicodePattern } from '../labels/unicode-pattern.ts';

type Pattern = Pick<UnicodePattern, 'test' | 'exec'>;

/** A pattern that is tried only if a quick one matches. Whatever the pattern matches, the quick one must match too. */
export type Prefiltered = Pattern & { quick: RegExp; whole: Pattern };

/** Returns a pattern with a quick one before it. Those of dotted quads save a sixth of the time of dense text. */
export function prefiltered(quick: RegExp, whole: Pattern): Prefiltered {
  return {
    quick,
    whole,
    test: (text) => quick.test(text) && whole.test(text),
    exec: (text) => (quick.test(text) ? whole.exec(text) : null),
  };
}
