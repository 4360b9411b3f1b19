import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

/**
 * What a path answers: a document as text, or a file. `headers` are added, for example a policy to test under; a document
 * that comes slowly is answered when `after` has ended, and `rest` is the rest of it.
 */
export type ServedPage =
  | { html: string; headers?: Record<string, string>; after?: () => Promise<unknown>; rest?: Promise<string> }
  | { file: string; headers?: Record<string, string> };

type Answer = { body: string | Buffer; type: string; headers: Record<string, string>; rest?: Promise<string> };

export type PageServer = {
  /** `http://127.0.0.1:PORT`. */
  origin: string;
  /** Answers a path, `/` at its start, from now on; gives its full address. */
  serve: (path: string, page: string | ServedPage) => string;
  /** Answers every file below a folder under `prefix`, `/` at both ends. */
  serveFolder: (prefix: string, folder: string) => void;
  close: () => Promise<void>;
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};
const typeOf = (path: string): string => types[extname(path)] ?? 'application/octet-stream';

/** Serves test pages over HTTP on loopback, on a port of its own. */
export async function startPageServer(): Promise<PageServer> {
  const pages = new Map<string, ServedPage>();
  const folders = new Map<string, string>();

  async function answer(path: string): Promise<Answer> {
    const page = pages.get(path);
    if (page && 'html' in page) {
      const { html, headers = {}, after, rest } = page;
      await after?.();
      return { body: html, type: 'text/html; charset=utf-8', headers, ...(rest ? { rest } : {}) };
    }
    const file = page?.file ?? fileBelow(folders, path);
    if (!file) throw new Error(`nothing is served at ${path}`);
    return { body: await readFile(file), type: typeOf(file), headers: page?.headers ?? {} };
  }

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
    // A browser asks for a favicon by itself; its absence would stand in the console as an error.
    if (path === '/favicon.ico') return response.writeHead(204).end();
    answer(path).then(
      async ({ body, type, headers, rest }) => {
        response.writeHead(200, { 'content-type': type, ...headers });
        if (!rest) return void response.end(body);
        response.write(body);
        return void response.end(await rest);
      },
      (error: Error) => response.writeHead(404, { 'content-type': 'text/plain' }).end(error.message),
    );
    return response;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the page server has no port');
  const origin = `http://127.0.0.1:${address.port}`;

  return {
    origin,
    serve(path, page) {
      pages.set(path, typeof page === 'string' ? { html: page } : page);
      return `${origin}${path}`;
    },
    serveFolder: (prefix, folder) => void folders.set(prefix, folder),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

function fileBelow(folders: Map<string, string>, path: string): string | null {
  for (const [prefix, folder] of folders) {
    if (!path.startsWith(prefix)) continue;
    const file = normalize(join(folder, path.slice(prefix.length)));
    if (file.startsWith(folder + sep)) return file;
  }
  return null;
}
