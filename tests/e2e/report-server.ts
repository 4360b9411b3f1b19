import { createServer } from 'node:http';

/** A page with reporting headers, and the reports that its browser sent. */
export type ReportServer = { origin: string; reports: string[]; close: () => Promise<void> };

/** Serves one page at every address on loopback, and keeps what is posted there. */
export async function startReportServer(page: {
  html: string;
  headers: Record<string, string>;
}): Promise<ReportServer> {
  const reports: string[] = [];
  const server = createServer((request, response) => {
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers });
      return response.end(request.url === '/' ? page.html : '');
    }
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => reports.push(body));
    return response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    reports,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
