import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from '../setup/chromium.ts';
import { projectFolder } from '../setup/project-folder.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

export type OpenGallery = { url: string; browser: Browser; close: () => Promise<void> };

/** The project's folder that has what the extension brings along: its built-in data, its icon; null for the gallery's own. */
function folderOf(path: string): string | null {
  if (path.startsWith('/data/')) return projectFolder;
  return path.startsWith('/icon/') ? join(projectFolder, 'public') : null;
}

/** Builds the gallery into a folder, serves it on loopback beside the built-in data, and starts an installed Chromium for it. */
export async function openGallery(folder: string): Promise<OpenGallery> {
  const found = await findChromium();
  if (!found) throw new Error('No Chromium was found: `npm run demo` installs one.');
  await build({ configFile: join(projectFolder, 'tests/gallery/vite.config.ts'), build: { outDir: folder } });

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/' ? '/index.html' : pathname;
    try {
      const body = await readFile(join(folderOf(path) ?? folder, path));
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  // What is drawn anew is drawn whole. Otherwise rounded edges keep something of what was there before.
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-partial-raster'],
  });
  return {
    url: `http://127.0.0.1:${port}/`,
    browser,
    async close() {
      await browser.close();
      server.close();
    },
  };
}
