import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

/** Writes a zip's files below a folder. Those for which `canRun` is true become executable, as unzipping loses the modes of files. */
export function unzipFiles(zip: Uint8Array, folder: string, canRun: (path: string) => boolean): void {
  for (const [path, bytes] of Object.entries(unzipSync(zip))) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    if (canRun(path)) chmodSync(file, 0o755);
  }
}
