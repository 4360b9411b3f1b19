import { expect, test } from './extension.ts';

test('the options are found by their words and reached by keys, in a wide and in a narrow window', async ({
  extension,
}) => {
  const options = await extension.open('options.html');
  const search = options.getByRole('searchbox', { name: 'Search the options' });
  await search.fill('DEFAULT country');
  await expect(options.getByLabel('Default country')).toBeVisible();
  await expect(options.getByLabel('Find phone numbers on pages')).toBeHidden();
  const marked = await options.evaluate(() =>
    [...(CSS.highlights.get('nl-options-found') ?? [])].map(({ startContainer, startOffset, endOffset }) =>
      startContainer.textContent?.slice(startOffset, endOffset),
    ),
  );
  expect(marked, 'what matched is marked').toEqual(expect.arrayContaining(['Default', 'country']));
  await expect(options.getByLabel('API key')).toBeHidden();
  await expect(options.locator('nav').getByRole('link', { name: 'Detection' })).toBeVisible();
  await expect(options.locator('nav').getByRole('link', { name: 'Contacts' }), 'it has no match').toHaveCount(0);
  await options.getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await search.fill('teapot');
  await expect(options.getByRole('status').filter({ hasText: 'No options match “teapot”.' })).toBeVisible();
  await expect(options.locator('.nl-options > [role=status]')).toHaveText('No options match “teapot”.');
  await expect(options.locator('nav a:not(.nl-options-nav-out)')).toHaveCount(0);
  await options.getByRole('link', { name: 'Contacts' }).click();
  await expect(options.getByRole('heading', { name: 'Contacts' })).toBeInViewport();
  await expect(search).toHaveValue('');
  const current = options.locator('nav [aria-current]');
  await expect(current, 'the section that is read').toHaveText(['Contacts']);
  // Not by the keys Home and End: a busy Chromium may lose one of them.
  await options.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveText(['Detection']);
  await options.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(current).toHaveText(['Your settings and data']);
  await options.locator('#sites').evaluate((section) => section.scrollIntoView());
  await expect(current, 'the section at the window’s top, not one below it').toHaveText(['Sites']);
  const viewport = options.viewportSize() ?? { width: 1280, height: 720 };
  await options.setViewportSize({ ...viewport, height: 8000 });
  await expect(current, 'the whole page fits in the window').toHaveText(['Detection']);
  await options.setViewportSize(viewport);
  await search.fill('extra request');
  await expect(options.getByLabel('Phone validation path'), 'what is folded away opens').toBeVisible();
  const limit = options.getByLabel('Requests per day');
  await search.fill('hover limits');
  await expect(limit, 'hidden without a search, as hovering is not chosen').toBeVisible();
  await expect(options.getByText('They apply only with “When I hover”, above.')).toBeVisible();
  await expect(options.getByRole('radio', { name: 'When I hover' })).toBeVisible();
  await expect(options.locator('nav').getByRole('link', { name: 'Look up online' })).toBeVisible();
  await search.fill('twilio');
  await expect(limit).toBeHidden();
  await expect(options.getByRole('heading', { name: 'Twilio' })).toBeVisible();
  await expect(options.getByRole('heading', { name: 'IPinfo' }), 'one row of the providers').toBeHidden();
  await expect(options.locator('#twilio-account'), 'the row says it').toBeHidden();
  await search.fill('account id');
  await expect(options.locator('#twilio-account'), 'only the form says it').toBeVisible();
  await search.fill('');
  await expect(options.getByLabel('API key')).toBeVisible();
  await expect(limit).toBeHidden();

  await options.setViewportSize({ width: 400, height: 700 });
  expect(await options.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
  await search.focus();
  await options.keyboard.press('Tab');
  await expect(options.getByRole('button', { name: 'Sections' })).toBeFocused();
  await expect(options.getByRole('link', { name: 'Providers' })).toBeHidden();
  await options.keyboard.press('Enter');
  await options.keyboard.press('Tab');
  await expect(options.getByRole('link', { name: 'Detection' })).toBeFocused();
  await options.getByRole('link', { name: 'Links on cards' }).focus();
  await options.keyboard.press('Enter');
  await expect(options.getByRole('heading', { name: 'Links on cards' })).toBeInViewport();
  await expect(options.getByRole('link', { name: 'Links on cards' }), 'the menu closes').toBeHidden();

  // What is typed to its end is applied where it is good, and says at its field where it is not.
  await options.getByRole('button', { name: 'Add a custom link' }).click();
  await expect(options.getByLabel('Name of link 1')).toBeFocused();
  await options.getByLabel('Name of link 1').fill('Desk');
  await options.getByLabel('Address of link 1').fill('http://{subject}.example/');
  await options.getByLabel('Address of link 1').press('Enter');
  await expect(options.getByLabel('Address of link 1')).toHaveAttribute('aria-invalid', 'true');
  await options.getByLabel('Address of link 1').fill('https://desk.example/?q={subject}');
  await options.getByLabel('Address of link 1').press('Enter');
  await expect(options.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();

  // A field that keeps the form from being saved gets the focus.
  await options.getByLabel('Caller ID address').fill('http://caller.example/');
  await options.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(options.getByLabel('Caller ID address')).toBeFocused();
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
  await options.getByLabel('Caller ID address').fill('https://caller.example/');
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
  await expect(options.getByLabel('Numlens on 127.0.0.1')).toHaveCount(0);
  await options.getByLabel('Run only on sites you turn on').check();
  await expect.poll(marks).toBe(0);
  await expect(options.getByLabel('Caller ID address')).toHaveValue('https://caller.example/');
  await expect(options.getByText('Unsaved changes')).toBeVisible();
});

test('leaving with unsaved edits asks first', async ({ extension }) => {
  const options = await extension.open('options.html');
  await options.getByLabel('Caller ID address').fill('https://caller.example/');
  const asked = options.waitForEvent('dialog');
  const leaving = options.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await leaving;
  await expect(options.getByLabel('Caller ID address')).toHaveValue('');
});

test('what is chosen takes effect at once and is taken back by one press; at 320 px nothing is wider than the page', async ({
  extension,
}) => {
  const options = await extension.open('options.html');
  await options.setViewportSize({ width: 320, height: 640 });
  const badge = options.getByRole('switch', { name: /count/i });
  await badge.check();
  await expect(options.getByRole('status').filter({ hasText: 'Saved' })).toBeInViewport();
  await options.reload();
  await expect(badge).toBeChecked();
  await badge.uncheck();
  await options.getByRole('button', { name: 'Undo' }).click();
  await expect(options.getByRole('status').filter({ hasText: 'Change undone' })).toBeVisible();
  await expect(badge).toBeChecked();
  await options.reload();
  await expect(badge).toBeChecked();
  expect(await options.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the fields and choices of all sections are one column', async ({ extension }) => {
  const options = await extension.open('options.html');
  const starts = [];
  for (const name of ['API key', 'Caller ID address', 'Default country', 'Theme', 'Add a site']) {
    const box = await options.getByLabel(name, { exact: true }).boundingBox();
    starts.push(Math.round(box?.x ?? 0));
  }
  expect(new Set(starts).size, `they begin at ${starts.join(', ')} px`).toBe(1);
});
