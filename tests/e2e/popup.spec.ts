import { expect, test } from './extension.ts';

const field = 'Phone number or IP address';

test('the report follows as the person types, and Enter asks the service', async ({ extension, service }) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  const popup = await extension.open('popup.html');
  await expect(popup.getByLabel(field)).toBeFocused();
  await popup.getByLabel(field).pressSequentially('+1212555');
  await expect(popup.getByRole('article')).toContainText(/too short/i);
  await popup.getByLabel(field).clear();
  await popup.getByLabel(field).pressSequentially('+49 30 231250123');
  await expect(popup.getByRole('article')).toContainText('Berlin');
  expect(service.requests).toEqual([]);
  await popup.getByLabel(field).press('Enter');
  await expect(popup.locator('dt:text-is("Caller") + dd')).toContainText('Spreeblick Architekten');
});

test('an address, pasted with brackets and port', async ({ extension }) => {
  const popup = await extension.open('popup.html');
  await popup.getByLabel(field).fill('[2606:4700:4700::1111]:443');
  await expect(popup.locator('dt:text-is("Network") + dd')).toContainText('Cloudflare');
});

test('what is neither gets one sentence, and nothing is sent', async ({ extension, service }) => {
  await extension.configure();
  const popup = await extension.open('popup.html');
  await popup.getByLabel(field).fill('hello');
  await expect(popup.getByText(/neither|not a phone number or/i)).toBeVisible();
  await popup.getByLabel(field).press('Enter');
  expect(service.requests).toEqual([]);
});

test('several numbers in a pasted text are listed, and one of them can be picked', async ({ extension }) => {
  const popup = await extension.open('popup.html');
  await popup.getByLabel(field).fill('first +49 30 231250123, then 8.8.8.8');
  await popup.getByRole('button', { name: /8\.8\.8\.8/ }).click();
  await expect(popup.locator('dt:text-is("Network") + dd')).toContainText('AS15169');
});

test('a look-up is listed below the next time, and can be cleared', async ({ extension }) => {
  const popup = await extension.open('popup.html');
  await popup.getByLabel(field).fill('8.8.8.8');
  await expect(popup.getByRole('article')).toBeVisible();
  await popup.getByLabel(field).press('Enter');
  await expect(popup.locator('dt:text-is("Network") + dd')).toContainText('AS15169');
  await popup.reload();
  const recent = popup.getByRole('button', { name: /8\.8\.8\.8/ });
  await expect(recent).toBeVisible();
  await popup.getByRole('button', { name: /clear/i }).click();
  await expect(recent).toHaveCount(0);
});
