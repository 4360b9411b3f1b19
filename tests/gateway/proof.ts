import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, Question } from './ask.ts';
import { askOnce, callerQuestion, createMember, ipQuestion } from './ask.ts';
import type { CrowdOutcome } from './crowd.ts';
import { askInCrowd, questionsAbout } from './crowd.ts';
import type { Gateway } from './start-gateway.ts';
import { startGateway } from './start-gateway.ts';
import type { Behavior, UpstreamState } from './upstream.ts';
import { startUpstream } from './upstream.ts';

/** What a part of the proof must show, and whether it did. */
export type Finding = { what: string; holds: boolean; figure: string };

export type Sizes = { members: number; requests: number; subjects: number; downSeconds: number };

/** The proof as the issue has it, and in the form of `npm test`. */
export const whole: Sizes = { members: 500, requests: 20_000, subjects: 2000, downSeconds: 60 };
export const short: Sizes = { members: 12, requests: 150, subjects: 30, downSeconds: 1 };

/** Each way in which the lookup service may misbehave. */
export const everyTrouble: readonly Behavior[] = [
  'fails',
  'hangs-up',
  'redirects',
  'refuses',
  'demands-payment',
  'limits',
  'is-silent',
];
/** A failure that may be tried again, one that must not be passed on, and one that only time ends. */
export const tellingTrouble: readonly Behavior[] = ['fails', 'refuses', 'is-silent'];

const key = 'canary-key-7f3a91c2d4';

const finding = (what: string, holds: boolean, figure: string): Finding => ({ what, holds, figure });

const onlyOk = ({ statuses, lost, wrong, leaks }: CrowdOutcome): boolean =>
  Object.keys(statuses).join() === '200' && lost === 0 && wrong === 0 && leaks === 0;

const crowdText = ({ statuses, wrong, lost, resets, leaks, slowest }: CrowdOutcome): string =>
  `${JSON.stringify(statuses)}, ${wrong} wrong, ${lost} lost, ${resets} resets tried again, ${leaks} with the key, slowest ${Math.round(slowest)} ms`;

const mostAsked = ({ asked }: UpstreamState): number => Math.max(0, ...asked.values());

/** Questions that an instance keeps answers to, as its files name them. */
function keptBy(gateway: Gateway, name: string): Set<string> {
  const files = gateway.written().filter(({ path }) => path.includes(`/${name}/answers/`));
  return new Set(files.map(({ text }) => /^KEY: (.*)$/m.exec(text)?.[1] ?? ''));
}

const asKept = (question: string): string => question.replace('number=+', 'number=%2B').replaceAll('%3A', ':');

/** Many members ask about the same subjects; then one of three instances is lost; then one is killed while they ask. */
export async function crowds(nginx: string, { members, requests, subjects }: Sizes): Promise<Finding[]> {
  const upstream = await startUpstream(key);
  const gateway = await startGateway({ nginx, upstream: upstream.origin, key, members, instances: 3 });
  try {
    const crowd = {
      origin: gateway.origin,
      tokens: gateway.tokens,
      questions: questionsAbout(subjects),
      requests,
      key,
    };
    const first = await askInCrowd(crowd);
    const once = await upstream.order({ what: 'tell' });
    const lines = await logLines(gateway, requests);
    const written = gateway.written();
    const lostKeep = keptBy(gateway, 'cache-2');
    gateway.kill('cache-2');
    await upstream.order({ what: 'forget' });
    const second = await askInCrowd(crowd);
    const again = await upstream.order({ what: 'tell' });
    const others = [...again.asked.keys()].filter((question) => !lostKeep.has(asKept(question)));

    await gateway.start('cache-2');
    let isKilled = false;
    const third = await askInCrowd({
      ...crowd,
      onAnswer: (answers) => {
        if (isKilled || answers < requests / 2) return;
        isKilled = true;
        gateway.kill('cache-3');
      },
    });
    const last = await upstream.order({ what: 'tell' });
    return [
      finding(`${members} members ask ${requests} times about ${subjects} subjects`, onlyOk(first), crowdText(first)),
      finding(
        'each subject is asked upstream once per operation',
        mostAsked(once) === 1,
        `${once.asked.size} asked, at most ${mostAsked(once)} ×`,
      ),
      finding(
        'the real key is in nothing that the gateway wrote',
        leaksIn(written, [key]).length === 0,
        leaksIn(written, [key]).join(),
      ),
      ...logFindings(written, gateway.tokens, lines),
      finding('one of three instances is lost: members notice nothing', onlyOk(second), crowdText(second)),
      finding(
        'only its subjects are asked upstream once more',
        others.length === 0 && again.asked.size > 0 && again.asked.size <= lostKeep.size && mostAsked(again) === 1,
        `${again.asked.size} asked again of its ${lostKeep.size}, ${others.length} of others, at most ${mostAsked(again)} ×`,
      ),
      finding(
        'one of three instances is killed under load: no wrong answer, nobody lost',
        isKilled && onlyOk(third),
        crowdText(third),
      ),
      finding('every request carried the real key', last.wrongKeys === 0, `${last.wrongKeys} did not`),
    ];
  } finally {
    await gateway.close();
    await upstream.close();
  }
}

