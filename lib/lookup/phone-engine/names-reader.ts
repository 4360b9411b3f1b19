import { createDecodedFiles } from '../../data/decoded-files.ts';
import type { DataReader } from '../../data/reader.ts';
import type { NamesFile } from './names-file.ts';
import { decodeNamesFile, namesPath } from './names-file.ts';
import { namesLanguages } from './names-languages.ts';
import type { PhoneFile } from './phone-file.ts';

/** A calling code's names in the person's languages, best first; `missing` are the paths that could not be read. */
export type ReadNames = { names: readonly NamesFile[]; missing: readonly string[] };

/** Bytes of names that are kept decoded: the two largest at once (+86 in Chinese, +55 in Portuguese), or every other language's. */
const keptBytes = 350_000;
const none: ReadNames = { names: [], missing: [] };

/**
 * Reads the names of a calling code in the languages of a person who reads `language` (BCP 47), of those that the calling
 * code's own file lists. Gives no promise where there are none, so that nobody waits for nothing. Never rejects.
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
