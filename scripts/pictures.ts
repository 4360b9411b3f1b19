import { parseArgs } from 'node:util';
import { compareFolders } from './pictures/compare-folders.ts';
import { take } from './pictures/take.ts';

/**
 * `npm run tool -- pictures`: a picture of every state of the gallery, and what a change did to them.
 *
 *   take FOLDER                takes all pictures into a folder that is new or empty: light, dark, from right to left, and
 *                              with longer words; `--lang all` also in every language, `--lang de` also in German
 *   compare BEFORE AFTER       lists the pictures that changed, and ends with 1 if there are any; `--difference FOLDER`
 *                              draws each of them: before, after, and in red the pixels that differ
 *
 * `--only TEXT`: the pictures with this text in their name, as `light/card/Mobile number, on the device`. It runs on an
 * installed Chromium. Another machine or browser draws letters otherwise: compare pictures of one and the same.
 */

const usage = `npm run tool -- pictures take FOLDER [--only TEXT] [--lang all|LANGUAGE]...
npm run tool -- pictures compare BEFORE AFTER [--only TEXT] [--difference FOLDER]`;

/** Returns what the arguments say, or null if they are not understood. */
function readArguments() {
  const text = { type: 'string' } as const;
  const options = { only: text, difference: text, lang: { ...text, multiple: true } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { ...values, positionals };
  } catch {
    return null;
  }
}

async function main(): Promise<number> {
  const { positionals = [], only = '', lang = [], difference } = readArguments() ?? {};
  const [command, one, other, more] = positionals;
  if (command === 'take' && one && !other && difference === undefined) return say(await take(one, { only, lang }));
  if (command === 'compare' && one && other && !more && lang.length === 0)
    return say(await compareFolders(one, other, { only, difference }));
  console.error(usage);
  return 2;
}

/** Prints what was found, and returns how the command ends. */
function say({ lines, words, code }: { lines: string[]; words: string; code: number }): number {
  for (const line of lines) console.log(line);
  if (code === 2) console.error(words);
  else console.log(words);
  return code;
}

process.exitCode = await main();
