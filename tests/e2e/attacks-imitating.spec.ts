import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { visit } from './attack-page.ts';
import { waitForNoCard } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { changeSettings } from './stored-settings.ts';

/** A valid number, of which the local service says INVALID. */
const refuted = '+49 69 90009045';
/** A number whose name and carrier, by the local service, imitate ours. */
const imitated = '+49 69 90009053';
const field = 'Phone number or IP address';

/** The verdict of a report or a row says the service's word, and is not drawn as good. */
async function expectWord(shown: Locator): Promise<void> {
  await expect(shown).toContainText('The service reports: “INVALID”');
  const good = ['good', 'vouched', 'confirmed'].map((tone) => `.nl-verdict-${tone}, .nl-tone-${tone}`);
  await expect(shown.locator(good.join())).toHaveCount(0);
}

/** Saves the side panel's list in a format and gives what is in the file. */
async function savedList(panel: Page, format: string): Promise<string> {
  await panel.getByLabel('Format').selectOption({ label: format });
  const [file] = await Promise.all([
    panel.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save file' }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

test('a status that is no confirmation is said as it came, and never green, on card, popup, list and in its file', async ({
  extension,
  server,
  page,
}) => {
  await extension.configure();
  await page.goto(server.serve('/', `<!doctype html><html lang="de"><title>Rechnung</title><p>Tel. ${refuted}`));
  const card = await hoverCard(page, refuted);
  await expectWord(card.locator('.nl-glance-head'));
  await expect(card.locator('article > p[hidden]')).toContainText('The service reports: “INVALID”');

  const popup = await extension.open('popup.html');
  await popup.getByLabel(field).fill(refuted);
  await expectWord(popup.locator('.nl-glance-head'));

  const panel = await extension.open('sidepanel.html');
  await panel.getByRole('tab', { name: 'List' }).click();
  await panel.getByLabel('Paste or drop anything').fill(refuted);
  await panel.getByRole('button', { name: 'Create list' }).click();
  await expectWord(panel.getByRole('row').filter({ hasText: refuted }));
  expect(await savedList(panel, 'CSV')).toContain(',The service reports: “INVALID”,INVALID,');
});

test('impostor: a name that a page publishes is its own claim, there and on other sites; so is one of the service', async ({
  extension,
  server,
  page,
}) => {
  const options = await extension.open('options.html');
  await options.getByText('Remember names that pages publish', { exact: true }).click();
  await options.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(options.getByRole('status').filter({ hasText: /saved/i })).toBeVisible();

  await page.bringToFront();
  await visit(page, server, 'impostor');
  const claims = {
    '+49 30 231250123': 'In your contacts: Sparkasse Berlin',
    '+49 30 231250137': '✓ Confirmed valid',
    '+49 30 231250145': 'this page says: The lookup service says: Police',
  };
  for (const [number, name] of Object.entries(claims)) {
    const card = await hoverCard(page, number);
    const heading = card.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(`This page says: ${name}`);
    await expect(heading.locator('svg'), 'no tick beside it').toHaveCount(0);
    await expect(card.locator('article > p[hidden]')).toHaveText(new RegExp(`^This page says: ${name}, `));
    await page.mouse.move(1, 1);
    await waitForNoCard(page);
  }

  await expect(async () => {
    await options.reload();
    await expect(options.getByText('3 names saved.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await options.close();
  await page.bringToFront();
  const bank = server.serve('/bank', '<!doctype html><html lang="de"><title>Bank</title><p>Tel. +49 30 231250123');
  await page.goto(bank.replace('127.0.0.1', 'localhost'));
  const elsewhere = await hoverCard(page, '+49 30 231250123');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
    '127.0.0.1 said: In your contacts: Sparkasse Berlin',
  );

  await extension.configure({ lookUpOnline: 'When I ask' });
  const popup = await extension.open('popup.html');
  await popup.getByLabel(field).fill(imitated);
  await popup.getByRole('button', { name: 'Look up online' }).click();
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('The service reports: In your contacts: Sparkasse');
});

test('command names: nothing that a page publishes runs in a spreadsheet or is a link in a ticket, and no name is unseen', async ({
  extension,
  server,
  page,
}) => {
  const own = await extension.open('options.html');
  await changeSettings(own, { rememberNames: true });
  await page.bringToFront();
  await visit(page, server, 'command-names');
  const claims = {
    '+49 30 231250123': "This page says: Acme;=1+cmd|' /C calc'!A0",
    '+49 30 231250137': 'This page says: [Free](https://evil.example) @admin fixes #1',
    '+49 30 231250145': /^This page says: \u00c0\p{M}{0,4}$/u,
  };
  for (const [number, name] of Object.entries(claims)) {
    const card = await hoverCard(page, number);
    await expect(card.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.mouse.move(1, 1);
    await waitForNoCard(page);
  }
  const panel = await extension.open('sidepanel.html');
  await panel.getByRole('tab', { name: 'List' }).click();
  await panel.getByLabel('Paste or drop anything').fill(Object.keys(claims).join('\n'));
  await panel.getByRole('button', { name: 'Create list' }).click();
  await expect(panel.getByRole('rowgroup').getByRole('row')).toHaveCount(3);
  const csv = await savedList(panel, 'CSV');
  expect(csv).toContain('Acme');
  // A German or French spreadsheet parts the file at each semicolon.
  expect(csv).not.toMatch(/(?:^|[,;|"\t])[=+@-]/m);
  const markdown = await savedList(panel, 'Markdown');
  expect(markdown).toContain('Free');
  expect(markdown.replace(/`[^`]*`/g, '')).not.toMatch(/:\/\/|@admin|#1|\]\(/);
});

test('look-alike digits: a number with digits of two systems is none, and no link is vouched for by such a text', async ({
  server,
  page,
}) => {
  await visit(page, server, 'look-alike-digits');
  const links = [
    ['+1 650 253 ৪৪৪৪', '+16502534444', '…'],
    ['+১ ৬৫০ ২৫৩ ৪৪৪৫', '+16502534445', '…'],
    ['+1 650 253 4446', '+16502534446', '…'],
    // Half a character in what the page publishes about this one does not keep its card from opening.
    ['+1 650 253 4447', '+16502534447', '?678'],
  ] as const;
  for (const [text, name, unread] of links) {
    const card = await hoverCard(page, text);
    await expect(card.getByRole('article')).toHaveAccessibleName(new RegExp(`^${name.replace('+', '\\+')}`));
    await expect(card.locator('.nl-banner-words')).toHaveText(`Link may call something else: “${unread}”`);
    await expect(card.locator('.nl-verdict-good, .nl-verdict-confirmed, a[href^="tel:"]')).toHaveCount(0);
    await page.mouse.move(1, 1);
    await waitForNoCard(page);
  }
  const marks = await page.evaluate(() => [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0));
  expect(marks, 'only the links are marked').toBe(links.length);
});
