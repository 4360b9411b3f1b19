import { expect as expectFrame } from '@playwright/test';
import { fact } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';

const line = '<!doctype html><title>Line</title><p>Call +49 30 231250123 or see 8.8.8.8';

test('without a key the device answers alone, and the button of the failure opens the options at the key, with the focus', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure({ key: '' });
  await page.goto(server.serve('/', line));
  const card = await hoverCard(page, '+49 30 231250123');
  await expectFrame(fact(card, 'Location')).toContainText('Berlin');
  await expectFrame(card.getByRole('article')).not.toContainText(/invalid/i);
  expect(service.requests).toEqual([]);
  await expectFrame(card.locator('html[data-in-sight]')).toBeAttached();
  const [options] = await Promise.all([
    page.context().waitForEvent('page'),
    card.getByRole('button', { name: 'Open options' }).click(),
  ]);
  await expectFrame(options.getByLabel('API key')).toBeFocused();
  // Another fragment alone does not load the page again.
  await options.goto('about:blank');
  await options.goto(`chrome-extension://${extension.id}/options.html#online-ask`);
  await expectFrame(options.getByLabel('When I ask')).toBeFocused();
  await expectFrame(options.getByLabel('When I ask')).toBeInViewport();
});
