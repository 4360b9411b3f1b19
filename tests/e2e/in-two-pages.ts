import type { Browser, Page } from '@playwright/test';

type PageOptions = Parameters<Browser['newPage']>[0];

/**
 * Does the same work with each of many things, in two pages beside each other: each has a process of its own, and so two
 * cores have work. The first failure of one is the failure of all.
 */
export async function inTwoPages<Thing>(
  browser: Browser,
  options: PageOptions,
  { things, work }: { things: readonly Thing[]; work: (page: Page, thing: Thing) => Promise<void> },
): Promise<void> {
  const left = [...things];
  const lane = async () => {
    const page = await browser.newPage(options);
    for (let thing = left.shift(); thing !== undefined; thing = left.shift()) await work(page, thing);
    await page.close();
  };
  await Promise.all([lane(), lane()]);
}
