import type { Page, Worker } from '@playwright/test';
import { countFound } from '../../lib/model/page/found.ts';
import { expect, test } from './extension.ts';
import { killWorker } from './kill-worker.ts';
import { pressCommand } from './press-command.ts';
import { changeSettings } from './stored-settings.ts';

const far = '<div style="height: 3000px"></div>';
const html = `<!doctype html><html lang="en"><title>Outer</title>
  <p>Call +49 30 231250123 or +44 20 7946 0018.</p><p>8.8.8.8 and 10.0.0.7</p>${far}
  <p id="far">Again +49 30 231250123, and 1.1.1.1</p><iframe src="/inner.html"></iframe>`;

/** The tab in front. */
function frontTab(worker: Worker): Promise<number> {
  return worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    if (tab?.id === undefined) throw new Error('no tab is in front');
    return tab.id;
  });
}

/** What the toolbar's button says over a tab. */
function button(worker: Worker, tabId: number): Promise<{ title: string; badge: string }> {
  return worker.evaluate(
    async (tab) => ({
      title: await chrome.action.getTitle({ tabId: tab }),
      badge: await chrome.action.getBadgeText({ tabId: tab }),
    }),
    tabId,
  );
}

function currentMarks(page: Page): Promise<number> {
  return page.evaluate(() => CSS.highlights.get('numlens-current')?.size ?? 0);
}

test('the side panel lists everything on the page by country and network, shows each there, and follows the page', async ({
  extension,
  server,
  page,
}) => {
  server.serve('/inner.html', '<!doctype html><title>Inner</title><p>In a frame: 9.9.9.9');
  await page.goto(server.serve('/', html));
  const panel = await extension.open('sidepanel.html');
  await page.bringToFront();

  await expect(panel.getByText('2 numbers')).toBeVisible();
  await expect(panel.getByText('4 addresses')).toBeVisible();
  await expect(panel.getByRole('group', { name: 'Germany' }).getByText('+49 30 231250123')).toBeVisible();
  await expect(panel.getByRole('group', { name: 'Special-purpose addresses' }).getByText('10.0.0.7')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^8\.8\.8\.8/ })).toContainText('Google LLC');
  await expect(panel.getByRole('group', { name: /^Map with/ })).toBeVisible();

  // A press shows it on the page; the next one shows the next time that it stands there. Enter does the same.
  const berlin = panel.getByRole('button', { name: /^\+49 30 231250123/ });
  await berlin.dispatchEvent('click');
  await expect(panel.getByRole('status').getByText('1 of 2 on this page')).toBeVisible();
  expect(await currentMarks(page)).toBe(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await berlin.focus();
  await panel.keyboard.press('Enter');
  await expect(panel.getByRole('status').getByText('2 of 2 on this page')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect.poll(() => currentMarks(page)).toBe(0);
  await panel.getByRole('button', { name: 'Previous occurrence on this page' }).dispatchEvent('click');
  await expect(panel.getByRole('status').getByText('1 of 2 on this page')).toBeVisible();

  const inner = page.frames().find((frame) => frame.url().includes('inner.html'));
  await panel.getByRole('button', { name: /^9\.9\.9\.9/ }).dispatchEvent('click');
  await expect(panel.getByRole('status').getByText('Shown on this page')).toBeVisible();
  expect(await inner?.evaluate(() => CSS.highlights.get('numlens-current')?.size)).toBe(1);

  await panel.getByRole('button', { name: 'Details for 8.8.8.8' }).dispatchEvent('click');
  await expect(panel.getByRole('article', { name: '8.8.8.8' })).toContainText('AS15169');

  // What comes and goes on the page does so in the list.
  await page.evaluate(() => {
    document.querySelector('iframe')?.remove();
    document.body.append(document.createTextNode(' late 208.67.222.222'));
  });
  await expect(panel.getByRole('button', { name: /^208\.67\.222\.222/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^9\.9\.9\.9/ })).toHaveCount(0);

  // Another tab in front; a page where nothing may run; off; paused; on again.
  const other = await extension.context.newPage();
  await other.goto(server.serve('/other', '<!doctype html><title>Other</title><p>nothing here'));
  await expect(panel.getByText('No phone numbers or IP addresses on this page.')).toBeVisible();
  await other.goto('about:blank');
  await expect(panel.getByText('Numlens can’t read this page.')).toBeVisible();
  await page.bringToFront();
  await expect(panel.getByText('4 addresses')).toBeVisible();
  const say = (type: string, input: object) =>
    panel.evaluate((message) => chrome.runtime.sendMessage({ to: 'background', ...message }), { type, input });
  await say('setSite', { host: '127.0.0.1', mode: 'off' });
  await expect(panel.getByText('Numlens is off on 127.0.0.1.')).toBeVisible();
  await panel.getByRole('button', { name: 'Turn it on' }).dispatchEvent('click');
  await expect(panel.getByText('4 addresses')).toBeVisible();
  await say('setPaused', { paused: true });
  await expect(panel.getByText('Numlens is paused everywhere.')).toBeVisible();
  await panel.getByRole('button', { name: 'Resume' }).dispatchEvent('click');
  await expect(panel.getByText('4 addresses')).toBeVisible();

  await panel.getByRole('button', { name: 'Add all to the list' }).dispatchEvent('click');
  await expect(panel.getByRole('tab', { name: /list/i })).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByText('6 found')).toBeVisible();
  await expect(panel.getByRole('row', { name: /231250123/ }), 'with how often it is there').toContainText('2×');
});

