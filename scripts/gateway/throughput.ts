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

/** The yardstick: a service that gives everyone the same answer, and a bare proxy before it. */
async function startYardstick(nginx: string): Promise<{ upstream: string; bare: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'numlens-yardstick-'));
  const [service, proxy] = [await freePort(), await freePort()];
  const kinds = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const kind of kinds) mkdirSync(join(folder, kind));
  const answer = JSON.stringify({
    status: 'VALID_CONFIRMED',
    carrier: 'Some Carrier',
    location: 'Zürich',
    countrycode: 'CH',
  });
  const configuration = (name: string, server: string): string => `
    worker_processes 1; pid ${folder}/${name}.pid; error_log ${folder}/${name}.log; worker_rlimit_nofile 16384;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 8192; }
    http { access_log off; keepalive_requests 10000; client_body_temp_path ${folder}/body;
      ${kinds
        .slice(1)
        .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
        .join(' ')}
      ${server} }`;
  writeFileSync(
    join(folder, 'service.conf'),
    configuration(
      'service',
      `server { listen 127.0.0.1:${service}; default_type application/json; return 200 '${answer}'; }`,
    ),
  );
  writeFileSync(
    join(folder, 'proxy.conf'),
    configuration(
      'proxy',
      `upstream service { server 127.0.0.1:${service}; keepalive 64; }
       server { listen 127.0.0.1:${proxy}; location / {
         proxy_http_version 1.1; proxy_set_header Connection ""; proxy_pass http://service; } }`,
    ),
  );
  const run = (name: string, ...more: string[]): Promise<unknown> =>
    runCommand(
      'sh',
      [
        '-c',
        '"$@" >/dev/null 2>&1',
        'sh',
        nginx,
        '-e',
        join(folder, `${name}.log`),
        '-c',
        join(folder, `${name}.conf`),
        ...more,
      ],
      {
        output: 'keep',
      },
    );
  await run('service');
  await run('proxy');
  return {
    upstream: `http://127.0.0.1:${service}`,
    bare: `http://127.0.0.1:${proxy}`,
    close: async () => {
      await run('service', '-s', 'stop');
      await run('proxy', '-s', 'stop');
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
