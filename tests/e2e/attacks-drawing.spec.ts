import { visit } from './attack-page.ts';
import { waitForNoCard } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { hoverText, waitForMark } from './hover-text.ts';

const turned = 'Shown in another order on this page';

test('a number that is drawn in another order is not vouched for, and hovering sends nothing', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  await visit(page, server, 'drawn-otherwise');
  const card = await hoverCard(page, '+49 30 231250123');
  await expect(card.locator('.nl-banner')).toHaveText(turned);
  await expect(card.locator('.nl-glance-verdict'), 'no tick').toHaveCount(0);
  await expect(card.getByRole('button', { name: /Look up/ }), 'a press may still ask').toBeVisible();
  expect(service.requests).toEqual([]);
});

test('a link is not confirmed by a text that is drawn in another order', async ({ extension, server, page }) => {
  await extension.configure();
  await visit(page, server, 'drawn-otherwise');
  const card = await hoverCard(page, '030 231 255 55');
  await expect(card.locator('.nl-banner')).toHaveText(turned);
  await expect(card.locator('h1')).toHaveText(/^Link calls \+49 30 23125555$/);
  await expect(card.locator('.nl-glance-verdict'), 'no tick').toHaveCount(0);
});

test('digits that nobody sees make no card, no mark once they are known, and no row of the list', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  await visit(page, server, 'drawn-otherwise');
  await waitForMark(page, '50199');
  await page.bringToFront();
  const panel = await extension.open('sidepanel.html');
  await page.bringToFront();
  await expect(panel.getByRole('button', { name: 'Add all to the list' })).toBeVisible();
  await panel.getByRole('button', { name: 'Add all to the list' }).dispatchEvent('click');
  await expect(panel.getByText('3 found')).toBeVisible();
  await expect(panel.getByRole('row', { name: /901820/ })).toHaveCount(1);
  await expect(panel.getByRole('row', { name: /50199/ })).toHaveCount(0);

  await page.reload();
  await waitForMark(page, '50199');
  await hoverText(page, '50199');
  await page.waitForFunction(() => {
    const marks = [...CSS.highlights.values()].flatMap((highlight) => [...highlight]);
    return marks.length === 3;
  });
  await waitForNoCard(page);
  expect(service.requests).toEqual([]);
});
