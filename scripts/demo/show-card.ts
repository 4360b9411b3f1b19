import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Result } from '../../lib/model/result.ts';
import { failed, ok } from '../../lib/model/result.ts';
import type { CardText } from '../../tests/e2e/card-frame.ts';
import { readCard, waitForCard, waitForNoCard } from '../../tests/e2e/card-frame.ts';
import { hoverText, waitForMark } from '../../tests/e2e/hover-text.ts';
import type { Stop } from './stops.ts';

/**
 * Hovers one stop, waits for its whole card, takes its picture and moves away. If that fails, returns what did not
 * appear.
 */
export async function showCard(page: Page, stop: Stop, pictures: string): Promise<Result<CardText, string>> {
  await page.emulateMedia({ colorScheme: stop.dark ? 'dark' : 'light' });
  const steps: [string, () => Promise<void>][] = [
    [`${stop.text} was not marked on the page`, () => waitForMark(page, stop.text)],
    [
      `no card came for ${stop.text}`,
      async () => {
        await hoverText(page, stop.text);
        await waitForCard(page);
      },
    ],
    [
      `the service's answer did not come into the card of ${stop.text}`,
      async () => {
        try {
          await stop.complete(await waitForCard(page));
        } catch {
          // A page is read again after it has loaded. Hovering looks nothing up that was marked less than half a second ago.
          await leave(page);
          await hoverText(page, stop.text);
          await stop.complete(await waitForCard(page));
        }
      },
    ],
  ];
  for (const [problem, step] of steps) {
    try {
      await step();
    } catch {
      await page.screenshot({ path: join(pictures, `${stop.picture}-failed.png`) });
      return failed(`${problem}; ${stop.picture}-failed.png in ${pictures} shows the page`);
    }
  }
  const card = await readCard(await waitForCard(page));
  await page.screenshot({ path: join(pictures, `${stop.picture}.png`) });
  await leave(page);
  return ok(card);
}

async function leave(page: Page): Promise<void> {
  await page.mouse.move(4, 4, { steps: 4 });
  await waitForNoCard(page);
}

/** A card as lines of text. */
export function cardAsText({ name, heading, facts }: CardText): string {
  const width = Math.max(...facts.map(({ term }) => term.length), 0);
  const lines = facts.map(({ term, values }) => `  ${term.padEnd(width)}  ${values.join(' · ')}`);
  return [`\n${name}${heading === name ? '' : `: ${heading}`}`, ...lines].join('\n');
}
