import type { Frame, Page } from '@playwright/test';
import { fact, openDetails, waitForCard } from './card-frame.ts';
import { closeCard } from './close-card.ts';
import { expect, test } from './extension.ts';
import { hoverText, waitForMark } from './hover-text.ts';
import { isFull } from './whole.ts';

const number = '06221 654321';

async function cardOf(page: Page, text: string): Promise<Frame> {
  await waitForMark(page, text);
  await hoverText(page, text);
  return waitForCard(page);
}

/** Picks a country as a hand would: the list is filled when the pointer comes. */
async function pick(card: Frame, country: string): Promise<void> {
  const list = card.getByRole('combobox', { name: 'Change country' });
  await list.hover();
  await list.focus();
  await list.selectOption(country);
}

const published = '{"@type":"Hotel","address":{"@type":"PostalAddress","addressCountry":{"name":"\\u00d6sterreich"}}}';

/** Each way in which a country can be named, from the first on; `twin`: others of the list are much the same here. */
const rungs = [
  {
    rung: 'schema.org in JSON-LD',
    html: `<html lang="de-DE"><script type="application/ld+json">${published}</script><p>Tel. ${number}`,
    says: ['Assuming Austria', 'postal address'],
  },
  {
    rung: 'schema.org in microdata',
    twin: true,
    html: `<html lang="de-DE"><p itemscope><meta itemprop="addressCountry" content="AT">Tel. ${number}`,
    says: ['Assuming Austria', 'postal address'],
  },
  {
    rung: 'other numbers on the page, also those behind it',
    twin: true,
    html: `<html lang="de-DE"><p>Tel. ${number}<p>Fax +43 6221 654322`,
    says: ['Assuming Austria', 'from other numbers'],
  },
  {
    rung: 'a link’s number',
    html: `<html lang="de-DE"><p>Tel. ${number}<p><a href="tel:+436221654322">Fax</a>`,
    says: ['Assuming Austria', 'from other numbers'],
  },
  {
    rung: 'the page’s language with its region',
    twin: true,
    html: `<html lang="de-AT"><p>Tel. ${number}`,
    says: ['Assuming Austria', 'from page language'],
  },
  {
    rung: 'the person’s default country',
    html: '<html lang="en"><p>Tel. (212) 555-0123',
    says: [/^Assuming U(S|nited States)$/, 'your default country'],
  },
];

test('the card says what named the country', async ({ server, page }) => {
  for (const { rung, html, says } of rungs.filter(({ twin = false }) => isFull || !twin)) {
    await test.step(rung, async () => {
      await page.goto(server.serve('/', `<!doctype html>${html}`));
      const card = await cardOf(page, html.includes('212') ? '(212) 555-0123' : number);
      // At a glance and in the details it says that it is a guess, and what it rests on.
      for (const words of says) await expect(card.getByText(words, { exact: true })).toBeVisible();
      await openDetails(card);
      for (const words of says) await expect(card.getByText(words, { exact: true })).toBeVisible();
      // Or the next card would have its details open, too.
      await card.getByRole('button', { name: 'Less', exact: true }).click();
    });
  }
});

test('another country can be picked; the site keeps it until the page’s own is picked again', async ({
  server,
  page,
}) => {
  const address = server.serve('/', `<!doctype html><html lang="de-DE"><p>Tel. ${number}`);
  await page.goto(address);
  const card = await cardOf(page, number);
  const article = card.getByRole('article');
  await expect(article).toHaveAccessibleName('+496221654321');

  await pick(card, 'CH');
  await expect(card.getByText('Not valid in Switzerland, so Germany is used')).toBeVisible();
  await expect(article).toHaveAccessibleName('+496221654321');

  await pick(card, 'AT');
  await expect(article).toHaveAccessibleName('+436221654321');
  // The list is drawn elsewhere now; who chose by keys goes on from there, and the card stays open.
  await expect(card.getByRole('combobox', { name: 'Change country' })).toBeFocused();
  await expect(fact(card, 'Country')).toContainText('Austria');
  await openDetails(card);
  await expect(card.getByText('Country used: Austria (your choice)')).toBeVisible();
  await expect(card.getByText('Not a valid number for')).toHaveCount(0);

  await page.goto(server.serve('/other', `<!doctype html><html lang="de-DE"><p>Fax ${number}`));
  const later = await cardOf(page, number);
  await expect(later.getByRole('article')).toHaveAccessibleName('+436221654321');
  await pick(later, '');
  await expect(later.getByRole('article')).toHaveAccessibleName('+496221654321');
  await openDetails(later);
  await expect(later.getByText('from page language', { exact: true })).toBeVisible();
});

test('numbers that arrive later and change the country have the page read again', async ({ server, page }) => {
  await page.goto(server.serve('/', `<!doctype html><html lang="de-DE"><p>Tel. ${number}`));
  const before = await cardOf(page, number);
  await expect(before.getByRole('article')).toHaveAccessibleName('+496221654321');
  await closeCard(page);
  await page.evaluate(() => document.body.append('Vienna: +43 1 5134567'));
  await waitForMark(page, '+43 1 5134567');
  await page.mouse.move(1, 1);
  const after = await cardOf(page, number);
  await expect(after.getByRole('article')).toHaveAccessibleName('+436221654321');
});

test('what was chosen can be taken back in the options', async ({ extension, server, page }) => {
  await page.goto(server.serve('/', `<!doctype html><html lang="de-DE"><p>Tel. ${number}`));
  const card = await cardOf(page, number);
  await pick(card, 'AT');
  await expect(card.getByRole('article')).toHaveAccessibleName('+436221654321');
  const options = await extension.open('options.html');
  const remove = options.getByRole('button', { name: 'Remove “Country for numbers: Austria” for 127.0.0.1' });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.bringToFront();
  await page.reload();
  await expect((await cardOf(page, number)).getByRole('article')).toHaveAccessibleName('+496221654321');
});
