import type { Guard, Proof } from './guards/guard.ts';
import { guards, isMeant } from './guards/guards.ts';
import { readMarkers } from './guards/marker.ts';
import { copyProject } from './guards/project-copy.ts';
import { proofs } from './guards/proofs.ts';
import type { Verdict } from './guards/try-guard.ts';
import { needsBuild, tryGuard } from './guards/try-guard.ts';
import { installChromium } from './setup/chromium.ts';
import { projectFolder } from './setup/project-folder.ts';

const words: Record<Verdict, string> = {
  red: 'red, as it must be',
  green: 'STILL GREEN',
  'nothing-ran': 'NO TEST RAN',
  gone: 'NOT FOUND',
};

/**
 * Removes the guards one by one, in a copy of the project, and expects each one's test to fail: `npm run guards`, or
 * `npm run guards -- --quick` without those that need a build, or with names of guards or promises. `--list` tries none, and
 * lists each promise with the files of its guards and its tests.
 */
async function main(args: string[]): Promise<number> {
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const unknown = wanted.filter((word) => ![...guards, ...proofs].some((row) => isMeant(row, word)));
  if (unknown.length > 0) {
    console.error(`There is no guard and no promise ${unknown.join(', ')}.`);
    return 2;
  }
  const isWanted = (row: Guard | Proof) => wanted.length === 0 || wanted.some((word) => isMeant(row, word));
  const meant = guards.filter((guard) => isWanted(guard) && !(args.includes('--quick') && needsBuild(guard)));
  if (args.includes('--list')) {
    for (const line of listed([...meant, ...proofs.filter(isWanted)])) console.log(line);
    return 0;
  }
  if (meant.length === 0) {
    console.error('There is no guard to try; --list names the tests.');
    return 2;
  }
  return await tryAll(meant);
}

/** Returns the list in the order of the promises: promise, guard and its file, test. */
function listed(rows: readonly (Guard | Proof)[]): string[] {
  const files = new Map(readMarkers(projectFolder).map(({ name, file }) => [name, file]));
  const sorted = rows.toSorted((one, other) => (one.of < other.of ? -1 : Number(one.of > other.of)));
  return sorted.map((row) => {
    const guard = 'name' in row ? `${row.name}  ${files.get(row.name) ?? ''}` : 'no single line';
    return `${row.of.padEnd(6)}${guard}  ${inTest(row)}`;
  });
}

async function tryAll(tried: Guard[]): Promise<number> {
  // Without a browser a test fails with and without its guard, which would prove nothing.
  const browser = await installChromium();
  if (!browser.ok) {
    console.error(browser.problem);
    return 1;
  }
  const copy = copyProject();
  let bad = 0;
  try {
    for (const guard of tried) {
      const verdict = await tryGuard(copy.folder, guard);
      if (verdict !== 'red') bad += 1;
      console.log(`${words[verdict].padEnd(20)}${guard.of.padEnd(6)}${guard.name.padEnd(28)}${inTest(guard)}`);
    }
  } finally {
    copy.remove();
  }
  console.log(`\n${tried.length - bad} of ${tried.length} guards are proved by their tests.`);
  return bad === 0 ? 0 : 1;
}

const inTest = ({ test, only }: Proof): string => `${test}${only ? `: "${only}"` : ''}`;

process.exitCode = await main(process.argv.slice(2));
