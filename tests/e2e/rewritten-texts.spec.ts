import type { Page } from '@playwright/test';
import { usualCards } from '../../lib/page/card/card-phases.ts';
import { waitForCard, waitForNoCard } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverText, waitForMark } from './hover-text.ts';
import { outwait } from './outwait.ts';
import type { PageServer } from './page-server.ts';

const number = '+49 30 231250123';

/** Opens a dashboard that polls: it writes its panel anew every 200 ms, with a count beside the number. */
async function visitDashboard(page: Page, server: PageServer): Promise<void> {
  const script = `
    let count = 0;
    globalThis.shown = '${number}';
    const draw = () => {
      panel.innerHTML = '<table><tr><td>Desk</td><td>' + shown + '</td><td>192.0.2.8</td><td>' + count++ + '</td></tr></table>';
    };
    draw();
    setInterval(draw, 200);`;
  const html = `<!doctype html><title>Dashboard</title><body style="margin: 60px"><div id="panel"></div><script>${script}</script>`;
  await page.goto(server.serve('/dashboard.html', html));
}

/** Waits until the dashboard was written this many more times. */
async function waitForWritings(page: Page, times: number): Promise<void> {
  await page.evaluate(async (most) => {
    const panel = document.querySelector('#panel');
    for (let time = 0; panel && time < most; time += 1) {
      await new Promise((done) => new MutationObserver(done).observe(panel, { childList: true }));
    }
  }, times);
}

test('a number on a dashboard that is written anew again and again gets a card, which stays and goes with the number', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  await visitDashboard(page, server);
  await waitForMark(page, number);
  await hoverText(page, number);
  const card = await waitForCard(page);
  await waitForWritings(page, 10);
  expect(await waitForCard(page)).toBe(card);
  expect(service.requests, 'nothing is looked up for a text that is written anew under the pointer').toEqual([]);
  await page.evaluate(() => Object.assign(globalThis, { shown: 'nobody' }));
  await waitForNoCard(page);
  expect(service.requests).toEqual([]);
});

test('a number that stood still and is written anew before its card shows is not looked up by hovering', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  await page.goto(
    server.serve(
      '/once.html',
      `<!doctype html><title>Once</title><body style="margin: 60px"><p id="panel">Desk ${number}</p>`,
    ),
  );
  await waitForMark(page, number);
  // At once when its card is made, which does not show yet. From here, that could be too late.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const panel = document.querySelector('#panel');
      if (!panel || !document.querySelector('[popover="manual"]')) return;
      observer.disconnect();
      panel.innerHTML = `${panel.innerHTML}`;
    }).observe(document.documentElement, { childList: true });
  });
  await hoverText(page, number);
  await waitForCard(page);
  await outwait(page, usualCards.cardDelays.show * 2);
  expect(service.requests).toEqual([]);
});
