import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { fillOptions } from '../tests/e2e/fill-options.ts';
import { startPageServer } from '../tests/e2e/page-server.ts';
import { startService } from '../tests/service/start-service.ts';
import type { Prepared } from './demo/prepare.ts';
import { prepare } from './demo/prepare.ts';
import { showCard } from './demo/show-card.ts';
import { stops } from './demo/stops.ts';
import { launchWithExtension } from './setup/launch-with-extension.ts';
import { projectFolder } from './setup/project-folder.ts';
import { compose, pictureSize } from './store/compose.ts';

// `npm run tool -- store-pictures` takes the stores' pictures of the built extension: cards on the demo page, the popup over
// it, and the options, 1280 × 800 px each, into demo/store/. They are not committed: 1 MB that changes with each release.

const key = 'key-of-the-store-pictures';
const target = join(projectFolder, 'demo', 'store');
const cards = [
  { text: '+49 171 3920012', name: '1-phone-number' },
  { text: '140.82.121.3', name: '2-ip-address' },
  { text: '+44 20 7946 0018', name: '3-dark' },
];

async function takeCards(page: Page, address: string): Promise<string | null> {
  await page.goto(address);
  for (const { text, name } of cards) {
    const stop = stops.find((each) => each.text === text);
    if (!stop) return `the demo has no stop ${text}`;
    const card = await showCard(page, { ...stop, picture: name }, target);
    if (!card.ok) return card.problem;
  }
  return null;
}

async function takePages(context: BrowserContext, id: string, page: Page, folder: string): Promise<void> {
  const own = await context.newPage();
  const back = join(folder, 'back.png');
  const popup = join(folder, 'popup.png');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: back });
  await own.setViewportSize({ width: 400, height: 600 });
  await own.goto(`chrome-extension://${id}/popup.html`);
  await own.getByLabel('Phone number or IP address').fill('+81 3-3555-0123');
  await own.getByRole('article').waitFor();
  await own.getByRole('main').screenshot({ path: popup });
  await own.goto('about:blank');
  await own.setViewportSize(pictureSize);
  await compose(own, back, popup);
  await own.screenshot({ path: join(target, '4-popup.png') });
  await own.goto(`chrome-extension://${id}/options.html`);
  await own.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await own.screenshot({ path: join(target, '5-options.png') });
}

async function take({ browser, extension }: Prepared): Promise<string | null> {
  await mkdir(target, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'numlens-pictures-'));
  const service = await startService({ port: 0, key });
  const server = await startPageServer();
  server.serveFolder('/', join(projectFolder, 'tests', 'demo'));
  const { context, id } = await launchWithExtension({ browser, extension, headless: true, viewport: pictureSize });
  try {
    const options = await context.newPage();
    await options.goto(`chrome-extension://${id}/options.html`);
    await fillOptions(options, { key, addresses: service.addresses, lookUpOnline: 'When I hover' });
    await options.close();
    const page = context.pages()[0] ?? (await context.newPage());
    const problem = await takeCards(page, `${server.origin}/index.html`);
    if (problem) return problem;
    await takePages(context, id, page, folder);
    return null;
  } finally {
    await context.close();
    await server.close();
    await service.close();
    await rm(folder, { recursive: true });
  }
}

const prepared = await prepare();
const problem = prepared.ok ? await take(prepared.value) : prepared.problem;
if (problem) console.error(problem);
else console.log(`The pictures are in ${target}.`);
process.exitCode = problem ? 1 : 0;
