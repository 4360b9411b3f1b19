import { fact, waitForCard, waitForNoCard } from './card-frame.ts';
import { closeCard } from './close-card.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { hoverText, waitForMark } from './hover-text.ts';

const contacts = `<!doctype html><html lang="de"><title>Contacts</title>
  <p>Spreeblick: <b>+49</b> 30 231250123, <a href="tel:+442079460018">call London</a>
  <p>Seen from 8.8.8.8 and 2606:4700:4700::1111, also 192.168.4.20
  <p>Issued 12.05.2024 for 1.250,00 €, version 10.4.2, ISBN 978-3-16-148410-0`;

test.beforeEach(async ({ server, extension, page }) => {
  await extension.configure();
  await page.goto(server.serve('/contacts.html', contacts));
});

test('a phone number: the device answers at once, the service adds who it is', async ({ page, service }) => {
  await waitForMark(page, '+49');
  await hoverText(page, '30 231250123');
  const card = await waitForCard(page);
  await expect(card.getByRole('article')).toHaveAccessibleName('+4930231250123');
  await expect(fact(card, 'Caller')).toContainText('Spreeblick Architekten');
  await expect(fact(card, 'Location')).toContainText('Berlin');
  await expect(fact(card, 'Carrier')).toContainText('Deutsche Glasfaser');
  await expect(fact(card, 'Country')).toContainText('Germany');
  await expect(fact(card, 'Local time')).toContainText(/\d{1,2}:\d\d/);
  await expect(card.getByText('Numlens could not')).toHaveCount(0);
  expect(service.requests.map(({ operation }) => operation).sort()).toEqual(['callerId', 'phoneValidation']);
});

test('addresses, and a tel: link, which counts as its number, whatever its text', async ({ page }) => {
  const address = await hoverCard(page, '8.8.8.8');
  await expect(fact(address, 'Network')).toContainText('AS15169');
  await expect(fact(address, 'Postal code')).toContainText('51501');
  await expect(fact(address, 'Country')).toContainText('United States');
  await expect(address.getByRole('link', { name: /DB-IP/ })).toHaveAttribute('href', /^https:\/\/db-ip\.com/);
  await closeCard(page);

  await test.step('one that answers from many places is named and not placed', async () => {
    const card = await hoverCard(page, '2606:4700:4700::1111');
    await expect(fact(card, 'Network')).toContainText('Cloudflare');
    await expect(fact(card, 'Location')).toContainText('Served from many locations');
    await expect(fact(card, 'Local time')).toHaveCount(0);
    await expect(fact(card, 'Coordinates'), 'what the service says is its own claim').toBeHidden();
    await closeCard(page);
  });

  await test.step('a tel: link', async () => {
    const card = await hoverCard(page, 'call London');
    await expect(card.getByRole('article')).toHaveAccessibleName('+442079460018');
    await expect(fact(card, 'Caller')).toContainText('Pemberton Instruments Ltd');
  });
});

test('a special address says what it is, and is not sent', async ({ page, service }) => {
  const card = await hoverCard(page, '192.168.4.20');
  await expect(card.getByRole('article')).toContainText('RFC 1918');
  expect(service.requests).toEqual([]);
  const hidden = await card
    .locator('.nl-glance-body')
    .evaluate((body) => Math.max(0, body.scrollHeight - body.clientHeight));
  expect(hidden, 'all of it is in sight').toBe(0);
  const unused = await card.evaluate(() => {
    const [body, foot] = ['.nl-glance-line:last-child', '.nl-glance-foot'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    return (foot?.top ?? 0) - (body?.bottom ?? 0);
  });
  expect(unused, 'no room for another line is left unused').toBeLessThan(21);
});

test('dates, prices, versions and book numbers stay unmarked', async ({ page }) => {
  await waitForMark(page, '192.168.4.20');
  const marked = await page.evaluate(() =>
    [...CSS.highlights.values()].flatMap((highlight) => [...highlight].map((range) => range.startContainer.nodeValue)),
  );
  expect(marked.join(' ')).not.toMatch(/Issued|version|ISBN/);
});

test('the page is left as it was: before a card, and after it closed', async ({ page }) => {
  const dom = () => page.evaluate(() => document.documentElement.outerHTML);
  const before = await dom();
  await waitForMark(page, '8.8.8.8');
  expect(await dom()).toBe(before);
  await hoverText(page, '8.8.8.8');
  await waitForCard(page);
  await closeCard(page);
  expect(await dom()).toBe(before);

  await test.step('also where leaving the mark closes it', async () => {
    await hoverCard(page, '8.8.8.8');
    await page.mouse.move(1000, 700, { steps: 5 });
    await waitForNoCard(page);
    expect(await dom()).toBe(before);
  });
});

test('a number that arrives later is found', async ({ page }) => {
  await waitForMark(page, '8.8.8.8');
  await page.evaluate(() => document.body.append('New: 9.9.9.9'));
  await waitForMark(page, '9.9.9.9');
});
