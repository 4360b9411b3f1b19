import { complaints } from './axe.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';

test('the real popup and options are clear to axe; gallery.spec.ts holds every state of them, in both themes', async ({
  extension,
}) => {
  const popup = await extension.open('popup.html');
  await popup.getByLabel('Phone number or IP address').fill('8.8.8.8');
  await expect(popup.getByRole('article')).toBeVisible();
  expect(await complaints(popup)).toEqual([]);

  const options = await extension.open('options.html');
  await expect(options.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  expect(await complaints(options)).toEqual([]);
});

test('hovering never moves the focus', async ({ server, page, extension }) => {
  await extension.configure();
  await page.goto(server.serve('/', '<!doctype html><input aria-label="Note"><p>8.8.8.8'));
  await page.getByLabel('Note').focus();
  await hoverCard(page, '8.8.8.8');
  await expect(page.getByLabel('Note')).toBeFocused();
});
