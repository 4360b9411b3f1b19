import type { Guard } from './guard.ts';

const definitions = { by: 'unit', file: 'tests/unit/model/custom-definition.test.ts' } as const;

/** The guards of a provider that the person describes: of what its definition may say, and where its secret may go. */
export const customGuards: readonly Guard[] = [
  { requirement: 'R01', guard: 'no-secret-in-url', test: { ...definitions, only: 'a key in the query' } },
  { requirement: 'R01', guard: 'no-secret-in-headers', test: { ...definitions, only: 'a literal token' } },
  { requirement: 'R03', guard: 'no-placeholder-in-host', test: { ...definitions, only: 'a placeholder in the host' } },
  { requirement: 'R03', guard: 'no-secret-in-path', test: { ...definitions, only: 'a secret in the path' } },
  {
    requirement: 'R03',
    guard: 'custom-origin',
    test: { by: 'unit', file: 'tests/unit/lookup/online/custom-providers.test.ts', only: 'another origin' },
  },
  {
    requirement: 'R04',
    guard: 'custom-address',
    swap: ['!address.ok || ', ''],
    test: { ...definitions, only: 'http elsewhere' },
  },
  {
    requirement: 'R12',
    guard: 'pointer-limits',
    swap: ['isGood && ', ''],
    test: { ...definitions, only: 'eleven steps' },
  },
  { requirement: 'R14', guard: 'custom-file-size', test: { ...definitions, only: 'ten megabytes' } },
  { requirement: 'R18', guard: 'subject-is-asked', test: { ...definitions, only: 'a country alone' } },
  { requirement: 'R18', guard: 'refused-headers', test: { ...definitions, only: 'a cookie' } },
];
