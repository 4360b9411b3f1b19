import type { Frame } from '@playwright/test';
import { expect } from '@playwright/test';

/** The longest that a press waits for the page script and for a frame before the card says that nothing was sent (ms). */
const longestCheck = 2_000;

/** Runs in a card: whether it says that nothing was sent. */
function hasNotice(): boolean {
  return document.querySelector('.card-notice')?.textContent !== '';
}

/** Runs in a card: what became of a press. A notice that stood before the press counts only from `since` on. */
function readOutcome({ pressed, since }: { pressed: Element; since: number }): 'sent' | 'refused' | null {
  if (!pressed.isConnected) return 'sent';
  const isRefused = document.querySelector('.card-notice')?.textContent !== '' && performance.now() >= since;
  return isRefused ? 'refused' : null;
}

/**
 * Presses a button of a card that asks the service. A machine that stands still for a third of a second makes the card say
 * that it was not in full sight, as the page could have covered it meanwhile: then it presses again, like a person.
 */
export async function pressToSend(card: Frame, name = 'Look up online'): Promise<void> {
  const button = card.getByRole('button', { name });
  let isSent = false;
  while (!isSent) {
    const pressed = await button.elementHandle();
    if (!pressed) throw new Error(`the card has no button "${name}"`);
    const stood = await card.evaluate(hasNotice);
    await button.click();
    const now = await card.evaluate(() => performance.now());
    const press = { pressed, since: stood ? now + longestCheck : 0 };
    const outcome = await card.waitForFunction(readOutcome, press, { polling: 50 });
    isSent = (await outcome.jsonValue()) === 'sent';
  }
}

/** Runs in a card: whether it says, since then, that a press did nothing. */
function isRefused(since: number): boolean {
  return document.querySelector('.card-notice')?.textContent !== '' && performance.now() >= since;
}

/**
 * Presses what changes something, until it is done: like `pressToSend`, again if the card says that it was not in full sight,
 * as a busy machine may draw no frame for a second.
 */
export async function pressToChange(
  card: Frame,
  { press, isDone }: { press: () => Promise<void>; isDone: () => Promise<boolean> },
): Promise<void> {
  let done = false;
  while (!done) {
    const stood = await card.evaluate(hasNotice);
    await press();
    const since = stood ? (await card.evaluate(() => performance.now())) + longestCheck : 0;
    await expect
      .poll(async () => {
        done = await isDone();
        return done || (await card.evaluate(isRefused, since));
      })
      .toBe(true);
  }
}
