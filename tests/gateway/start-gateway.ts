import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import type { CommandOutcome } from '../../scripts/setup/run-command.ts';
import { runCommand } from '../../scripts/setup/run-command.ts';

/** Where the gateway's own files are. */
export const gatewayScripts = join(projectFolder, 'deploy', 'gateway');

type GatewayOptions = {
  /** The program nginx. */
  nginx: string;
  /** Where the lookup service is, without a path. */
  upstream: string;
  key: string;
  members: number;
  /** Cache instances; 0: the front keeps the answers itself. */
  instances: number;
  /** Settings that differ from those of settings.example. */
  settings?: Record<string, string>;
};

export type Gateway = {
  origin: string;
  folder: string;
  tokens: string[];
  /** Writes the members' file anew and reloads the front. */
  reload: (tokens: string[]) => Promise<CommandOutcome>;
  /** Kills a process and its workers without a chance to say goodbye. */
  kill: (name: string) => void;
  start: (name: string) => Promise<void>;
  /** Everything that the gateway wrote: logs, kept answers with their names, configuration without the key's own files. */
  written: () => { path: string; text: string }[];
  close: () => Promise<void>;
};

/** Whom the tests' nginx runs as: root gives its rights to a user that each Linux has, others keep theirs. */
export const runAs = process.getuid?.() === 0 ? 'daemon' : userInfo().username;

/** A free port of loopback, below those (from 32,768 on) that an outgoing connection may take before nginx listens. */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}

/** The example's settings with these in their place. */
export function settingsText(settings: Record<string, string>): string {
  const example = readFileSync(join(gatewayScripts, 'settings.example'), 'utf8');
  return example.replaceAll(/^([A-Z_]+)=(.*)$/gm, (line, name: string) =>
    name in settings ? `${name}=${settings[name]}` : line,
  );
}

/** A folder with settings, key and members, as an administrator has it. */
export function gatewayFolder(settings: Record<string, string>, key: string, members: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'numlens-gateway-'));
  chmodSync(folder, 0o711);
  const all = { RUN_AS: runAs, STATE: join(folder, 's'), LOGS: join(folder, 'logs'), ...settings };
  writeFileSync(join(folder, 'settings'), settingsText(all));
  for (const [name, text] of Object.entries({ key, members })) writeFileSync(join(folder, name), text, { mode: 0o600 });
  return folder;
}

export const runGatewayScript = (script: string, args: string[], nginx = 'nginx'): Promise<CommandOutcome> =>
  runCommand('sh', [join(gatewayScripts, script), ...args], { output: 'keep', env: { GATEWAY_NGINX: nginx } });

export const newToken = (): string => randomBytes(20).toString('hex');

const membersText = (tokens: string[]): string => tokens.map((token, number) => `${token} m${number}\n`).join('');

/** Starts a gateway on loopback by its own scripts. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { nginx, upstream, key, members, instances } = options;
  const tokens = Array.from({ length: members }, newToken);
  const port = await freePort();
  const ports = await Promise.all(Array.from({ length: instances }, freePort));
  const settings = {
    LISTEN: `127.0.0.1:${port}`,
    UPSTREAM_PHONE: `${upstream}/phone`,
    UPSTREAM_IP: `${upstream}/ip`,
    UPSTREAM_CALLER: `${upstream}/caller`,
    INSTANCES: ports.map((each) => `127.0.0.1:${each}`).join(' '),
    WORKERS: '1',
    ...options.settings,
  };
  const folder = gatewayFolder(settings, key, membersText(tokens));
  const run = (...args: string[]): Promise<CommandOutcome> => runGatewayScript('run.sh', args, nginx);
  const pidOf = (name: string): number => Number(readFileSync(join(folder, 's', 'run', `${name}.pid`), 'utf8'));
  const started = await run('start', folder);
  if (started.code !== 0) throw new Error(started.output);

  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    tokens,
    reload: (next) => {
      writeFileSync(join(folder, 'members'), membersText(next));
      return run('reload', folder, 'front');
    },
    kill: (name) => {
      const pid = pidOf(name);
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
      for (const each of [pid, ...children.map(Number)]) process.kill(each, 'SIGKILL');
    },
    start: async (name) => {
      const { code, output } = await run('start', folder, name);
      if (code !== 0) throw new Error(output);
    },
    written: () => filesOf(folder),
    close: async () => {
      await run('stop', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function filesOf(folder: string): { path: string; text: string }[] {
  const secret = /\/(?:key|key\.conf|key-filter\.conf)$/;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  try {
    return paths.filter((path) => !secret.test(path)).map((path) => ({ path, text: readFileSync(path, 'latin1') }));
  } catch (problem) {
    if (!(problem instanceof Error && 'code' in problem && problem.code === 'ENOENT')) throw problem;
    // nginx gave a kept answer that is whole now its last name meanwhile.
    return filesOf(folder);
  }
}
