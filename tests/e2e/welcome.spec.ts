import { complaints } from './axe.ts';
import { expect, test } from './extension.ts';
import { viewport } from './shared-browser.ts';

// In the shared browser the page of the first run is empty.
test.use({ ownBrowser: true });

test('the first run opens one page, where the first card is a hover away and nothing is sent or kept', async ({
  extension,
  service,
  page,
}) => {
  const { context } = extension;
  await expect.poll(() => context.pages().filter((each) => each.url().endsWith('/welcome.html')).length).toBe(1);
  // It does not take the place of what the browser shows.
  expect(await page.evaluate(() => document.visibilityState)).toBe('visible');
  const welcome = context.pages().find((each) => each.url().endsWith('/welcome.html'));
  if (!welcome) throw new Error('no page of the first run');
  await welcome.bringToFront();
  await expect(welcome.getByRole('article', { name: '137.138.4.21' }), 'open at once').toContainText('CERN');
  await welcome.keyboard.press('Tab');
  await welcome.getByRole('button', { name: '+49 171 3920012' }).press('Enter');
  await expect(welcome.getByRole('article', { name: '+491713920012' })).toContainText('T-Mobile');
  await welcome.getByRole('button', { name: '137.138.4.21' }).hover();
  await expect(welcome.getByRole('article', { name: '137.138.4.21' })).toBeVisible();
  await welcome.getByRole('button', { name: '+49 171 3920012' }).hover();
  await expect(welcome.getByRole('article', { name: '+491713920012' })).toBeVisible();
  await welcome.getByRole('button', { name: /details/i }).click();
  await expect(welcome.getByRole('button', { name: 'Copy E.164' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await welcome.emulateMedia({ colorScheme });
    expect(await complaints(welcome, { within: 'html' })).toEqual([]);
  }
  await welcome.setViewportSize({ width: 400, height: 800 });
  expect(await welcome.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
  // The window has this size, too: the options would go to their section in a narrow window, and then get a wide one.
  await welcome.setViewportSize(viewport);
  const [options] = await Promise.all([
    context.waitForEvent('page'),
    welcome.getByRole('button', { name: 'Set up online lookups' }).click(),
  ]);
  await expect(options.getByRole('heading', { name: 'Providers' })).toBeInViewport();
  expect(service.requests).toEqual([]);
  const { history } = await options.evaluate(async () => {
    const reply = await chrome.runtime.sendMessage({ to: 'background', type: 'readHistory', input: {} });
    return { history: reply.value.entries };
  });
  expect(history).toEqual([]);
});
