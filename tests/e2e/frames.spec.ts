import type { Frame, Page } from '@playwright/test';
import { checkCard, numberBox, numberMarkup, openCard, waitForNumber } from './card-check.ts';
import { waitForCard, waitForNoCard } from './card-frame.ts';
import { closeCard } from './close-card.ts';
import { expect, test } from './extension.ts';
import { hoverBox } from './hover-text.ts';
import { pressCommand } from './press-command.ts';
import { isFull } from './whole.ts';

const inner = `<!doctype html><html lang="de"><title>Inner</title><body style="margin: 8px">Ring ${numberMarkup}`;
/** A frame that is much too small for a card, in the middle of a page. */
const small = 'style="position: absolute; left: 420px; top: 300px; width: 300px; height: 60px; border: 3px solid"';
const outer = (frame: string): string =>
  `<!doctype html><html lang="de"><title>Outer</title><p>Nothing here</p>${frame}`;

async function innerFrame(page: Page): Promise<Frame> {
  let frame: Frame | undefined;
  await expect(async () => {
    frame = page.frames().findLast((each) => each !== page.mainFrame() && !each.url().includes('/card.html'));
    expect(frame).toBeDefined();
  }).toPass();
  if (!frame) throw new Error('the page has no frame');
  return frame;
}

test('a number in a frame has its card in the top frame, beside the number', async ({ server, page }) => {
  server.serve('/inner.html', inner);
  // Until then the frame has an empty document, which is there for longer than a page script takes to begin.
  server.serve('/late.html', { html: inner, after: () => new Promise((done) => setTimeout(done, 400)) });
  const away = server.origin.replace('127.0.0.1', 'localhost');
  server.serve('/middle.html', outer(`<iframe src="${away}/inner.html" style="width: 280px; height: 50px"></iframe>`));
  const cases = {
    'of the same origin': `<iframe ${small} src="/inner.html"></iframe>`,
    'of another origin': `<iframe ${small} src="${away}/inner.html"></iframe>`,
    'that comes late': `<iframe ${small} src="/late.html"></iframe>`,
    'with a sandbox': `<iframe ${small} sandbox="allow-scripts allow-same-origin" src="/inner.html"></iframe>`,
    srcdoc: `<iframe ${small} srcdoc='${inner}'></iframe>`,
    'sent elsewhere by a script': `<iframe ${small} id="sent"></iframe><script>sent.src = '/inner.html'</script>`,
    'written by a script': `<iframe ${small} id="written"></iframe><script>
      written.contentDocument.write(${JSON.stringify(inner)});
      written.contentDocument.close();
    </script>`,
    'in a frame': `<iframe ${small.replace('60px', '140px')} src="/middle.html"></iframe>`,
    'below the fold': `<div style="height: 900px"></div><iframe style="width: 300px; height: 60px" src="${away}/inner.html"></iframe>
      <div style="height: 900px"></div><script>scrollTo(0, 600)</script>`,
  };
  // Those of the same origin, of a sandbox and sent by a script have it as one of these does.
  const telling = ['that comes late', 'srcdoc', 'written by a script', 'in a frame', 'below the fold'];
  for (const [name, frame] of Object.entries(cases).filter(([name]) => isFull || telling.includes(name))) {
    await test.step(name, async () => {
      await page.goto(server.serve('/', outer(frame)));
      await checkCard(page, await innerFrame(page));
    });
  }
});

test('its card closes by leaving the number inside the frame, by Esc and by scrolling there; and opens again', async ({
  server,
  page,
}) => {
  server.serve('/inner.html', `${inner}<p style="height: 2000px">more`);
  const wide = '<iframe src="/inner.html" style="width: 900px; height: 120px; margin-left: 100px"></iframe>';
  await page.goto(server.serve('/', outer(wide)));
  const frame = await innerFrame(page);
  await openCard(page, frame);
  const { left, top } = await numberBox(frame);
  await page.mouse.move(left + 600, top + 10, { steps: 4 });
  await waitForNoCard(page);
  await openCard(page, frame);
  await closeCard(page);
  await openCard(page, frame);
  await frame.evaluate(() => scrollBy(0, 20));
  await waitForNoCard(page);
});

test('where the top frame has no page script, a frame that is large enough shows the card itself', async ({
  server,
  page,
}) => {
  server.serve('/inner.html', inner);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><foreignObject width="800" height="700">
    <iframe xmlns="http://www.w3.org/1999/xhtml" src="/inner.html" width="780" height="680"></iframe></foreignObject></svg>`;
  await page.goto(server.serve('/', { html: drawing, headers: { 'content-type': 'image/svg+xml' } }));
  const frame = await innerFrame(page);
  await waitForNumber(frame);
  await hoverBox(page, { ...(await numberBox(frame)), scrolled: false });
  await expect.poll(() => frame.evaluate(() => document.querySelector(':popover-open') !== null)).toBe(true);
  const cards = () => page.frames().filter((each) => each.url().includes('/card.html'));
  await expect.poll(() => cards().length).toBe(1);
  expect(cards()[0]?.parentFrame()).toBe(frame);
});

test('the shortcut walks in the frame that has the focus', async ({ extension, server, page }) => {
  server.serve('/inner.html', `${inner} and 8.8.8.8`);
  await page.goto(server.serve('/', outer(`<p>9.9.9.9</p><iframe ${small} src="/inner.html"></iframe>`)));
  await page.bringToFront();
  const frame = await innerFrame(page);
  await waitForNumber(frame);
  const box = await numberBox(frame);
  await page.mouse.click(box.left - 20, box.top + 8);
  for (const name of ['+4930231250123', '8.8.8.8', '+4930231250123']) {
    await pressCommand(extension.worker, 'next-number');
    await expect(async () => {
      const card = await waitForCard(page);
      await expect(card.getByRole('article')).toHaveAccessibleName(name, { timeout: 200 });
    }).toPass();
  }
});
