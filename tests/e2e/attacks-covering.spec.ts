import { canary, number, visit } from './attack-page.ts';
import { fact, waitForNoCard } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { pressToSend } from './press-to-send.ts';

test('opacity: a card that its page hides in any way is closed, so that nobody presses what they do not see', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  for (const way of ['opacity', 'filter', 'blend', 'clip', 'mask'] as const) {
    await test.step(way, async () => {
      await visit(page, server, 'opacity');
      await hoverCard(page, number);
      await page.evaluate((name) => Reflect.get(window, 'attack')[name](), way);
      await waitForNoCard(page);
    });
  }
  expect(service.requests).toEqual([]);
});

for (const way of ['popover', 'thin popover'] as const) {
  test(`overlays, ${way}: a press on what the person does not see spends nothing`, async ({
    extension,
    server,
    page,
    service,
  }) => {
    await extension.configure({ lookUpOnline: 'When I ask' });
    await visit(page, server, 'overlays');
    const card = await hoverCard(page, number);
    const button = card.getByRole('button', { name: 'Look up online' });
    await button.hover();
    // Else it could come into sight while the browser is still finding out that it is covered.
    await card.waitForFunction(() => document.documentElement.hasAttribute('data-in-sight'));
    await page.evaluate((name) => Reflect.get(window, 'attack')[name](), way);
    await card.waitForFunction(() => !document.documentElement.hasAttribute('data-in-sight'));
    const box = await button.boundingBox();
    if (!box) throw new Error('the card has no button');
    // Listens before the press is made: page and card are two processes.
    await card.evaluate(() => addEventListener('click', ({ isTrusted }) => Object.assign(window, { isTrusted }), true));
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    // It was not for want of a press; nor does one by the keyboard count.
    await card.waitForFunction(() => Reflect.get(window, 'isTrusted') === true);
    await button.focus();
    await page.keyboard.press('Enter');
    const notice = card.getByText('Nothing was done');
    await expect(notice).toBeVisible();
    expect(service.requests).toEqual([]);
    const said = await notice.boundingBox();
    expect(said && said.y + said.height, 'the button can be seen and pressed again').toBeLessThan(box.y);
    // Nor is what is typed under the cover a note of the person's.
    await card.getByRole('button', { name: 'More actions' }).press('Enter');
    await card.getByRole('menuitem', { name: 'Add note' }).press('Enter');
    const note = card.getByRole('textbox', { name: 'Note' });
    await note.fill('My bank');
    await note.press('Enter');
    await expect(notice).toBeVisible();
    await expect(note).toHaveValue('My bank');
    await card.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(note).toHaveCount(0);
    // In full sight the same press counts.
    await page.evaluate(() => Reflect.get(window, 'undo')());
    await pressToSend(card);
    await expect(fact(card, 'Caller')).toContainText(canary);
  });
}

test('in sight: on honest pages, whatever their layout, a press counts', async ({ extension, server, page }) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  const styles = {
    'a zoomed root': 'html { zoom: 1.5 }',
    'a transformed root': 'html { transform: translate(40px, 30px) scale(0.9) }',
    'a filtered root': 'html { filter: grayscale(1) }',
    'a faint body': 'body { opacity: 0.8 }',
    'a masked body': 'body { mask: linear-gradient(black, black) }',
    'something above everything':
      'body::after { content: "x"; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none }',
  };
  for (const [name, style] of Object.entries(styles)) {
    await test.step(name, async () => {
      const html = `<!doctype html><html lang="de"><title>${name}</title><style>${style}</style><p>${number}`;
      await page.goto(server.serve('/', html));
      const card = await hoverCard(page, number);
      await card.waitForFunction(() => document.documentElement.hasAttribute('data-in-sight'));
    });
  }
});
