import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { findChromium } from '../../scripts/setup/chromium.ts';
import { launchWithExtension } from '../../scripts/setup/launch-with-extension.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import type { PlayedProviders } from '../service/play-providers.ts';
import { playProviders } from '../service/play-providers.ts';
import { readFixture } from '../unit/lookup/providers/provider-fixtures.ts';
import { whole } from './whole.ts';

/** A vendor's own answer, for another subject than the fixture's. */
function bodyOf(id: 'rdap' | 'ipinfo' | 'twilio' | 'phoneBlock', index: number, changes: object = {}): object {
  return Object.assign({}, readFixture(id).answers[index]?.body, changes);
}

const reported = { phone: '+4930901820', votes: 42, rating: 'G_FRAUD', spamConfidence: 92 };

let played: PlayedProviders;
let context: BrowserContext;
let id: string;

test.beforeEach(async () => {
  const [ripe, arin] = [bodyOf('rdap', 0), bodyOf('rdap', 1)];
  played = await playProviders({
    'rdap.db.ripe.net': (target) => {
      if (target === '/ip/193.0.6.139') return { body: ripe };
      // ARIN's block that moved to RIPE.
      return target === '/ip/198.51.99.7'
        ? { body: { ...ripe, startAddress: '198.51.99.0', endAddress: '198.51.99.255', name: 'MOVED-NET' } }
        : null;
    },
    'rdap.arin.net': (target) => {
      if (target === '/registry/ip/192.198.1.9') return { body: arin };
      return { status: 302, headers: { location: 'https://third.example/ip' }, body: '' };
    },
    'third.example': () => ({ body: ripe }),
    'api.ipinfo.io': (target) => ({ body: bodyOf('ipinfo', 1, { ip: target.split('/').at(-1) }) }),
    'crm.example': (target) =>
      target.startsWith('/api/who?') ? { body: { items: [{ company: '', name: 'A Customer', kind: 'cell' }] } } : null,
    'lookups.twilio.com': () => ({ body: bodyOf('twilio', 0) }),
    'phoneblock.net': () => ({ body: bodyOf('phoneBlock', 0, { numbers: [reported] }) }),
  });
  const browser = await findChromium();
  if (!browser) throw new Error('No Chromium was found: npm test installs one');
  ({ context, id } = await launchWithExtension({
    browser,
    extension: join(projectFolder, '.output', 'chrome-mv3'),
    headless: true,
    viewport: { width: 1100, height: 900 },
    switches: played.switches,
  }));
});
test.afterEach(async () => {
  await context?.close();
  await played?.close();
});

