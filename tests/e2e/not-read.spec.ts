import { expect, test } from './extension.ts';
import { waitForMark } from './hover-text.ts';
import { popupBeside } from './popup-beside.ts';

const number = '+49 30 231250123';
const page = (body: string) => `<!doctype html><html lang="en"><title>Page</title>${body}`;

/** A file with an empty page, as a browser opens it in its viewer. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>
`;
const ofPdf = { 'content-type': 'application/pdf' };

const none = 'No phone numbers or IP addresses on this page.';
const ofEditor = 'Numlens doesn’t read text fields and editors. It found nothing else on this page.';
const inPdf = 'Browsers don’t let extensions read PDF files. Numlens found nothing else on this page.';

test('popup and side panel tell a page without numbers from one whose numbers are in what is not read', async ({
  extension,
  server,
  page: tab,
}) => {
  server.serve('/file.pdf', { html: pdf, headers: ofPdf });
  const editor = '<div class="monaco-editor"><textarea class="inputarea"></textarea><div>from 8.8.8.8</div></div>';
  const ofField = [ofEditor, 'Text fields aren’t read'] as const;
  const ofFile = [inPdf, 'PDF files can’t be read'] as const;
  const cases = [
    ['/file.pdf', { html: pdf, headers: ofPdf }, ...ofFile],
    [
      '/none',
      page('<p>Nothing<textarea>to read</textarea><div contenteditable>here'),
      none,
      'No numbers or addresses here',
    ],
    ['/frame', page('<iframe src="/file.pdf"></iframe>'), ...ofFile],
    ['/textarea', page(`<textarea>Call ${number}</textarea>`), ...ofField],
    ['/editable', page(`<div contenteditable><p>Call ${number}</div>`), ...ofField],
    ['/code', page(editor), ...ofField],
  ] as const;
  const panel = await extension.open('sidepanel.html');
  for (const [path, served, words, short] of cases) {
    await test.step(path, async () => {
      await tab.goto(server.serve(path, served));
      await tab.bringToFront();
      await expect(panel.getByText(words)).toBeVisible();
      const popup = await popupBeside(tab, extension);
      await expect(popup.getByRole('region', { name: 'On this page' })).toContainText(short);
      await popup.close();
    });
  }
  // Once something is found elsewhere, it is listed.
  await tab.goto(server.serve('/both', page(`<p>Call ${number}<textarea>Call ${number}</textarea>`)));
  await waitForMark(tab, number);
  await expect(panel.getByRole('button', { name: /^\+49 30 231250123/ })).toBeVisible();
});
