import { waitForCard, waitForNoCard } from './card-frame.ts';
import { click, select } from './click-menu.ts';
import { expect, test } from './extension.ts';
import { handedOver } from './handed-over.ts';

const html = `<!doctype html><body style="margin: 120px"><p id="own">Ring 030 901820 today</p>
  <p id="premium">Ring 0900 1234567 today</p>`;

test('“Call” of the menu opens the card at its button, and only a press there calls', async ({
  extension,
  server,
  page,
}) => {
  await extension.configure({ defaultCountry: 'DE' });
  const options = await extension.open('options.html');
  await options.getByRole('switch', { name: '“Call” in the context menu' }).check();
  const inMenu = () => extension.worker.evaluate(() => chrome.contextMenus.update('call-selection', { enabled: true }));
  await expect(inMenu).toPass();
  await options.close();
  await page.goto(server.serve('/', html));
  await page.bringToFront();

  await test.step('a premium number stays in the card’s menu, which has the focus', async () => {
    const selectionText = await select(page, '#premium');
    await click(extension.worker, { menuItemId: 'call-selection', selectionText, pageUrl: page.url() });
    const card = await waitForCard(page);
    const more = card.getByRole('button', { name: 'More actions' });
    await expect(more).toBeFocused();
    await more.press('Enter');
    await expect(card.getByRole('menuitem', { name: /^Call \+49 900/ })).toContainText('Premium rate');
    await more.press('Escape');
    await waitForNoCard(page);
  });

  const selectionText = await select(page, '#own');
  await click(extension.worker, { menuItemId: 'call-selection', selectionText, pageUrl: page.url() });
  const card = await waitForCard(page);
  const asked = await handedOver(page, card);
  const link = card.getByRole('link', { name: 'Call', exact: true });
  await expect(link).toBeFocused();
  await card.waitForFunction(() => document.documentElement.hasAttribute('data-in-sight'));
  expect(asked).toEqual([]);
  await link.press('Enter');
  await expect.poll(() => asked).toEqual(['tel:+4930901820']);
});
