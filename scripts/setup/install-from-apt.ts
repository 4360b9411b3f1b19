import type { Result } from '../../lib/model/result.ts';
import { failed, ok } from '../../lib/model/result.ts';
import { runCommand } from './run-command.ts';

/**
 * Returns the words that make a command run as root without a password: none or `sudo -n`; null if that is not
 * possible.
 */
async function rootPrefix(): Promise<string[] | null> {
  if (process.getuid?.() === 0) return [];
  const { code } = await runCommand('sudo', ['-n', 'true'], { output: 'keep' });
  return code === 0 ? ['sudo', '-n'] : null;
}

/**
 * Installs a package with apt-get if the machine has apt-get and needs no password; otherwise does nothing. The list of
 * packages is fetched first, because a new machine has none.
 */
export async function installFromApt(name: string): Promise<void> {
  if (process.platform !== 'linux') return;
  if ((await runCommand('apt-get', ['--version'], { output: 'keep' })).code !== 0) return;
  const root = await rootPrefix();
  if (!root) return;
  console.log(`Installing ${name} with apt-get …`);
  for (const step of [['update'], ['install', '--yes', '--no-install-recommends', name]]) {
    const [program = 'apt-get', ...args] = [...root, 'apt-get', ...step];
    const { code } = await runCommand(program, args, { output: 'show', env: { DEBIAN_FRONTEND: 'noninteractive' } });
    // Ubuntu and others have no such package, or none for this machine. The caller then tries the next way.
    if (code !== 0 && step[0] === 'install') return;
  }
}

/** Returns the program if it is found, at once or after one of these ways to install it; otherwise the sentence `missing`. */
export async function foundOrInstalled<Found>(
  find: () => Promise<Found | null>,
  ways: readonly (() => Promise<void>)[],
  missing: string,
): Promise<Result<Found, string>> {
  for (const install of [async () => {}, ...ways]) {
    await install();
    const found = await find();
    if (found) return ok(found);
  }
  return failed(missing);
}
