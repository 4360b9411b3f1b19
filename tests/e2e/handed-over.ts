import type { Frame, Page } from '@playwright/test';

/** The addresses that a card hands over: to programs of the device, of which a test has none, and to new tabs. */
export async function handedOver(page: Page, card: Frame): Promise<string[]> {
  const session = await page.context().newCDPSession(card);
  await session.send('Page.enable');
  const addresses: string[] = [];
  session.on('Page.frameRequestedNavigation', ({ url }) => addresses.push(url));
  session.on('Page.windowOpen', ({ url }) => addresses.push(url));
  return addresses;
}
