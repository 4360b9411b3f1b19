import type { Frame, Page } from 'puppeteer-core';
import { waitForMark } from '../firefox/card.ts';
import { expect, noFirefox, test } from '../firefox/firefox-test.ts';

test.skip(noFirefox, 'Firefox is not installed');

const number = '+49 30 231250123';
const withNumber = `<!doctype html><html lang="de"><title>Number</title><p id="plain">Ring ${number}`;

/** What a page sees of our underline in the style that it may ask for. */
const line = (frame: Page | Frame) =>
  frame.evaluate(() => {
    const root = document.querySelector('div')?.shadowRoot ?? document;
    const plain = root.querySelector('#plain');
    return plain && getComputedStyle(plain, '::highlight(numlens-sure)').textDecorationLine;
  });

test('Firefox: a page sees the style of marks only where it has marks, and marks have it in frames and shadow roots', async ({
  firefox,
  server,
}) => {
  const own = await firefox.open('popup.html');
  const send = (type: string, input: object) =>
    own.evaluate((message) => Reflect.get(window, 'browser').runtime.sendMessage(message), {
      to: 'background',
      type,
      input,
    });
  const page = await firefox.browser.newPage();
  const address = server.serve('/', withNumber);
  server.serve('/quiet.html', '<!doctype html><title>Quiet</title><p id="plain">No number');
  const quiet = await firefox.browser.newPage();
  await quiet.goto(`${address}quiet.html`);
  await page.goto(address);
  await waitForMark(page, number);
  await expect.poll(() => line(page)).toBe('underline');
  expect(await line(quiet), 'without a number').toBe('none');

  const ways: [type: string, off: object, on: object][] = [
    ['setPaused', { paused: true }, { paused: false }],
    ['setSite', { host: '127.0.0.1', mode: 'off' }, { host: '127.0.0.1', mode: null }],
  ];
  for (const [type, off, on] of ways) {
    await send(type, off);
    await expect.poll(() => line(page), `${type}, off`).toBe('none');
    await send(type, on);
    await expect.poll(() => line(page), `${type}, on`).toBe('underline');
  }

  const inner = `<p id="plain">Ring ${number}`;
  const cases = {
    srcdoc: `<iframe srcdoc='${inner}'></iframe>`,
    'written by a script': `<iframe id="written"></iframe><script>
      written.contentDocument.write(${JSON.stringify(inner)}); written.contentDocument.close();</script>`,
    'a shadow root': `<div><template shadowrootmode="open">${inner}</template></div>`,
    'against the page': `<style>::highlight(numlens-sure) { text-decoration: none !important }</style>${inner}`,
  };
  for (const [name, body] of Object.entries(cases)) {
    await page.goto(server.serve('/', `<!doctype html><html lang="de"><title>Case</title><body>${body}`));
    await expect.poll(() => line(page.frames().at(-1) ?? page.mainFrame()), name).toBe('underline');
  }
  for (const each of [page, quiet, own]) await each.close();
});
