import { guards, isMeant } from './guards/guards.ts';
import { copyProject } from './guards/project-copy.ts';
import type { Verdict } from './guards/try-guard.ts';
import { tryGuard } from './guards/try-guard.ts';

const words: Record<Verdict, string> = {
  red: 'red, as it must be',
  green: 'STILL GREEN',
  'nothing-ran': 'NO TEST RAN',
  gone: 'NOT FOUND',
};

/**
 * Removes the guards of the security specification one by one, in a copy of the project, and expects each one's test to
 * fail (R53): `npm run guards`, or `npm run guards -- --quick` without those that need a build, or with requirements or
 * guards to try.
 */
async function main(args: string[]): Promise<number> {
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const isQuick = args.includes('--quick');
  const unknown = wanted.filter((name) => !guards.some((guard) => isMeant(guard, name)));
  if (unknown.length > 0) {
    console.error(`There is no guard and no requirement ${unknown.join(', ')}.`);
    return 2;
  }
  const tried = guards.filter((guard) => {
    const isWanted = wanted.length === 0 || wanted.some((name) => isMeant(guard, name));
    return isWanted && !(isQuick && guard.test.by === 'e2e');
  });
  const copy = copyProject();
  let bad = 0;
  try {
    for (const guard of tried) {
      const verdict = await tryGuard(copy.folder, guard);
      if (verdict !== 'red') bad += 1;
      console.log([guard.requirement, words[verdict].padEnd(20), guard.guard, `← ${guard.test.file}`].join('  '));
    }
  } finally {
    copy.remove();
  }
  console.log(`\n${tried.length - bad} of ${tried.length} guards are proved by their tests.`);
  return bad === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
