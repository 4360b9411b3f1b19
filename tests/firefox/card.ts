import { expect } from '@playwright/test';
import type { Frame, Page } from 'puppeteer-core';
import type { Context } from './bidi.ts';
import type { Firefox } from './start-firefox.ts';

/** A card's frame: what it says, and its buttons. */
export type Card = {
  text: () => Promise<string>;
  /** All values of a fact, with their sources. */
  fact: (term: string) => Promise<string>;
  press: (button: string) => Promise<void>;
  /** Presses a button or a link with the pointer, as what needs a person's own press wants it. */
  click: (button: string) => Promise<void>;
};

/** Runs in a page: the middle of the mark whose text is this, null until it is marked. */
function middleOfMark(text: string): { x: number; y: number } | null {
  for (const mark of [...CSS.highlights.values()].flatMap((highlight) => [...highlight])) {
    const live = new Range();
    live.setStart(mark.startContainer, mark.startOffset);
    live.setEnd(mark.endContainer, mark.endOffset);
    const [box] = live.getClientRects();
    if (live.toString().includes(text) && box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}

/** Waits until a text is marked, and gives its middle. */
export async function waitForMark(page: Page | Frame, text: string): Promise<{ x: number; y: number }> {
  // A page that is not in front is not read.
  if ('bringToFront' in page) await page.bringToFront();
  const place = await (await page.waitForFunction(middleOfMark, {}, text)).jsonValue();
  if (!place) throw new Error('the mark went away');
  return place;
}

/** Rests on a mark as a person does; `offset` is where its frame stands in the page. */
export async function hoverMark(
  page: Page,
  text: string,
  { frame, offset = { x: 0, y: 0 } }: { frame?: Frame; offset?: { x: number; y: number } } = {},
): Promise<void> {
  const place = await waitForMark(frame ?? page, text);
  const [x, y] = [place.x + offset.x, place.y + offset.y];
  await page.mouse.move(1, y);
  // Text has to have stood still for a while before a hover counts as wanted.
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((until) => performance.now() >= until, {}, now + 700);
  await page.mouse.move(x, y, { steps: 6 });
}

/** Runs in a card: what it says; nothing while its frame has no document yet. */
function readBody(): string {
  return document.body?.textContent ?? '';
}

function framesOf(contexts: Context[]): Context[] {
  return contexts.flatMap((each) => [each, ...framesOf(each.children)]);
}

/** How many cards are open in all tabs. */
export async function openCards(firefox: Firefox): Promise<string[]> {
  const frames = framesOf(await firefox.bidi.contexts());
  return frames.filter(({ url }) => url.startsWith(`${firefox.origin}/card.html`)).map(({ context }) => context);
}

/** Waits until a card is shown, with an article in it; gives the newest. */
export async function waitForCard(firefox: Firefox, page: Page): Promise<Card> {
  const { bidi } = firefox;
  let context = '';
  await expect(async () => {
    context = (await openCards(firefox)).at(-1) ?? '';
    expect(context, 'no card is open').not.toBe('');
    expect(await bidi.run(context, () => document.querySelectorAll('article').length)).toBe(1);
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('[popover="manual"]')].some((host) => getComputedStyle(host).opacity === '1'),
    );
    expect(shown, 'the card is not shown yet').toBe(true);
  }).toPass();
  return {
    text: () => bidi.run(context, readBody),
    fact: (wanted) =>
      bidi.run(
        context,
        (term) =>
          [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === term)?.parentElement
            ?.textContent ?? '',
        wanted,
      ),
    press: (button) =>
      bidi.run(
        context,
        (name) => {
          const all = [...document.querySelectorAll('button')];
          const found = all.find(
            (each) => each.textContent.startsWith(name) || each.getAttribute('aria-label')?.startsWith(name),
          );
          if (!found) throw new Error(`no button is named ${name}`);
          found.click();
        },
        button,
      ),
    async click(button) {
      const isInSight = () => bidi.run(context, () => document.documentElement.hasAttribute('data-in-sight'));
      await expect.poll(isInSight).toBe(true);
      const inCard = await bidi.run(context, middleOfButton, button);
      const host = await page.evaluate(() => {
        const shown = [...document.querySelectorAll('[popover="manual"]')].at(-1)?.getBoundingClientRect();
        return { x: shown?.x ?? 0, y: shown?.y ?? 0 };
      });
      await page.mouse.click(host.x + inCard.x, host.y + inCard.y);
    },
  };
}

/** Runs in the card: the middle of the button or link that has this name. */
function middleOfButton(name: string): { x: number; y: number } {
  const found = [...document.querySelectorAll('button, a[href]')].find(
    (each) => each.textContent.startsWith(name) || each.getAttribute('aria-label')?.startsWith(name),
  );
  if (!found) throw new Error(`no button is named ${name}`);
  found.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

export async function hoverCard(firefox: Firefox, page: Page, text: string): Promise<Card> {
  await hoverMark(page, text);
  return waitForCard(firefox, page);
}

/** Waits until no card is open. */
export async function waitForNoCard(firefox: Firefox): Promise<void> {
  await expect.poll(() => openCards(firefox), { intervals: [50] }).toEqual([]);
}

/** What every open card says. */
export async function cardTexts(firefox: Firefox): Promise<string[]> {
  const cards = await openCards(firefox);
  return Promise.all(cards.map((card) => firefox.bidi.run(card, readBody)));
}
