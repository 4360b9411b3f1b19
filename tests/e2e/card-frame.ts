import type { Frame, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** A card as a person reads it. A fact has several values where sources differ, and its note comes last. */
export type CardText = {
  name: string;
  heading: string;
  facts: { term: string; values: string[] }[];
  text: string;
};

/** Runs in the page: whether the newest card's host is drawn; it is made before it is shown. */
function isShown(): boolean {
  const newest = [...document.querySelectorAll('[popover="manual"]')].at(-1);
  return newest !== undefined && getComputedStyle(newest).opacity === '1';
}

/** The card's frame once it is shown with an article in it; the newest where several are open. */
export async function waitForCard(page: Page): Promise<Frame> {
  let frame: Frame | undefined;
  await expect(async () => {
    frame = page.frames().findLast((candidate) => candidate.url().includes('/card.html'));
    expect(frame, 'no card is open').toBeDefined();
    expect(await frame?.getByRole('article').count()).toBe(1);
    expect(await page.evaluate(isShown), 'the card is not shown yet').toBe(true);
  }).toPass();
  if (!frame) throw new Error('no card is open');
  return frame;
}

/** Waits until no card is open. */
export async function waitForNoCard(page: Page): Promise<void> {
  await expect(() => {
    expect(page.frames().filter((frame) => frame.url().includes('/card.html'))).toHaveLength(0);
  }).toPass();
}

/** A fact of the card: its term, every answer to it with its source, and its note. */
export function fact(frame: Frame, term: string): Locator {
  return frame.locator(`dt:text-is("${term}")`).locator('xpath=..');
}

/** Waits until the service has answered into the card, and nothing more is being asked. */
export async function waitForService(frame: Frame): Promise<void> {
  const answered = frame.getByRole('status').filter({ hasText: 'Online lookup complete.' });
  await expect(answered).toHaveCount(1);
}

/** Reads what the card says now. */
export async function readCard(frame: Frame): Promise<CardText> {
  const article = frame.getByRole('article');
  const [shown = ''] = await article.allInnerTexts();
  const [heading = ''] = await article.getByRole('heading').first().allInnerTexts();
  const facts: CardText['facts'] = [];
  for (const term of await article.locator('dt').all()) {
    const [name = ''] = await term.allInnerTexts();
    const values = await term.locator('xpath=following-sibling::dd').allInnerTexts();
    facts.push({ term: name.trim(), values: values.map(oneLine).filter((value) => value !== '') });
  }
  return { name: (await article.getAttribute('aria-label')) ?? heading, heading: oneLine(heading), facts, text: shown };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Makes a card show all details, which is one press. */
export async function openDetails(frame: Frame): Promise<void> {
  const button = frame.getByRole('button', { name: /details$/, expanded: false });
  await button.click();
  await expect(frame.getByRole('button', { name: 'Less', exact: true })).toBeVisible();
  // While it grows, a part of it is not in sight yet, and a press would count as one on a covered card.
  await expect(frame.locator('html[data-in-sight]')).toBeAttached();
}

/** Opens the reason for which something was taken for a number; it is among the details. */
export async function openWhy(frame: Frame, words = 'Why is this a number?'): Promise<void> {
  const why = frame.getByText(words);
  await expect(frame.getByRole('button', { name: /details$|^Less$/ })).toBeVisible();
  if ((await why.count()) === 0) await openDetails(frame);
  await why.click();
}
