import { expect, it } from 'vitest';
import { guards, isMeant } from '../../../scripts/guards/guards.ts';
import { wantedVersions } from '../../../scripts/refresh/newest-packages.ts';

it('a guard is meant by its name, its promise and the number that promises share, and by no other word', () => {
  const meant = (name: string) => guards.filter((guard) => isMeant(guard, name)).length;
  expect([meant('erase-stores'), meant('R40') > 1, meant('erase-store'), meant('')]).toEqual([1, true, 0, 0]);
});

it('versions to take are those of packages of the data; another word is refused, not passed over', () => {
  expect(wantedVersions(['@ip-location-db/asn@2.3.1', 'libphonenumber-js@1.13.16'])).toEqual({
    ok: true,
    value: new Map([
      ['@ip-location-db/asn', '2.3.1'],
      ['libphonenumber-js', '1.13.16'],
    ]),
  });
  for (const text of ['asn@2.3.1', '@ip-location-db/asn', 'libphonenumber-js@', 'world-atlas@2.0.2', ''])
    expect(wantedVersions([text]), text).toMatchObject({ ok: false });
});
