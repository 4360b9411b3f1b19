import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';

/** A running server on 127.0.0.1. `close` ends its open connections too. */
export type RunningServer = { origin: string; close: () => Promise<void> };

/**
 * Listens on loopback; port 0 takes any free one. Rejects where the port cannot be had. Each connection serves one
 * request: Chromium by itself repeats one whose kept-alive connection breaks (seen), and tests count requests exactly.
 */
export function startServer(port: number, listener: RequestListener): Promise<RunningServer> {
  const server = createServer((request, response) => {
    response.shouldKeepAlive = false;
    listener(request, response);
  });
  const { promise, resolve, reject } = Promise.withResolvers<RunningServer>();
  server.once('error', reject);
  server.listen(port, '127.0.0.1', () => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('A TCP server has no port');
    const close = () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
    resolve({ origin: `http://127.0.0.1:${address.port}`, close });
  });
  return promise;
}
