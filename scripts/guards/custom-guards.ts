import type { Guard } from './guard.ts';

const definitions = { by: 'unit', file: 'tests/unit/model/custom-definition.test.ts' } as const;

const presets = { by: 'unit', file: 'tests/unit/lookup/online/preset-providers.test.ts' } as const;

const changed = { by: 'unit', file: 'tests/unit/lookup/online/changed-descriptions.test.ts' } as const;

const named = { by: 'unit', file: 'tests/unit/lookup/online/named-provider.test.ts' } as const;

/**
 * The guards of a provider that the user or the organization describes: of what its definition may say, and of its secret's
 * destinations.
 */
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
    requirement: 'R03',
    guard: 'preset-origin',
    swap: ['isSameRecipient(before, wanted)', 'true'],
    test: { ...presets, only: 'gets no key that was entered before' },
  },
  {
    requirement: 'R03',
    guard: 'described-as-shown',
    swap: ['fingerprintOf(id, now) === fingerprint', 'true'],
    test: { ...changed, only: 'sets no limits' },
  },
  {
    requirement: 'R03',
    guard: 'tried-as-shown',
    test: { ...changed, only: 'tests nobody' },
  },
  { requirement: 'R03', guard: 'free-place', test: { ...changed, only: 'takes over no key' } },
  {
    requirement: 'R03',
    guard: 'press-says-whom',
    swap: ['...namedByButton(before, only)', '...(only ? { only } : {})'],
    test: { by: 'unit', file: 'tests/unit/entrypoints/card-model.test.ts', only: 'the one that the button named' },
  },
  {
    requirement: 'R03',
    guard: 'nobody-instead',
    swap: ['toAsk ?? []', 'toAsk ?? links'],
    test: { ...named, only: 'asks nobody else once a policy names another host' },
  },
  {
    requirement: 'R03',
    guard: 'asked-as-shown',
    swap: ['fingerprints[id] === fingerprint', 'true'],
    test: { ...named, only: 'sends nothing by a description with' },
  },
  {
    requirement: 'R03',
    guard: 'list-as-planned',
    swap: ['...named, ', ''],
    test: { ...named, only: 'a list whose plan' },
  },
  {
    requirement: 'R03',
    guard: 'list-alone',
    swap: [' && !alone', ''],
    test: { ...named, only: 'goes on to nobody' },
  },
  { requirement: 'R03', guard: 'one-description', test: { ...named, only: 'to the other’s host' } },
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
  { requirement: 'R52', guard: 'preset-not-edited', test: { ...presets, only: 'neither edited nor deleted' } },
  { requirement: 'R52', guard: 'queued-policy', test: { ...named, only: 'for what waits in the queue' } },
  { requirement: 'R52', guard: 'preset-answers', test: { ...presets, only: 'shows no answer of the person’s own' } },
  {
    requirement: 'R60',
    guard: 'own-name',
    swap: [".refine((name) => !isTakenName(name), 'name-taken')", ''],
    test: { ...definitions, only: 'the name of a built-in provider' },
  },
  {
    requirement: 'R60',
    guard: 'name-within',
    swap: ['takenWithin(name)', 'taken().has(looks)'],
    test: { by: 'unit', file: 'tests/unit/model/taken-names.test.ts', only: 'holds one' },
  },
  {
    requirement: 'R60',
    guard: 'own-name-here',
    swap: ["taken ? failed({ kind: 'name-taken', at: 'name' }) : read", 'read'],
    test: {
      by: 'unit',
      file: 'tests/unit/entrypoints/own-providers-model.test.ts',
      only: 'is refused if another source of the report',
    },
  },
  {
    requirement: 'R61',
    guard: 'on-for-the-shown',
    test: { ...changed, only: 'adds nothing and turns nothing on' },
  },
  {
    requirement: 'R61',
    guard: 'own-key-stays-own',
    swap: ['added: added.filter(isElsewhere)', 'added'],
    test: { ...presets, only: 'is not consent to the organization’s' },
  },
];
