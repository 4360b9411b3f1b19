import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Where axe looks (a selector), and which of its complaints do not count (their ids). */
type Looks = { within?: string; except?: RegExp };

/** Returns what axe holds against a page, in words short enough to read in a failure. */
export async function complaints(page: Page, { within = 'body', except }: Looks = {}): Promise<string[]> {
  // Its usual mode opens a page of its own, which an extension's policy forbids.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(within);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ id }) => !except?.test(id))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
