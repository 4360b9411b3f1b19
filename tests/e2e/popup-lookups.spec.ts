import { expect, test } from './extension.ts';
import { whole } from './whole.ts';

const field = 'Phone number or IP address';

test('the first opening offers examples, answered with nothing sent or kept; later Enter opens the newest lookup', async ({
  extension,
  service,
}) => {
  await extension.configure({ lookUpOnline: 'When I hover' });
  const popup = await extension.open('popup.html');
  const input = popup.getByLabel(field);
  const examples = popup.getByRole('region', { name: 'Try an example' });
  const report = popup.getByRole('article');
  await input.press('ArrowDown');
  await popup.keyboard.press('Enter');
  await expect(report).toContainText('London');
  await input.press('Escape');
  await examples.getByRole('button', { name: /10\.0\.0\.0/ }).click();
  await expect(report).toContainText('16,777,216 addresses');
  await input.fill('9.9.9.9');
  await expect.poll(() => service.requests.length, 'a typed one is looked up, and only that').toBe(1);
  expect(JSON.stringify(service.requests)).toContain('9.9.9.9');
  await popup.reload();
  const recent = popup.getByRole('region', { name: 'Recent lookups' });
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await expect(examples).toHaveCount(0);
  await expect(input).toHaveAccessibleDescription(/^Enter opens /);
  await input.press('Enter');
  await expect(report).toHaveAttribute('aria-label', '9.9.9.9');
});

test(
  'Enter that is held down opens the newest lookup, and looks nothing up online',
  whole,
  async ({ extension, service }) => {
    const popup = await extension.open('popup.html');
    const report = popup.getByRole('article');
    const recent = popup.getByRole('region', { name: 'Recent lookups' });
    await popup.getByLabel(field).fill('9.9.9.9');
    await expect(report).toBeVisible();
    await popup.getByLabel(field).press('Enter');
    await extension.configure({ lookUpOnline: 'When I ask' });
    await popup.reload();
    await expect(recent.getByRole('listitem')).toHaveCount(1);
    // Without a release between, the second is a repeat.
    await popup.keyboard.down('Enter');
    await expect(report).toBeVisible();
    await popup.keyboard.down('Enter');
    await popup.keyboard.up('Enter');
    expect(service.requests).toEqual([]);
    await popup.getByLabel(field).fill('8.8.4.4');
    await expect(report).toHaveAttribute('aria-label', '8.8.4.4');
    await popup.keyboard.press('Enter');
    await expect.poll(() => service.requests.length).toBe(1);
    expect(JSON.stringify(service.requests)).toContain('8.8.4.4');
  },
);

