import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files below a browser's profile that hold a text, in UTF-8 or UTF-16. */
export async function searchProfile(profile: string, text: string): Promise<string[]> {
  const entries = await readdir(profile, { recursive: true, withFileTypes: true });
  const held: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    // Files come and go while the browser runs.
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    if (bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le'))) held.push(path.slice(profile.length));
  }
  return held;
}
