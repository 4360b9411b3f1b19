import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hoverCard } from '../firefox/card.ts';
import { expect, noFirefox, test } from '../firefox/firefox-test.ts';

test.skip(noFirefox, 'Firefox is not installed');

const number = '+49 30 231250123';

test('Firefox: a file has marks and cards, and hovering sends nothing from it', async ({ firefox, service }) => {
  const folder = await mkdtemp(join(tmpdir(), 'saved-'));
  const path = join(folder, 'saved.html');
  await writeFile(path, `<!doctype html><html lang="de"><title>Saved</title><p style="margin: 100px">Ring ${number}`);
  const page = await firefox.browser.newPage();
  await page.setViewport({ width: 1000, height: 760 });
  await page.goto(pathToFileURL(path).href);
  const card = await hoverCard(firefox, page, number);
  expect(await card.fact('Location')).toContain('Berlin');
  expect(service.requests).toEqual([]);
  await page.close();
  await rm(folder, { recursive: true });
});
