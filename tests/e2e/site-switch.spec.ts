import { expect, test } from './extension.ts';
import { waitForMark } from './hover-text.ts';

test('Numlens can be turned off for a site, at once and for good, and on again', async ({
  extension,
  server,
  page,
}) => {
  await page.goto(server.serve('/', '<!doctype html><p>8.8.8.8'));
  await waitForMark(page, '8.8.8.8');
  const marks = () => page.evaluate(() => [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0));
  const askForSite = (on: boolean) =>
    extension.open('popup.html').then(async (popup) => {
      await popup.evaluate(
        ([host, wanted]) =>
          chrome.runtime.sendMessage({ to: 'background', type: 'setSite', input: { host, on: wanted } }),
        ['127.0.0.1', on] as const,
      );
      await popup.close();
    });

  await askForSite(false);
  await page.reload();
  await expect.poll(marks).toBe(0);
  await askForSite(true);
  await page.reload();
  await waitForMark(page, '8.8.8.8');
});
