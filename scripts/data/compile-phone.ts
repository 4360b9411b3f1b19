import metadata from 'libphonenumber-js/max/metadata';
import { fileMarks } from '../../lib/data/byte-source.ts';
import { namesPath } from '../../lib/lookup/device/phone/names.ts';
import type { ByteSink } from './byte-sink.ts';
import { createByteSink } from './byte-sink.ts';
import type { Counts, WriteFile } from './compilation.ts';
import { encodePrefixTable } from './encode-prefix-table.ts';
import type { PhonePrefixes, PrefixesByLanguage, PrefixMap } from './phone-prefixes.ts';

const none: PrefixMap = new Map();

/**
 * Compiles libphonenumber's prefix data to `phone/<calling code>.bin`: one file for each calling code that has a
 * numbering plan or data, so that a missing file always means damage. Names in other languages than English are in
 * `phone/<calling code>.<language>.bin`, which that file lists.
 */
export function compilePhone({ places, carriers, timeZones }: PhonePrefixes, write: WriteFile): Counts {
  const codes = new Set([...codesOf(places), ...codesOf(carriers), ...Object.keys(metadata.country_calling_codes)]);
  for (const code of Object.keys(metadata.nonGeographic)) codes.add(code);
  const zones = zonesByCode(timeZones, codes);
  const languages = [...new Set([...places.keys(), ...carriers.keys()])].filter((language) => language !== 'en').sort();
  const namesOf = (code: string, language: string): Names => ({
    language,
    place: withoutCountryNames(places.get(language)?.get(code) ?? none, countriesOf(code, language)),
    carrier: carriers.get(language)?.get(code) ?? none,
  });

  const counts = {
    callingCodes: 0,
    placePrefixes: 0,
    carrierPrefixes: 0,
    namesFiles: 0,
    placeNames: 0,
    carrierNames: 0,
  };
  for (const code of [...codes].sort()) {
    const english = namesOf(code, 'en');
    const others = languages
      .map((language) => namesOf(code, language))
      .filter(({ place, carrier }) => place.size + carrier.size > 0);
    write(`phone/${code}.bin`, encodeCode(english, others, zones.get(code) ?? none));
    counts.callingCodes += 1;
    counts.placePrefixes += english.place.size;
    counts.carrierPrefixes += english.carrier.size;
    for (const names of others) {
      const sink = createByteSink(fileMarks.phoneNames);
      encodeNames(sink, names);
      write(namesPath(Number(code), names.language), sink.bytes());
      counts.namesFiles += 1;
      counts.placeNames += names.place.size;
      counts.carrierNames += names.carrier.size;
    }
  }
  return counts;
}

/** The names of a calling code's places and carriers in one language. */
type Names = { language: string; place: PrefixMap; carrier: PrefixMap };

/** Encodes a calling code's own file: which languages have another file, the English names, and the time zones. */
function encodeCode(english: Names, others: readonly Names[], zones: PrefixMap): Uint8Array {
  const sink = createByteSink(fileMarks.phone);
  sink.varint(others.length);
  sink.texts(others.map(({ language }) => language));
  encodeNames(sink, english);
  // The empty prefix is that of the whole calling code.
  const entries = new Map([...zones].filter(([prefix]) => prefix !== ''));
  encodePrefixTable(sink, { entries, fallback: zones.get('') ?? '' });
  return sink.bytes();
}

function encodeNames(sink: ByteSink, { place, carrier }: Names): void {
  encodePrefixTable(sink, { entries: place, fallback: '' });
  encodePrefixTable(sink, { entries: carrier, fallback: '' });
}

function codesOf(prefixes: PrefixesByLanguage): string[] {
  return [...prefixes.values()].flatMap((byCode) => [...byCode.keys()]);
}

/** The names of a calling code's countries; libphonenumber spells English ones out. */
function countriesOf(code: string, language: string): Set<string> {
  const regions: readonly string[] = metadata.country_calling_codes[code] ?? [];
  const countryNames = new Intl.DisplayNames(language, { type: 'region' });
  const names = regions.map((region) => countryNames.of(region) ?? region);
  return new Set(language === 'en' ? names.map((name) => name.replace('&', 'and').replace('St.', 'Saint')) : names);
}

/** A country's own name is no location in it. Such a prefix stays in the table, with an empty text. */
function withoutCountryNames(places: ReadonlyMap<string, string>, countries: ReadonlySet<string>): Map<string, string> {
  return new Map([...places].map(([prefix, text]) => [prefix, countries.has(text) ? '' : text]));
}

/** Divides time zones, which are by prefix of the whole number, by calling code. No calling code starts with another one. */
function zonesByCode(zones: ReadonlyMap<string, string>, codes: ReadonlySet<string>): Map<string, Map<string, string>> {
  const byCode = new Map<string, Map<string, string>>();
  for (const [prefix, text] of zones) {
    const code = [1, 2, 3].map((length) => prefix.slice(0, length)).find((start) => codes.has(start));
    if (code === undefined) throw new Error(`Time zone of an unknown calling code: ${prefix}`);
    const own = byCode.get(code) ?? new Map<string, string>();
    own.set(prefix.slice(code.length), text);
    byCode.set(code, own);
  }
  return byCode;
}
