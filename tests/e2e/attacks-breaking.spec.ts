import { usualCards } from '../../lib/card/delays.ts';
import { canary, number, visit } from './attack-page.ts';
import { fact, waitForCard, waitForNoCard } from './card-frame.ts';
import { lastWords } from './error-collector.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { hoverBox, hoverText, waitForMark } from './hover-text.ts';
import { outwait } from './outwait.ts';

test('orphans: after a reload of the extension five tabs have no marks and no cards left', async ({
  extension,
  server,
  page,
}) => {
  await extension.configure();
  const address = server.serve('/', `<!doctype html><html lang="de"><title>Orphan</title><p>${number}`);
  const tabs = [page];
  while (tabs.length < 5) tabs.push(await extension.context.newPage());
  for (const tab of tabs) {
    await tab.goto(address);
    await tab.bringToFront();
    await waitForMark(tab, number);
  }
  const [last] = tabs.slice(-1);
  if (!last) throw new Error('there is no tab');
  await hoverText(last, number);
  await waitForCard(last);
  extension.errors.allow(lastWords);
  await extension.worker.evaluate(() => chrome.runtime.reload()).catch(() => undefined);
  const isLeft = () => CSS.highlights.size > 0 || document.querySelector('[popover]') !== null;
  for (const tab of tabs) {
    await tab.bringToFront();
    // The next move of the pointer after the reload tells the script.
    await expect(async () => {
      await tab.mouse.move(900, 700);
      await tab.mouse.move(940, 720);
      expect(await tab.evaluate(isLeft)).toBe(false);
    }).toPass({ timeout: 10_000 });
  }
});

test('dialog loop: no fight, no error, and a card again when it is over', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  await visit(page, server, 'dialog-loop');
  await waitForMark(page, number);
  await hoverText(page, number);
  await page.waitForFunction(() => Reflect.get(window, 'rounds') > 120);
  // One host for a hover, and perhaps one for a hover that the dialog interrupted; none for each round.
  expect(await page.evaluate(() => Reflect.get(window, 'hosts'))).toBeLessThanOrEqual(3);
  expect(service.requests.length).toBeLessThanOrEqual(2);
  await page.evaluate(() => Reflect.get(window, 'stop')());
  await page.keyboard.press('Escape');
  await hoverText(page, number);
  await expect(fact(await waitForCard(page), 'Caller')).toContainText(canary);
});

test('node remover: one card is made for a hover, and none for its removal', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  await visit(page, server, 'node-remover');
  await waitForMark(page, number);
  await hoverText(page, number);
  await page.waitForFunction(() => Reflect.get(window, 'met') === 1);
  await waitForNoCard(page);
  await hoverText(page, '+49 30 23125 001');
  await page.waitForFunction(() => Reflect.get(window, 'met') === 2);
  await waitForNoCard(page);
  expect(await page.evaluate(() => Reflect.get(window, 'met'))).toBe(2);
  expect(service.requests).toEqual([]);
});

test('node remover: after three cards that it took away none opens by hovering, and the toolbar points to the popup', async ({
  extension,
  server,
  page,
}) => {
  await extension.configure();
  await visit(page, server, 'node-remover');
  await waitForMark(page, number);
  const met = () => page.evaluate(() => Number(Reflect.get(window, 'met')));
  const badge = () =>
    extension.worker.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ active: true });
      return chrome.action.getBadgeText({ tabId: tab?.id ?? -1 });
    });
  for (const [times, text] of [number, '+49 30 23125 001', number].entries()) {
    expect(await badge()).not.toBe('!');
    await hoverText(page, text);
    await expect.poll(met).toBe(times + 1);
    await waitForNoCard(page);
  }
  await expect.poll(badge).toBe('!');
  await hoverText(page, '+49 30 23125 001');
  await outwait(page, usualCards.cardDelays.show);
  expect(await met()).toBe(3);
});

test('node remover: a card that is carried elsewhere says nothing more, as its token is used', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  await visit(page, server, 'node-remover');
  await page.evaluate(() => Reflect.set(window, 'way', 'carry'));
  const card = await hoverCard(page, number);
  await expect(fact(card, 'Caller')).toContainText(canary);
  await page.waitForFunction(() => document.body.lastElementChild?.matches('[popover]'));
  await expect
    .poll(async () => {
      const again = page.frames().find((frame) => frame.url().includes('/card.html'));
      const read = () => (document.readyState === 'complete' ? document.body.textContent.trim() : 'loading');
      // Removed while it was read: then it says nothing either.
      return again ? again.evaluate(read).catch(() => '') : '';
    })
    .toBe('');
  expect(service.requests).toHaveLength(2);
});

test('form clobberer: a page that hides every property is read and answered', async ({ extension, server, page }) => {
  await extension.configure();
  await visit(page, server, 'form-clobberer');
  const marked = () => {
    const live = new Range();
    return [...CSS.highlights.values()].flatMap((highlight) =>
      [...highlight].map(({ startContainer, startOffset, endContainer, endOffset }) => {
        live.setStart(startContainer, startOffset);
        live.setEnd(endContainer, endOffset);
        return live.toString();
      }),
    );
  };
  await expect
    .poll(async () => (await page.evaluate(marked)).sort())
    .toEqual([number, '+49 30 23125 001', '8.8.8.8'].sort());
  // Playwright's own locators do not survive this page.
  const box = await page.evaluate(() => {
    const line = Document.prototype.querySelector.call(document, 'p');
    const { left, top, height } = line?.getBoundingClientRect() ?? new DOMRect();
    return { left, top, width: 120, height, scrolled: false };
  });
  await hoverBox(page, box);
  await expect(async () => {
    const card = page.frames().find((frame) => frame.url().includes('/card.html'));
    expect(await card?.getByRole('article').textContent()).toContain(canary);
  }).toPass({ timeout: 10_000 });
});

test('mutation storm: marks are right during it and after', async ({ extension, server, page }) => {
  await extension.configure();
  await visit(page, server, 'mutation-storm');
  await waitForMark(page, number);
  await page.waitForFunction(() => Reflect.get(window, 'mutations') > 200_000);
  await page.evaluate(() => Reflect.get(window, 'stop')());
  await waitForMark(page, '8.8.4.4');
  const count = () => [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0);
  await expect.poll(() => page.evaluate(count)).toBe(2);
});
