import { writeFile } from 'node:fs/promises';
import { tasksOf, traceWork } from '../../scripts/bench/trace.ts';
import { complaints } from './axe.ts';
import { fact } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { isFull } from './whole.ts';

const number = '+49 30 231250123';

/** How many contacts the large file has. */
const many = isFull ? 20_000 : 2_000;
const written = (count: number): string => count.toLocaleString('en');

function vcardText(cards: { name: string; company?: string; number: string }[]): string {
  const lines = cards.flatMap(({ name, company = '', number: tel }) => {
    return ['BEGIN:VCARD', `FN:${name}`, `ORG:${company}`, `TEL:${tel}`, 'END:VCARD', ''];
  });
  return lines.join('\r\n');
}

test('an imported contact is named first on cards and in the popup, until it is removed; its name is never sent', async ({
  extension,
  service,
  server,
  page,
}) => {
  await extension.configure({ defaultCountry: 'DE' });
  const options = await extension.open('options.html');
  const book = vcardText([
    { name: 'Canary Architects', company: 'Harbor & Finch', number: '030 231250123' },
    { name: 'Other', number: 'ask him' },
  ]);
  await options
    .getByLabel('Choose files…')
    .setInputFiles({ name: 'book.vcf', mimeType: 'text/vcard', buffer: Buffer.from(book) });
  await expect(options.getByText('1 number imported. 1 entry could not be read.')).toBeVisible();
  await expect(options.getByText('book.vcf, line 10: not a phone number: “ask him”')).toBeVisible();
  await expect(options.getByRole('listitem').filter({ hasText: 'Canary Architects' })).toContainText(
    '+49 30 231250123',
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await options.emulateMedia({ colorScheme });
    expect(await complaints(options, { within: 'main' })).toEqual([]);
  }

  await page.goto(server.serve('/', `<!doctype html><p>Call ${number}`));
  const card = await hoverCard(page, number);
  await expect(card.getByRole('heading').first()).toHaveText('Your contacts: Canary Architects');
  await expect(card.locator('.nl-glance-below')).toHaveText('Harbor & Finch');
  const caller = fact(card, 'Caller');
  await expect(caller.locator('dd').first()).toHaveText(/Canary Architects\s*your contacts/);
  await expect(caller.locator('dd').nth(1)).toContainText('Spreeblick Architekten');
  expect(service.requests.length).toBeGreaterThan(0);
  expect(JSON.stringify(service.requests)).not.toContain('Canary');
  expect(await page.content()).not.toContain('Canary');

  const search = await extension.open('popup.html');
  await search.getByLabel('Phone number or IP address').fill('finch');
  await search.getByRole('button', { name: 'Canary Architects' }).first().click();
  await expect(search.getByRole('heading', { level: 1 })).toHaveText('Your contacts: Canary Architects');
  await search.close();

  await options.bringToFront();
  await options.getByRole('button', { name: 'Remove Canary Architects' }).click();
  await expect(options.locator('.nl-contact-list')).toHaveCount(0);
  const popup = await extension.open('popup.html');
  await popup.getByLabel('Phone number or IP address').fill(number);
  await expect(popup.getByRole('article')).toContainText('Berlin');
  await expect(popup.locator('body')).not.toContainText('Canary');
});

test(`${written(many)} contacts come in while the page stays alive, and are searched, turned and removed`, async ({
  extension,
}, info) => {
  const options = await extension.open('options.html');
  await expect(options.locator('.nl-contact-list')).toHaveCount(0);
  const cards = Array.from({ length: many }, (_, index) => {
    return { name: `Person ${index}`, number: `+49 151 ${20_000_000 + index}` };
  });
  const book = info.outputPath('book.vcf');
  await writeFile(book, vcardText(cards));
  const works = await traceWork(options, async () => {
    // From the disk: a file that is handed over as bytes is made in the page, which takes a long task of its own.
    await options.getByLabel('Choose files…').setInputFiles(book);
    await expect(options.getByRole('progressbar')).toBeVisible();
    await expect(options.getByText(`${written(many)} numbers imported.`)).toBeVisible({ timeout: 150_000 });
  });
  // Work in many tasks lets the page answer between them.
  const script = works.find(({ url }) => /^chrome-extension:.*\/chunks\/.*\.js$/.test(url));
  expect(tasksOf(works, script?.thread ?? '').length).toBeGreaterThan(many / 1_000);
  await expect(options.getByText(`1–50 of ${written(many)}`)).toBeVisible();
  await options.getByRole('button', { name: 'Next' }).click();
  await expect(options.getByText(`51–100 of ${written(many)}`)).toBeVisible();
  const [second] = (await options.locator('.nl-contact-name').allTextContents()).slice(1);
  await options.locator('.nl-contact-list button').first().click();
  await expect(options.getByText(`51–100 of ${written(many - 1)}`)).toBeVisible();
  await expect(options.getByRole('button', { name: `Remove ${second}`, exact: true })).toBeFocused();
  await options.getByLabel('Search contacts').fill(`person ${many - 1}`);
  await expect(options.getByText('1 contact', { exact: true })).toBeVisible();
  await options.getByRole('button', { name: `Remove Person ${many - 1}` }).click();
  await expect(options.getByText('No contacts match.')).toBeVisible();
  const removeAll = options.getByRole('button', { name: 'Remove all' });
  const keep = options.getByRole('button', { name: 'Keep', exact: true });
  await options.getByLabel('Search contacts').focus();
  await removeAll.press('Enter');
  await expect(keep).toBeFocused();
  await options.keyboard.press('Enter');
  await expect(removeAll).toBeFocused();
  await options.keyboard.press('Enter');
  await expect(keep).toBeFocused();
  await options.keyboard.press('Tab');
  await options.keyboard.press('Enter');
  await expect(options.locator('.nl-contact-list')).toHaveCount(0);
  await expect(options.locator('#contacts input[type="file"]')).toBeFocused();
});

test('files can be dropped on the area, and a drop beside it does not leave the page', async ({ extension }) => {
  const options = await extension.open('options.html');
  const drop = (selector: string) =>
    options.locator(selector).evaluate((target) => {
      const files = new DataTransfer();
      files.items.add(new File(['Name,Phone\nDropped One,+49 30 901820'], 'book.csv'));
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    });
  expect(await drop('h1')).toBe(true);
  expect(await drop('.nl-drop')).toBe(true);
  await expect(options.getByText('1 number imported.')).toBeVisible();
});
