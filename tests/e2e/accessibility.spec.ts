import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';

/** What axe holds against a page, in words short enough to read in a failure. */
async function complaints(page: Page, within = 'body'): Promise<string[]> {
  // Its usual mode opens a page of its own, which an extension's policy forbids.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(within).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`popup and options are clear to axe (${colorScheme})`, async ({ extension }) => {
    const popup = await extension.open('popup.html');
    await popup.emulateMedia({ colorScheme });
    await popup.getByLabel('Phone number or IP address').fill('8.8.8.8');
    await expect(popup.getByRole('article')).toBeVisible();
    expect(await complaints(popup)).toEqual([]);

    const options = await extension.open('options.html');
    await options.emulateMedia({ colorScheme });
    await expect(options.getByRole('button', { name: 'Save' })).toBeVisible();
    expect(await complaints(options)).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`budgets, quota and the list of look-ups are clear to axe (${colorScheme})`, async ({ extension, service }) => {
    await extension.configure({ lookUpOnline: 'When I ask' });
    service.setFault('phoneValidation', 'quota-spent');
    const popup = await extension.open('popup.html');
    await popup.emulateMedia({ colorScheme });
    const field = popup.getByLabel('Phone number or IP address');
    await field.fill('+49 30 231250123');
    await field.press('Enter');
    await expect(popup.getByText(/none left/).first()).toBeVisible();
    expect(await complaints(popup)).toEqual([]);
    await field.fill('');
    await expect(popup.getByRole('meter')).toHaveCount(2);
    expect(await complaints(popup)).toEqual([]);

    const options = await extension.open('options.html');
    await options.emulateMedia({ colorScheme });
    await options.getByLabel('Calls a day').fill('many');
    await options.getByRole('button', { name: 'Save' }).click();
    await expect(options.getByText(/whole number/)).toBeVisible();
    await expect(options.getByRole('table').first()).toBeVisible();
    expect(await complaints(options)).toEqual([]);
  });
}

test('hovering never moves the focus', async ({ server, page, extension }) => {
  await extension.configure();
  await page.goto(server.serve('/', '<!doctype html><input aria-label="Note"><p>8.8.8.8'));
  await page.getByLabel('Note').focus();
  await hoverCard(page, '8.8.8.8');
  await expect(page.getByLabel('Note')).toBeFocused();
});
