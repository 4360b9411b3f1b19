import type { Locator, Page } from '@playwright/test';

export async function openList(open: (file: 'sidepanel.html') => Promise<Page>): Promise<Page> {
  const panel = await open('sidepanel.html');
  await panel.getByRole('tab', { name: 'List' }).click();
  return panel;
}

export function row(panel: Page, text: string): Locator {
  return panel.getByRole('row').filter({ hasText: text });
}
