import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { createMember } from '../../tests/gateway/ask.ts';
import { questionsAbout } from '../../tests/gateway/crowd.ts';
import { freePort, startGateway } from '../../tests/gateway/start-gateway.ts';
import { median } from '../bench/statistics.ts';
import { runCommand } from '../setup/run-command.ts';

const runSchema = z.object({ requests: z.number(), seconds: z.number(), p95: z.number(), failures: z.number() });

/** One of what is compared; the figures are medians of its runs, `ratio` that of the ratios to the bare proxy beside it. */
export type Throughput = { what: string; perSecond: number; p95: number; failures: number; ratio: number };

const [rounds, seconds, members] = [5, 4, 100];

/** What the service of the yardstick gives everyone. */
const answer = JSON.stringify({
  status: 'VALID_CONFIRMED',
  carrier: 'Some Carrier',
  location: 'Zürich',
  countrycode: 'CH',
});

/** Where nginx keeps bodies for a while, also for what is not used here: as another user it could not write elsewhere. */
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Returns the configuration of an nginx with one worker; `server` is what it serves, `name` that of its files. */
function nginxConfiguration(folder: string, name: string, server: string): string {
  return `
    worker_processes 1; pid ${folder}/${name}.pid; error_log ${folder}/${name}.log; worker_rlimit_nofile 16384;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 8192; }
    http { access_log off; keepalive_requests 10000;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      ${server} }`;
}

/** The yardstick: a service that gives everyone the same answer, and a bare proxy before it. */
async function startYardstick(nginx: string): Promise<{ upstream: string; bare: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'numlens-yardstick-'));
  const [service, proxy] = [await freePort(), await freePort()];
  for (const kind of temporary) mkdirSync(join(folder, kind));
  const servers = {
    service: `server { listen 127.0.0.1:${service}; default_type application/json; return 200 '${answer}'; }`,
    proxy: `upstream service { server 127.0.0.1:${service}; keepalive 64; }
       server { listen 127.0.0.1:${proxy}; location / {
         proxy_http_version 1.1; proxy_set_header Connection ""; proxy_pass http://service; } }`,
  };

  /** Runs nginx for both servers. Its workers would keep our pipes open, so the shell takes its output away. */
  async function run(...more: string[]): Promise<void> {
    for (const name of Object.keys(servers)) {
      const files = ['-e', join(folder, `${name}.log`), '-c', join(folder, `${name}.conf`)];
      await runCommand('sh', ['-c', '"$@" >/dev/null 2>&1', 'sh', nginx, ...files, ...more], { output: 'keep' });
    }
  }

  for (const [name, server] of Object.entries(servers)) {
    writeFileSync(join(folder, `${name}.conf`), nginxConfiguration(folder, name, server));
  }
  await run();
  return {
    upstream: `http://127.0.0.1:${service}`,
    bare: `http://127.0.0.1:${proxy}`,
    close: async () => {
      await run('-s', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Requests a second and p95 of kept answers, from one tier and from a front with three instances, each run beside a bare proxy's. */
export async function measureThroughput(nginx: string, wrk: string): Promise<Throughput[]> {
  const yardstick = await startYardstick(nginx);
  const common = { nginx, upstream: yardstick.upstream, key: 'key-of-the-yardstick', members };
  const settings = { RATE: '600000', BURST: '100000' };
  const one = await startGateway({ ...common, instances: 0, settings });
  const three = await startGateway({ ...common, instances: 3, settings });
  const files = mkdtempSync(join(tmpdir(), 'numlens-questions-'));
  try {
    const questions = questionsAbout(400);
    const sides = [
      { what: 'bare proxy', origin: yardstick.bare, tokens: one.tokens },
      { what: 'one tier', origin: one.origin, tokens: one.tokens },
      { what: 'front and three instances', origin: three.origin, tokens: three.tokens },
    ];
    const runs = new Map<string, z.infer<typeof runSchema>[]>(sides.map(({ what }) => [what, []]));
    for (const [number, { origin, tokens }] of sides.entries()) {
      const paths = questions.map(({ path }, count) => `${path}&api_key=${tokens[count % tokens.length]}`);
      writeFileSync(join(files, `${number}`), `${paths.join('\n')}\n`);
      const member = createMember(origin, tokens[0] ?? '');
      for (const { path } of questions) await member.ask(path);
      member.close();
    }
    for (let round = 0; round < rounds; round++) {
      for (const [number, { what, origin }] of sides.entries()) {
        const script = join(import.meta.dirname, 'questions.lua');
        const args = ['-t1', '-c64', `-d${seconds}s`, '-s', script, origin, '--', join(files, `${number}`)];
        const { output } = await runCommand(wrk, args, { output: 'keep' });
        runs.get(what)?.push(runSchema.parse(JSON.parse(/^\{.*\}$/m.exec(output)?.[0] ?? output)));
      }
    }
    const rate = ({ requests, seconds: time }: z.infer<typeof runSchema>): number => requests / time;
    const bare = runs.get('bare proxy') ?? [];
    return sides.map(({ what }) => {
      const own = runs.get(what) ?? [];
      return {
        what,
        perSecond: median(own.map(rate)),
        p95: median(own.map(({ p95 }) => p95)),
        failures: own.reduce((sum, { failures }) => sum + failures, 0),
        ratio: median(own.map((run, round) => rate(run) / rate(bare[round] ?? run))),
      };
    });
  } finally {
    rmSync(files, { recursive: true });
    await Promise.all([one.close(), three.close(), yardstick.close()]);
  }
}
