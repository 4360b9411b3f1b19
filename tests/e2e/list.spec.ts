import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { complaints } from './axe.ts';
import { expect, serviceKey, test } from './extension.ts';

const mail = `Received: from mx.example.org (mx.example.org [91.198.174.192]) by mail.example.com; Sat, 21 Nov 2026 10:00:00 +0000
Received: from gate.example.org (gate.example.org [2606:4700:4700::1111])
 by mx.example.org with ESMTPS; Sat, 21 Nov 2026 09:59:58 +0000
Received: from desk (desk [10.1.2.3]) by gate.example.org; Sat, 21 Nov 2026 09:59:50 +0000
Subject: Order 2026-11-21 12345

Please block 8.8[.]8[.]8 and call +49 30 231250123.
Nothing stands in this line.
Again: 8.8.8.8, and 10.1.2.3.
`;

async function openList(open: (file: 'sidepanel.html') => Promise<Page>): Promise<Page> {
  const panel = await open('sidepanel.html');
  await panel.getByRole('tab', { name: 'List' }).click();
  return panel;
}

function row(panel: Page, text: string): Locator {
  return panel.getByRole('row').filter({ hasText: text });
}

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

test('no number is cut in a narrow panel, and a verdict that matters or stands alone is said from the start of its line', async ({
  extension,
}) => {
  await extension.configure({ lookUpOnline: 'Never', defaultCountry: 'US' });
  const panel = await openList(extension.open);
  const texts = ['(650) 253-0000 ext. 4455', '2a03:2880:f12f:8312:face:b00c:1234:25de', '+1 213 070 6433 ext. 12345'];
  const more = ['1-800-FLOWERS', '+1 213 070 6433', '+800 4002 0000'];
  await panel.getByLabel('Paste or drop anything').fill([...texts, ...more].join('\n'));
  await panel.getByRole('button', { name: 'Create list' }).click();
  await expect(panel.locator('.nl-row-subject')).toHaveCount(6);
  for (const width of [320, 420, 900]) {
    await panel.setViewportSize({ width, height: 900 });
    // At 900 px the prefixes give way to texts that are whole; a long address breaks, so the countries need not.
    await expect(panel.getByRole('columnheader')).toHaveCount(width < 720 ? 0 : 8);
    const cut = await panel.locator('.nl-row-subject').evaluateAll((numbers) =>
      numbers.filter((number) => {
        const row = number.closest('.nl-row')?.getBoundingClientRect();
        const { top, bottom } = number.getBoundingClientRect();
        return number.scrollWidth > number.clientWidth || !row || top < row.top || bottom > row.bottom;
      }),
    );
    expect(cut, `cut at ${width}`).toEqual([]);
  }
  const all = panel.getByRole('checkbox', { name: 'Select all' });
  await row(panel, '(650) 253').first().click();
  expect(await all.evaluate((box) => box.matches(':indeterminate'))).toBe(true);
  await all.check();
  await expect(panel.getByText('6 rows selected')).toBeVisible();
  await all.uncheck();
  await expect(panel.getByText('All 6 rows')).toBeVisible();
  await panel.setViewportSize({ width: 320, height: 900 });
  // It breaks only where no room is left: a time beside it yields.
  const tollFree = panel.locator('.nl-row-subject').filter({ hasText: '+1 800 356 9377' });
  expect((await tollFree.boundingBox())?.height).toBeLessThan(20);
  for (const words of ['Probably not in use: its range is unassigned', 'Only format checked']) {
    const said = row(panel, words).last().getByText(words);
    await expect(said).toBeVisible();
    const [line, verdict] = await said.evaluate((element) => [
      element.closest('.nl-row-line')?.getBoundingClientRect().left,
      element.closest('.nl-cell')?.getBoundingClientRect().left,
    ]);
    expect(verdict).toBe(line);
    // The signs of a font may be a little higher than their line; what is cut is a line at least.
    const [beyond = 0, height] = await said.evaluate((element) => [
      element.scrollHeight - element.clientHeight,
      Number.parseFloat(getComputedStyle(element).lineHeight),
    ]);
    expect(beyond).toBeLessThan((height ?? 0) / 2);
  }
});

test('a scrolled list that becomes narrow, where rows are higher, shows the rows of where it is', async ({
  extension,
}) => {
  const panel = await openList(extension.open);
  await panel.setViewportSize({ width: 1_000, height: 900 });
  const addresses = Array.from({ length: 600 }, (_, index) => `10.0.${index >> 8}.${index & 255}`);
  await panel.getByLabel('Paste or drop anything').fill(addresses.join('\n'));
  await panel.getByRole('button', { name: 'Create list' }).click();
  await expect(panel.getByText('600 found')).toBeVisible();
  const grid = panel.getByRole('grid');
  const isRowInSight = () =>
    grid.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.nl-row') instanceof HTMLElement;
    });
  await grid.evaluate((element) => {
    element.scrollTop = element.scrollHeight / 2;
  });
  await expect.poll(isRowInSight).toBe(true);
  await panel.setViewportSize({ width: 400, height: 900 });
  await expect.poll(isRowInSight).toBe(true);
});
