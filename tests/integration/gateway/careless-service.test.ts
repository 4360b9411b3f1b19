import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNginx } from '../../../scripts/setup/nginx.ts';
import { askOnce } from '../../gateway/ask.ts';
import type { Gateway } from '../../gateway/start-gateway.ts';
import { startGateway } from '../../gateway/start-gateway.ts';

const nginx = await findNginx();
const key = 'SECRET+KEY/of=the-desk';
const mebibyte = Buffer.alloc(1 << 20, 'a');
const asJson = (name: string): Buffer => Buffer.from(JSON.stringify({ name, askedWith: key }));

type Reply = { headers: Record<string, string>; body: Buffer };
const plain = (body: string): Reply => ({ headers: {}, body: Buffer.from(body) });
const withHeader = (name: string, value: string): Reply => ({ headers: { [name]: value }, body: asJson('by header') });

/** What the service says of each address, by its last number. */
const replies: Record<string, Reply> = {
  1: withHeader('x-accel-redirect', '/caller?number=%2B41446681800'),
  2: withHeader('x-accel-redirect', '@limited'),
  3: withHeader('x-accel-limit-rate', '1'),
  4: withHeader('x-accel-expires', '0'),
  5: withHeader('x-accel-charset', 'koi8-r'),
  10: plain(String.raw`{"askedWith":"SECRET\u002BKEY/of=the-desk"}`),
  11: plain(String.raw`{"askedWith":"SECRET\u002bKEY\u002fof\u003dthe-desk"}`),
  12: plain(String.raw`{"askedWith":"SECRET+KEY\/of\u003Dthe-desk"}`),
  13: plain(String.raw`{"askedWith":"SECRET\u002BKEY\u002Fof\u003Dthe\u002Ddesk"}`),
  14: plain('{"url":"/ip?api_key=SECRET%2bKEY%2Fof%3Dthe-desk"}'),
  20: { headers: { 'content-encoding': 'br' }, body: brotliCompressSync(asJson('brotli')) },
  21: { headers: { 'content-encoding': 'gzip, br' }, body: brotliCompressSync(gzipSync(asJson('twice'))) },
  22: { headers: { 'content-encoding': 'gzip' }, body: gzipSync(asJson('gzip')) },
  23: { headers: { 'content-encoding': 'identity' }, body: asJson('identity') },
  30: { headers: { 'content-length': '100000' }, body: Buffer.alloc(100_000, ' ') },
  31: { headers: { 'content-length': '99999' }, body: Buffer.alloc(99_999, ' ') },
};
/** The address about which the service never stops talking. */
const endless = '11.0.0.99';

describe.skipIf(!nginx)('the gateway of a service that is careless', () => {
  const asked: string[] = [];
  const encodings = new Set<string | undefined>();
  const service = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service.invalid');
    const ip = url.searchParams.get('ip') ?? '';
    asked.push(ip || url.pathname);
    encodings.add(request.headers['accept-encoding']?.toString());
    response.on('error', () => {});
    if (ip === endless) {
      response.writeHead(200);
      pipeline(Readable.from(repeat()), response).catch(() => undefined);
      return;
    }
    const { headers, body } = replies[ip.split('.').at(-1) ?? ''] ?? plain('{}');
    // A moment of work, so that all who ask at once are there before the first is answered.
    setTimeout(() => response.writeHead(200, headers).end(body), 100);
  });
  let gateway: Gateway;
  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    const upstream = `http://127.0.0.1:${port}`;
    gateway = await startGateway({ nginx: nginx?.path ?? '', upstream, key, members: 1, instances: 0 });
  });
  afterAll(async () => {
    service.closeAllConnections();
    service.close();
    await gateway.close();
  });

  const ask = (number: number | string) => askOnce(gateway.origin, gateway.tokens[0] ?? '', `/ip?ip=11.0.0.${number}`);
  /** How long the kept answer about this address is, also one that is not whole yet. */
  const keptBytes = (ip: string) => {
    const kept = gateway.written().filter(({ path, text }) => path.includes('/answers/') && text.includes(`=${ip}\n`));
    return Math.max(0, ...kept.map(({ text }) => text.length));
  };

  it.each([1, 2, 3, 4, 5])('does nothing that headers of its answer tell nginx to do (%d)', async (number) => {
    asked.length = 0;
    for (const { status, body } of [await ask(number), await ask(number)]) {
      expect(status).toBe(200);
      expect(body).toBe('{"name":"by header","askedWith":"(key)"}');
    }
    expect(asked).toEqual([`11.0.0.${number}`]);
  });

  it.each([10, 11, 12, 13, 14])('repeats the key to nobody, however it is written (%d)', async (number) => {
    const { status, body } = await ask(number);
    expect(status).toBe(200);
    expect(body).toMatch(/\(key\)"\}$/);
    expect(body).not.toContain('desk');
  });

  it.each([20, 21, 30])(
    'refuses what it cannot look into, and what is large, as one failure for all (%d)',
    async (number) => {
      asked.length = 0;
      for (const { status, headers, body } of await Promise.all([ask(number), ask(number), ask(number)])) {
        expect(status).toBe(503);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect(headers['content-encoding']).toBe(undefined);
        expect(body).toBe('{"error":"The lookup service sent what cannot be read."}\n');
      }
      expect(asked).toHaveLength(1);
      expect(keptBytes(`11.0.0.${number}`)).toBeLessThan(2000);
    },
  );

  it.each([22, 23, 31])('takes what it can look into, up to 99,999 bytes (%d)', async (number) => {
    const { status, body } = await ask(number);
    expect(status).toBe(200);
    expect(body).not.toContain('desk');
    expect(body).toMatch(/\(key\)|^ {99999}$/);
  });

  it('asks for answers that it can look into', async () => {
    await ask(40);
    expect([...encodings]).toEqual(['identity']);
  });

  it('keeps little of an answer without end, however long it lasts, and answers others meanwhile', async () => {
    const member = new AbortController();
    const left = fetch(`${gateway.origin}/ip?ip=${endless}&api_key=${gateway.tokens[0]}`, { signal: member.signal });
    await expect.poll(() => keptBytes(endless)).toBeGreaterThan(90_000);
    member.abort();
    await left.then((response) => response.text()).catch(() => undefined);
    for (let number = 50; number < 60; number += 1) expect((await ask(number)).status).toBe(200);
    expect(keptBytes(endless)).toBeLessThan(16 * mebibyte.length);
  });
});

function* repeat(): Generator<Buffer> {
  for (;;) yield mebibyte;
}
