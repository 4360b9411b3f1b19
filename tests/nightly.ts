/**
 * Test files that only the whole run plays (NUMLENS_FULL=1, each night): they test what runs on a release or once a month,
 * and not for those who use Numlens or change it.
 */
export const nightly: readonly string[] = [
  'tests/integration/scripts/check-rebuild.test.ts',
  'tests/integration/scripts/data-workflow.test.ts',
  'tests/integration/scripts/refresh.test.ts',
];
