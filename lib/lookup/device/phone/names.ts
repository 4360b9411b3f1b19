import { fileMarks, openByteSource } from '../../../data/byte-source.ts';
import { createDecodedFiles } from '../../../data/decoded-files.ts';
import type { DataReader } from '../../../data/reader.ts';
import type { PhoneFile, PrefixTable } from './prefix-table.ts';
import { decodePrefixTable } from './prefix-table.ts';

/** A calling code's names in the user's languages, best first. `missing` names the files that could not be read. */
export type ReadNames = { names: readonly NamesFile[]; missing: readonly string[] };

/**
 * How much of the names to keep decoded (bytes): enough for the two largest files together (+86 in Chinese, +55 in
 * Portuguese), or for all files of any other language.
 */
const keptBytes = 350_000;
const none: ReadNames = { names: [], missing: [] };

/**
 * Makes the reader of a calling code's names for a user who reads `language` (BCP 47). It reads only the languages that
 * the calling code's own file lists. Without any it returns a value, not a promise, so that the caller need not wait.
 * Never rejects.
 */
export function createNamesReader(
  read: DataReader,
  language: string,
): (file: PhoneFile, callingCode: number) => Promise<ReadNames> | ReadNames {
  const files = createDecodedFiles<NamesFile>(read, keptBytes, { unit: 'bytes' });
  const wanted = namesLanguages(language);

  return (file, callingCode) => {
    const paths = wanted.filter((tag) => file.languages.includes(tag)).map((tag) => namesPath(callingCode, tag));
    return paths.length === 0 ? none : readAll(paths);
  };

  async function readAll(paths: readonly string[]): Promise<ReadNames> {
    const found = await Promise.all(paths.map((path) => files.kept(path) ?? files.load(path, decodeNamesFile)));
    return {
      names: found.filter((file) => file !== null),
      missing: paths.filter((_, index) => found[index] === null),
    };
  }
}

/** `data/phone/<calling code>.<language>.bin`: locations and original carriers by prefix, in one language. */
export type NamesFile = { places: PrefixTable; carriers: PrefixTable };

/** Returns the path of a calling code's names in a language, one of `PhoneFile.languages` (BCP 47). */
export function namesPath(callingCode: number, language: string): string {
  return `phone/${callingCode}.${language}.bin`;
}

export function decodeNamesFile(bytes: Uint8Array): NamesFile {
  const source = openByteSource(bytes, fileMarks.phoneNames);
  const file = { places: decodePrefixTable(source), carriers: decodePrefixTable(source) };
  source.end();
  return file;
}

/** Regions that write Chinese in traditional characters, as libphonenumber's `MappingFileProvider` has them. */
const traditionalRegions: ReadonlySet<string> = new Set(['TW', 'HK', 'MO']);

/**
 * Returns the languages in which to look for a name, best first, for a user who reads `tag` (BCP 47): the language with
 * its script, if that is known, then the language. "zh-TW" gives zh-Hant and zh, as in libphonenumber. English is left
 * out: it is the fallback. Empty if `tag` is not a language tag.
 */
export function namesLanguages(tag: string): readonly string[] {
  // The most frequent case, without the third of a millisecond that the first `Intl.Locale` takes.
  if (/^en\b/i.test(tag)) return [];
  try {
    // Not `maximize`, which gives the likely script: it takes over 2 ms of the 50 in which a stopped worker answers.
    const { language, script, region } = new Intl.Locale(tag);
    const ofRegion = language === 'zh' && traditionalRegions.has(region ?? '') ? 'Hant' : undefined;
    const written = script ?? ofRegion;
    return written === undefined ? [language] : [`${language}-${written}`, language];
  } catch {
    return [];
  }
}
