import { expect, test } from './extension.ts';

test.use({ language: 'de' });

const field = 'Phone number or IP address';

test('places and countries have their German names in a German browser', async ({ extension }) => {
  const popup = await extension.open('popup.html');
  await popup.getByLabel(field).fill('+49 89 12345678');
  await expect(popup.locator('dt:text-is("Location") + dd')).toContainText('München');
  await expect(popup.locator('dt:text-is("Country") + dd')).toContainText('Deutschland');
  await popup.getByLabel(field).fill('+41 22 345 67 89');
  await expect(popup.locator('dt:text-is("Location") + dd')).toContainText('Genf');
  // A place that the data has in English only.
  await popup.getByLabel(field).fill('+81 3 1234 5678');
  await expect(popup.locator('dt:text-is("Location") + dd')).toContainText('Tokyo');
});
