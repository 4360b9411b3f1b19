import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../lib/data/manifest.ts';

/** Folders and files whose source decides what the compiler writes. */
const compilerFolders = ['scripts/data', 'lib/data'];
const compilerFiles = ['scripts/data.ts', 'lib/lookup/device/phone/names.ts'];

/** Tells one compilation's input from another's: the sources' versions and the compiler's own source. */
export function compilationStamp(root: string, sources: Manifest['sources']): string {
  const hash = createHash('sha256').update(JSON.stringify(sources));
  const inFolders = compilerFolders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  for (const path of [...inFolders, ...compilerFiles].sort()) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n'));
  }
  return hash.digest('hex');
}
