import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { runCommand } from '../setup/run-command.ts';

async function runScript(script: URL, args: string[]): Promise<unknown> {
  const { code, output } = await runCommand(process.execPath, [fileURLToPath(script), ...args], { output: 'keep' });
  if (code !== 0) throw new Error(`${script.pathname} ended with ${code}: ${output}`);
  return JSON.parse(output);
}

/** Runs a script in a fresh process and gives the numbers that it prints as one JSON array. */
export async function runChild(script: URL, args: string[]): Promise<number[]> {
  return z.array(z.number()).parse(await runScript(script, args));
}

/** Does the same for a script that prints words. */
export async function runChildForList(script: URL, args: string[]): Promise<string[]> {
  return z.array(z.string()).parse(await runScript(script, args));
}
