import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { complaints } from './axe.ts';
import { expect, serviceKey, test } from './extension.ts';
import { openList, row } from './list-panel.ts';

const mail = `Received: from mx.example.org (mx.example.org [91.198.174.192]) by mail.example.com; Sat, 21 Nov 2026 10:00:00 +0000
Received: from gate.example.org (gate.example.org [2606:4700:4700::1111])
 by mx.example.org with ESMTPS; Sat, 21 Nov 2026 09:59:58 +0000
Received: from desk (desk [10.1.2.3]) by gate.example.org; Sat, 21 Nov 2026 09:59:50 +0000
Subject: Order 2026-11-21 12345

Please block 8.8[.]8[.]8 and call +49 30 231250123.
Nothing stands in this line.
Again: 8.8.8.8, and 10.1.2.3.
`;

/** Saves the list in a format, by the button of this name, and gives what is in the file. */
async function saved(panel: Page, format: string, button = 'Save file'): Promise<string> {
  await panel.getByLabel('Format').selectOption({ label: format });
  const [file] = await Promise.all([
    panel.waitForEvent('download'),
    panel.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

test('a pasted mail becomes an ordered list without duplicates; what a run costs is said first, it can be cancelled, and goes out and in again as CSV', async ({
  extension,
  service,
}) => {
  await extension.configure({ lookUpOnline: 'When I ask', defaultCountry: 'DE' });
  const panel = await openList(extension.open);
  await panel.getByLabel('Paste or drop anything').fill(mail);
  await panel.getByRole('button', { name: 'Create list' }).click();
  await expect(panel.getByText('5 found')).toBeVisible();
  await expect(panel.getByRole('status').filter({ hasText: '5 found' })).toBeFocused();
  const left = panel.getByText('3 lines without a number or address');
  await left.click();
  await expect(panel.getByRole('list', { name: '3 lines without a number or address' })).toBeVisible();
  const rows = panel.getByRole('rowgroup').getByRole('row');
  await expect(rows).toHaveText([/91\.198/, /2606:4700/, /10\.1\.2\.3/, /8\.8\.8\.8/, /\+49 30/]);
  await expect(row(panel, '2606:4700')).toContainText('first public server');
  await expect(panel.getByText('first public server')).toHaveCount(1);
  await expect(row(panel, '8.8.8.8')).toContainText('defanged');
  await expect(row(panel, '8.8.8.8')).toContainText('2×');
  await row(panel, '8.8.8.8').hover();
  await row(panel, '8.8.8.8').getByTitle('Copy 8.8.8.8').click();
  await expect(row(panel, '8.8.8.8').getByTitle('Copied')).toBeVisible();
  await expect(row(panel, '8.8.8.8'), 'copying selects nothing').toHaveAttribute('aria-selected', 'false');
  await row(panel, '8.8.8.8').getByTitle('Details for 8.8.8.8').click();
  const report = panel.getByRole('article', { name: '8.8.8.8' });
  await report.getByRole('button', { name: 'Add note' }).click();
  await report.getByLabel('Your note').fill('Our resolver');
  await report.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(report.getByText('Our resolver')).toBeVisible();
  expect(await complaints(panel)).toEqual([]);
  await report
    .getByRole('button', { name: 'Add note' })
    .or(report.getByRole('button', { name: 'Edit note' }))
    .focus();
  await panel.keyboard.press('Escape');
  await expect(report).toHaveCount(0);
  await expect(panel.getByRole('grid')).toBeFocused();
  await panel.keyboard.press('Enter');
  await expect(report).toBeVisible();
  await panel.keyboard.press('Escape');

  // 1. Nothing was sent, and what a run would cost is said.
  await expect(panel.getByText('1 can’t be looked up online')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Look up 4 online' })).toBeVisible();
  await expect(panel.getByText('Uses 5 requests')).toBeVisible();
  expect(service.requests).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await panel.emulateMedia({ colorScheme });
    expect(await complaints(panel)).toEqual([]);
  }
  await left.click();

  // 2. A run that is cancelled asks no more; one that fails says why in its row, the others go on.
  service.setFault('ipGeolocation', '500');
  await panel.getByRole('button', { name: 'Look up 4 online' }).click();
  await expect(panel.getByText('Looked up 4 of 4')).toBeVisible();
  await expect(row(panel, '+49 30')).toContainText('Spreeblick Architekten');
  await expect(row(panel, '91.198')).toContainText('Service error');
  await expect(panel.getByText('3 could not be checked', { exact: true })).toBeVisible();
  await expect(panel.getByText('1 looked up', { exact: true })).toBeVisible();
  service.setFault('ipGeolocation', null);
  await panel.getByRole('button', { name: 'Retry failed' }).click();
  await expect(panel.getByText('4 looked up', { exact: true })).toBeVisible();

  // 3. Filtered, sorted and back.
  await panel.getByText('Filter and sort').click();
  await panel.getByLabel('Type').selectOption('Phone numbers');
  await expect(rows).toHaveCount(1);
  await panel.getByRole('button', { name: 'Show all' }).click();
  await panel.getByLabel('Sort by').selectOption('Number or address');
  await expect(rows.nth(1)).toContainText('8.8.8.8');
  await panel.getByLabel('Sort by').selectOption('Original order');
  await expect(rows.first()).toContainText('91.198');

  await row(panel, '10.1.2.3').click();
  await expect(panel.getByText('1 row selected')).toBeVisible();
  expect(await saved(panel, 'One per line', 'Save 1')).toBe('10.1.2.3\t2\n');
  await row(panel, '10.1.2.3').click();

  // 4. Out, without the key, and in again: the same rows.
  const csv = await saved(panel, 'CSV');
  expect(csv.split('\r\n')[5]).toMatch(/^'\+4930231250123,phone,,Spreeblick Architekten,/);
  expect(csv).not.toMatch(/(?:^|,|")[=+@-]/m);
  const json = await saved(panel, 'JSON');
  expect(JSON.parse(json)).toHaveLength(5);
  const markdown = await saved(panel, 'Markdown');
  expect(markdown).toContain('Spreeblick Architekten');
  for (const text of [csv, json, markdown]) expect(text).not.toContain(serviceKey);
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(panel.getByLabel('Paste or drop anything')).toBeFocused();
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('status').filter({ hasText: '5 found' })).toBeFocused();
  await expect(panel.getByText('4 looked up', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Clear' }).click();
  await panel
    .getByLabel('Choose files…')
    .setInputFiles({ name: 'back.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(panel.getByText('5 found')).toBeVisible();
  await expect(panel.getByText('4 looked up', { exact: true })).toBeVisible();
  expect(await saved(panel, 'CSV')).toBe(csv);

  // 5. It is there again when the panel opens the next time, and gone when it was cleared.
  const calls = service.requests.length;
  await panel.reload();
  await panel.getByRole('tab', { name: 'List' }).click();
  await expect(rows).toHaveCount(5);
  await expect(row(panel, '2606:4700')).toContainText('first public server');
  expect(service.requests.length).toBe(calls);
  await panel.getByRole('button', { name: 'Clear' }).click();
  // A panel that is closed at once still has its list.
  const kept = () => panel.evaluate(async () => JSON.stringify(await chrome.storage.session.get(null)));
  await expect.poll(kept).not.toContain('2606:4700');
  await panel.reload();
  await panel.getByRole('tab', { name: 'List' }).click();
  await expect(panel.getByLabel('Paste or drop anything')).toBeVisible();
});

test('by keys alone: a list is made, walked, selected and copied; a long run stops for its batch and can be cancelled', async ({
  extension,
  service,
}) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  const panel = await extension.open('sidepanel.html');
  await extension.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.getByRole('tab', { name: 'On this page' }).focus();
  await panel.keyboard.press('ArrowRight');
  await expect(panel.getByRole('tab', { name: 'List' })).toBeFocused();
  await panel.keyboard.press('Tab');
  await expect(panel.getByLabel('Paste or drop anything')).toBeFocused();
  const addresses = Array.from({ length: 60 }, (_, index) => `9.9.9.${index + 1}`);
  await panel.keyboard.insertText(addresses.join('\n'));
  await panel.keyboard.press('Control+Enter');
  await expect(panel.getByText('60 to look up')).toBeVisible();

  const grid = panel.getByRole('grid');
  await grid.focus();
  await panel.keyboard.press('End');
  const active = () => grid.getAttribute('aria-activedescendant');
  await expect.poll(active).toBe('row-59');
  await expect(panel.locator('#row-59')).toBeInViewport();
  // While it is scrolled the elements stay where they are in the document; at rest they stand as they are shown.
  const places = () => panel.locator('.nl-row').evaluateAll((rows) => rows.map((row) => Number(row.ariaRowIndex)));
  await expect
    .poll(async () => (await places()).every((place, at, all) => at === 0 || place === Number(all[at - 1]) + 1))
    .toBe(true);
  await panel.keyboard.press('Home');
  await panel.keyboard.press('Space');
  await panel.keyboard.press('ArrowDown');
  await panel.keyboard.press('Shift+ArrowDown');
  await expect(panel.getByText('3 rows selected')).toBeVisible();
  await panel.keyboard.press('Control+c');
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await panel.evaluate(() => navigator.clipboard.readText())).toBe('9.9.9.1\n9.9.9.2\n9.9.9.3\n');

  // A table is copied as HTML, too: ours, without the address of the extension.
  await panel.getByRole('combobox', { name: 'Format' }).selectOption('CSV for a CRM');
  await panel.getByRole('button', { name: 'Copy 3' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await panel.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const text = async (type: string) => (await item?.getType(type))?.text();
    return { types: item?.types, text: await text('text/plain'), html: await text('text/html') };
  });
  expect(copied.types).toEqual(['text/plain', 'text/html']);
  expect(
    new Set(
      copied.text
        ?.trimEnd()
        .split('\n')
        .map((line) => line.split('\t').length),
    ).size,
  ).toBe(1);
  expect(copied.html).toContain('<td>9.9.9.2</td>');
  expect(copied.html).not.toMatch(/chrome-extension|data-|src=|href=/);

  // What is selected is what is looked up, too.
  await expect(panel.getByRole('button', { name: 'Look up 3 online' })).toBeVisible();
  for (const name of ['Select all', 'Deselect all']) {
    await panel.getByRole('checkbox', { name, exact: true }).focus();
    await panel.keyboard.press('Space');
  }
  await panel.getByRole('button', { name: 'Look up the first 25' }).focus();
  await panel.keyboard.press('Enter');
  await expect(panel.getByText('Looked up 25 of 25')).toBeVisible();
  expect(service.requests.length).toBe(25);
  await expect(panel.getByText('35 to look up')).toBeVisible();

  service.setFault('ipGeolocation', 'silent');
  await panel.getByRole('button', { name: 'Look up the first 25' }).focus();
  await panel.keyboard.press('Enter');
  await expect(panel.getByText('Looking up…').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Stop' }).focus();
  await panel.keyboard.press('Enter');
  await expect(panel.getByText('Stopped after 0 of 25')).toBeVisible();
  expect(service.requests.length).toBeLessThanOrEqual(27);
});
