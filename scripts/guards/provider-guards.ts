import type { Guard } from './guard.ts';

const every = { by: 'unit', file: 'tests/unit/lookup/online/every-provider.test.ts' } as const;

/** The guards of a built-in provider, each proved for all of them at once. */
export const providerGuards: readonly Guard[] = [
  { requirement: 'R02', guard: 'provider-last-four', swap: ['.slice(-4)', ''], test: { ...every, only: 'R01 R02' } },
  {
    requirement: 'R05',
    guard: 'never-by-hovering',
    swap: [' && provider.mayHover', ''],
    test: { ...every, only: 'R05 is asked by hovering' },
  },
  { requirement: 'R12', guard: 'provider-text', swap: ['cleanText(value)', 'value'], test: { ...every, only: 'R12' } },
  {
    requirement: 'R12',
    guard: 'own-fields',
    swap: [' || !Object.hasOwn(value, name)', ''],
    test: { by: 'unit', file: 'tests/unit/lookup/providers/read-values.test.ts', only: 'own fields' },
  },
  {
    requirement: 'R14',
    guard: 'known-zone',
    swap: [' && isTimeZone(zone)', ''],
    test: { by: 'unit', file: 'tests/unit/lookup/providers/read-values.test.ts', only: 'has its clock' },
  },
  {
    requirement: 'R14',
    guard: 'known-clock',
    swap: ['.filter((each) => zoneClock(each, now) !== null)', ''],
    test: { by: 'unit', file: 'tests/unit/components/card.test.tsx', only: 'the browser does not know' },
  },
  {
    requirement: 'R54',
    guard: 'abuse-email',
    swap: [' && email.test(text)', ''],
    test: { by: 'unit', file: 'tests/unit/lookup/providers/read-values.test.ts', only: 'is none, so that' },
  },
  {
    requirement: 'R52',
    guard: 'named-providers',
    swap: ['?? true', '|| true'],
    test: { ...every, only: 'R52' },
  },
];