const leaksIn = (written: { path: string; text: string }[], texts: string[]): string[] =>
  written
    .filter(({ path, text }) => texts.some((each) => path.includes(each) || text.includes(each)))
    .map(({ path }) => path);

/** The lines of the access log, once nginx has written as many as were asked for. */
async function logLines({ folder }: Gateway, requests: number): Promise<string[]> {
  let lines: string[] = [];
  for (let tries = 0; tries < 100 && lines.length < requests; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    lines = readFileSync(join(folder, 'logs', 'access.log'), 'utf8')
      .split('\n')
      .slice(0, -1);
  }
  return lines;
}

/** The access log holds no token, no number and no address in clear; members by the names that they were given. */
function logFindings(written: { path: string; text: string }[], tokens: string[], lines: string[]): Finding[] {
  const logs = written.filter(({ path }) => path.includes('/logs/'));
  const clear = logs.filter(({ text }) => /4144\d{7}|\b11\.\d+\.\d+\.7\b|127\.0\.0\.1/.test(text));
  const isPlain = (line: string): boolean => /^\S+ m\d+ (?:phone|ip|caller) 200 \S+ [\d.]+$/.test(line);
  return [
    finding('no log holds a token', leaksIn(logs, tokens).length === 0, leaksIn(logs, tokens).join()),
    finding('no log holds a number or an address in clear', clear.length === 0, clear.map(({ path }) => path).join()),
    finding(
      'the access log names members, operations and outcomes',
      lines.length > 0 && lines.every(isPlain),
      `${lines.length} lines, such as "${lines[0]}"`,
    ),
  ];
}

/** As many as there are members ask about one subject at once, while the lookup service misbehaves in this way. */
export async function trouble(nginx: string, { members }: Sizes, behaviors: readonly Behavior[]): Promise<Finding[]> {
  // A moment of work, so that all who ask are there before the first is answered.
  const upstream = await startUpstream(key, 300);
  const gateway = await startGateway({ nginx, upstream: upstream.origin, key, members, instances: 2 });
  try {
    const findings: Finding[] = [];
    for (const [number, behavior] of behaviors.entries()) {
      await upstream.order({ what: 'behave', behavior });
      await upstream.order({ what: 'forget' });
      const { path } = callerQuestion(String(49_301_000_000 + number));
      const answers = await Promise.all(gateway.tokens.map((token) => askOnce(gateway.origin, token, path)));
      const statuses = new Set(answers.map(({ status }) => status));
      const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
      const leaks = answers.filter(({ body, headers }) => (body + JSON.stringify(headers)).includes(key)).length;
      const hasWait = answers.every(({ headers }) => Number(headers['retry-after']) > 0);
      const count = mostAsked(await upstream.order({ what: 'tell' }));
      findings.push(
        finding(
          `the lookup service ${behavior}: ${members} askers are one request and each gets 503 with Retry-After`,
          [...statuses].join() === '503' && hasWait && count === 1 && leaks === 0 && slowest < 8000,
          `${[...statuses].join(' and ')}, ${count} asked, ${leaks} with the key, slowest ${slowest} ms`,
        ),
      );
    }
    const written = gateway.written();
    const leaks = [
      ...leaksIn(
        written.filter(({ path }) => path.includes('/logs/')),
        [key],
      ),
      ...written.flatMap(({ path }) => (path.includes(key) ? [path] : [])),
    ];
    return [
      ...findings,
      finding('the real key is in no log and in no name of a file', leaks.length === 0, leaks.join()),
    ];
  } finally {
    await gateway.close();
    await upstream.close();
  }
}

