import type { Frame, Page } from '@playwright/test';
import { numberMarkup } from './card-check.ts';
import { expect, test } from './extension.ts';
import { waitForMark } from './hover-text.ts';
import { outwait } from './outwait.ts';

const withNumber = '<!doctype html><html lang="de"><title>Number</title><p id="plain">Ring +49 30 231250123';
const without = '<!doctype html><html lang="de"><title>Nothing</title><p id="plain">No number at all';

/** What a page sees of our underline in the style that it may ask for. */
const line = (frame: Page | Frame, of = '#plain') =>
  frame
    .locator(of)
    .evaluate((each) =>
      ['sure', 'guess', 'current'].map(
        (name) => getComputedStyle(each, `::highlight(numlens-${name})`).textDecorationLine,
      ),
    );
const none = ['none', 'none', 'none'];
const ours = ['underline', 'underline', 'underline overline'];

test('a page sees the style of marks only where it has marks: not without numbers, off, paused or in only-here mode', async ({
  extension,
  server,
  page,
}) => {
  server.serve('/quiet.html', without);
  const address = server.serve('/', withNumber);
  const quiet = await extension.context.newPage();
  await quiet.goto(`${address}quiet.html`);
  const own = await extension.open('popup.html');
  const send = (type: string, input: unknown) =>
    own.evaluate((message) => chrome.runtime.sendMessage({ to: 'background', ...message }), { type, input });
  await page.bringToFront();
  await page.goto(address);
  await expect.poll(() => line(page)).toEqual(ours);
  expect(await line(quiet), 'without a number').toEqual(none);

  const ways: [name: string, off: [string, unknown], on: [string, unknown]][] = [
    ['paused', ['setPaused', { paused: true }], ['setPaused', { paused: false }]],
    ['off', ['setSite', { host: '127.0.0.1', mode: 'off' }], ['setSite', { host: '127.0.0.1', mode: null }]],
    ['only here', ['setOnlyHere', { onlyHere: true }], ['setOnlyHere', { onlyHere: false }]],
  ];
  for (const [name, off, on] of ways) {
    await test.step(name, async () => {
      await send(...off);
      await expect.poll(() => line(page), 'at once').toEqual(none);
      await page.reload();
      await outwait(page, 500);
      expect(await line(page), 'when it is loaded').toEqual(none);
      await send(...on);
      await expect.poll(() => line(page), 'on again').toEqual(ours);
      await waitForMark(page, '231250123');
    });
  }
});

test('marks have their style in frames that a page writes itself, in shadow roots, and against the page’s own', async ({
  server,
  page,
}) => {
  const inner = `<!doctype html><html lang="de"><title>Inner</title><p id="plain">Ring ${numberMarkup}`;
  const own = '<style>::highlight(numlens-sure) { text-decoration: none !important }</style>';
  const cases = {
    srcdoc: `<iframe srcdoc='${inner}'></iframe>`,
    'written by a script': `<iframe id="written"></iframe><script>
      written.contentDocument.write(${JSON.stringify(inner)});
      written.contentDocument.close();
    </script>`,
    'of another origin': `<iframe src="${server.origin.replace('127.0.0.1', 'localhost')}/inner.html"></iframe>`,
    'against the page': `<iframe srcdoc='${own}${inner}'></iframe>`,
  };
  server.serve('/inner.html', inner);
  for (const [name, frame] of Object.entries(cases)) {
    await test.step(name, async () => {
      await page.goto(server.serve('/', `${without}${frame}`));
      await expect.poll(() => page.frames().length).toBe(2);
      const [top, child] = page.frames();
      if (!top || !child) throw new Error('the page has no frame');
      await expect.poll(() => line(child)).toEqual(ours);
      expect(await line(top), 'the page around it').toEqual(none);
    });
  }
  await test.step('a shadow root', async () => {
    const root = '<div><template shadowrootmode="open"><p id="inside">Ring +49 30 231250123</p></template></div>';
    await page.goto(server.serve('/', `${without}${root}`));
    await expect.poll(() => line(page, '#inside')).toEqual(ours);
  });
});
