import { canary, number, visit } from './attack-page.ts';
import { fact, openDetails, waitForNoCard } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { effectsOf, pressEverything, watchEffects } from './press-everything.ts';
import { pressToSend } from './press-to-send.ts';
import { changeSettings } from './stored-settings.ts';
import { isFull } from './whole.ts';

test('opacity: a card that its page hides in any way is closed, so that nobody presses what they do not see', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  for (const way of isFull
    ? (['opacity', 'filter', 'blend', 'clip', 'mask'] as const)
    : (['opacity', 'mask'] as const)) {
    await test.step(way, async () => {
      await visit(page, server, 'opacity');
      await hoverCard(page, number);
      await page.evaluate((name) => Reflect.get(window, 'attack')[name](), way);
      await waitForNoCard(page);
    });
  }
  expect(service.requests).toEqual([]);
});

for (const way of isFull ? (['popover', 'thin popover'] as const) : (['popover'] as const)) {
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
    const notice = card.getByText('The card was partly hidden');
    await expect(notice).toBeVisible();
    expect(service.requests).toEqual([]);
    const said = await notice.boundingBox();
    expect(said && said.y + said.height, 'the button can be seen and pressed again').toBeLessThan(box.y);
    // In full sight the same press counts.
    await page.evaluate(() => Reflect.get(window, 'undo')());
    await pressToSend(card);
    await expect(fact(card, 'Caller')).toContainText(canary);
  });
}

const cards = {
  'a number of an assumed country': '<p>01512 3456789',
  'a link with two numbers': '<p><a href="tel:+4930901820">+49 1512 3456789</a>',
  'an address': '<p>8.8.8.8',
};
/** What the card sends of itself: no press that a cover brought about. */
const harmless = ['pinCard'];

const sizes = ['glance', 'details'] as const;
for (const [index, [name, text]] of Object.entries(cards).entries()) {
  // Each card in one size; in both on request (NUMLENS_FULL=1).
  for (const size of isFull ? sizes : sizes.slice((index + 1) % 2).slice(0, 1)) {
    test(`covered buttons, ${name}, ${size}: nothing is done that the person does not see`, async ({
      extension,
      server,
      page,
    }) => {
      const own = await extension.open('options.html');
      await changeSettings(own, {
        openElsewhere: ['Directory', 'Other'].map((name) => {
          return { name, template: `https://${name}.invalid/?q={subject}`, favorite: true };
        }),
        callWith: 'https://a.invalid/call/{digits}',
        messageWith: 'sip:{e164}@a.invalid',
      });
      await page.bringToFront();
      const style =
        '<style>body { margin: 120px 40px } div { inset: 0; width: 100%; height: 100%; pointer-events: none }';
      const cover = '<div popover="manual">Press anywhere</div>';
      await page.goto(
        server.serve('/', `<!doctype html><html lang="de"><title>7</title>${style}</style>${text}${cover}`),
      );
      const card = await hoverCard(page, text.replaceAll(/<[^>]*>/g, ''));
      if (size === 'details') await openDetails(card);
      await card.waitForFunction(() => document.documentElement.hasAttribute('data-in-sight'));
      await page.evaluate(() => document.querySelector('div')?.showPopover());
      await card.waitForFunction(() => !document.documentElement.hasAttribute('data-in-sight'));
      await watchEffects(card);
      // The card's own keys, on a button that does nothing at a letter.
      await card.getByRole('button', { name: 'Close' }).focus();
      for (const key of ['c', 'o']) await page.keyboard.press(key);
      const { pressed } = await pressEverything(page, card, { except: /^Close$|^Unpin/ });
      // Another question took the place of this one.
      await card.getByRole('button', { name: 'More actions' }).press('Enter');
      await card.getByRole('menuitem', { name: 'Open all favorites' }).press('Enter');
      await card.getByRole('button', { name: 'Open all', exact: true }).press('Enter');
      await card.locator('.card-notice:not(:empty)').waitFor();
      expect((await effectsOf(card)).filter((effect) => !harmless.includes(effect))).toEqual([]);
      expect(pressed).toContainEqual(expect.stringMatching(/: Directory/));
      expect(pressed).toContainEqual(expect.stringMatching(/Add note$/));
      // It was not for want of presses: in sight each counts at once.
      await page.evaluate(() => document.querySelector('div')?.hidePopover());
      await card.waitForFunction(() => document.documentElement.hasAttribute('data-in-sight'));
      await card
        .getByRole('button', { name: /^Copy \S*\d/ })
        .first()
        .press('Enter');
      await expect.poll(() => effectsOf(card)).toContain('copy');
      await page.keyboard.press('o');
      await expect
        .poll(() => effectsOf(card))
        .toContainEqual(expect.stringMatching(/^link https:..directory\.invalid/));
    });
  }
}

test('in sight: on honest pages, whatever their layout, a press counts', async ({ extension, server, page }) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  const likewise = {
    'a zoomed root': 'html { zoom: 1.5 }',
    'a filtered root': 'html { filter: grayscale(1) }',
    'a faint body': 'body { opacity: 0.8 }',
  };
  const styles = {
    ...(isFull ? likewise : {}),
    'a transformed root': 'html { transform: translate(40px, 30px) scale(0.9) }',
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
