import { expect, noFirefox, test } from '../firefox/firefox-test.ts';

test.skip(noFirefox, 'Firefox is not installed');

/** Runs in the browser's window: the lines of the address bar's list. */
function linesShown(): string[] {
  const rows = [...document.querySelectorAll('.urlbarView-row')];
  return rows.filter((row) => row.checkVisibility()).map((row) => row.textContent ?? '');
}

test('Firefox: “numl” answers in the address bar, and Enter opens the popup and leaves the page alone', async ({
  firefox,
}) => {
  const address = () => firefox.inWindow(() => gBrowser.selectedBrowser.currentURI.spec);
  const before = await address();
  const cases: [typed: string, answer: RegExp][] = [
    ['8.8.8.8', /^8\.8\.8\.8 · Google/],
    ['+49 171 3920012', /^\+49 171 3920012 · /],
  ];
  for (const [typed, answer] of cases) {
    await firefox.inWindow((text) => {
      gURLBar.focus();
      gURLBar.search(text);
    }, `numl ${typed}`);
    await expect
      .poll(() => firefox.inWindow(linesShown), typed)
      .toEqual([expect.any(String), expect.stringMatching(answer)]);
    await firefox.inWindow(() => {
      gURLBar.view.selectBy(1);
      gURLBar.handleNavigation({ event: new KeyboardEvent('keydown', { key: 'Enter' }) });
    });
    await expect.poll(() => firefox.readPopup()).toMatchObject({ url: `${firefox.origin}/popup.html` });
    expect(await address()).toBe(before);
    await firefox.closePopup();
    await expect.poll(() => firefox.readPopup()).toBe(null);
  }
});
