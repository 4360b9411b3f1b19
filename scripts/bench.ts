/** `npm run bench -- NAME…`: measures what the design gives budgets for; without names, all. One JSON line per figure. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createBench } from './bench/bench-room.ts';
import { families } from './bench/families.ts';
import { projectFolder } from './setup/project-folder.ts';
import { runCommand } from './setup/run-command.ts';

const known = new Map(Object.entries(families));
const wanted = process.argv.slice(2).filter((name) => name !== '--');
const unknown = wanted.filter((name) => !known.has(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} to measure; there are ${[...known.keys()].join(', ')}.`);
  process.exitCode = 2;
} else {
  process.exitCode = await run(wanted.length > 0 ? wanted : [...known.keys()]);
}

/** Returns the exit code: 1 if something could not be measured. A figure over its budget is a figure, not a failure. */
async function run(names: readonly string[]): Promise<number> {
  if (!(await ensureBuilt())) return 1;
  const bench = createBench();
  let code = 0;
  try {
    for (const name of names) {
      bench.say(`${name} …`);
      try {
        for (const figure of (await known.get(name)?.(bench)) ?? []) console.log(JSON.stringify(figure));
      } catch (error) {
        code = 1;
        console.error(`${name} could not be measured:`, error);
      }
    }
  } finally {
    await bench.close();
  }
  return code;
}

/** Builds the extension, data included, if it is missing; an existing build is measured as it is. */
async function ensureBuilt(): Promise<boolean> {
  if (existsSync(join(projectFolder, '.output', 'chrome-mv3', 'manifest.json'))) return true;
  console.error('Building the extension …');
  const script = join(projectFolder, 'scripts', 'build.ts');
  const { code, output } = await runCommand(process.execPath, [script, 'chrome'], { output: 'keep' });
  if (code !== 0) console.error(output);
  return code === 0;
}
