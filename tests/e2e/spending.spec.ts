import { startService } from '../service/start-service.ts';
import { waitForCard, waitForService } from './card-frame.ts';
import { expect, serviceKey, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { hoverText, waitForMark } from './hover-text.ts';
import { killWorker } from './kill-worker.ts';
import { pressToSend } from './press-to-send.ts';
import { whole } from './whole.ts';

const field = 'Phone number or IP address';
const line = '<!doctype html><title>Line</title><p>Call +49 30 231250123 or see 8.8.8.8';

test('a spent quota counts down, and what waits is asked again by itself, once', async ({ extension }) => {
  const service = await startService({ port: 0, key: serviceKey, quota: { calls: 1, seconds: 10 } });
  const validations = () => service.requests.filter(({ operation }) => operation === 'phoneValidation').length;
  try {
    await extension.configure({ addresses: service.addresses, lookUpOnline: 'When I ask' });
    const popup = await extension.open('popup.html');
    await popup.getByLabel(field).fill('+49 30 231250123');
    await popup.getByLabel(field).press('Enter');
    await expect(popup.getByText(/online again in \d sec/).first()).toBeVisible();
    await popup.getByLabel(field).fill('+44 20 7946 0018');
    await popup.getByLabel(field).press('Enter');
    await expect(popup.getByText(/The service’s rate limit was reached\./)).toBeVisible();
    await expect(popup.getByText(/Numlens will try again in \d sec\./)).toBeVisible();
    expect(validations()).toBe(1);
    await expect(popup.getByText(/limit was reached/)).toHaveCount(0);
    await expect.poll(validations).toBe(2);
    await expect.poll(() => service.requests.filter(({ operation }) => operation === 'callerId').length).toBe(2);
  } finally {
    await service.close();
  }
});

test('budgets are checked, kept, and held: the card says which is spent, and a click asks all the same', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  const options = await extension.open('options.html');
  const minute = options.getByLabel('Requests per minute');
  await expect(minute).toHaveValue('20');
  await minute.fill('many');
  await options.getByRole('button', { name: 'Save' }).click();
  await expect(minute).toHaveAttribute('aria-invalid', 'true');
  await expect(options.getByText('Enter a whole number from 0 to 100,000.')).toBeVisible();
  await minute.fill('0');
  await options.getByRole('button', { name: 'Save' }).click();
  await expect(options.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await options.reload();
  await expect(minute).toHaveValue('0');

  await page.bringToFront();
  await page.goto(server.serve('/', line));
  const card = await hoverCard(page, '8.8.8.8');
  await expect(card.getByText('The per-minute hover limit was reached.')).toBeVisible();
  expect(service.requests).toEqual([]);
  // A press spends only once the card has been in sight for a while.
  await expect(card.locator('html[data-in-sight]')).toBeAttached();
  await pressToSend(card);
  await waitForService(card);
  expect(service.requests).toHaveLength(1);
});

test('each call stands in the list of look-ups made, which can be cleared', async ({ extension, server, page }) => {
  await extension.configure();
  await page.goto(server.serve('/', line));
  await waitForMark(page, '+49 30 231250123');
  await hoverText(page, '+49 30 231250123');
  await waitForService(await waitForCard(page));

  const options = await extension.open('options.html');
  const list = options.getByRole('region', { name: 'Request log' }).getByRole('table');
  await expect(list.getByRole('row')).toHaveCount(3);
  const row = list.getByRole('row').filter({ hasText: 'caller ID' });
  await expect(row).toContainText('+4930231250123');
  await expect(row).toContainText('127.0.0.1');
  await expect(row).toContainText('on hover or while typing');
  await expect(row).toContainText('Answered');
  await expect(options.getByRole('meter', { name: 'Last minute' })).toHaveAttribute('value', '2');
  await options.getByRole('region', { name: 'Request log' }).getByRole('button', { name: 'Clear' }).click();
  await expect(options.getByText('No requests yet.')).toBeVisible();
  await options.reload();
  await expect(options.getByText('No requests yet.')).toBeHidden();
  await expect(options.getByRole('meter', { name: 'Last minute' })).toHaveAttribute('value', '2');
});

test('the popup counts the requests of the page in front', whole, async ({ extension, server, page }) => {
  await extension.configure();
  await page.goto(server.serve('/', line));
  await waitForMark(page, '8.8.8.8');
  const popup = await extension.context.newPage();
  await popup.goto('about:blank');
  await page.bringToFront();
  await popup.goto(`chrome-extension://${extension.id}/popup.html`);
  await expect(popup.getByRole('button', { name: '0 requests sent on this page' })).toBeVisible();
  await page.bringToFront();
  await hoverText(page, '8.8.8.8');
  await waitForService(await waitForCard(page));
  await popup.reload();
  await expect(popup.getByRole('button', { name: '1 request sent on this page' })).toBeVisible();
  const opened = extension.context.waitForEvent('page');
  await popup.getByRole('button', { name: '1 request sent on this page' }).click();
  await popup.getByRole('button', { name: 'Request log' }).click();
  await expect((await opened).getByRole('region', { name: 'Request log' })).toBeInViewport();
  await (await opened).close();
  await page.bringToFront();
  await page.reload();
  await waitForMark(page, '8.8.8.8');
  await popup.reload();
  await expect(popup.getByRole('button', { name: '0 requests sent on this page' })).toBeVisible();
});

test('“Never” breaks off what is under way, and nothing is sent from then on', async ({ extension, service }) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  service.setFault('ipGeolocation', 'silent');
  const popup = await extension.open('popup.html');
  await popup.getByLabel(field).fill('8.8.8.8');
  await popup.getByLabel(field).press('Enter');
  await expect.poll(() => service.requests.length).toBe(1);
  const options = await extension.open('options.html');
  await options.getByRole('radio', { name: 'Never' }).check();
  await options.getByRole('button', { name: 'Save' }).click();
  // A failure is there for eyes and for ears.
  await expect(popup.getByText('Online lookups are off.').last()).toBeVisible();
  await popup.getByLabel(field).fill('1.1.1.1');
  await popup.getByLabel(field).press('Enter');
  await expect(popup.getByRole('article', { name: '1.1.1.1' })).toBeVisible();
  await expect(popup.getByText('Online lookups are off.'), 'not on each answer').toBeHidden();
  expect(service.requests).toHaveLength(1);
});

