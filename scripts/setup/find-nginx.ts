import { delimiter, join } from 'node:path';
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
