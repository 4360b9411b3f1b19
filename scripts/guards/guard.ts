/**
 * A guard of the code, and the test that must fail without it.
 *
 * The comment `// guard R05 R22 real-events` in the code marks the guard's line: the one that it ends, or the next one if
 * it is alone in its line. `guard` is the last word. Without `swap` the whole line is taken away; with it, the first of the two
 * texts, which the line has once, becomes the second. If possible, name nothing in it that may be renamed.
 *
 * `unit` and `browser` run a Vitest file, `e2e` a Playwright file over a build of the copy, which is slow. `only` narrows
 * the run to tests whose names hold it.
 */
export type Guard = {
  requirement: `R${number}${number}`;
  guard: string;
  swap?: readonly [string, string];
  test: { by: 'unit' | 'browser' | 'e2e'; file: string; only?: string };
};
