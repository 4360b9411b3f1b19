import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer as createProxy } from 'node:http';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/setup/project-folder.ts';

/** What a played provider says at one path. */
export type PlayedAnswer = { status?: number; headers?: Record<string, string>; body: unknown };

/** What was asked of a played provider. */
type PlayedRequest = { host: string; target: string; headers: Record<string, string | string[] | undefined> };

export type PlayedProviders = {
  requests: PlayedRequest[];
  /** Switches for a Chromium that reaches the hosts here, and takes this server's certificate and no other. */
  switches: string[];
  /** A proxy for a Firefox: it leads to this server for the hosts that are played, and nowhere for all others. */
  proxyPort: number;
  close: () => Promise<void>;
};

const tls = join(projectFolder, 'tests', 'fixtures', 'tls');

/**
 * Plays providers on loopback, with TLS and under their real host names. `answers` is by host; what no host says is a 404.
 * The key of the certificate is a test's, and nothing else takes it.
 */
export async function playProviders(
  answers: Record<string, (target: string) => PlayedAnswer | null>,
): Promise<PlayedProviders> {
  const requests: PlayedRequest[] = [];
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => readFileSync(join(tls, name), 'utf8'));
  if (!key || !cert) throw new Error('the certificate of the tests is missing');
  const server = createServer({ key, cert }, (request, response) => {
    const { host = '' } = request.headers;
    const target = request.url ?? '';
    requests.push({ host, target, headers: request.headers });
    const {
      status = 200,
      headers = {},
      body,
    } = answers[host]?.(target) ?? { status: 404, body: { errorSummary: 404 } };
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  const proxy = createProxy();
  proxy.on('connect', (request, socket) => {
    const isPlayed = Object.keys(answers).some((host) => request.url === `${host}:443`);
    if (!isPlayed) return void socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    const there = connect(address.port, '127.0.0.1', () => socket.write('HTTP/1.1 200 Connection established\r\n\r\n'));
    there.pipe(socket).pipe(there);
    for (const end of [there, socket]) end.on('error', () => [there, socket].forEach((each) => void each.destroy()));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const proxyAddress = proxy.address();
  if (!proxyAddress || typeof proxyAddress === 'string') throw new Error('the proxy has no port');
  const rules = Object.keys(answers).map((host) => `MAP ${host}:443 127.0.0.1:${address.port}`);
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    requests,
    switches: [
      `--host-resolver-rules=${rules.join(', ')}`,
      `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`,
    ],
    proxyPort: proxyAddress.port,
    close() {
      proxy.closeAllConnections();
      proxy.close();
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
