import type { Page } from '@playwright/test';
import { expect, test } from './extension.ts';
import { waitForMark } from './hover-text.ts';

const field = 'Phone number or IP address';

// A person's narrower access stays with the extension whatever it erases.
test.use({ ownBrowser: true });

type DeveloperPrivate = {
  updateExtensionConfiguration: (change: { extensionId: string; hostAccess: string }) => Promise<void>;
  addHostPermission: (extensionId: string, host: string) => Promise<void>;
};

/** Runs in chrome://extensions, where the person narrows an extension's site access. */
function settle(page: Page, id: string, grant: string | null): Promise<void> {
  return page.evaluate(
    async ([extensionId, origin]) => {
      const { developerPrivate } = chrome as unknown as { developerPrivate: DeveloperPrivate };
      if (origin === null) await developerPrivate.updateExtensionConfiguration({ extensionId, hostAccess: 'ON_CLICK' });
      else await developerPrivate.addHostPermission(extensionId, origin);
    },
    [id, grant] as const,
  );
}

test('where the person narrowed site access, that is said with a button, nothing is sent, and access mends it', async ({
  extension,
  service,
}) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  const extensions = await extension.context.newPage();
  await extensions.goto('chrome://extensions');
  await settle(extensions, extension.id, null);

  const popup = await extension.open('popup.html');
  await popup.getByLabel(field).fill('8.8.8.8');
  await popup.getByLabel(field).press('Enter');
  await expect(popup.getByText(`Numlens isn’t allowed to access ${service.origin}.`)).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Allow access' })).toBeVisible();
  const options = await extension.open('options.html');
  await expect(options.getByText(`Numlens isn’t allowed to access ${service.origin}.`)).toBeVisible();
  await expect(options.getByRole('button', { name: 'Allow access' })).toBeVisible();
  expect(service.requests).toEqual([]);

  // A headless browser cannot answer the prompt of the button itself.
  await settle(extensions, extension.id, `${service.origin.replace(/:\d+$/, '')}/*`);
  await options.reload();
  await expect(options.getByLabel('API key')).toBeVisible();
  await expect(options.getByRole('button', { name: 'Allow access' })).toHaveCount(0);
  await popup.getByLabel(field).press('Enter');
  await expect(popup.getByText('Online lookup complete.')).toBeAttached();
  expect(service.requests).toHaveLength(1);
});

test('where the person narrowed site access to one site, its pages have marks and their style, and no other has', async ({
  extension,
  server,
  page,
}) => {
  const extensions = await extension.context.newPage();
  await extensions.goto('chrome://extensions');
  await settle(extensions, extension.id, null);
  await settle(extensions, extension.id, 'http://localhost/*');
  const line = () =>
    page.locator('p').evaluate((each) => getComputedStyle(each, '::highlight(numlens-sure)').textDecorationLine);
  const address = server.serve('/', '<!doctype html><title>Page</title><p>8.8.8.8');
  const beside = await extension.context.newPage();
  await beside.goto(address);
  await page.bringToFront();
  await page.goto(address.replace('127.0.0.1', 'localhost'));
  await waitForMark(page, '8.8.8.8');
  await expect.poll(line).toBe('underline');
  expect(await beside.evaluate(() => CSS.highlights.size)).toBe(0);
});
