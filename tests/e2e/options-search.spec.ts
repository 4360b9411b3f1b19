import { expect, test } from './extension.ts';

test('the options are found by their words and reached by keys, in a wide and in a narrow window', async ({
  extension,
}) => {
  const options = await extension.open('options.html');
  const search = options.getByRole('searchbox', { name: 'Search the options' });
  await search.fill('DEFAULT country');
  await expect(options.getByLabel('Default country')).toBeVisible();
  await expect(options.getByLabel('Find phone numbers on pages')).toBeHidden();
  await expect(options.getByLabel('API key')).toBeHidden();
  await expect(options.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await search.fill('teapot');
  await expect(options.getByRole('status').filter({ hasText: 'No options match “teapot”.' })).toBeVisible();
  await options.getByRole('link', { name: 'Contacts' }).click();
  await expect(options.getByRole('heading', { name: 'Contacts' })).toBeInViewport();
  await expect(search).toHaveValue('');
  await expect(options.getByLabel('API key')).toBeVisible();

  await options.setViewportSize({ width: 400, height: 700 });
  expect(await options.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
  await search.focus();
  await options.keyboard.press('Tab');
  await expect(options.getByRole('link', { name: 'Look up online' })).toBeFocused();
  await options.getByRole('link', { name: 'Custom links' }).focus();
  await options.keyboard.press('Enter');
  await expect(options.getByRole('heading', { name: 'Custom links' })).toBeInViewport();

  // A field that keeps the options from being saved comes into sight, also out of a search that hid it.
  await options.getByRole('button', { name: 'Add a link' }).click();
  await expect(options.getByLabel('Name of link 1')).toBeFocused();
  await options.getByLabel('Name of link 1').fill('Desk');
  await options.getByLabel('Address of link 1').fill('http://{subject}.example/');
  await search.fill('history');
  await options.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(options.getByLabel('Address of link 1')).toBeFocused();
  await options.getByLabel('Address of link 1').fill('https://desk.example/?q={subject}');
  await options.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(options.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
});

test('sites are listed, added and forgotten at once, and what is typed beside them is not lost', async ({
  extension,
  server,
  page,
}) => {
  await page.goto(server.serve('/', '<!doctype html><p>8.8.8.8'));
  const marks = () => page.evaluate(() => [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0));
  await expect.poll(marks).toBe(1);
  const options = await extension.open('options.html');
  await options.getByLabel('Requests per day').fill('77');
  const add = options.getByLabel('Add a site');
  await add.fill('not a site');
  await add.press('Enter');
  await expect(add).toHaveAttribute('aria-invalid', 'true');
  await add.fill('http://127.0.0.1:8080/page');
  await add.press('Enter');
  await expect(options.getByLabel('Numlens on 127.0.0.1')).toHaveValue('off');
  await expect.poll(marks).toBe(0);
  await options.getByLabel('Numlens on 127.0.0.1').selectOption('on');
  await expect.poll(marks).toBe(1);
  await options.getByRole('button', { name: 'Remove the setting for 127.0.0.1' }).click();
  await expect(options.getByText('No sites added yet.')).toBeVisible();
  await options.getByLabel('Run only on sites turned on below').check();
  await expect.poll(marks).toBe(0);
  await expect(options.getByLabel('Requests per day')).toHaveValue('77');
  await expect(options.getByText('Unsaved changes')).toBeVisible();
});

test('leaving with unsaved edits asks first', async ({ extension }) => {
  const options = await extension.open('options.html');
  await options.getByLabel('Requests per day').fill('77');
  const asked = options.waitForEvent('dialog');
  const leaving = options.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await leaving;
  await expect(options.getByLabel('Requests per day')).toHaveValue('200');
});
