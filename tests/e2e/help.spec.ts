import { expect, test } from './extension.ts';

test('after an update that changed the privacy policy, popup and options say so until the user has read that', async ({
  extension,
}) => {
  const news = 'Numlens has a new privacy policy since this update.';
  const first = await extension.open('popup.html');
  await expect(first.getByRole('button', { name: 'Help' })).toBeVisible();
  await expect(first.getByText(news), 'a new user').toHaveCount(0);
  // The first page notes the present date, which must not come after the earlier one.
  await expect
    .poll(() => extension.worker.evaluate(() => chrome.storage.local.get('privacyPolicy')))
    .toHaveProperty('privacyPolicy');
  await extension.worker.evaluate(() => chrome.storage.local.set({ privacyPolicy: '2026-01-01' }));
  const options = await extension.open('options.html');
  await expect(options.getByText(news)).toBeVisible();
  const popup = await extension.open('popup.html');
  await expect(popup.getByText(news)).toBeVisible();
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup.getByText(news)).toHaveCount(0);
  await options.reload();
  await expect(options.locator('#about')).toBeVisible();
  await expect(options.getByText(news)).toHaveCount(0);
});

test('the menu of the popup reports a wrong answer, with the number only after the tick', async ({ extension }) => {
  const popup = await extension.open('popup.html');
  const text = popup.getByLabel('Report a wrong answer');
  await popup.getByRole('button', { name: 'Help' }).click();
  await popup.getByRole('menuitem', { name: 'Report a wrong answer' }).click();
  await expect(text).toHaveValue(/Numlens \d.*numbers 20\d\d-\d\d-\d\d, IP addresses 20\d\d-/);
  await expect(popup.getByText('look it up in the popup first')).toBeVisible();
  await popup.getByRole('button', { name: 'Close', exact: true }).click();
  await popup.getByLabel('Phone number or IP address').fill('8.8.8.8');
  await expect(popup.getByRole('article')).toContainText('AS15169');
  await popup.getByRole('button', { name: 'Help' }).click();
  await expect(popup.getByRole('menuitem')).toHaveText(['User guide', 'Privacy policy', 'Report a wrong answer']);
  await popup.getByRole('menuitem', { name: 'Report a wrong answer' }).click();
  await expect(text).toHaveValue(/Numlens \d/);
  await expect(text).not.toHaveValue(/8\.8\.8\.8/);
  await popup.getByRole('checkbox').check();
  await expect(text).toHaveValue(/8\.8\.8\.8\nUS/);
  await popup.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await popup.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(text).toHaveCount(0);
});
