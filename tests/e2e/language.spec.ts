import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { isFull } from './whole.ts';

test.describe('in a German browser', () => {
  test.use({ language: 'de' });

  test('places and countries have their German names, and sentences are German', async ({ extension }) => {
    const popup = await extension.open('popup.html');
    const field = popup.getByLabel('Telefonnummer oder IP-Adresse');
    await field.fill('+49 89 12345678');
    await expect(popup.locator('dt:text-is("Ort") + dd')).toContainText('München');
    await expect(popup.locator('dt:text-is("Land") + dd')).toContainText('Deutschland');
    await field.fill('+41 22 345 67 89');
    await expect(popup.locator('dt:text-is("Ort") + dd')).toContainText('Genf');
    // A place that the data has in English only.
    await field.fill('+81 3 1234 5678');
    await expect(popup.locator('dt:text-is("Ort") + dd')).toContainText('Tokyo');
    await expect(popup.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test.describe('in an Arabic browser', () => {
  test.use({ language: 'ar' });

  test('popup, options and card speak Arabic, from right to left, with numbers in order', async ({
    extension,
    page,
    server,
  }) => {
    const popup = await extension.open('popup.html');
    await expect(popup.locator('html')).toHaveAttribute('dir', 'rtl');
    await popup.getByLabel('رقم هاتف أو عنوان IP').fill('+49 89 12345678');
    await expect(popup.locator('dt:text-is("البلد") + dd')).toContainText('ألمانيا');
    await expect(popup.getByRole('article').locator('bdi.nl-glance-subject')).toHaveCSS('direction', 'ltr');
    const options = await extension.open('options.html');
    await expect(options.getByRole('heading', { level: 1 })).toHaveText('خيارات Numlens');
    await expect(options.locator('html')).toHaveAttribute('dir', 'rtl');

    await page.bringToFront();
    await page.goto(server.serve('/arabic.html', '<!doctype html><title>Contact</title><p>Tel. +49 89 12345678</p>'));
    const card = await hoverCard(page, '+49 89 12345678');
    await expect(card.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(card.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(card.locator('dt:text-is("نوع الخط") + dd')).toContainText('خط ثابت');
  });
});

// The messages of both are those of `pt`, shipped by both names.
for (const language of isFull ? ['pt-BR', 'pt-PT'] : ['pt-PT']) {
  test.describe(`in a ${language} browser`, () => {
    test.use({ language });

    test('sentences and countries are Portuguese', async ({ extension }) => {
      const popup = await extension.open('popup.html');
      await popup.getByLabel('Telefone ou endereço IP').fill('+49 89 12345678');
      await expect(popup.locator('dt:text-is("País") + dd')).toContainText('Alemanha');
    });
  });
}
