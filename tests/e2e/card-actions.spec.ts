import { readFile } from 'node:fs/promises';
import type { Download, Frame, Locator, Page } from '@playwright/test';
import { openDetails, waitForCard, waitForNoCard } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { pressToChange } from './press-to-send.ts';
import { changeSettings } from './stored-settings.ts';

const html = `<!doctype html><title>Desk</title><style>p { margin: 120px 0 0 40px }</style>
  <p>Call +49 1512 3456789<p>or +49 30 901820<p>from 8.8.8.8`;

/** What stands in the clipboard, read by a page of the extension's own. */
async function clipboard(own: Page): Promise<string> {
  await own.bringToFront();
  return own.evaluate(() => navigator.clipboard.readText());
}

/** An opened menu takes the focus to an item by itself; a press before that would be another item's. */
async function waitForOwnFocus(card: Frame): Promise<void> {
  await expect(card.getByRole('menu').locator(':focus')).toHaveCount(1);
}

const isCopied = (card: Frame) => card.getByRole('status').filter({ hasText: 'Copied' }).isVisible();

/** Opens a menu of a card and picks one of its items; again if the card was not in sight at the press. */
async function pick(card: Frame, { menu, item }: { menu: string; item: Locator }, isDone: () => Promise<boolean>) {
  const press = async () => {
    await menuButton(card, menu).press('Enter');
    await waitForOwnFocus(card);
    await item.press('Enter');
  };
  await pressToChange(card, { press, isDone });
}

/** The addresses that links of this kind were followed to; the browser asks the device's programs, of which a test has none. */
async function followed(page: Page, frame: Frame): Promise<string[]> {
  const session = await page.context().newCDPSession(frame);
  await session.send('Page.enable');
  const addresses: string[] = [];
  session.on('Page.frameRequestedNavigation', ({ url }) => addresses.push(url));
  return addresses;
}

/** Hovers a text while another card is open, and gives the card of this one. */
async function cardOf(page: Page, { text, name }: { text: string; name: string }): Promise<Frame> {
  await hoverCard(page, text);
  await expect(async () => {
    const card = await waitForCard(page);
    await expect(card.getByRole('article')).toHaveAccessibleName(name, { timeout: 200 });
  }).toPass();
  return waitForCard(page);
}

const menuButton = (card: Frame, name: string) => card.getByRole('button', { name, exact: true });

test('the card copies in every form, remembers the last one, and opens its menus by keys alone', async ({
  extension,
  server,
  page,
}) => {
  await extension.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const own = await extension.open('options.html');
  await page.bringToFront();
  // Copying is the card's: its page has no say in it, also where it gives no frame the right to.
  await page.goto(server.serve('/', { html, headers: { 'permissions-policy': 'clipboard-write=()' } }));
  const card = await hoverCard(page, '+49 1512 3456789');
  await openDetails(card);

  await test.step('arrow keys move in the copy menu; Esc closes the menu and not the card', async () => {
    await menuButton(card, 'Copy as…').press('Enter');
    const items = card.getByRole('menuitemradio');
    await expect(items.first()).toBeFocused();
    await expect(items.first()).toHaveAttribute('aria-checked', 'true');
    await items.first().press('ArrowUp');
    await expect(items.last()).toBeFocused();
    await items.last().press('ArrowDown');
    await items.first().press('End');
    await expect(items.last()).toBeFocused();
    await items.last().press('Escape');
    await expect(card.getByRole('menu')).toHaveCount(0);
    await expect(menuButton(card, 'Copy as…')).toBeFocused();
    await expect(card.getByRole('article')).toBeVisible();
  });

  await test.step('the question about the site opens below the actions, and Esc gives the focus back', async () => {
    const more = menuButton(card, 'More actions');
    const item = card.getByRole('menuitem', { name: 'Turn off on this site' });
    await pick(card, { menu: 'More actions', item }, () => menuButton(card, 'Turn off').isVisible());
    await expect(menuButton(card, 'Turn off')).toBeFocused();
    await menuButton(card, 'Turn off').press('Escape');
    await expect(more).toBeFocused();
    await expect(menuButton(card, 'Turn off')).toHaveCount(0);
  });

  await test.step('what was picked is copied, and is the copy button’s from now on', async () => {
    const press = async () => {
      await menuButton(card, 'Copy as…').press('ArrowDown');
      await waitForOwnFocus(card);
      await card.getByRole('menuitemradio', { name: /^E\.164/ }).press('Enter');
    };
    await pressToChange(card, { press, isDone: () => isCopied(card) });
    expect(await clipboard(own)).toBe('+4915123456789');
  });

  await test.step('on another card too, also in another form', async () => {
    await page.bringToFront();
    const shown = await cardOf(page, { text: '+49 30 901820', name: '+4930901820' });
    const press = () => shown.locator('header').getByRole('button', { name: 'Copy E.164' }).press('Enter');
    await pressToChange(shown, { press, isDone: () => isCopied(shown) });
    expect(await clipboard(own)).toBe('+4930901820');
  });

  await test.step('an address is copied defanged', async () => {
    await page.bringToFront();
    const shown = await cardOf(page, { text: '8.8.8.8', name: '8.8.8.8' });
    // One choice of all details is not kept for later cards.
    await openDetails(shown);
    const item = shown.getByRole('menuitemradio', { name: /^Defanged/ });
    await pick(shown, { menu: 'Copy as…', item }, () => isCopied(shown));
    expect(await clipboard(own)).toBe('8[.]8[.]8[.]8');
  });
});

