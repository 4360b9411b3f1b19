import { expect as expectFrame } from '@playwright/test';
import { fact } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';

const line = '<!doctype html><title>Line</title><p>Call +49 30 231250123 or see 8.8.8.8';

test('without a key the device answers alone and says how to go on', async ({ extension, server, page, service }) => {
  await extension.configure({ key: '' });
  await page.goto(server.serve('/', line));
  const card = await hoverCard(page, '+49 30 231250123');
  await expectFrame(fact(card, 'Location')).toContainText('Berlin');
  await expectFrame(card.getByRole('button', { name: 'Open options' })).toBeVisible();
  await expectFrame(card.getByRole('article')).not.toContainText(/invalid/i);
  expect(service.requests).toEqual([]);
});

test('the button of a failure opens the options at the control that ends it, with the focus', async ({
  extension,
  server,
  page,
}) => {
  await extension.configure({ key: '' });
  await page.goto(server.serve('/', line));
  const card = await hoverCard(page, '+49 30 231250123');
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

test('a refused key: the device’s answer stands, and the card names the key', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure({ key: 'not-the-key' });
  await page.goto(server.serve('/', line));
  const card = await hoverCard(page, '+49 30 231250123');
  await expectFrame(card.getByRole('article')).toContainText(/key/i);
  await expectFrame(fact(card, 'Location')).toContainText('Berlin');
  await expectFrame(card.getByRole('article')).not.toContainText(/invalid/i);
  expect(service.requests).toHaveLength(2);
});

test('a service that is down: the device’s answer stands', async ({ extension, server, page, service }) => {
  await extension.configure();
  await service.close();
  await page.goto(server.serve('/', line));
  const card = await hoverCard(page, '8.8.8.8');
  await expectFrame(card.getByRole('button', { name: /again/i })).toBeVisible();
  await expectFrame(fact(card, 'Network')).toContainText('AS15169');
});

/** By hovering, one is as good as another: by a press each is tried in fault-matrix.spec.ts. All on request (NUMLENS_FULL=1). */
const nonsense = [
  ['wrong-types', 'wasn’t in the expected format'],
  ['html', 'Numlens could not read the response.'],
  ['301', 'redirected the request'],
  ['500', 'The service returned an error.'],
] as const;

for (const [fault, said] of process.env['NUMLENS_FULL'] ? nonsense : nonsense.slice(0, 1)) {
  test(`nonsense from the service (${fault}) is said, and costs nothing of the card`, async ({
    extension,
    server,
    page,
    service,
  }) => {
    service.setFault('ipGeolocation', fault);
    await extension.configure();
    await page.goto(server.serve('/', line));
    const card = await hoverCard(page, '8.8.8.8');
    await expectFrame(card.getByRole('article')).toContainText(said);
    await expectFrame(fact(card, 'Network')).toContainText('AS15169');
    await expectFrame(card.getByRole('article')).not.toContainText(/invalid/i);
    expect(service.elsewhere.requests).toEqual([]);
    expect(service.requests).toHaveLength(1);
  });
}
