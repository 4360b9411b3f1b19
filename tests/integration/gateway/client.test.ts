import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOperation } from '../../../lib/lookup/service/ask-operation.ts';
import type { ServiceOperation } from '../../../lib/lookup/service/operations.ts';
import { operationsFor } from '../../../lib/lookup/service/operations.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';
import { findNginx } from '../../../scripts/setup/nginx.ts';
import { runCommand } from '../../../scripts/setup/run-command.ts';
import { askOnce } from '../../gateway/ask.ts';
import type { Gateway } from '../../gateway/start-gateway.ts';
import { gatewayFolder, startGateway } from '../../gateway/start-gateway.ts';
import { faultAddress, faults } from '../../service/faults.ts';
import type { Service } from '../../service/start-service.ts';
import { startService } from '../../service/start-service.ts';

const found = await findNginx();
const hasOpenssl = found !== null && (await runCommand('openssl', ['version'], { output: 'keep' })).code === 0;
const key = 'canary-key+of/the=desk';
const subjects: Subject[] = [
  { kind: 'phone', e164: '+41446681800' },
  { kind: 'ip', ip: '1.1.1.1' },
  { kind: 'ip', ip: '2001:4860:4860::8888' },
];
const questions = subjects.flatMap((subject) =>
  operationsFor(subject.kind).map((operation) => ({ subject, operation })),
);
const paths = { phoneValidation: '/phone', ipGeolocation: '/ip', callerId: '/caller' };

describe.skipIf(!found)('the client, through the gateway', () => {
  let service: Service;
  let gateway: Gateway;
  let token = '';
  beforeAll(async () => {
    service = await startService({ port: 0, key, quota: { calls: 1000, seconds: 3600 } });
    gateway = await startGateway({
      nginx: found?.path ?? '',
      upstream: service.origin,
      key,
      members: 2,
      instances: 2,
      settings: { LOG: 'full', RATE: '60', BURST: '80' },
    });
    [token = ''] = gateway.tokens;
  });
  afterAll(async () => {
    await gateway.close();
    await service.close();
  });

  const ask = (operation: ServiceOperation, subject: Subject, { base, as }: { base: string; as: string }) =>
    askOperation(operation, {
      base,
      path: '',
      subject,
      country: subject.kind === 'phone' ? 'CH' : null,
      fields: { key: as },
      signal: new AbortController().signal,
      countryBoxes: null,
    });
  const through = (operation: ServiceOperation, subject: Subject, as = token) =>
    ask(operation, subject, { base: gateway.origin + paths[operation.id], as });

  it.each(questions)(
    'reads the same answer as from the service itself: $operation.id of $subject',
    async ({ operation, subject }) => {
      const direct = await ask(operation, subject, { base: service.addresses[operation.id], as: key });
      const shared = await through(operation, subject);
      const withoutQuota = { ...(direct.ok ? direct.value : {}), quota: null };
      expect(shared).toEqual({
        ok: true,
        value: operation.id === 'phoneValidation' ? withoutQuota : direct.ok && direct.value,
      });
    },
  );

  it('sees no quota, which is the key’s and not the member’s', async () => {
    const { body } = await askOnce(gateway.origin, token, '/phone?phone_number=41446681800&country_code=CH');
    expect(body).toContain('upstream_remain');
    expect(body).not.toContain('ratelimit');
  });

  it('gets only an answer or a failure that the client knows from whatever the service does', async () => {
    const odd: string[] = [];
    const [operation] = operationsFor('ip');
    const quick = faults.filter(({ expected, id }) => expected !== 'timeout' && !id.includes('endless'));
    for (const [number, fault] of quick.entries()) {
      const as = gateway.tokens[number % 2] ?? '';
      const result = operation && (await through(operation, { kind: 'ip', ip: faultAddress(fault) }, as));
      const kind = result?.ok ? 'answer' : result?.problem.kind;
      if (kind === 'refused-key' || kind === 'payment' || kind === 'redirected') odd.push(`${fault.id}: ${kind}`);
    }
    expect(odd).toEqual([]);
    expect(service.elsewhere.requests).toEqual([]);
  });

  it.each([
    ['/ip?ip=1.1.1', 400],
    ['/ip?ip=1.1.1.1%26api_key=x', 400],
    ['/phone?phone_number=044', 400],
    ['/caller?number=%2B41446681800%0d%0aX:1', 400],
    ['/caller?number=', 400],
    ['/elsewhere?ip=1.1.1.1', 404],
    ['/ip/../key?ip=1.1.1.1', 404],
  ])('refuses %s with %d, and asks nobody', async (path, status) => {
    const before = service.requests.length;
    expect((await askOnce(gateway.origin, gateway.tokens[1] ?? '', path)).status).toBe(status);
    expect(service.requests.length).toBe(before);
  });

  it('has one answer for the same subject however it is spelled, and passes no further parameter on', async () => {
    const before = service.requests.length;
    for (const number of ['%2B41446681801', '41446681801', '+41446681801', '%2b41446681801&x=1&number=7']) {
      const { status } = await askOnce(gateway.origin, gateway.tokens[1] ?? '', `/caller?number=${number}`);
      expect(status).toBe(200);
    }
    expect(service.requests.slice(before).map(({ target }) => target)).toEqual([
      `/caller?number=%2B41446681801&api_key=${encodeURIComponent(key)}`,
    ]);
  });

  it('answers its health without a token', async () => {
    expect(await (await fetch(`${gateway.origin}/healthz`)).json()).toEqual({ ok: true });
  });

  const connectionAfter = async (path: string, method = 'GET') =>
    (await fetch(gateway.origin + path, { method })).headers.get('connection');

  it.each([
    ['GET', '/healthz'],
    ['GET', '/elsewhere'],
    ['GET', '/ip?ip=1.1.1.1'],
    ['GET', '/ip?ip=1.1.1.1&api_key=none'],
    ['POST', '/ip'],
  ])('closes the connection after %s %s without a token', async (method, path) => {
    expect(await connectionAfter(path, method)).toBe('close');
  });

  it('says in JSON that there is nothing at a path', async () => {
    expect(await (await fetch(`${gateway.origin}/elsewhere`)).json()).toHaveProperty('error');
  });

  it('keeps a member’s connection for the next question', async () => {
    expect(await connectionAfter(`/ip?ip=1.1.1.1&api_key=${gateway.tokens[1]}`)).toBe('keep-alive');
  });

  it('keeps an instance for its front: whoever asks it otherwise gets nothing', async () => {
    const address = /^INSTANCES=(\S+)/m.exec(readFileSync(join(gateway.folder, 'settings'), 'utf8'))?.[1];
    const before = service.requests.length;
    expect((await fetch(`http://${address}/ip?ip=9.9.9.9`)).status).toBe(403);
    expect(service.requests.length).toBe(before);
  });

  it('limits each member alone, with 429 and Retry-After', async () => {
    const statuses: number[] = [];
    let wait = '';
    while (!statuses.includes(429) && statuses.length < 200) {
      const { status, headers } = await askOnce(gateway.origin, token, '/ip?ip=1.1.1.1');
      statuses.push(status);
      wait = String(headers['retry-after'] ?? '');
    }
    expect(statuses.at(-1)).toBe(429);
    expect(Number(wait)).toBeGreaterThan(0);
    expect((await askOnce(gateway.origin, gateway.tokens[1] ?? '', '/ip?ip=1.1.1.1')).status).toBe(200);
  });

  it('with LOG=full logs the subject, and still no token and no key', async () => {
    const log = () => readFileSync(join(gateway.folder, 'logs', 'access.log'), 'utf8');
    await expect.poll(log).toContain('"41446681801"');
    for (const secret of [...gateway.tokens, key, encodeURIComponent(key)]) expect(log()).not.toContain(secret);
  });
});

