import type { Page } from '@playwright/test';
import { usualCards } from '../../lib/page/card/card-phases.ts';
import { waitForCard, waitForNoCard } from './card-frame.ts';
import { closeCard } from './close-card.ts';
import { expect, test } from './extension.ts';
import { hoverText, waitForMark } from './hover-text.ts';
import { outwait } from './outwait.ts';
import { popupBeside } from './popup-beside.ts';

const anyMarks = (tab: Page) =>
  Promise.all(
    tab
      .frames()
      .filter((frame) => frame.url().startsWith('http'))
      .map((frame) => frame.evaluate(() => [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0))),
  );

/** Rests on a number for longer than a card would take, and says whether one was even made. */
async function hoverOpens(page: Page): Promise<boolean> {
  await page.mouse.move(1000, 700);
  await hoverText(page, '8.8.8.8');
  await outwait(page, usualCards.cardDelays.show * 1.5);
  return page.frames().some((frame) => frame.url().includes('/card.html'));
}

test('one press turns a site off, to a click, or on, at once in all its tabs and frames, pointer or keys', async ({
  extension,
  server,
  page,
}) => {
  server.serve('/inner.html', '<!doctype html><p>9.9.9.9');
  const address = server.serve(
    '/',
    '<!doctype html><p style="margin: 90px">8.8.8.8<iframe src="/inner.html"></iframe>',
  );
  await page.goto(address);
  const other = await extension.context.newPage();
  await other.goto(address);
  const marks = async () => [...(await anyMarks(page)), ...(await anyMarks(other))];
  await expect.poll(marks).toEqual([1, 1, 1, 1]);

  const popup = await popupBeside(page, extension);
  const choice = popup.getByRole('combobox', { name: 'Numlens on 127.0.0.1' });
  await expect(choice).toHaveValue('on');

  await test.step('off', async () => {
    await choice.selectOption('Off');
    await expect.poll(marks).toEqual([0, 0, 0, 0]);
    await page.reload();
    await expect.poll(() => anyMarks(page)).toEqual([0, 0]);
    await expect(choice.getByRole('option', { name: 'Off in this tab' })).toHaveCount(0);
  });

  await test.step('on click, by keys: marks stand, and only a click opens a card', async () => {
    await choice.focus();
    await choice.press('ArrowDown');
    await expect(choice).toHaveValue('click');
    await expect.poll(marks).toEqual([1, 1, 1, 1]);
    expect(await hoverOpens(page)).toBe(false);
    await page.mouse.down();
    await page.mouse.up();
    await waitForCard(page);
    await closeCard(page);
    await page.reload();
    await waitForMark(page, '8.8.8.8');
    expect(await hoverOpens(page), 'after a reload').toBe(false);
  });

  await test.step('on again', async () => {
    await choice.press('ArrowDown');
    await expect(choice).toHaveValue('on');
    await expect.poll(() => hoverOpens(page)).toBe(true);
    const stored = await popup.evaluate(async () => JSON.stringify(await chrome.storage.local.get('settings')));
    expect(JSON.parse(stored), 'what holds anyway needs no entry').toMatchObject({ settings: { sites: {} } });
  });

  await test.step('off from the card, which says where it is turned on again', async () => {
    await page.mouse.move(1000, 700);
    await hoverText(page, '8.8.8.8');
    const card = await waitForCard(page);
    await card.getByRole('button', { name: 'More actions' }).click();
    await card.getByRole('menuitem', { name: 'Turn off on this site' }).click();
    await expect(card.getByRole('group').getByText('127.0.0.1')).toBeVisible();
    await card.getByRole('button', { name: 'Turn off', exact: true }).click();
    await waitForNoCard(page);
    await expect.poll(marks).toEqual([0, 0, 0, 0]);
    await popup.reload();
    await expect(choice).toHaveValue('off');
    await choice.selectOption('On');
    await expect.poll(marks).toEqual([1, 1, 1, 1]);
  });

  await test.step('off in one tab until that is taken back', async () => {
    await choice.selectOption('Off in this tab');
    await expect.poll(marks).toEqual([0, 0, 1, 1]);
    await page.reload();
    await expect(popup.getByText('Off in this tab until you close the tab.')).toBeVisible();
    await expect.poll(() => anyMarks(page)).toEqual([0, 0]);
    await choice.selectOption('On');
    await expect.poll(marks).toEqual([1, 1, 1, 1]);
  });

  await test.step('pause everywhere, and resume with the same key', async () => {
    await popup.getByRole('button', { name: 'Pause everywhere' }).press('Enter');
    await expect.poll(marks).toEqual([0, 0, 0, 0]);
    await expect(popup.getByText('Paused everywhere')).toBeVisible();
    const resume = popup.getByRole('button', { name: 'Resume' });
    await expect(resume).toBeFocused();
    await popup.getByLabel('Phone number or IP address').fill('8.8.8.8');
    await expect(popup.getByRole('article'), 'the popup still answers').toContainText('Google');
    await resume.press('Enter');
    await expect.poll(marks).toEqual([1, 1, 1, 1]);
  });

  await test.step('only-here mode: nothing is marked but where it was turned on; subdomains follow their site', async () => {
    const named = await extension.context.newPage();
    await named.goto(address.replace('127.0.0.1', 'sub.localhost'));
    await expect.poll(() => anyMarks(named)).toEqual([1, 1]);
    const send = (type: string, input: unknown) =>
      popup.evaluate((message) => chrome.runtime.sendMessage({ to: 'background', ...message }), { type, input });
    await send('setOnlyHere', { onlyHere: true });
    await expect.poll(marks).toEqual([0, 0, 0, 0]);
    expect(await anyMarks(named)).toEqual([0, 0]);
    await send('setSite', { host: 'localhost', mode: 'on' });
    await expect.poll(() => anyMarks(named)).toEqual([1, 1]);
    expect(await marks()).toEqual([0, 0, 0, 0]);
    const over = await popupBeside(named, extension);
    await expect(over.getByText('Uses the setting for localhost.')).toBeVisible();
    const back = await popupBeside(page, extension);
    await expect(back.getByText('Numlens runs only on sites you turn on.')).toBeVisible();
  });
});
