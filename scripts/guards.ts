import type { Guard } from './guards/guard.ts';
import { guards, isMeant } from './guards/guards.ts';
import { copyProject } from './guards/project-copy.ts';
import type { Verdict } from './guards/try-guard.ts';
import { needsBuild, tryGuard } from './guards/try-guard.ts';
import { installChromium } from './setup/chromium.ts';

const words: Record<Verdict, string> = {
  red: 'red, as it must be',
  green: 'STILL GREEN',
  'nothing-ran': 'NO TEST RAN',
  gone: 'NOT FOUND',
};

/**
 * Removes the guards one by one, in a copy of the project, and expects each one's test to fail: `npm run guards`, or
 * `npm run guards -- --quick` without those that need a build, `--list` to try none, or with names of guards or promises.
 */
async function main(args: string[]): Promise<number> {
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const unknown = wanted.filter((word) => !guards.some((guard) => isMeant(guard, word)));
  if (unknown.length > 0) {
    console.error(`There is no guard and no promise ${unknown.join(', ')}.`);
    return 2;
  }
  const meant = guards.filter((guard) => {
    const isWanted = wanted.length === 0 || wanted.some((word) => isMeant(guard, word));
    return isWanted && !(args.includes('--quick') && needsBuild(guard));
  });
  if (args.includes('--list')) {
    for (const guard of meant) console.log(inWords(guard));
    return 0;
  }
  return await tryAll(meant);
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
      console.log(`${words[verdict].padEnd(20)}${inWords(guard)}`);
    }
  } finally {
    copy.remove();
  }
  console.log(`\n${tried.length - bad} of ${tried.length} guards are proved by their tests.`);
  return bad === 0 ? 0 : 1;
}

const inWords = ({ of, name, test, only }: Guard): string =>
  `${of.padEnd(6)}${name.padEnd(28)}${test}${only ? `: "${only}"` : ''}`;

process.exitCode = await main(process.argv.slice(2));
