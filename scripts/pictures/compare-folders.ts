import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { difference, drawDifference } from './difference.ts';

/** What a command of pictures prints, and how it ends: 0 is well, 1 is not, 2 says that it could not be done. */
export type Outcome = { lines: string[]; words: string; code: 0 | 1 | 2 };

type Options = {
  /** Text in the name of a picture. */
  only: string;
  /** The folder for pictures of differences; undefined if none are drawn. */
  difference?: string | undefined;
};

/** The names of the pictures in a folder, such as "dark/card/Mobile number". */
function picturesIn(folder: string, only: string): Set<string> {
  const files = globSync('**/*.png', { cwd: folder }).map((file) =>
    file.replaceAll('\\', '/').slice(0, -'.png'.length),
  );
  return new Set(files.filter((name) => name.includes(only)));
}

/** Compares the pictures of two folders by their names, and lists those that changed. */
export async function compareFolders(before: string, after: string, options: Options): Promise<Outcome> {
  const [old, now] = [picturesIn(before, options.only), picturesIn(after, options.only)];
  const empty = old.size === 0 ? before : now.size === 0 ? after : null;
  if (empty !== null) return { lines: [], words: `No picture to compare is in ${empty}.`, code: 2 };
  const all = [...new Set([...old, ...now])].sort();
  const lines: string[] = [];
  for (const name of all) {
    const change = old.has(name) && now.has(name) ? await changeOf(name) : old.has(name) ? 'missing' : 'new';
    if (change !== null) lines.push(`${name}: ${change}`);
  }
  const words =
    lines.length === 0 ? `All ${all.length} pictures are equal.` : `${lines.length} of ${all.length} changed.`;
  return { lines, words, code: lines.length === 0 ? 0 : 1 };

  async function changeOf(name: string): Promise<string | null> {
    const [one, other] = await Promise.all([before, after].map((folder) => readFile(join(folder, `${name}.png`))));
    if (!one || !other) return null;
    const change = difference(one, other);
    if (change !== null && options.difference !== undefined) {
      const file = join(options.difference, `${name}.png`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, drawDifference(one, other));
    }
    return change;
  }
}
