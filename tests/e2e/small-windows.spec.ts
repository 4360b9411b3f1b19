import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';

const field = 'Phone number or IP address';

test('the popup is as high as what is in it, and nothing moves when the service answers', async ({ extension }) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  const popup = await extension.open('popup.html');
  await popup.setViewportSize({ width: 400, height: 600 });
  const height = async () => (await popup.getByRole('main').boundingBox())?.height ?? 0;
  const input = popup.getByLabel(field);
  for (const [text, most] of [
    // Examples and the page, which can't be read here, so that a button says what to do.
    ['', 350],
    ['+49', 220],
    ['hello', 240],
    ['+49 30 231250123', 590],
    ['2606:4700:4700::1111', 590],
  ] as const) {
    await input.fill(text);
    if (text.length > 10) await expect(popup.getByRole('article')).toBeVisible();
    await expect.poll(height, `with "${text}"`).toBeLessThanOrEqual(most);
    const reach = await popup.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(reach, `nothing reaches out with "${text}"`).toEqual([400, 600]);
  }
  const place = popup.locator('dt:text-is("Location") + dd');
  await expect(place).toBeVisible();
  const before = await place.boundingBox();
  await popup.getByRole('button', { name: 'Look up online' }).click();
  await expect(popup.getByText('Online lookup complete.')).toBeAttached();
  expect((await place.boundingBox())?.y).toBe(before?.y);
});

test('a card with little height scrolls whole and keeps its close button in reach', async ({
  extension,
  server,
  page,
}) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  await page.setViewportSize({ width: 360, height: 300 });
  await page.goto(server.serve('/', '<!doctype html><p style="margin-top:130px">+49 30 231250123'));
  const card = await hoverCard(page, '+49 30 231250123');
  // The card may still be on its way to where it will be.
  await expect(async () => {
    await card.getByRole('button', { name: 'Look up online' }).scrollIntoViewIfNeeded();
    const height = await card.evaluate(() => innerHeight);
    for (const name of ['Look up online', 'Close']) {
      const button = await card.getByRole('button', { name }).evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return { top, bottom };
      });
      expect(button.top, name).toBeGreaterThanOrEqual(0);
      expect(button.bottom, name).toBeLessThanOrEqual(height);
    }
  }).toPass();
});
