import { expect, serviceKey, test } from './extension.ts';

test('what is saved is there again; the key only as its last four characters', async ({ extension, service }) => {
  await extension.fillOptions({ key: `  ${serviceKey}\n`, lookUpOnline: 'When I ask', defaultCountry: 'CH' });
  const options = await extension.open('options.html');
  await expect(options.getByLabel('Phone validation address')).toHaveValue(service.addresses.phoneValidation);
  await expect(options.getByLabel('Default country')).toHaveValue('CH');
  await expect(options.getByRole('radio', { name: 'When I ask' })).toBeChecked();
  await expect(options.getByPlaceholder(`•••• ${serviceKey.slice(-4)}`)).toBeVisible();
  await expect(options.getByLabel('API key')).toHaveValue('');
  // What a test costs is said before it is made, and that the service is on this device.
  await expect(options.getByText('Uses 3 requests')).toBeVisible();
  await expect(options.getByText('This service runs on this device')).toHaveCount(3);
});

test('“Test connection” asks each operation once, with the trimmed key, and says how it went', async ({
  extension,
  service,
}) => {
  await extension.fillOptions({ key: `  ${serviceKey}\n` });
  const options = await extension.open('options.html');
  service.setFault('callerId', '500');
  await options.getByRole('button', { name: 'Test connection' }).click();
  await expect(options.getByText('The service returned an error.')).toBeVisible();
  await expect(options.getByText('Works: IP geolocation.')).toBeVisible();
  expect(service.requests.map(({ operation }) => operation).sort()).toEqual([
    'callerId',
    'ipGeolocation',
    'phoneValidation',
  ]);
  expect(
    service.requests.every(({ target }) => new URLSearchParams(target.split('?')[1]).get('api_key') === serviceKey),
  ).toBe(true);
});

test('a key that the service refused is said on its card until another one is saved', async ({
  extension,
  service,
}) => {
  await extension.fillOptions({ lookUpOnline: 'When I ask' });
  const options = await extension.open('options.html');
  const card = options.getByRole('region', { name: 'Lookup service' });
  const state = card.locator('.nl-state');
  await expect(state).toHaveText('On');
  service.setFault('callerId', '401');
  await options.getByRole('button', { name: 'Test connection' }).click();
  await expect(state).toHaveText('Key rejected');
  await options.reload();
  await expect(state).toHaveText('Key rejected');
  await expect(card.getByText('The service rejected the API key. Type a new key, then test again.')).toBeVisible();
  await options.getByLabel('API key').fill('another-key');
  await options.getByRole('button', { name: 'Save' }).click();
  await expect(state).toHaveText('On');
});

test('an address that is not https is refused at its field, and nothing is saved', async ({ extension }) => {
  const options = await extension.open('options.html');
  await options.getByLabel('Caller ID address').fill('http://caller.example.com/');
  await options.getByRole('button', { name: 'Save' }).click();
  await expect(options.getByLabel('Caller ID address')).toHaveAttribute('aria-invalid', 'true');
  await options.reload();
  await expect(options.getByLabel('Caller ID address')).toHaveValue('');
});

test('a link leads to the request log even if it is empty, and to a control, which gets the focus', async ({
  extension,
}) => {
  const options = await extension.open('options.html');
  await expect(options.getByRole('radio', { name: 'Never' })).toBeVisible();
  await expect(options.getByRole('region', { name: 'Request log' })).toBeHidden();
  await expect(options.getByRole('navigation').getByRole('link', { name: 'Request log' })).toHaveCount(0);
  const linked = await extension.context.newPage();
  await linked.goto(`chrome-extension://${extension.id}/options.html#calls`);
  await expect(linked.getByRole('region', { name: 'Request log' })).toBeInViewport();
  await expect(linked.getByRole('navigation').getByRole('link', { name: 'Request log' })).toBeVisible();
  await options.evaluate(() => location.assign('#default-country'));
  await expect(options.getByLabel('Default country')).toBeFocused();
  await expect(options.getByLabel('Default country')).toBeInViewport();
});

test('where a place to open numbers at is removed, the focus goes to the next one, in the end to the button that adds', async ({
  extension,
}) => {
  const options = await extension.open('options.html');
  const add = options.getByRole('button', { name: 'Add a custom link' });
  const remove = (place: number) => options.getByRole('button', { name: `Remove link ${place}` });
  for (let place = 1; place <= 3; place += 1) await add.click();
  await remove(1).click();
  await expect(remove(3)).toHaveCount(0);
  await expect(remove(1)).toBeFocused();
  await remove(2).click();
  await expect(remove(2)).toHaveCount(0);
  await expect(remove(1)).toBeFocused();
  await options.keyboard.press('Enter');
  await expect(add).toBeFocused();
});

test('the note on providers that lookups are off goes once they are on, and comes back with “Undo”', async ({
  extension,
}) => {
  const options = await extension.open('options.html');
  const note = options.getByText('Online lookups are off. If you add a provider');
  await expect(note).toBeVisible();
  await options.getByRole('radio', { name: 'When I ask' }).check();
  await expect(note).toBeHidden();
  // How the change went is said beside the options, over none of them.
  const [bar, page] = [options.locator('.nl-applied'), options.locator('.nl-options')];
  await expect(bar).toBeInViewport();
  const [said, beside] = [await bar.boundingBox(), await page.boundingBox()];
  expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
  await options.getByRole('button', { name: 'Undo' }).click();
  await expect(note).toBeVisible();
});

test('rows with one line are 44 px high in every section, and values begin in one column', async ({ extension }) => {
  const options = await extension.open('options.html');
  await options.getByRole('radio', { name: 'When I hover' }).check();
  await expect(options.getByLabel('Requests per day')).toBeVisible();
  const heights = await options.evaluate(() => {
    const rows = [
      '.nl-options-part > .nl-option:not(:has(.nl-options-hint, .nl-more, .nl-field-hint))',
      '.nl-pivot-row > .nl-switch',
      '.nl-shortcuts > div',
      '.nl-budgets > *',
      '.nl-radio:has(#online-never, #online-ask)',
    ];
    return rows.map((row) => [...new Set([...document.querySelectorAll(row)].map((each) => each.clientHeight))]);
  });
  // A line between two rows is part of one of them.
  expect(heights.map((of) => of.filter((height) => height !== 43 && height !== 44))).toEqual(heights.map(() => []));
  expect(heights.every((of) => of.length > 0)).toBe(true);
  const fields = ['API key', 'Caller ID address', 'Requests per day', 'Default country', 'Open cards', 'Add a site'];
  const columns = await Promise.all(
    fields.map(async (name) => (await options.getByLabel(name, { exact: true }).boundingBox())?.x),
  );
  expect(new Set(columns).size, columns.join()).toBe(1);
});
