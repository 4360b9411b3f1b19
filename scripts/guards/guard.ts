/**
 * A guard of the code, and the test that must fail without it.
 *
 * The comment `// guard NAME` marks the guard's line: the one that it ends, or the next one if it is alone in its line.
 * Without `swap` the whole line is taken away; with it, the first of the two texts, which the line has once, becomes the
 * second. If possible, name nothing in it that may be renamed.
 *
 * `of` is the promise in `docs/THREAT-MODEL.md` that it keeps; a guard of two promises has two rows. `test` is a Vitest file,
 * or a Playwright file that runs over a build of the copy, which is slow. `only` is in the names of the tests to run.
 */
export type Guard = { of: string; name: string; swap?: readonly [string, string]; test: string; only?: string };