test('letters on the keys are digits, and what is too short is none and not kept', whole, async ({ extension }) => {
  const popup = await extension.open('popup.html');
  const input = popup.getByLabel(field);
  await input.pressSequentially('1-800-FLOWERS');
  await expect(popup.getByRole('article')).toHaveAttribute('aria-label', '+18003569377');
  await input.press('Enter');
  await input.fill('+1 650 253 0000 ext. 4455');
  await expect(popup.locator('dt:text-is("RFC 3966") + dd')).toContainText('tel:+16502530000;ext=4455');
  await input.press('Enter');
  await input.fill('123');
  await expect(popup.getByText('keep typing')).toBeVisible();
  await input.press('Enter');
  await input.fill('112');
  await expect(popup.getByText('This is an emergency number.')).toBeVisible();
  await input.fill('192.168.1.300');
  await expect(popup.getByText('Not an IP address: 300 is above 255.')).toBeVisible();
  await popup.reload();
  const entries = popup.getByRole('region', { name: 'Recent lookups' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('+1 650 253 0000 ext. 4455');
  await entries.first().getByRole('button').first().click();
  await expect(input).toHaveValue('+1 650 253 0000 ext. 4455');
  await expect(popup.getByRole('article')).toBeVisible();
});

test(
  'look-ups are listed the next time, can be searched, removed one by one, and cleared',
  whole,
  async ({ extension }) => {
    const popup = await extension.open('popup.html');
    const addresses = ['8.8.8.8', '8.8.4.4', '1.1.1.1', '9.9.9.9', '208.67.222.222'];
    const look = async (address: string) => {
      await popup.getByLabel(field).fill(address);
      await expect(popup.getByRole('article')).toHaveAttribute('aria-label', address);
      await popup.getByLabel(field).press('Enter');
    };
    for (const address of addresses) await look(address);
    await popup.reload();
    const list = popup.getByRole('region', { name: 'Recent lookups' });
    const entries = list.getByRole('listitem');
    await expect(entries).toHaveCount(5);
    await look('94.140.14.14');
    await look('+493012345678');
    await popup.getByLabel(field).press('Escape');
    await expect(popup.getByLabel(field)).toHaveValue('');
    await expect(entries.first(), 'listed at once, grouped as people write it').toContainText('+49 30 12345678');
    await popup.getByLabel(field).fill('google');
    await expect(entries).toHaveCount(2);
    await list.getByRole('button', { name: 'Remove 8.8.4.4 from recent lookups' }).click();
    await expect(entries).toHaveCount(1);
    await expect(list.getByRole('button', { name: 'Remove 8.8.8.8 from recent lookups' })).toBeFocused();
    await popup.getByLabel(field).press('Enter');
    await expect(popup.locator('dt:text-is("Network") + dd'), 'Enter opens the first').toContainText('AS15169');
    await popup.getByLabel(field).fill('');
    await expect(entries).toHaveCount(6);

    await test.step('the arrow keys go to the rows and back, and a sign goes on in the field', async () => {
      const input = popup.getByLabel(field);
      await input.press('ArrowDown');
      await expect(entries.first().getByRole('button').first()).toBeFocused();
      await popup.keyboard.press('ArrowDown');
      await expect(entries.nth(1).getByRole('button').first()).toBeFocused();
      await expect(entries.first().locator('.nl-pick-key'), 'Enter opens the row that has the focus').toBeHidden();
      await popup.keyboard.press('ArrowUp');
      await popup.keyboard.press('ArrowUp');
      await expect(input).toBeFocused();
      await input.press('ArrowDown');
      await popup.keyboard.press('9');
      await expect(input).toHaveValue('9');
      await expect(input).toBeFocused();
      await input.press('Escape');
    });
    await popup.getByRole('button', { name: /clear/i }).click();
    await expect(list).toHaveCount(0);
    await expect(popup.getByLabel(field)).toBeFocused();
  },
);

test(
  'what is typed is never changed but in its groups; a range and a code are answered at once',
  whole,
  async ({ extension }) => {
    const popup = await extension.open('popup.html');
    const input = popup.getByLabel(field);
    for (const text of ['+49 30 901820 12345678901', '2026-11-22', '1 234 567']) {
      await input.fill('');
      await input.pressSequentially(text);
      await expect(input).toHaveValue(text);
    }
    await input.fill('');
    await input.pressSequentially('+49');
    await expect(popup.getByRole('img', { name: 'Flag of Germany' })).toBeVisible();
    await expect(popup.getByText('Germany · keep typing')).toBeVisible();
    await input.fill('10.0.0.0/8');
    await expect(popup.locator('dt:text-is("Last address") + dd')).toHaveText('10.255.255.255');
    await expect(popup.locator('dt:text-is("Number of addresses") + dd')).toHaveText('16,777,216 addresses');
  },
);

test(
  'a report reads as a card: all details are a press away and stay so, and a note can be written',
  whole,
  async ({ extension }) => {
    const popup = await extension.open('popup.html');
    const report = popup.getByRole('article');
    const less = popup.getByRole('button', { name: 'Less', exact: true });
    await popup.getByLabel(field).fill('8.8.8.8');
    await expect(report).toBeVisible();
    await expect(less).toBeHidden();
    await popup.getByRole('button', { name: /details$/, expanded: false }).click();
    await expect(less).toBeVisible();
    await popup.reload();
    await popup.getByLabel(field).fill('9.9.9.9');
    await expect(less).toBeVisible();
    await expect(popup.getByRole('img', { name: /^Flag/ }), 'it answers from many places').toHaveCount(0);
    await less.click();
    await expect(less).toBeHidden();

    await popup.getByRole('button', { name: 'More actions' }).click();
    const menu = await popup.getByRole('menu').boundingBox();
    const main = await popup.getByRole('main').boundingBox();
    expect((menu?.y ?? 0) + (menu?.height ?? 0), 'the popup holds its menu').toBeLessThan(main?.height ?? 0);
    await popup.getByRole('menuitem', { name: 'Add note' }).click();
    await popup.getByLabel('Your note').fill('our resolver');
    await popup.keyboard.press('Enter');
    await expect(report.getByRole('heading', { name: 'our resolver' })).toBeVisible();
    await popup.reload();
    await popup.getByLabel(field).fill('resolver');
    // By then the history may have it too, with a button that removes it.
    await popup.getByRole('button', { name: /^(?!Remove).*9\.9\.9\.9/ }).click();
    await expect(report.getByRole('heading', { name: 'our resolver' })).toBeVisible();
  },
);
