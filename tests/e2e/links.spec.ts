import { fact, openWhy } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { pressToSend } from './press-to-send.ts';
import { isFull } from './whole.ts';

const text = '+49 30 231250123';

test('a link that calls another number than its text shows: the card says so, and leads to both', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  await page.goto(server.serve('/', `<!doctype html><p>Call <a href="tel:+442079460018">${text}</a>`));
  const card = await hoverCard(page, text);
  const article = card.getByRole('article');
  await expect(article).toHaveAccessibleName('+442079460018');
  await expect(card.getByText('Link calls another number')).toBeVisible();
  await expect(card.locator('html[data-in-sight]')).toBeAttached();
  await card.getByRole('button', { name: 'Show the text’s number, +49 30 231250123' }).click();
  await expect(article).toHaveAccessibleName('+4930231250123');
  await pressToSend(card);
  await expect(fact(card, 'Caller')).toContainText('Spreeblick Architekten');
  // What is shown is what is asked about.
  expect(service.requests.map(({ target }) => target.includes('4930231250123'))).toEqual([true, true]);
  await expect(card.getByText('Link calls another number')).toBeVisible();
  await card.getByRole('button', { name: 'Show the link’s number, +44 20 7946 0018' }).click();
  await expect(article).toHaveAccessibleName('+442079460018');
});

test('a link with two numbers offers both on its card; one number written in two ways is no warning', async ({
  server,
  page,
}) => {
  const second = '+44 20 7946 0018';
  await page.goto(server.serve('/', `<!doctype html><p><a href="tel:+4930231250123">${second} or ${text}</a>`));
  const card = await hoverCard(page, text);
  const article = card.getByRole('article');
  await expect(article).toHaveAccessibleName('+4930231250123');
  // What the link calls is what it shows too: nothing to warn of.
  await expect(card.getByText('The link calls a different')).toHaveCount(0);
  await expect(card.locator('html[data-in-sight]')).toBeAttached();
  await card.getByRole('button', { name: 'Show the text’s number, +44 20 7946 0018' }).click();
  await expect(article).toHaveAccessibleName('+442079460018');
  await expect(card.getByText('Link calls another number')).toBeVisible();
  await card.getByRole('button', { name: 'Show the link’s number, +49 30 231250123' }).click();
  await expect(article).toHaveAccessibleName('+4930231250123');

  await test.step('the same number written otherwise', async () => {
    await page.goto(server.serve('/', `<!doctype html><p><a href="tel:+49-30-231250123">030 / 23 12 50 123</a>`));
    const other = await hoverCard(page, '030 / 23 12 50 123');
    await expect(other.getByRole('article')).toHaveAccessibleName('+4930231250123');
    await openWhy(other);
    await expect(other.getByText('Recognized by its phone link')).toBeVisible();
    await expect(other.getByText('a different number')).toHaveCount(0);
  });

  await test.step('a link without a number in its address counts as its text', async () => {
    await page.goto(server.serve('/', `<!doctype html><p><a href="tel:">${text}</a>`));
    await expect((await hoverCard(page, text)).getByRole('article')).toHaveAccessibleName('+4930231250123');
  });
});

test('no text of a link vouches for another number: not with the same last digits, not with a copy that nobody sees', async ({
  server,
  page,
}) => {
  const called = '+44 70 2555 0123';
  const warning = 'Link calls another number';
  const texts = ['(702) 555-0123', '(212) 555-0123'];
  const lines = [texts[0], `${texts[1]}<i style="opacity: 0"> ${called}</i>`];
  const links = lines.map((line) => `<p style="margin: 250px 0"><a href="tel:+447025550123">${line}</a>`);
  await page.goto(server.serve('/', `<!doctype html><html lang="en-US">${links.join('')}`));
  for (const text of texts) {
    const card = await hoverCard(page, text);
    await expect(card.getByText(warning)).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.goto(
    server.serve('/uk', `<!doctype html><html lang="de-DE"><a href="tel:+442079460018">020 7946 0018</a>`),
  );
  await expect((await hoverCard(page, '020 7946 0018')).getByText(/^Assuming (United Kingdom|UK)$/)).toBeVisible();
});

test('every kind of link is read from its address and marked once, firmly', async ({ server, page }) => {
  const links = [
    'TEL:+4930231250123',
    'callto:+4930231250123',
    'sms:+4930231250123?body=Hi%20there',
    'https://wa.me/4930231250123',
    'https://api.whatsapp.com/send?phone=4930231250123&text=Hi',
  ];
  const lines = links.map(
    (href, index) => `<p><a href="${href}">Link <b>${index}</b></a>: <a href="${href}">${text}</a>`,
  );
  await page.goto(server.serve('/', `<!doctype html><p>${lines.join('')}<p>02236 123456 and ${text}`));
  const marks = (name: string) => page.evaluate((key) => CSS.highlights.get(key)?.size ?? 0, name);
  await expect.poll(() => marks('numlens-sure')).toBe(2 * links.length + 1);
});

test('what a link calls is said, however its address is written', async ({ server, page }) => {
  const links = [
    [' tel:+19005551234', '+1 212-555-2671'],
    ['te&#10;l:+19005551234?number=+12125552672', '+1 212-555-2672'],
    ['tel:1900555CALL', '+1 212-555-2673'],
    ['sms:+12125552674,+19005551234', '+1 212-555-2674'],
    ['http://www.wa.me/19005551234#?phone=12125552675', '+1 212-555-2675'],
  ] as const;
  const unread = ['tel:*21*19005551234#', '+1 212-555-2676'] as const;
  const line = ([href, text]: readonly [string, string]) => `<p style="margin: 250px 0"><a href="${href}">${text}</a>`;
  const lines = [...links, unread].map(line).join('');
  await page.goto(server.serve('/', `<!doctype html><html lang="en-US">${lines}`));
  // One whose scheme and one whose number is written in a way of its own; all on request (NUMLENS_FULL=1).
  for (const [, text] of isFull ? links : links.slice(1, 3)) {
    const card = await hoverCard(page, text);
    await expect(card.getByText('Link calls a premium-rate number')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  const card = await hoverCard(page, unread[1]);
  await expect(card.getByRole('article')).toHaveAccessibleName('+12125552676');
  await expect(card.locator('.nl-banner-words')).toHaveText('Link may forward calls to “19005551234”');
  await page.keyboard.press('Escape');

  await test.step('a link that gets another address has another card', async () => {
    await page.goto(server.serve('/later', `<!doctype html><html lang="en-US"><a href="tel:+19005551234">Call us</a>`));
    await expect((await hoverCard(page, 'Call us')).getByRole('article')).toHaveAccessibleName('+19005551234');
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.querySelector('a')?.setAttribute('href', 'tel:+12125552671'));
    await expect((await hoverCard(page, 'Call us')).getByRole('article')).toHaveAccessibleName('+12125552671');
  });
});
