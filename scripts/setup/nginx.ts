import { delimiter, join } from 'node:path';
import type { Result } from '../../lib/model/result.ts';
import { foundOrInstalled, installFromApt } from './install-from-apt.ts';
import { runCommand } from './run-command.ts';

export type FoundNginx = { path: string; version: string };

/** The nginx of this machine, null if there is none. It is in a folder of root's on Debian, which is not in everyone's `PATH`. */
export async function findNginx(): Promise<FoundNginx | null> {
  const { NUMLENS_NGINX, PATH = '' } = process.env;
  const folders = [...PATH.split(delimiter).filter((folder) => folder !== ''), '/usr/sbin', '/usr/local/sbin'];
  for (const path of new Set([
    ...(NUMLENS_NGINX ? [NUMLENS_NGINX] : []),
    ...folders.map((folder) => join(folder, 'nginx')),
  ])) {
    const { code, output } = await runCommand(path, ['-v'], { output: 'keep', signal: AbortSignal.timeout(20_000) });
    const said = /nginx\/([\d.]+)/.exec(output);
    if (code === 0 && said) return { path, version: said[1] ?? '' };
  }
  return null;
}

/** An nginx for the gateway's tests: found, otherwise installed, otherwise one sentence that says that they are skipped. */
export function installNginx(): Promise<Result<FoundNginx, string>> {
  return foundOrInstalled(
    findNginx,
    [() => installFromApt('nginx')],
    'No nginx was found or could be installed: the tests of the gateway are skipped (NUMLENS_NGINX can name one).',
  );
}
