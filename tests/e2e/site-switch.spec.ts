import { expect, test } from './extension.ts';
import { waitForMark } from './hover-text.ts';

test('Numlens can be turned off for a site at once, in all its tabs and frames, and on again', async ({
  extension,
  server,
  page,
}) => {
  server.serve('/inner.html', '<!doctype html><p>9.9.9.9');
  const outer = server.serve('/', '<!doctype html><p>8.8.8.8<iframe src="/inner.html"></iframe>');
  await page.goto(outer);
  const other = await extension.context.newPage();
  await other.goto(outer);
  const frames = [page, other].flatMap((tab) => tab.frames());
  const marks = () =>
    Promise.all(
      frames.map((frame) =>
        frame.evaluate(() => [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0)),
      ),
    );
  await expect.poll(marks).toEqual([1, 1, 1, 1]);

  const popup = await extension.open('popup.html');
  const setSite = (on: boolean) =>
    popup.evaluate((input) => chrome.runtime.sendMessage({ to: 'background', type: 'setSite', input }), {
      host: '127.0.0.1',
      on,
    });
  await setSite(false);
  await expect.poll(marks).toEqual([0, 0, 0, 0]);
  await setSite(true);
  await expect.poll(marks).toEqual([1, 1, 1, 1]);

  await setSite(false);
  await page.reload();
  await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBe(0);
  await setSite(true);
  await waitForMark(page, '8.8.8.8');
});