/** The lookup service is down for some time: kept answers go on past their time, others fail as documented, nothing hangs. */
export async function down(nginx: string, { downSeconds }: Sizes): Promise<Finding[]> {
  const upstream = await startUpstream(key);
  const settings = { KEEP: '1s', RATE: '600000', BURST: '100000' };
  const gateway = await startGateway({ nginx, upstream: upstream.origin, key, members: 1, instances: 2, settings });
  const [token = ''] = gateway.tokens;
  const ask = ({ path }: Question): Promise<Answer> => askOnce(gateway.origin, token, path);
  try {
    const kept = ipQuestion('11.1.2.3');
    await ask(kept);
    await upstream.order({ what: 'shut' });
    const end = performance.now() + downSeconds * 1000;
    const others: Answer[] = [];
    const keptAnswers: Answer[] = [];
    for (let number = 0; performance.now() < end; number++) {
      keptAnswers.push(await ask(kept));
      others.push(await ask(ipQuestion(`11.9.${number >> 8}.${number & 255}`)));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await upstream.order({ what: 'renew' });
    await upstream.order({ what: 'open' });
    let renewed = await ask(kept);
    // The failure is kept for 5 s, so that a service which comes back is not stormed.
    for (let tries = 0; tries < 100 && !renewed.body.includes('edition 2'); tries++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      renewed = await ask(kept);
    }
    const slowest = Math.round(Math.max(...[...keptAnswers, ...others].map(({ ms }) => ms)));
    const right = keptAnswers.filter(({ status, body }) => status === 200 && body.includes(kept.tells)).length;
    const failed = others.filter(({ status, headers }) => status === 503 && Number(headers['retry-after']) > 0).length;
    return [
      finding(
        `the service is down for ${downSeconds} s: kept answers go on`,
        right === keptAnswers.length && right > 0,
        `${right} of ${keptAnswers.length}`,
      ),
      finding(
        'other subjects get 503 with Retry-After',
        failed === others.length && failed > 0,
        `${failed} of ${others.length}`,
      ),
      finding('nothing hangs', slowest < 8000, `slowest ${slowest} ms`),
      finding('when it is back, new answers come', renewed.body.includes('edition 2'), renewed.body),
    ];
  } finally {
    await gateway.close();
    await upstream.close();
  }
}

/** A token is revoked; a broken members' file is refused loudly. */
export async function revocation(nginx: string): Promise<Finding[]> {
  const upstream = await startUpstream(key);
  const gateway = await startGateway({ nginx, upstream: upstream.origin, key, members: 2, instances: 0 });
  const [kept = '', revoked = ''] = gateway.tokens;
  const { path } = callerQuestion('41446681800');
  // A browser that keeps its connection must not keep its right with it.
  const [ours, theirs] = [createMember(gateway.origin, kept), createMember(gateway.origin, revoked)];
  try {
    const before = (await theirs.ask(path)).status;
    await ours.ask(path);
    const reloaded = await gateway.reload([kept]);
    const start = performance.now();
    let after = await theirs.ask(path);
    while (after.status !== 401 && performance.now() - start < 5000) after = await theirs.ask(path);
    const ms = Math.round(performance.now() - start);
    const broken = await gateway.reload([kept, 'NOT a token']);
    const [stays, out] = [(await ours.ask(path)).status, (await theirs.ask(path)).status];
    return [
      finding(
        'a revoked token is refused within a second of the reload',
        before === 200 && reloaded.code === 0 && after.status === 401 && ms < 1000,
        `${before}, then ${after.status} after ${ms} ms`,
      ),
      finding(
        'a broken file of members fails loudly and changes nothing',
        broken.code !== 0 && broken.output.includes('Line 2 of members') && stays === 200 && out === 401,
        broken.output.trim(),
      ),
    ];
  } finally {
    ours.close();
    theirs.close();
    await gateway.close();
    await upstream.close();
  }
}
