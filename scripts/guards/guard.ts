/**
 * A guard of the code, and the test that must fail without it. `find` stands in the file exactly once; what replaces it
 * takes the guard away and nothing else. `unit` and `browser` run a Vitest file, `e2e` a Playwright file over a build of
 * the copy, which is slow. `only` narrows the run to tests whose names hold it.
 */
export type Guard = {
  requirement: `R${number}${number}`;
  file: string;
  find: string;
  replace: string;
  test: { by: 'unit' | 'browser' | 'e2e'; file: string; only?: string };
};
