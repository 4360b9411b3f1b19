import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { killWorker } from './kill-worker.ts';
import { whole } from './whole.ts';

/** Runs in a page of the extension: leaves the database as a newer version of Numlens would. */
async function makeNewer(): Promise<void> {
  const request = indexedDB.open('numlens', 9_999);
  await new Promise((resolve, reject) => {
    request.addEventListener('success', resolve);
    request.addEventListener('error', reject);
  });
  request.result.close();
}

/** Runs in a page of the extension: what the database is, and whether its key is there. */
async function lookAtDatabase(): Promise<{ version: number; keys: number }> {
  const request = indexedDB.open('numlens');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const count = request.result.transaction('secret').objectStore('secret').count();
  await new Promise((resolve) => count.addEventListener('success', resolve));
  const { version } = request.result;
  request.result.close();
  return { version, keys: count.result };
}

const newer = 'A newer version of Numlens saved your data';

test(
  'with a database of a newer version every surface has the device’s report, nothing is sent or deleted, and it is said why',
  whole,
  async ({ extension, service, server, page }) => {
    extension.errors.allow(/VersionError/);
    await extension.configure({ lookUpOnline: 'When I hover' });
    const own = await extension.open('options.html');
    await own.evaluate(makeNewer);
    for (const workerEnds of [false, true]) {
      if (workerEnds) await killWorker(extension.context, extension.id);
      await page.goto(server.serve('/', '<p>Call +49 30 231250123 now</p>'));
      await page.bringToFront();
      const card = await hoverCard(page, '+49 30 231250123');
      await expect(card.getByRole('article')).toContainText('Germany');
      await expect(card.getByRole('article')).toContainText(newer);

      const popup = await extension.open('popup.html');
      await expect(popup.getByText(newer)).toBeVisible();
      await popup.getByLabel('Phone number or IP address').fill('8.8.8.8');
      await expect(popup.getByRole('article')).toContainText('AS15169');
      await popup.close();

      const panel = await extension.open('sidepanel.html');
      await panel.getByRole('tab', { name: 'List' }).click();
      // The list itself is kept elsewhere: a panel that is opened again has it.
      if (!workerEnds) {
        await panel.getByLabel('Paste or drop anything').fill('8.8.8.8');
        await panel.getByRole('button', { name: 'Create list' }).click();
      }
      await expect(panel.getByRole('row').filter({ hasText: '8.8.8.8' })).toContainText('Google LLC');
      // A panel that is closed at once has not kept its list yet.
      const kept = () => own.evaluate(async () => JSON.stringify(await chrome.storage.session.get(null)));
      await expect.poll(kept).toContain('8.8.8.8');
      await panel.close();
    }
    await own.reload();
    await expect(own.getByText(newer)).toBeVisible();
    expect(service.requests).toEqual([]);
    expect(await own.evaluate(lookAtDatabase)).toEqual({ version: 9_999, keys: 1 });

    // The person's own way back.
    await own.getByRole('button', { name: 'Erase everything…' }).click();
    await own.getByRole('button', { name: 'Erase everything' }).click();
    await expect(own.getByText('Everything was erased.')).toBeVisible();
    await own.reload();
    await expect(own.getByText(newer)).toHaveCount(0);
    expect((await own.evaluate(lookAtDatabase)).version).toBeLessThan(9_999);
  },
);