async function open(file: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/${file}`);
  return page;
}

/** The part of a provider in the options. */
const partOf = (options: Page, name: string) =>
  options.getByRole('listitem').filter({ has: options.getByRole('heading', { name }) });

/** Opens what can be set of a provider. */
async function manage(options: Page, name: string): Promise<void> {
  await partOf(options, name).locator('summary').first().click();
}

/** A fact's row: with all details it is below the lines at a glance, where the fact may be too. */
const row = (popup: Page, term: string) => popup.locator(`dt:text-is("${term}") + dd`).last();

async function type(popup: Page, subject: string): Promise<void> {
  await popup.getByLabel('Phone number or IP address').fill(subject);
  await expect(popup.getByRole('article')).toBeVisible();
}

const hosts = () => played.requests.map(({ host }) => host);

test('a fresh profile with RDAP alone: holder and abuse contact, from RIPE, from ARIN, and of a block that moved', async () => {
  const options = await open('options.html');
  await expect(partOf(options, 'RDAP')).toContainText('Set up');
  await expect(options.getByRole('button', { name: 'Add RDAP' }), 'one row until it is wanted').toBeHidden();
  await manage(options, 'RDAP');
  await options.getByRole('button', { name: 'Add RDAP' }).click();
  await expect(partOf(options, 'RDAP').locator('summary').first()).toContainText('On');
  await expect(options.getByRole('button', { name: 'Remove RDAP' })).toBeVisible();
  await expect(options.getByRole('radio', { name: 'When I ask' })).toBeChecked();
  const popup = await open('popup.html');

  await type(popup, '193.0.6.139');
  await expect(popup.getByText('This goes to RDAP.')).toBeVisible();
  expect(hosts()).toEqual([]);
  await popup.getByRole('button', { name: 'Look up online' }).click();
  await expect(row(popup, 'Organization')).toContainText('Example Coordination Centre');
  await expect(row(popup, 'Abuse contact')).toContainText('abuse@example.net');
  expect(hosts()).toEqual(['rdap.db.ripe.net']);

  await type(popup, '192.198.1.9');
  await popup.getByRole('button', { name: 'Look up online' }).click();
  await expect(row(popup, 'Organization')).toContainText('Example Hosting, Inc.');
  await expect(row(popup, 'Abuse contact')).toContainText('abuse@hosting.example');

  await type(popup, '198.51.99.7');
  await popup.getByRole('button', { name: 'Look up online' }).click();
  await expect(row(popup, 'Organization')).toHaveAttribute('title', 'MOVED-NET · Netherlands');
  expect(hosts()).toEqual(['rdap.db.ripe.net', 'rdap.arin.net', 'rdap.arin.net', 'rdap.db.ripe.net']);
  await options.reload();
  await expect(partOf(options, 'RDAP').locator('summary').first()).toContainText('4 of 200 requests in 24 hr');
});

test(
  'PhoneBlock gets four characters of a number’s hash; reports, and that there are none, are on the card',
  whole,
  async () => {
    const options = await open('options.html');
    await manage(options, 'PhoneBlock');
    await options.getByLabel('PhoneBlock key').fill('canary-key');
    await expect(options.getByRole('option', { name: 'Number', exact: true, selected: true })).toHaveCount(1);
    await options.getByRole('button', { name: 'Add PhoneBlock' }).click();
    await expect(options.getByRole('button', { name: 'Remove PhoneBlock' })).toBeVisible();
    const popup = await open('popup.html');
    await type(popup, '+49 30 901820');
    await popup.getByRole('button', { name: 'Look up online' }).click();
    await expect(popup.getByText('Risk 92/100 · 42× fraud · PhoneBlock', { exact: true })).toBeVisible();
    await popup.getByRole('button', { name: /details$/, expanded: false }).click();
    await expect(row(popup, 'Reports')).toContainText('42 (fraud)');
    await type(popup, '+49 30 901821');
    await popup.getByRole('button', { name: 'Look up online' }).click();
    await expect(row(popup, 'Reports')).toContainText('No reports');
    const starts = ['+4930901820', '+4930901821'].map((number) =>
      createHash('sha1').update(number).digest('hex').slice(0, 4),
    );
    const targets = starts.map((start) => `/phoneblock/api/check-prefix?sha1=${start}`);
    expect(played.requests.map(({ target }) => target)).toEqual(targets);
  },
);

test(
  'IPinfo ordered first is asked first and leads, RDAP by a press of its own; Twilio with two-part credentials',
  whole,
  async () => {
    const options = await open('options.html');
    const part = (name: string) => partOf(options, name);
    await manage(options, 'RDAP');
    await options.getByRole('button', { name: 'Add RDAP' }).click();
    await expect(
      options.getByRole('list', { name: 'With your key' }).getByRole('heading', { name: 'IPinfo' }),
    ).toBeVisible();
    await manage(options, 'IPinfo');
    await options.getByLabel('IPinfo key').fill('canary-token');
    await part('IPinfo').getByLabel('Plan or data package').selectOption('Core');
    await options.getByRole('button', { name: 'Add IPinfo' }).click();
    await options.getByRole('button', { name: 'Move IPinfo up' }).press('Enter');
    // Its button is gone, as it is first now.
    await expect(
      options
        .getByRole('listitem')
        .filter({ hasText: /^IPinfo/ })
        .and(options.locator(':focus')),
    ).toBeVisible();
    await expect(options.getByRole('button', { name: 'Move RDAP up' })).toBeVisible();
    await manage(options, 'Twilio');
    await part('Twilio').getByLabel('Account ID').fill('AC0');
    await part('Twilio').getByLabel('Secret').fill('canary secret');
    await options.getByRole('button', { name: 'Add Twilio' }).click();
    await expect(part('Twilio').getByText(/Use only plain letters/)).toBeVisible();
    await part('Twilio').getByLabel('Secret').fill('canary-secret');
    await options.getByRole('button', { name: 'Add Twilio' }).click();
    await expect(options.getByRole('button', { name: 'Test Twilio' })).toBeVisible();

    const popup = await open('popup.html');
    await type(popup, '193.0.6.139');
    await popup.getByRole('button', { name: 'Look up online' }).click();
    // Its facts come first in their rows and at the top, with its name before what is no word of ours.
    await popup.getByRole('button', { name: /details$/, expanded: false }).click();
    await expect(row(popup, 'Network')).toContainText('Example Net');
    await expect(row(popup, 'Location')).toContainText('Exville');
    await expect(popup.getByRole('article')).toContainText('IPinfo said: Example Net');
    expect(hosts()).toEqual(['api.ipinfo.io']);
    await expect(popup.getByText('This goes to RDAP.')).toBeVisible();
    await popup.getByRole('button', { name: 'Look up online' }).click();
    await expect(row(popup, 'Abuse contact')).toContainText('abuse@example.net');
    expect(hosts()).toEqual(['api.ipinfo.io', 'rdap.db.ripe.net']);

    await type(popup, '+1 415 555 2671');
    await popup.getByRole('button', { name: 'Look up online' }).click();
    await expect(row(popup, 'Caller')).toContainText('A EXAMPLE');
    await expect(row(popup, 'Carrier')).toContainText('Example Cell');
    await expect(popup.getByRole('article')).toContainText('Twilio said: A EXAMPLE');
    const [, , asked] = played.requests;
    expect(asked?.target).toBe('/v2/PhoneNumbers/+14155552671?Fields=line_type_intelligence');
    expect(asked?.headers['authorization']).toBe(`Basic ${btoa('AC0:canary-secret')}`);
    expect(played.requests.map(({ headers }) => headers['authorization'] ?? '')).toEqual([
      'Bearer canary-token',
      '',
      `Basic ${btoa('AC0:canary-secret')}`,
    ]);
    // No key comes back into any page.
    for (const page of context.pages()) expect(await page.content()).not.toContain('canary-');
  },
);

test('a provider of one’s own: described in a form, tested, on the card with its name, out as a file and in again', async () => {
  const options = await open('options.html');
  await options.getByRole('button', { name: 'Describe a provider' }).click();
  const form = options.getByRole('form', { name: 'A provider of your own' });
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await form.getByLabel('Name', { exact: true }).fill('Our CRM');
  await form.getByLabel('Where to find “Caller”').fill('/items/0/company items.0.name');
  await form.getByLabel('Request address').fill('https://crm.example/api/who?tel={e164}');
  await expect(form.getByLabel('Headers, one per line'), 'folded away until it is wanted').toBeHidden();
  const more = form.locator('summary', { hasText: 'More' });
  await more.first().click();
  await form.getByLabel('Headers, one per line').fill('Authorization: Bearer {key}');
  await form.getByLabel('Label for {key}').fill('Access token');
  await expect(form.getByRole('switch', { name: 'Hide the value of {key}' })).toBeChecked();
  await form.getByRole('button', { name: 'Add a fact' }).click();
  await form.getByLabel('Fact', { exact: true }).last().selectOption('lineType');
  await form.getByLabel('Where to find “Line type”').fill('/items/0/kind');
  await more.last().click();
  await form.getByLabel('Meanings of the provider’s own words for “Line type”').fill('cell=MOBILE');
  await form.getByRole('button', { name: 'Save provider' }).click();

  await expect(options.getByRole('heading', { name: 'A provider of your own' })).toBeFocused();

  // What is left to do is in sight.
  const part = partOf(options, 'Our CRM');
  await expect(part.getByText('What you look up with Our CRM is sent to crm.example')).toBeVisible();
  await expect(options.getByRole('radio', { name: 'When I ask' })).not.toBeChecked();
  await part.getByLabel('Access token').fill('canary-token');
  await part.getByRole('button', { name: 'Add Our CRM' }).click();
  expect(hosts()).toEqual([]);
  await part.getByRole('button', { name: 'Test Our CRM' }).click();
  await expect(part.getByRole('row').filter({ hasText: '/items/0/company' })).toContainText('text, length 0');
  const found = part.getByRole('row').filter({ hasText: '/items/0/name' });
  await expect(found).toContainText('text, length 10');
  await expect(found).toContainText('A Customer');

  const popup = await open('popup.html');
  await type(popup, '+1 415 555 2672');
  await expect(popup.getByText('This goes to Our CRM.')).toBeVisible();
  await popup.getByRole('button', { name: 'Look up online' }).click();
  await expect(row(popup, 'Caller')).toContainText('A Customer');
  await expect(popup.getByRole('article')).toContainText('Our CRM');
  expect(played.requests.map(({ host, target, headers }) => [host, target, headers['authorization']])).toEqual(
    ['1', '2'].map((last) => ['crm.example', `/api/who?tel=%2B1415555267${last}`, 'Bearer canary-token']),
  );

  const [download] = await Promise.all([
    options.waitForEvent('download'),
    part.getByRole('button', { name: 'Export Our CRM as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('numlens-provider-our-crm.json');
  const file = readFileSync(await download.path(), 'utf8');
  expect(file).not.toContain('canary-');
  await part.getByRole('button', { name: 'Remove Our CRM' }).click();
  await expect(part).toHaveCount(0);

  const choose = options.locator('#providers input[type=file]');
  const withKey = file.replace('Bearer {key}', 'Bearer canary-of-a-file');
  await choose.setInputFiles({ name: 'crm.json', mimeType: 'application/json', buffer: Buffer.from(withKey) });
  await expect(options.getByRole('alert').filter({ hasText: 'headers.authorization' })).toBeVisible();
  await expect(part).toHaveCount(0);
  await choose.setInputFiles({ name: 'crm.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(part.getByRole('button', { name: 'Add Our CRM' })).toBeVisible();
  await expect(part.getByLabel('Access token')).toHaveValue('');
  for (const page of context.pages()) expect(await page.content()).not.toContain('canary-');
});

test('a provider of one’s own: one press in its form saves, adds and tests it, and shows what was found', async () => {
  const options = await open('options.html');
  await options.getByRole('button', { name: 'Describe a provider' }).click();
  const form = options.getByRole('form', { name: 'A provider of your own' });
  await form.getByLabel('Name', { exact: true }).fill('Our CRM');
  await form.getByLabel('Request address').fill('https://crm.example/api/who?tel={e164}&k={key}');
  await form.getByLabel('Where to find “Caller”').fill('/items/0/name');
  await expect(form).toContainText('What you look up with Our CRM is sent to crm.example');
  await form.getByRole('button', { name: 'Save and test' }).click();
  // Its key is missing: the field says so and has the focus, and nothing was sent.
  await expect(form.getByLabel('key', { exact: true })).toBeFocused();
  await expect(form.getByText('This field is required.')).toBeVisible();
  await expect(options.locator('#providers .nl-part-title').getByRole('button')).toHaveText(/problem/);
  expect(hosts()).toEqual([]);
  await form.getByLabel('key', { exact: true }).fill('canary-token');
  await form.getByRole('button', { name: 'Save and test' }).click();
  await expect(form.getByRole('row', { name: 'Caller' })).toContainText('A Customer');
  expect(played.requests.map(({ target }) => target)).toEqual(['/api/who?tel=%2B14155552671&k=canary-token']);
  await expect(partOf(options, 'Our CRM')).toContainText('On');
  await expect(form.getByLabel('key', { exact: true })).toHaveValue('');
  await form.getByRole('button', { name: 'Save provider' }).click();
  await expect(form).toHaveCount(0);
  for (const page of context.pages()) expect(await page.content()).not.toContain('canary-');
});
