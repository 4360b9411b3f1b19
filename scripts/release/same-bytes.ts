import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the file of checksums, in the form of `sha256sum`. */
export const checksumFile = 'SHA256SUMS';

export function checksums(folder: string): string {
  const names = readdirSync(folder)
    .filter((name) => /\.(?:zip|json)$/.test(name))
    .sort();
  const lines = names.map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex')}  ${name}`,
  );
  return `${lines.join('\n')}\n`;
}

/** Returns one sentence for each file that differs between two builds, byte by byte. */
export function differences(one: string, other: string): string[] {
  const names = new Set([...readdirSync(one), ...readdirSync(other)]);
  if (names.size === 0) return ['Neither build has a file.'];
  return [...names].sort().flatMap((name) => {
    const [first, second] = [join(one, name), join(other, name)];
    if (!existsSync(first) || !existsSync(second)) return [`Only one build has ${name}.`];
    return readFileSync(first).equals(readFileSync(second)) ? [] : [`${name} is not the same in both builds.`];
  });
}
