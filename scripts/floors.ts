import { join } from 'node:path';
import { z } from 'zod';
import { overFloors } from './floors/over-floors.ts';
import { projectFolder } from './setup/project-folder.ts';
import { runCommand } from './setup/run-command.ts';

// `npm run tool -- floors` measures some families of `npm run bench` and fails if a figure is worse than its floor. Floors
// leave room for a busy machine. They catch what broke; budgets are the aim.

const families = ['sizes', 'left-alone', 'hit-test'];
const figureSchema = z.object({ name: z.string(), value: z.number(), unit: z.string(), ratio: z.number().nullable() });

const script = join(projectFolder, 'scripts', 'bench.ts');
const { code, output } = await runCommand(process.execPath, [script, ...families], { output: 'show' });
const figures = output
  .split('\n')
  .filter((line) => line.startsWith('{'))
  .map((line) => figureSchema.parse(JSON.parse(line)));
const problems = overFloors(figures);
for (const problem of problems) console.error(problem);
if (code !== 0) console.error('Something could not be measured: the lines above say why.');
process.exitCode = code === 0 && problems.length === 0 ? 0 : 1;