test('the toolbar’s button says the count, off and paused, also after the worker has ended', async ({
  extension,
  server,
  page,
}) => {
  server.serve('/inner.html', '<!doctype html><title>Inner</title><p>In a frame: 9.9.9.9');
  const { worker } = extension;
  const popup = await extension.open('popup.html');
  await changeSettings(popup, { badge: true });
  await page.goto(server.serve('/', html));
  await page.bringToFront();
  const tab = await frontTab(worker);
  await expect.poll(() => button(worker, tab)).toEqual({ title: 'Numlens', badge: '6' });

  await pressCommand(worker, 'pause');
  await expect.poll(() => button(worker, tab)).toEqual({ title: 'Numlens is paused', badge: '' });
  await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBe(0);
  await pressCommand(worker, 'pause');
  await expect.poll(() => button(worker, tab)).toEqual({ title: 'Numlens', badge: '6' });

  const ask = (type: string, input: object) =>
    popup.evaluate((message) => chrome.runtime.sendMessage({ to: 'background', ...message }), { type, input });
  await page.bringToFront();
  const counts = async () => {
    const own = await popup.evaluate(async () => (await chrome.windows.getCurrent()).id);
    const { value } = await ask('listFound', { window: own });
    return value.page && countFound(value.page);
  };
  expect(await counts()).toEqual({ phones: 2, addresses: 4 });
  await ask('setSite', { host: '127.0.0.1', mode: 'off' });
  await expect.poll(() => button(worker, tab)).toEqual({ title: 'Numlens is off on this page', badge: '' });
  await ask('setSite', { host: '127.0.0.1', mode: 'on' });
  await expect.poll(() => button(worker, tab)).toEqual({ title: 'Numlens', badge: '6' });

  // A page without any; and back, from a worker that knows nothing.
  await page.goto(server.serve('/other', '<!doctype html><title>Other</title><p>nothing here'));
  await expect.poll(() => button(worker, tab)).toEqual({ title: 'Numlens', badge: '' });
  await killWorker(extension.context, extension.id);
  await page.goBack();
  await expect.poll(counts).toEqual({ phones: 2, addresses: 4 });
  const title = () =>
    popup.evaluate(
      async (tabId) => [await chrome.action.getTitle({ tabId }), await chrome.action.getBadgeText({ tabId })],
      tab,
    );
  await expect.poll(title).toEqual(['Numlens', '6']);
});

test('a list that is made of a page asks about no number that nobody sees there', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  const ways = [
    ['height: 0; overflow: hidden', '9.9.9.9'],
    ['width: 2px; height: 2px; overflow: hidden', '1.1.1.1'],
    ['clip-path: inset(100%)', '1.0.0.1'],
    ['font-size: 1px', '8.8.4.4'],
    ['color: #fff; background: #fff', '208.67.222.222'],
    ['filter: opacity(.11)', '208.67.220.220'],
    ['position: fixed; top: 200vh', '64.6.64.6'],
  ];
  const hidden = ways.map(([style, ip]) => `<p style="${style}">${ip}</p>`).join('');
  server.serve('/inner.html', '<!doctype html><title>Inner</title><p>In a frame: 149.112.112.112');
  const frame = '<iframe src="/inner.html" style="opacity: 0"></iframe>';
  const seen = `<p>8.8.8.8</p>${far}<p>4.2.2.2</p>`;
  await page.goto(server.serve('/', `<!doctype html><title>Hidden</title>${hidden}${seen}${frame}`));
  const panel = await extension.open('sidepanel.html');
  await page.bringToFront();
  await expect(panel.getByText('10 addresses')).toBeVisible();
  await panel.getByRole('button', { name: 'Add all to the list' }).dispatchEvent('click');
  await expect(panel.getByText('2 found')).toBeVisible();
  await panel.getByRole('button', { name: 'Look up 2 online' }).dispatchEvent('click');
  await expect.poll(() => service.requests.length).toBe(2);
  await expect(panel.getByRole('button', { name: /^Look up/ })).toHaveCount(0);
  expect(service.requests).toHaveLength(2);
});
