import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openGallery } from './gallery/open-gallery.ts';
import { projectFolder as root } from './setup/project-folder.ts';

/**
 * `npm run tool -- gallery`: builds the page of every component in every state and writes screenshots of each surface
 * into `demo/gallery/`: light, dark, from right to left, and with longer words. It runs on an installed Chromium.
 */

const target = join(root, 'demo/gallery');
const looks = [
  { name: 'light', colorScheme: 'light', lang: 'en' },
  { name: 'dark', colorScheme: 'dark', lang: 'en' },
  { name: 'right-to-left', colorScheme: 'light', lang: 'rtl' },
  { name: 'long', colorScheme: 'light', lang: 'long' },
] as const;

await mkdir(target, { recursive: true });
const gallery = await openGallery(join(target, 'page'));
const problems: string[] = [];
for (const { name, colorScheme, lang } of looks) {
  const page = await gallery.browser.newPage({ viewport: { width: 1640, height: 1000 }, colorScheme });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${gallery.url}?lang=${lang}`);
  await page.locator('[data-surface]').first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const surface of await page.locator('[data-surface]').all()) {
    const path = join(target, `${await surface.getAttribute('data-surface')}-${name}.png`);
    await surface.screenshot({ path });
    console.log(path.slice(root.length + 1));
  }
  await page.close();
}
await gallery.close();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
