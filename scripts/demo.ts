import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { fillOptions } from '../tests/e2e/fill-options.ts';
import { startPageServer } from '../tests/e2e/page-server.ts';
import { startService } from '../tests/service/start-service.ts';
import type { Prepared } from './demo/prepare.ts';
import { prepare } from './demo/prepare.ts';
import { cardAsText, showCard } from './demo/show-card.ts';
import { stops } from './demo/stops.ts';
import { takePictures } from './demo/take-pictures.ts';
import { launchWithExtension } from './setup/launch-with-extension.ts';
import { projectFolder } from './setup/project-folder.ts';

const key = 'demo-key-of-the-local-service';
const pictures = join(projectFolder, 'demo');

function hasDisplay(): boolean {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  return process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY);
}

/** Hovers every stop and prints its card. Returns one sentence if a card did not appear. */
async function runByItself(context: BrowserContext, id: string, address: string): Promise<string | null> {
  await mkdir(pictures, { recursive: true });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(address);
  for (const stop of stops) {
    const card = await showCard(page, stop, pictures);
    if (!card.ok) return `The demo stopped: ${card.problem}.`;
    console.log(cardAsText(card.value));
  }
  await takePictures(context, id, pictures);
  console.log(`\nScreenshots of these cards, the popup and the options are in ${pictures}`);
  return null;
}

/** Leaves the page to the user until the browser is closed. */
async function leaveOpen(context: BrowserContext, address: string): Promise<null> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(address);
  console.log(
    `\nHover a number or an address on ${address}. Close the browser, or press Ctrl+C here, to end the demo.`,
  );
  await new Promise<void>((resolve) => {
    context.once('close', () => resolve());
    process.once('SIGINT', () => resolve());
  });
  return null;
}

async function show({ browser, extension }: Prepared, headless: boolean): Promise<string | null> {
  const service = await startService({ port: 0, key });
  const server = await startPageServer();
  server.serveFolder('/', join(projectFolder, 'tests', 'demo'));
  const viewport = headless ? { width: 1280, height: 860 } : null;
  const { context, id } = await launchWithExtension({ browser, extension, headless, viewport });
  try {
    context.setDefaultTimeout(15_000);
    const options = await context.newPage();
    await options.goto(`chrome-extension://${id}/options.html`);
    await fillOptions(options, { key, addresses: service.addresses, lookUpOnline: 'When I hover' });
    await options.close();
    const address = `${server.origin}/index.html`;
    return headless ? await runByItself(context, id, address) : await leaveOpen(context, address);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 'The demo stopped: the lines above say what did not come.';
  } finally {
    await context.close();
    await server.close();
    await service.close();
  }
}

const headless = process.argv.includes('--headless') || !hasDisplay();
const prepared = await prepare();
const problem = prepared.ok ? await show(prepared.value, headless) : prepared.problem;
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
