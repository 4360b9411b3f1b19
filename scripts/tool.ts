import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tools } from './tool/tools.ts';

// `npm run tool -- NAME …args` runs `scripts/NAME.ts`; without a name it lists the tools.

const [name, ...args] = process.argv.slice(2);
const list = Object.entries(tools).map(([each, does]) => `  ${each.padEnd(16)}${does}`);
const usage = ['npm run tool -- NAME', ...list].join('\n');
if (name === undefined) console.log(usage);
else if (Object.hasOwn(tools, name)) {
  const script = join(import.meta.dirname, `${name}.ts`);
  // The tool reads its own arguments, as if it had been started itself.
  process.argv.splice(1, Number.POSITIVE_INFINITY, script, ...args);
  await import(pathToFileURL(script).href);
} else {
  console.error(`There is no tool ${name}.\n${usage}`);
  process.exitCode = 2;
}