describe.skipIf(!hasOpenssl)('a gateway with a certificate', () => {
  it('speaks https, and has its own lookup service’s certificate checked', async () => {
    const folder = gatewayFolder({}, key, '');
    const [pem, secret] = [join(folder, 'pem'), join(folder, 'secret')];
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];
    const make = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      ...names,
    ];
    expect((await runCommand('openssl', [...make, '-keyout', secret, '-out', pem], { output: 'keep' })).code).toBe(0);
    const service = await startService({ port: 0, key });
    const common = { nginx: found?.path ?? '', key, members: 1, instances: 0 };
    const inner = await startGateway({
      ...common,
      upstream: service.origin,
      settings: { CERTIFICATE: pem, CERTIFICATE_KEY: secret },
    });
    // The outer one has the inner one for its service, over https: with its certificate among the trusted, and without.
    const upstream = inner.origin.replace('http:', 'https:').replace('127.0.0.1', 'localhost');
    const [asKey = ''] = inner.tokens;
    const trusting = await startGateway({ ...common, key: asKey, upstream, settings: { UPSTREAM_CA: pem } });
    const strict = await startGateway({ ...common, key: asKey, upstream });
    try {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      const url = `${inner.origin.replace('http:', 'https:')}/ip?ip=1.1.1.1&api_key=${asKey}`;
      request(url, { ca: readFileSync(pem) }, (response) => resolve(response.resume().statusCode ?? 0))
        .once('error', reject)
        .end();
      expect(await promise).toBe(200);
      const status = async ({ origin, tokens: [as = ''] }: Gateway) =>
        (await askOnce(origin, as, '/ip?ip=8.8.8.8')).status;
      expect(await status(trusting)).toBe(200);
      expect(await status(strict)).toBe(503);
    } finally {
      await Promise.all([trusting.close(), strict.close()]);
      await Promise.all([inner.close(), service.close()]);
    }
  });
});
