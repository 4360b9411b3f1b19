import { spawnSync } from 'node:child_process';
import type { Result } from '../../lib/model/result.ts';
import { failed, ok } from '../../lib/model/result.ts';
import { installFromApt } from './install-from-apt.ts';

/** The commands that give tests a screen with a real pointer and keyboard, and the names of their Debian packages. */
const programs = [
  { command: 'Xvfb', name: 'xvfb' },
  { command: 'xdotool', name: 'xdotool' },
];

/** How programs are found and installed; a test passes its own way. */
type Machine = { isThere: (command: string) => boolean; install: (name: string) => Promise<void> };

/** Returns whether this machine can run the tests with real input. */
export function hasRealInput(): boolean {
  return programs.every(({ command }) => isThere(command));
}

/** Installs what is missing for tests with real input. Fails with one sentence, which says that they are skipped. */
export async function installRealInput(
  machine: Machine = { isThere, install: installFromApt },
): Promise<Result<null, string>> {
  for (const { command, name } of programs) if (!machine.isThere(command)) await machine.install(name);
  if (programs.every(({ command }) => machine.isThere(command))) return ok(null);
  return failed('Xvfb and xdotool were not found or could not be installed: tests with real input are skipped.');
}

function isThere(command: string): boolean {
  // `error` is set only if the command could not be started. One that refuses `-help` exits with a status.
  return spawnSync(command, ['-help'], { stdio: 'ignore' }).error === undefined;
}
