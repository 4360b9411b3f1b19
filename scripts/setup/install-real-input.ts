import { spawnSync } from 'node:child_process';
import type { Result } from '../../lib/model/result.ts';
import { failed, ok } from '../../lib/model/result.ts';
import { installFromApt } from './install-from-apt.ts';

/** The programs of a screen with a real pointer and keyboard, and the Debian packages that bring them. */
const programs = [
  { command: 'Xvfb', name: 'xvfb' },
  { command: 'xdotool', name: 'xdotool' },
];

/** What is on a machine and how it gets more, so that a test can try another one. */
type Machine = { isThere: (command: string) => boolean; install: (name: string) => Promise<void> };

/** Whether this machine has what real input is tried with. */
export function hasRealInput(): boolean {
  return programs.every(({ command }) => isThere(command));
}

/** Installs what is missing for real input; otherwise one sentence that says that its tests are skipped. */
export async function installRealInput(
  machine: Machine = { isThere, install: installFromApt },
): Promise<Result<null, string>> {
  for (const { command, name } of programs) if (!machine.isThere(command)) await machine.install(name);
  if (programs.every(({ command }) => machine.isThere(command))) return ok(null);
  return failed('Xvfb and xdotool were not found or could not be installed: tests with real input are skipped.');
}

function isThere(command: string): boolean {
  // A command that is not there is an error; one that dislikes its arguments has only a status.
  return spawnSync(command, ['-help'], { stdio: 'ignore' }).error === undefined;
}
