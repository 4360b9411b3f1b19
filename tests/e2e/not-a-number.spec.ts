import type { Page } from '@playwright/test';
import { complaints } from './axe.ts';
import { openWhy, waitForCard } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { hoverText, waitForMark } from './hover-text.ts';
import { whole } from './whole.ts';

const html = `<!doctype html><html lang="de-DE"><title>Orders</title>
  <p>Order 02236 123456<p>Order 02236 123457<p>Order 02236/123458<p>Tel. 02236 123459<p>+49 2236 123455`;

/** The marked texts of each kind. */
function marked(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() => {
    const range = document.createRange();
    const textOf = (mark: AbstractRange): string => {
      range.setStart(mark.startContainer, mark.startOffset);
      range.setEnd(mark.endContainer, mark.endOffset);
      return range.toString();
    };
    return Object.fromEntries([...CSS.highlights].map(([name, marks]) => [name, [...marks].map(textOf).sort()]));
  });
}

const sure = ['+49 2236 123455', '02236 123459'];

test('“Not a phone number” takes the mark away, also on the next page; undo brings it back', async ({
  server,
  page,
}) => {
  await page.goto(server.serve('/', html.replaceAll('Order', 'See')));
  await waitForMark(page, '+49 2236 123455');
  const guesses = ['02236 123456', '02236 123457', '02236/123458'];
  expect(await marked(page)).toEqual({ 'numlens-sure': sure, 'numlens-guess': guesses });

  await hoverText(page, '02236 123456');
  const card = await waitForCard(page);
  await openWhy(card);
  await expect(card.getByText('Recognized by its format')).toBeVisible();
  await card.getByRole('button', { name: 'Not a phone number' }).click();
  await expect(card.getByText('Ignored on this site')).toBeVisible();
  await expect.poll(() => marked(page)).toEqual({ 'numlens-sure': sure, 'numlens-guess': guesses.slice(1) });

  await card.getByRole('button', { name: 'Ignore everything in this format' }).press('Enter');
  await expect(card.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect.poll(() => marked(page)).toEqual({ 'numlens-sure': sure, 'numlens-guess': ['02236/123458'] });

  await card.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => marked(page)).toEqual({ 'numlens-sure': sure, 'numlens-guess': guesses });

  await openWhy(card);
  await card.getByRole('button', { name: 'Not a phone number' }).click();
  await expect(card.getByText('Ignored on this site')).toBeVisible();
  await page.goto(server.serve('/next', html.replaceAll('Order', 'See')));
  await waitForMark(page, '+49 2236 123455');
  expect(await marked(page)).toEqual({ 'numlens-sure': sure, 'numlens-guess': guesses.slice(1) });
});

test('a correction of a sure number leaves out that number only', whole, async ({ server, page }) => {
  await page.goto(server.serve('/', html));
  const card = await hoverCard(page, '02236 123459');
  await openWhy(card);
  await expect(card.getByText('Recognized by the word before it')).toBeVisible();
  await card.getByRole('button', { name: 'Not a phone number' }).click();
  await expect(card.getByText('Ignored on this site')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Ignore everything in this format' })).toHaveCount(0);
  await expect.poll(async () => (await marked(page))['numlens-sure']).toEqual(['+49 2236 123455']);
});

test('“Not an IP address” takes the mark of a version away, then of all versions after the same word', async ({
  extension,
  server,
  page,
}) => {
  const log = `<!doctype html><html lang="en"><title>Devices</title>
    <p>Agent 2.114.1.9 on 45.77.12.11<p>Agent 2.114.12.10 on 91.92.66.124<p>IP 198.51.100.7`;
  await page.goto(server.serve('/', log));
  await waitForMark(page, '198.51.100.7');
  const hosts = ['198.51.100.7', '45.77.12.11', '91.92.66.124'];
  const sure = async () => (await marked(page))['numlens-sure'];
  await expect.poll(sure).toEqual([...hosts.slice(0, 1), '2.114.1.9', '2.114.12.10', ...hosts.slice(1)]);

  const card = await hoverCard(page, '2.114.1.9');
  await openWhy(card, 'Why is this an IP address?');
  await expect(card.getByText('Recognized by its format')).toBeVisible();
  await card.getByRole('button', { name: 'Not an IP address' }).click();
  await expect(card.getByText('Ignored on this site')).toBeVisible();
  await expect.poll(sure).toEqual([...hosts.slice(0, 1), '2.114.12.10', ...hosts.slice(1)]);
  await card.getByRole('button', { name: 'Ignore everything in this format' }).click();
  await expect.poll(sure).toEqual(hosts);

  const options = await extension.open('options.html');
  await expect(options.getByText('Not an IP address: 2.114.1.9')).toBeVisible();
  await options
    .getByRole('button', { name: /^Remove “Not IP addresses: anything in the format agent 0\.0\.0\.0/ })
    .click();
  await page.bringToFront();
  await expect.poll(sure).toEqual([...hosts.slice(0, 1), '2.114.12.10', ...hosts.slice(1)]);
});

test(
  'the card and the list of lessons are clear to axe, in light and dark',
  whole,
  async ({ extension, server, page }) => {
    const schemes = ['light', 'dark'] as const;
    await page.goto(server.serve('/', html.replaceAll('Order', 'See')));
    const card = await hoverCard(page, '02236 123456');
    await openWhy(card);
    await card.getByRole('button', { name: 'Not a phone number' }).click();
    await card.getByRole('button', { name: 'Ignore everything in this format' }).click();
    await expect(card.getByText('with everything in this format')).toBeVisible();
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect(await complaints(page, { except: /html-has-lang|landmark|region|heading/ })).toEqual([]);
    }

    const options = await extension.open('options.html');
    await expect(options.getByText('Not phone numbers: anything in the format 00000 000000')).toBeVisible();
    for (const colorScheme of schemes) {
      await options.emulateMedia({ colorScheme });
      expect(await complaints(options, { within: '.nl-lessons' })).toEqual([]);
    }
    await options.getByRole('button', { name: /^Remove “Not phone numbers/ }).click();
    await expect(options.getByRole('button', { name: /^Remove “Not a phone number/ })).toBeFocused();
  },
);