test('a line for a ticket is in the small card’s menu, and from then on one press', async ({
  extension,
  server,
  page,
}) => {
  await extension.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const own = await extension.open('options.html');
  await page.bringToFront();
  await page.goto(server.serve('/', html));
  const card = await hoverCard(page, '8.8.8.8');
  const item = card.getByRole('menuitem', { name: 'Copy for a ticket, defanged' });
  await pick(card, { menu: 'More actions', item }, () => isCopied(card));
  const line = /^8\.8\.8\[\.\]8 – .+ \(AS15169\), .+, \d{4}-\d\d-\d\d \d\d:\d\dZ$/;
  expect(await clipboard(own)).toMatch(line);
  await own.evaluate(() => navigator.clipboard.writeText('nothing'));
  await page.bringToFront();
  await page.mouse.move(1, 1);
  await waitForNoCard(page);
  const next = await hoverCard(page, '8.8.8.8');
  const press = () => next.getByRole('button', { name: 'Copy Line for a ticket, defanged' }).press('Enter');
  await pressToChange(next, { press, isDone: () => isCopied(next) });
  expect(await clipboard(own)).toMatch(line);
});

test('the card calls, writes, saves a contact and opens elsewhere; it never dials by itself', async ({
  extension,
  server,
  page,
}) => {
  const own = await extension.open('options.html');
  await changeSettings(own, {
    openElsewhere: [
      { name: 'Directory', template: 'https://directory.invalid/?q={subject}' },
      { name: 'Insecure', template: 'http://directory.invalid/?q={subject}' },
    ],
  });
  await page.bringToFront();
  const url = server.serve('/', html);
  await page.goto(url);
  const card = await hoverCard(page, '+49 1512 3456789');
  await openDetails(card);

  await test.step('what it says is one sentence for those who hear it', async () => {
    await expect(card.getByRole('article')).toHaveAccessibleDescription(
      /^Mobile, Germany, .* there, Only format checked$/,
    );
  });

  await test.step('save as contact', async () => {
    const saved: Download[] = [];
    page.on('download', (download) => saved.push(download));
    const item = card.getByRole('menuitem', { name: 'Save as contact' });
    await pick(card, { menu: 'More actions', item }, async () => saved.length > 0);
    const [download] = saved;
    expect(download?.suggestedFilename()).toMatch(/\.vcf$/);
    expect(await readFile((await download?.path()) ?? '', 'utf8')).toContain('TEL;TYPE=CELL,VOICE:+4915123456789\r\n');
  });

  await test.step('open elsewhere: only https, in a tab of its own, with the subject', async () => {
    await menuButton(card, 'More actions').press('Enter');
    await expect(card.getByRole('menuitem')).toHaveText([
      ...['Message', 'Save as contact', /^Directory/, 'Add a custom link', 'Turn off on this site'],
    ]);
    const link = card.getByRole('menuitem', { name: /^Directory/ });
    await expect(link).toHaveAttribute('href', 'https://directory.invalid/?q=%2B4915123456789');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    const opened = extension.context.waitForEvent('page');
    await link.press('Enter');
    const tab = await opened;
    await tab.close();
    await page.bringToFront();
  });

  for (const [name, address] of [
    ['Call', 'tel:+4915123456789'],
    ['Message', 'sms:+4915123456789'],
  ] as const) {
    await test.step(`${name} goes to the device’s program, and a page with unsaved text neither hears of it nor is left`, async () => {
      // In a tab of its own: the browser asks which program to open, and takes the tab's keys and pointer.
      const tab = await extension.context.newPage();
      await tab.goto(url);
      await tab.evaluate(() => {
        addEventListener('beforeunload', (event) => {
          Reflect.set(window, 'heard', true);
          event.preventDefault();
        });
      });
      const shown = await hoverCard(tab, '+49 1512 3456789');
      const asked = await followed(tab, shown);
      if (name === 'Message') await menuButton(shown, 'More actions').press('Enter');
      const link = shown.getByRole(name === 'Call' ? 'link' : 'menuitem', { name, exact: true });
      await link.hover();
      expect(asked.filter((each) => /^(?:tel|sms):/.test(each))).toEqual([]);
      await shown.waitForFunction(() => document.documentElement.hasAttribute('data-in-sight'));
      await link.press('Enter');
      await expect.poll(() => asked.filter((each) => /^(?:tel|sms):/.test(each))).toEqual([address]);
      expect(tab.url()).toBe(url);
      await expect(shown.getByRole('article')).toBeVisible();
      expect(await tab.evaluate(() => Reflect.has(window, 'heard'))).toBe(false);
      await tab.close();
    });
  }
});