test('a worker that dies in mid-request is told within moments, spends nothing by itself, and a click asks again', async ({
  extension,
  service,
}) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  service.setFault('ipGeolocation', 'silent');
  const popup = await extension.open('popup.html');
  await popup.getByLabel(field).fill('8.8.8.8');
  await popup.getByLabel(field).press('Enter');
  await expect.poll(() => service.requests.length).toBe(1);
  expect(await killWorker(extension.context, extension.id)).toBe(true);
  await expect(popup.getByText('The lookup was interrupted.')).toBeVisible();
  await expect(popup.locator('dt:text-is("Network") + dd')).toContainText('AS15169');
  service.setFault('ipGeolocation', null);
  expect(service.requests).toHaveLength(1);
  await popup.getByRole('button', { name: 'Try again' }).click();
  await expect(popup.getByText('Online lookup complete.')).toBeAttached();
  expect(service.requests).toHaveLength(2);
});

test('an answer that the service gave before stands on the card at once', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  await page.goto(server.serve('/', line));
  await waitForMark(page, '8.8.8.8');
  const popup = await extension.open('popup.html');
  await popup.getByLabel(field).fill('8.8.8.8');
  await popup.getByLabel(field).press('Enter');
  await expect.poll(() => service.requests.length).toBe(1);
  await expect(popup.getByText('Online lookup complete.')).toBeAttached();
  await page.bringToFront();
  await hoverText(page, '8.8.8.8');
  const card = await waitForCard(page);
  await expect(card.getByText('Lookup service, just now')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Look up online' })).toHaveCount(0);
  expect(service.requests).toHaveLength(1);
});
