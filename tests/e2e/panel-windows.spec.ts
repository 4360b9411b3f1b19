import type { Page } from '@playwright/test';
import { visit } from './attack-page.ts';
import { expect, test } from './extension.ts';

const found = (panel: Page) => panel.getByRole('rowgroup').getByRole('row');

test('a text that is handed over opens in the panel of its own window, whichever is in front', async ({
  extension,
  server,
  page,
}) => {
  const first = await extension.open('sidepanel.html');
  await first.evaluate(async () => void (await chrome.windows.create({ url: '/sidepanel.html' })));
  const others = () => extension.context.pages().filter((page) => page !== first && /sidepanel/.test(page.url()));
  await expect.poll(() => others().length).toBe(1);
  const [second = first] = others();
  const windows = [first, second].map((panel) => panel.evaluate(async () => (await chrome.windows.getCurrent()).id));
  expect(new Set(await Promise.all(windows)).size).toBe(2);
  for (const panel of [first, second]) await panel.getByRole('tab', { name: 'List' }).click();
  // A page's own window was the last one in front: no panel may be asked as that one.
  await page.bringToFront();
  await visit(page, server, 'window-opener');
  await Promise.all([page.waitForEvent('popup'), page.getByRole('button').click()]);
  await expect
    .poll(() => first.evaluate(async () => (await chrome.windows.getLastFocused()).type), { message: 'in front' })
    .toBe('popup');
  const handed = (panel: Page, text: string) =>
    panel.evaluate(
      (input) => chrome.runtime.sendMessage({ to: 'background', type: 'handToPanel', input: { text: input } }),
      text,
    );
  // Each panel hears of every text and asks for it at once: none may take the other's.
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([handed(first, `10.0.1.${round}`), handed(second, `10.0.2.${round}`)]);
    await expect(found(first)).toHaveCount(round + 1);
    await expect(found(second)).toHaveCount(round + 1);
  }
  await expect(found(first).filter({ hasText: '10.0.1.' })).toHaveCount(5);
  await expect(found(second).filter({ hasText: '10.0.2.' })).toHaveCount(5);
  // Each is kept for its own window: what one keeps, or clears, is none of the other's.
  await first.getByRole('button', { name: 'Clear' }).click();
  await expect(found(first)).toHaveCount(0);
  await second.reload();
  await second.getByRole('tab', { name: 'List' }).click();
  await expect(found(second).filter({ hasText: '10.0.2.' })).toHaveCount(5);
  await first.reload();
  await first.getByRole('tab', { name: 'List' }).click();
  await expect(first.getByLabel('Paste or drop anything')).toBeVisible();
});
