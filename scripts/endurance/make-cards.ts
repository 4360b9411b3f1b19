import type { BrowserContext, Page } from '@playwright/test';
import { pressCommand } from '../../tests/e2e/press-command.ts';

/** Runs in the page: counts the hosts of cards that come, from now on. */
function countHosts(): void {
  Object.assign(window, { hosts: 0 });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof HTMLElement && node.popover === 'manual')
          Reflect.set(window, 'hosts', Reflect.get(window, 'hosts') + 1);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Opens cards one after the other by walking from number to number, each closing the one before: the quickest way that
 * makes whole cards. `seen` is told of each.
 */
export async function makeCards(
  context: BrowserContext,
  page: Page,
  cards: number,
  seen: (done: number) => Promise<void> = async () => {},
): Promise<void> {
  await page.evaluate(countHosts);
  await page.bringToFront();
  for (let done = 1; done <= cards; done += 1) {
    await openNext(context, page);
    await seen(done);
  }
}

type Outcome = 'shown' | 'given up' | null;

/**
 * Runs in the page: returns the state of the card after this many hosts. A frame that is too slow is given up unseen.
 */
function outcome(hosts: number): Outcome {
  if (Reflect.get(window, 'hosts') <= hosts) return null;
  const open = [...document.querySelectorAll('[popover="manual"]')];
  if (open.some((host) => getComputedStyle(host).opacity === '1')) return 'shown';
  return open.length === 0 ? 'given up' : null;
}

/**
 * Walks to the next number and waits until its card is shown; throws if none comes. Only two presses are made again, once:
 * one that its worker took with it when it ended (the browser would have started the worker for it, `pressCommand` cannot),
 * and one whose card was given up, as on a busy machine its frame was not ready in time (decision 0002).
 */
async function openNext(context: BrowserContext, page: Page, isAgain = false): Promise<void> {
  const before = await page.evaluate((): number => Reflect.get(window, 'hosts'));
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  try {
    await pressCommand(worker, 'next-number');
    const became = await page.waitForFunction(outcome, before, { polling: 10, timeout: 120_000 });
    if ((await became.jsonValue()) === 'shown') return;
    if (isAgain) throw new Error('two cards after each other were given up');
  } catch (error) {
    if (isAgain || context.serviceWorkers().includes(worker)) throw error;
  }
  await openNext(context, page, true);
}

/** A page of distinct numbers and addresses to walk over. */
export function pageToWalk(numbers: number): string {
  const lines = Array.from({ length: numbers }, (_, index) => {
    const digits = String(index).padStart(4, '0');
    return index % 3 === 2 ? `<p>8.8.${index % 250}.${(index * 7) % 250}` : `<p>+49 30 9018${digits}`;
  });
  return `<!doctype html><html lang="de"><title>Walk</title>${lines.join('\n')}`;
}
