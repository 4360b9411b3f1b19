import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { projectFolder } from '../setup/project-folder.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';

const built = join(projectFolder, '.output', 'chrome-mv3');
/** What a zip file holds besides the files: two headers and two names for each, and its end. */
const zipHeaders = 30 + 46;
const zipEnd = 22;

function zippedBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const bytes = readFileSync(join(built, file));
    const packed = Math.min(bytes.length, deflateRawSync(bytes, { level: 9 }).length);
    return sum + packed + zipHeaders + 2 * Buffer.byteLength(file);
  }, zipEnd);
}

/** The sizes of what was built. */
export async function sizes(): Promise<Figure[]> {
  const files = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(built.length + 1));
  const script = readFileSync(join(built, 'page.js'));
  return [
    figureOf({ name: 'page-script', unit: 'bytes', values: [script.length], budget: 'at most 40960', how: 'as built' }),
    figureOf({
      name: 'card-script',
      unit: 'bytes',
      values: [readFileSync(join(built, 'page-card.js')).length],
      how: 'as built: the part of the page script that a frame gets before its first card',
    }),
    figureOf({ name: 'page-script-gzipped', unit: 'bytes', values: [gzipSync(script).length] }),
    figureOf({
      name: 'package-zipped',
      unit: 'bytes',
      values: [zippedBytes(files)],
      budget: 'at most 20000000',
      how: 'each file deflated in memory, with the headers of a zip file: an estimate',
    }),
    figureOf({ name: 'package-files', unit: 'files', values: [files.length] }),
  ];
}
