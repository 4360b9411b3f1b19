import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { Behavior, UpstreamOrder, UpstreamState } from './upstream.ts';

// The lookup service of `upstream.ts`, in a thread of its own: a crowd that asks in the same one would make it late.

type Manner = { behavior: Behavior; edition: number; key: string };

function answer(response: ServerResponse, url: URL, { behavior, edition, key }: Manner): void {
  // Where the key could come back: headers that nginx hides, and the bodies of answers and failures.
  const headers = { 'content-type': 'application/json', link: `</?api_key=${key}>`, 'set-cookie': `k=${key}` };
  const fail = (status: number, more: Record<string, string> = {}): void => {
    response.writeHead(status, { ...headers, ...more }).end(JSON.stringify({ error: `the key ${key}` }));
  };
  switch (behavior) {
    case 'answers':
      response.writeHead(200, headers).end(JSON.stringify({ ...answerTo(url, edition), askedWith: key }));
      return;
    case 'refuses':
      fail(401, { 'www-authenticate': `Key realm="${key}"` });
      return;
    case 'demands-payment':
      fail(402);
      return;
    case 'fails':
      fail(500);
      return;
    case 'limits':
      fail(429, { 'retry-after': '30' });
      return;
    case 'redirects':
      fail(302, { location: `http://127.0.0.1:9/?api_key=${key}` });
      return;
    case 'is-silent':
      return;
    case 'hangs-up':
      response.socket?.destroy();
  }
}

/** The documented fields that tell the subject, and the quota, which is the key's and no member's. */
function answerTo(url: URL, edition: number): object {
  const number = (url.searchParams.get('phone_number') ?? url.searchParams.get('number') ?? '').replace('+', '');
  switch (url.pathname) {
    case '/phone':
      return {
        status: 'VALID_CONFIRMED',
        formatinternational: `+${number}`,
        carrier: `edition ${edition}`,
        ratelimit_remain: 0,
        ratelimit_seconds: 86_400,
      };
    case '/ip':
      return { status: true, ip: url.searchParams.get('ip'), country: 'CH', region: `edition ${edition}` };
    default:
      return { name: `Holder of +${number}`, carrier: `edition ${edition}`, country: 'CH' };
  }
}

const { key, delay }: { key: string; delay: number } = workerData;
let behavior: Behavior = 'answers';
let edition = 1;
let port = 0;
const asked = new Map<string, number>();
let wrongKeys = 0;

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const url = new URL(request.url ?? '/', 'http://upstream.invalid');
  if (url.searchParams.get('api_key') !== key) wrongKeys += 1;
  url.searchParams.delete('api_key');
  const question = `${url.pathname}?${url.searchParams}`;
  asked.set(question, (asked.get(question) ?? 0) + 1);
  const reply = (): void => answer(response, url, { behavior, edition, key });
  if (delay > 0) setTimeout(reply, delay);
  else reply();
});

const orders: Record<UpstreamOrder['what'], (order: UpstreamOrder) => void | Promise<void>> = {
  open: () =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', 4096, () => {
        const address = server.address();
        if (typeof address === 'object' && address) port = address.port;
        resolve();
      });
    }),
  shut: () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  behave: (order) => {
    behavior = order.behavior ?? behavior;
  },
  renew: () => {
    edition += 1;
  },
  forget: () => asked.clear(),
  tell: () => {},
};

parentPort?.on('message', async (order: UpstreamOrder) => {
  await orders[order.what](order);
  const state: UpstreamState = { port, asked, wrongKeys };
  parentPort?.postMessage(state);
});
