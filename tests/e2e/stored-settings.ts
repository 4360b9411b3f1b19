import type { Page } from '@playwright/test';

/** Changes stored settings that the options page has no field for, from an open page of the extension. */
export async function changeSettings(own: Page, change: Record<string, unknown>): Promise<void> {
  await own.evaluate(async (wanted) => {
    const stored: unknown = (await chrome.storage.local.get('settings'))['settings'];
    const before = typeof stored === 'object' && stored !== null ? stored : {};
    await chrome.storage.local.set({ settings: { ...before, ...wanted } });
  }, change);
}
