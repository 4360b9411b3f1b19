import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from './setup/find-chromium.ts';
import { projectFolder as root } from './setup/project-folder.ts';

/**
 * `npm run gallery`: builds the page of every component in every state and writes screenshots of each surface, light
 * and dark, into `demo/gallery/`. It runs on an installed Chromium.
 */

const target = join(root, 'demo/gallery');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

await mkdir(target, { recursive: true });
await build({ configFile: join(root, 'tests/gallery/vite.config.ts') });

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = pathname === '/' ? '/index.html' : pathname;
  const folder = path.startsWith('/data/') ? root : join(target, 'page');
  try {
    const body = await readFile(join(folder, path));
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const { port } = server.address() as AddressInfo;

const found = await findChromium();
if (!found) throw new Error('No Chromium was found: `npm run demo` installs one.');
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
const problems: string[] = [];
for (const colorScheme of ['light', 'dark'] as const) {
  for (const surface of ['card', 'popup', 'options']) {
    const page = await browser.newPage({ viewport: { width: 1640, height: 1000 }, colorScheme });
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`http://127.0.0.1:${port}/#${surface}`);
    await page.locator('[data-surface]').waitFor();
    await page.waitForLoadState('networkidle');
    const path = join(target, `${surface}-${colorScheme}.png`);
    await page.screenshot({ path, fullPage: true });
    console.log(path.slice(root.length + 1));
    await page.close();
  }
}
await browser.close();
server.close();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
