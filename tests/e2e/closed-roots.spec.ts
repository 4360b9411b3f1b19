import type { Page } from '@playwright/test';
import { expect, test } from './extension.ts';
import { waitForMark } from './hover-text.ts';
import { pageScriptWorld } from './page-script-world.ts';

const html = `<!doctype html><html lang="en"><title>Shut</title><p>Call +49 30 231250123</p><shut-in></shut-in><script>
  document.querySelector('shut-in').attachShadow({ mode: 'closed' }).innerHTML = '<p>+49 30 231250124</p>';
</script>`;

/** The roots that the page reaches by the marks in it. */
function rootsByMarks(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      [...CSS.highlights.values()].flatMap((marks) =>
        [...marks].map(({ startContainer }) => startContainer.getRootNode().constructor.name),
      ),
    ),
  ]);
}

test('a closed shadow root is not read: the mark of a number in it would open it to the page', async ({
  extension,
  server,
  page,
}) => {
  await page.goto(server.serve('/', html));
  await waitForMark(page, '+49 30 231250123');
  expect(await rootsByMarks(page)).toEqual(['HTMLDocument']);

  // The browser lets the page script in, and the page comes in after it.
  const world = await pageScriptWorld(page, extension.id);
  await world.run(`{
    const root = chrome.dom.openOrClosedShadowRoot(document.querySelector('shut-in'));
    const node = root.querySelector('p').firstChild;
    CSS.highlights.get('numlens-sure').add(
      new StaticRange({ startContainer: node, startOffset: 0, endContainer: node, endOffset: 5 }));
  }`);
  expect(await rootsByMarks(page)).toEqual(['HTMLDocument', 'ShadowRoot']);
});
