/**
 * A test of a promise in `docs/THREAT-MODEL.md`, which `of` names; one of several promises has several rows. `test` is its
 * file, `only` is in the names of the tests that are meant.
 */
export type Proof = { of: string; test: string; only?: string };

/**
 * A guard of the code, and the test that must fail without it.
 *
 * The comment `// guard NAME` marks the guard's line: the one that it ends, or the next one if it is alone in its line.
 * Without `swap` the whole line is taken away; with it, the first of the two texts, which the line has once, becomes the
 * second. If possible, name nothing in it that may be renamed.
 *
 * `test` is a Vitest file, or a Playwright file that runs over a build of the copy, which is slow.
 */
export type Guard = Proof & { name: string; swap?: readonly [string, string] };