test('a card’s entry for a note leads to its field, here in a tab as if the popup could not open', async ({
  extension,
  server,
  page,
}) => {
  await extension.configure({ lookUpOnline: 'When I hover' });
  await page.goto(server.serve('/', html));
  const card = await hoverCard(page, '8.8.8.8');
  await expect(card.getByRole('textbox')).toHaveCount(0);
  await extension.worker.evaluate(() => {
    Object.assign(chrome.action, { openPopup: () => Promise.reject(new Error('no press of its own')) });
  });
  const popup = () => extension.context.pages().find((each) => each.url().endsWith('/popup.html'));
  await card.waitForFunction(() => document.documentElement.hasAttribute('data-in-sight'));
  await menuButton(card, 'More actions').press('Enter');
  await waitForOwnFocus(card);
  await card.getByRole('menuitem', { name: 'Add note' }).press('Enter');
  await waitForNoCard(page);
  await expect.poll(() => popup() !== undefined).toBe(true);
  const field = popup()?.getByLabel('Your note');
  if (!field) throw new Error('the popup is closed again');
  await expect(field).toBeFocused();
  await field.fill('our resolver');
  await field.press('Enter');
  await expect(field).toHaveCount(0);
  await popup()?.close();
  const noted = await hoverCard(page, '8.8.8.8');
  await expect(noted.getByRole('heading', { name: 'our resolver' })).toBeVisible();
});

test('all favorites open at once, behind the page, after a question that names who gets the number', async ({
  extension,
  server,
  page,
}) => {
  const own = await extension.open('options.html');
  const site = (path: string) => server.serve(path, `<!doctype html><title>${path}</title>`);
  const places = ['/one', '/two'].map((path) => ({
    name: path,
    template: `${site(path)}?n={national}`,
    favorite: true,
  }));
  await changeSettings(own, { openElsewhere: places });
  await page.bringToFront();
  await page.goto(server.serve('/', html));
  const card = await hoverCard(page, '+49 30 901820');
  const opened: string[] = [];
  extension.context.on('page', (tab) => opened.push(tab.url()));
  await card.waitForFunction(() => document.documentElement.hasAttribute('data-in-sight'));
  await menuButton(card, 'More actions').press('Enter');
  await expect(card.getByRole('menuitem', { name: /^\/one/ })).toContainText('(not encrypted)');
  await card.getByRole('menuitem', { name: 'Open all favorites' }).press('Enter');
  await expect(card.getByText('These sites get the number or IP address')).toContainText(new URL(server.origin).host);
  expect(opened).toEqual([]);
  await menuButton(card, 'Open all').press('Enter');
  const addresses = () => extension.context.pages().map((each) => each.url());
  for (const { template } of places) {
    await expect.poll(addresses).toContain(template.replace('{national}', '030901820'));
  }
  await expect(card.getByRole('article')).toBeVisible();
});
