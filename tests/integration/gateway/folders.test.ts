import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findNginx } from '../../../scripts/setup/nginx.ts';
import { runCommand } from '../../../scripts/setup/run-command.ts';
import { askOnce } from '../../gateway/ask.ts';
import {
  freePort,
  gatewayFolder,
  gatewayScripts,
  newToken,
  runAs,
  runGatewayScript,
  settingsText,
  startGateway,
} from '../../gateway/start-gateway.ts';

const nginx = await findNginx();
const isRoot = process.getuid?.() === 0;
let folder = '';

beforeEach(async () => {
  const settings = { LISTEN: `127.0.0.1:${await freePort()}`, UPSTREAM_PHONE: 'http://127.0.0.1:18998/phone' };
  folder = gatewayFolder(settings, 'key-0123456789\n', `${newToken()} alice\n`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string) => runGatewayScript('run.sh', [command, folder], nginx?.path);
const fill = () => runGatewayScript('fill.sh', [folder], nginx?.path);
const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o7777).toString(8);

describe.skipIf(!nginx)('folders of the gateway', () => {
  it('are closed to others, and no other writes beside what nginx makes', async () => {
    expect((await fill()).code).toBe(0);
    expect([modeOf('s'), modeOf('s', 'run'), modeOf('s', 'front'), modeOf('logs')]).toEqual([
      '711',
      '710',
      '711',
      '710',
    ]);
    expect([modeOf('s', 'front', 'body'), modeOf('s', 'front', 'answers')]).toEqual(['700', '700']);
  });

  it.each(['s', 's/run', 's/front', 'logs'])('%s is refused if others can write in it', async (name) => {
    mkdirSync(join(folder, name), { recursive: true });
    chmodSync(join(folder, name), 0o777);
    const { code, output } = await fill();
    expect(output).toContain(`${join(folder, name)} belongs to another user, or others can write in it`);
    expect(code).toBe(1);
  });
});

describe.skipIf(!nginx)('logs of the gateway', () => {
  it('go on in a new file after the old one was renamed', async () => {
    const upstream = `http://127.0.0.1:${await freePort()}`;
    const gateway = await startGateway({ nginx: nginx?.path ?? '', upstream, key: 'none', members: 1, instances: 0 });
    try {
      const log = join(gateway.folder, 'logs', 'access.log');
      const ask = () => askOnce(gateway.origin, gateway.tokens[0] ?? '', '/ip?ip=1.1.1.1');
      // nginx heeds signals from its first answer on.
      await ask();
      renameSync(log, `${log}.1`);
      process.kill(Number(readFileSync(join(gateway.folder, 's', 'run', 'front.pid'), 'utf8')), 'SIGUSR1');
      const lines = async () => {
        await ask();
        return existsSync(log) ? readFileSync(log, 'utf8') : '';
      };
      await expect.poll(lines).toContain(' m0 ip 503 ');
    } finally {
      await gateway.close();
    }
  });
});

// Only root gives its rights away, so only root can be robbed of them.
describe.skipIf(!nginx || !isRoot)('a program of nginx’s user', () => {
  const numbers = (of: string) => Number(spawnSync('id', [of, runAs], { encoding: 'utf8' }).stdout);
  /** Runs a command as nginx's user; returns its exit code. */
  const asUser = (command: string) =>
    spawnSync('sh', ['-c', command], { uid: numbers('-u'), gid: numbers('-g'), cwd: '/' }).status;

  it('has no file of root’s given to it by a link in place of a folder', async () => {
    expect((await fill()).code).toBe(0);
    const body = join(folder, 's', 'front', 'body');
    expect(asUser(`rmdir ${body} && ln -s ${join(folder, 'key')} ${body}`)).not.toBe(0);
    expect((await fill()).code).toBe(0);
    expect(statSync(join(folder, 'key')).uid).toBe(0);
  });

  it('has nothing of root’s written over by a link in place of the file with nginx’s number', async () => {
    expect((await fill()).code).toBe(0);
    const victim = join(folder, 'victim');
    writeFileSync(victim, 'of root');
    const pid = join(folder, 's', 'run', 'front.pid');
    asUser(`rm -f ${pid}; ln -s ${victim} ${pid}`);
    try {
      expect((await run('start')).code).toBe(0);
      expect(readFileSync(victim, 'utf8')).toBe('of root');
    } finally {
      await run('stop');
    }
  });

  it('has its folders, and none above them', async () => {
    expect((await fill()).code).toBe(0);
    const owner = (...path: string[]) => statSync(join(folder, 's', ...path)).uid;
    expect([owner(), owner('run'), owner('front')]).toEqual([0, 0, 0]);
    expect([owner('front', 'body'), owner('front', 'answers')]).toEqual([numbers('-u'), numbers('-u')]);
    expect(statSync(join(folder, 's', 'run')).gid).toBe(numbers('-g'));
  });
});

it.skipIf(process.platform !== 'linux')('nginx’s own user is made if it is missing', async () => {
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  const program = (name: string, text: string) =>
    writeFileSync(join(programs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  // Root of a machine without that user.
  program('id', '[ $# -eq 1 ] && echo 0');
  program('useradd', `echo "$*" >${join(folder, 'made')}`);
  const own = { LISTEN: '127.0.0.1:18999', STATE: join(folder, 's'), LOGS: join(folder, 'logs') };
  writeFileSync(join(folder, 'settings'), settingsText(own));
  const { PATH: before = '' } = process.env;
  const PATH = `${programs}:${before}`;
  const { output } = await runCommand('sh', [join(gatewayScripts, 'fill.sh'), folder], {
    output: 'keep',
    env: { PATH },
  });
  expect(readFileSync(join(folder, 'made'), 'utf8')).toMatch(/--system --user-group .*numlens-gateway$/m);
  expect(output).toContain('there is no such user');
});
